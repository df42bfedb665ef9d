import type { Diagnostic } from "../diagnostics.js";
import type { Spec } from "../load.js";
import type { Place } from "../model/model.js";
import { changeOf } from "./edits.js";
import { pathOf, printDiagnostics, type TextOptions } from "./print.js";

/** How diagnostics can be printed: for people, for programs, for builds on GitHub. */
export const formats = ["text", "json", "github"] as const;
export type Format = (typeof formats)[number];

/** A format, and the options of its text; the other formats ignore them. */
export interface PrintOptions extends TextOptions {
  readonly format: Format;
}

/** Returns the diagnostics in a format. */
export function printIn(
  spec: Spec,
  diagnostics: readonly Diagnostic[],
  { format, ...options }: PrintOptions,
): string {
  switch (format) {
    case "text":
      return printDiagnostics(spec, diagnostics, options);
    case "json":
      return printJson(spec, diagnostics);
    case "github":
      return printAnnotations(spec, diagnostics);
  }
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

/** The diagnostics as workflow commands: one line each, which a build on GitHub shows beside the line of the file. */
function printAnnotations(spec: Spec, diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => annotation(spec, diagnostic)).join("\n");
}

function annotation(spec: Spec, { code, name, severity, message, fix, place }: Diagnostic): string {
  const { line, column, end } = place;
  const properties = {
    file: pathOf(spec, place.file),
    line,
    col: column,
    ...(end === undefined ? {} : { endLine: end.line }),
    // The command knows columns within one line only.
    ...(end?.line === line ? { endColumn: end.column } : {}),
    title: `${code} ${name}`,
  };
  const shown = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${severity} ${shown.join(",")}::${escapeText(`${message} Fix: ${fix}`)}`;
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
