import type { AppContext } from "../../runtime/resources/app-context.js";
import { exportLines } from "../../runtime/tools/export.js";
import { createLinesSource } from "../../runtime/tools/import/lines-source.js";

/** The lines of an export of a site. */
export async function exportedLines(app: AppContext): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(app, () => undefined)) lines.push(line.trimEnd());
  return lines;
}

/** An export of these lines as a source; lines that are no texts are written as JSON. */
export function sourceOfLines(app: AppContext, lines: readonly (string | object)[], name?: string) {
  return createLinesSource(app, name, async function* () {
    for (const line of lines)
      yield await Promise.resolve(typeof line === "string" ? line : JSON.stringify(line));
  });
}
