import type { Diagnostic } from "../diagnostics.js";
import type { Spec } from "../load.js";
import { printAnnotations } from "./annotations.js";
import { printJson } from "./json.js";
import { printDiagnostics, type TextOptions } from "./print.js";
import { printSarif } from "./sarif.js";

/** How diagnostics can be printed: for people, for programs, for code scanning, for builds on GitHub. */
export const formats = ["text", "json", "sarif", "github"] as const;
export type Format = (typeof formats)[number];

/** The diagnostics in one of the formats; the options count for text only. */
export function printIn(
  format: Format,
  spec: Spec,
  diagnostics: readonly Diagnostic[],
  options: TextOptions,
): string {
  switch (format) {
    case "text":
      return printDiagnostics(spec, diagnostics, options);
    case "json":
      return printJson(spec, diagnostics);
    case "sarif":
      return printSarif(spec, diagnostics);
    case "github":
      return printAnnotations(spec, diagnostics);
  }
}
