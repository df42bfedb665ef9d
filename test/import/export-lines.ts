import type { Policy } from "../../runtime/import/destination.js";
import type { ImportReport } from "../../runtime/import/entry.js";
import { storeName } from "../../runtime/import/export-format.js";
import { exportLines } from "../../runtime/import/export-lines.js";
import { createLinesSource } from "../../runtime/import/readers/lines-source.js";
import { runImport } from "../../runtime/import/run-import.js";
import type { Model, Source } from "../../runtime/import/source.js";
import { createDestination } from "../../runtime/import/this-service.js";
import type { AppContext } from "../../runtime/resources/app-context.js";

/** What readers know of a site. */
export function modelOf({ service, resources, language, zone }: AppContext): Model {
  const descriptors = [...resources].map(([name, { resource }]) => [name, resource] as const);
  return { service, resources: new Map(descriptors), language, zone };
}

/** How a test imports. */
export interface Choices {
  readonly policy?: Policy;
  readonly isDryRun?: boolean;
}

/** Imports a source into the store of a site. */
export function importSource(
  app: AppContext,
  source: Source,
  { policy = "only-untouched", isDryRun = false }: Choices = {},
): Promise<ImportReport> {
  return runImport({
    model: modelOf(app),
    source,
    destination: createDestination(app, source),
    policy,
    isDryRun,
  });
}

/** The lines of an export of a site. */
export async function exportedLines(app: AppContext): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(app, () => undefined)) lines.push(line.trimEnd());
  return lines;
}

/** An export of these lines as a source; lines that are no texts are written as JSON. */
export async function sourceOfLines(app: AppContext, lines: readonly (string | object)[], name?: string) {
  const read = async function* () {
    for (const line of lines)
      yield await Promise.resolve(typeof line === "string" ? line : JSON.stringify(line));
  };
  const store = await storeName(app);
  return createLinesSource(modelOf(app), { ...(name === undefined ? {} : { name }), lines: read, store });
}
