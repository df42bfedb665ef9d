import type { Diagnostic } from "../diagnostics.js";
import type { Spec } from "../load.js";
import { pathOf } from "./print.js";

/** The diagnostics as workflow commands: one line each, which a build on GitHub shows beside the line of the file. */
export function printAnnotations(spec: Spec, diagnostics: readonly Diagnostic[]): string {
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
