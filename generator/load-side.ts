import type { Revision } from "./diff/revision.js";
import { loadRevision } from "./load-revision.js";
import { buildModel } from "./model/build.js";
import { printDiagnostics } from "./spec/print.js";

interface SideOptions {
  /** Where specs stand in revisions. */
  readonly folder?: string;
}

/**
 * A spec of a folder or git revision, and its model. Its errors are told, and then there is no revision. Throws a RevisionError
 * for a name that is neither.
 */
export function loadSide(name: string, { folder }: SideOptions = {}): Revision | undefined {
  const spec = loadRevision(name, folder);
  const { model, diagnostics } = buildModel(spec);
  if (model !== undefined) return { spec, model };
  console.error(printDiagnostics(spec, diagnostics, { verbose: false }));
  return undefined;
}
