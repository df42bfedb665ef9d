import type { Diagnostic } from "../diagnostics.js";
import type { Spec } from "../load.js";
import type { Place } from "../model/model.js";
import { changeOf } from "./edits.js";
import { pathOf } from "./print.js";

/**
 * The diagnostics as JSON: one object with the numbers of errors and warnings and a list. Lines and columns count from 1,
 * an end is exclusive, and columns count UTF-16 units.
 */
export function printJson(spec: Spec, diagnostics: readonly Diagnostic[]): string {
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
