import type { Revision } from "./diff/revision.js";
import { loadRevision } from "./load-revision.js";
import { buildModel } from "./model/build.js";
import { printDiagnostics } from "./spec/print.js";

interface LoadOptions {
  /** Folder of specs in revisions. */
  readonly folder?: string;
}

/**
 * A spec of a folder or git revision, and its model. Prints its errors, and then returns undefined. Throws a RevisionError
 * for a name that is neither.
 */
export function loadModel(name: string, { folder }: LoadOptions = {}): Revision | undefined {
  const spec = loadRevision(name, folder);
  const { model, diagnostics } = buildModel(spec);
  if (model !== undefined) return { spec, model };
  console.error(printDiagnostics(spec, diagnostics, { verbose: false }));
  return undefined;
}
