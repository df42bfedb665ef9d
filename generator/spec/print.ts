import { posix } from "node:path";
import type { Diagnostic } from "../diagnostics.js";
import type { Spec } from "../load.js";
import type { Place } from "../model/model.js";

/**
 * The diagnostics as text for a terminal: one block each with the line and its neighbours, then a summary. Missing
 * translations are one line per language unless `verbose`.
 */
export function printDiagnostics(
  spec: Spec,
  diagnostics: readonly Diagnostic[],
  options: { readonly verbose: boolean },
): string {
  const isShown = (diagnostic: Diagnostic): boolean =>
    options.verbose || diagnostic.name !== "missing_translation";
  const blocks = diagnostics.filter(isShown).map((diagnostic) => printOne(spec, diagnostic));
  const hidden = options.verbose ? [] : printMissing(diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const summary = errors === 0 ? [] : [`${count(errors, "error")}. No file was written.`];
  return [...blocks, ...hidden, ...summary].join("\n");
}

function printOne(spec: Spec, { code, name, severity, message, fix, place, also }: Diagnostic): string {
  const head = `${printPlace(spec, place)} ${code} ${message}`;
  const others =
    also.length === 0 ? [] : [`  also at ${also.map((other) => printPlace(spec, other)).join(", ")}`];
  return [
    head,
    ...printFrame(spec, place),
    ...others,
    `  ${severity === "error" ? "fix" : "hint"}: ${fix} (${name})`,
    "",
  ].join("\n");
}

/** A place as `file:line:column`, with the folder that the spec was read from. */
export function printPlace(spec: Spec, { file, line, column }: Place): string {
  return `${posix.join(spec.directory, posix.relative("spec", file))}:${line}:${column}`;
}

/** The line of a place with those around it, and a caret under the word. */
export function printFrame(spec: Spec, { file, line, column }: Place): readonly string[] {
  const lines = (spec.sources.get(file) ?? "").split(/\r?\n/);
  const text = lines[line - 1];
  if (text === undefined || text.trim() === "") return [];
  const width = String(line + 1).length;
  const shownLines = [line - 1, line, line + 1].flatMap((number) => {
    const content = lines[number - 1];
    return content === undefined || (content === "" && number > line)
      ? []
      : [`  ${String(number).padStart(width)} | ${content}`];
  });
  const word = /^("[^"]*"?|'[^']*'?|[^\s,\]}:]+)/.exec(text.slice(column - 1))?.[0] ?? " ";
  const caret = `  ${" ".repeat(width)} | ${" ".repeat(column - 1)}${"^".repeat(word.length)}`;
  const at = line === 1 ? 1 : 2;
  return [...shownLines.slice(0, at), caret, ...shownLines.slice(at)];
}

/** One line for each language that lacks texts. */
function printMissing(diagnostics: readonly Diagnostic[]): readonly string[] {
  const byLanguage = new Map<string, number>();
  for (const { name, message } of diagnostics) {
    if (name !== "missing_translation") continue;
    const language = message.split(" ", 1)[0] ?? "";
    byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1);
  }
  return [...byLanguage].map(
    ([language, missing]) => `${language} lacks ${count(missing, "text")} (--verbose names them)`,
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
