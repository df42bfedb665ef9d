import { posix } from "node:path";
import type { Diagnostic } from "../diagnostics.js";
import type { Spec } from "../load.js";
import type { Place } from "../model/model.js";
import { changeOf } from "./edits.js";

export interface TextOptions {
  /** Every missing translation rather than their number. */
  readonly verbose: boolean;
  /** What follows the number of errors. */
  readonly consequence?: string;
}

/**
 * The diagnostics as text for a terminal: one block each with the line and its neighbours, then a summary. Missing
 * translations are one line per language unless `verbose`.
 */
export function printDiagnostics(
  spec: Spec,
  diagnostics: readonly Diagnostic[],
  options: TextOptions,
): string {
  const isShown = (diagnostic: Diagnostic): boolean =>
    options.verbose || diagnostic.name !== "missing_translation";
  const blocks = diagnostics.filter(isShown).map((diagnostic) => printOne(spec, diagnostic));
  const hidden = options.verbose ? [] : printMissing(diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  // Errors of the hooks do not stop the run: their types are among the files.
  const isStopped = errors.some(({ name }) => name !== "missing_hook" && name !== "orphan_hook");
  const { consequence = isStopped ? "No file was written." : "" } = options;
  const summary = errors.length === 0 ? [] : [`${counted(errors.length, "error")}. ${consequence}`.trimEnd()];
  return [...blocks, ...hidden, ...summary].join("\n");
}

function printOne(spec: Spec, diagnostic: Diagnostic): string {
  const { code, name, severity, message, fix, place, also, related } = diagnostic;
  const head = `${shown(spec, place)} ${code} ${message}`;
  const others = also.length === 0 ? [] : [`  also at ${also.map((other) => shown(spec, other)).join(", ")}`];
  return [
    head,
    ...frame(spec, place),
    ...others,
    ...related.flatMap((other) => [
      `  ${other.message}: ${shown(spec, other.place)}`,
      ...frame(spec, other.place),
    ]),
    `  ${severity === "error" ? "fix" : "hint"}: ${fix} (${name})`,
    "",
  ].join("\n");
}

/** The place with the folder that the spec was read from. */
export function shown(spec: Pick<Spec, "directory">, place: Place): string {
  return `${pathOf(spec, place.file)}:${place.line}:${place.column}`;
}

/** The path of a file that a place names, from where the command was called; only files of the spec move with its folder. */
export function pathOf({ directory }: Pick<Spec, "directory">, file: string): string {
  return file.startsWith("spec/") ? posix.join(directory, posix.relative("spec", file)) : file;
}

/** The line of a place with those around it, and carets under what the place covers. */
export function frame(spec: Pick<Spec, "sources">, { file, line, column, end }: Place): readonly string[] {
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
  const length = end?.line === line ? Math.max(end.column - column, 1) : word.length;
  const caret = `  ${" ".repeat(width)} | ${" ".repeat(column - 1)}${"^".repeat(length)}`;
  const at = line === 1 ? 1 : 2;
  return [...shownLines.slice(0, at), caret, ...shownLines.slice(at)];
}

function printMissing(diagnostics: readonly Diagnostic[]): readonly string[] {
  const byLanguage = new Map<string, number>();
  for (const { name, message } of diagnostics) {
    if (name !== "missing_translation") continue;
    const language = message.split(" ", 1)[0] ?? "";
    byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1);
  }
  return [...byLanguage].map(
    ([language, missing]) => `${language} lacks ${counted(missing, "text")} (--verbose names them)`,
  );
}

/** A number with its noun, in the plural except for one. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** How diagnostics can be printed: for people, and for programs. */
export const formats = ["text", "json"] as const;
export type Format = (typeof formats)[number];

/** Returns the diagnostics in a format. The options of the text are ignored by the other one. */
export function printIn(
  spec: Spec,
  diagnostics: readonly Diagnostic[],
  { format, ...options }: TextOptions & { readonly format: Format },
): string {
  return format === "json" ? printJson(spec, diagnostics) : printDiagnostics(spec, diagnostics, options);
}

/**
 * The diagnostics as JSON: one object with the numbers of errors and warnings and a list. Lines and columns count from 1,
 * an end is exclusive, and columns count UTF-16 units.
 */
function printJson(spec: Spec, diagnostics: readonly Diagnostic[]): string {
  const count = (severity: string): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const report = {
    errors: count("error"),
    warnings: count("warning"),
    diagnostics: diagnostics.map((diagnostic) => toJson(spec, diagnostic)),
  };
  return JSON.stringify(report, undefined, 2);
}

function toJson(spec: Spec, diagnostic: Diagnostic): object {
  const { code, name, severity, message, fix, suggestion, place, also, related, edits } = diagnostic;
  return {
    code,
    name,
    severity,
    message,
    fix,
    suggestion: suggestion ?? null,
    ...placeToJson(spec, place),
    also: also.map((other) => placeToJson(spec, other)),
    related: related.map((other) => ({ message: other.message, ...placeToJson(spec, other.place) })),
    edits: edits.flatMap((edit) => {
      const change = changeOf(spec.sources.get(edit.place.file) ?? "", edit);
      return change === undefined
        ? []
        : [{ file: pathOf(spec, edit.place.file), start: change.start, end: change.end, text: change.text }];
    }),
  };
}

function placeToJson(spec: Spec, { file, line, column, end, pointer }: Place): object {
  return { file: pathOf(spec, file), line, column, end: end ?? null, pointer: pointer ?? "" };
}
