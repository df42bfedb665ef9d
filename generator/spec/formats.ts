import type { Diagnostic } from "../diagnostics.js";
import type { Spec } from "../load.js";
import { printAnnotations } from "./annotations.js";
import { printJson } from "./json.js";
import { printDiagnostics, type TextOptions } from "./print.js";

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
