import type { Diagnostic, Edit } from "../diagnostics.js";
import type { Spec } from "../load.js";
import type { Place } from "../model/model.js";
import { codeNames, codes } from "./codes.js";
import { changeOf } from "./edits.js";
import { pathOf } from "./print.js";

/**
 * The diagnostics in SARIF 2.1.0, the format that code scanning takes: a rule with its help for every code, and for each
 * diagnostic its region, the places it clashes with, and the replacements that put it right.
 */
export function printSarif(spec: Spec, diagnostics: readonly Diagnostic[]): string {
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "spec", rules: codeNames.map((name) => rule(codes[name], name)) } },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((diagnostic) => result(spec, diagnostic)),
      },
    ],
  };
  return JSON.stringify(log, undefined, 2);
}

function rule(
  { code, severity, message, cause, fix, wrong, right }: (typeof codes)[keyof typeof codes],
  name: string,
) {
  return {
    id: code,
    name,
    shortDescription: { text: message },
    fullDescription: { text: cause },
    help: {
      text: `${cause}\nFix: ${fix}.`,
      markdown: `${cause}\n\nWrong:\n\n\`\`\`yaml\n${wrong}\n\`\`\`\n\nRight:\n\n\`\`\`yaml\n${right}\n\`\`\``,
    },
    defaultConfiguration: { level: severity },
  };
}

function result(spec: Spec, diagnostic: Diagnostic): object {
  const { code, name, severity, message, fix, place, also, related, edits } = diagnostic;
  const others = [...related, ...also.map((other) => ({ place: other, message: "the same error" }))];
  return {
    ruleId: code,
    ruleIndex: codeNames.indexOf(name),
    level: severity,
    message: { text: `${message} Fix: ${fix}.` },
    locations: [location(spec, place)],
    relatedLocations: others.map((other, id) => ({
      id,
      message: { text: other.message },
      ...location(spec, other.place),
    })),
    ...(edits.length === 0 ? {} : { fixes: [fixOf(spec, fix, edits)] }),
  };
}

function location(spec: Spec, { file, line, column, end, pointer }: Place): object {
  return {
    physicalLocation: {
      artifactLocation: artifact(spec, file),
      region: {
        startLine: line,
        startColumn: column,
        ...(end === undefined ? {} : { endLine: end.line, endColumn: end.column }),
      },
    },
    logicalLocations: [{ fullyQualifiedName: `${file}#${pointer ?? ""}` }],
  };
}

/** A path of SARIF is a URI. */
function artifact(spec: Spec, file: string): object {
  return { uri: encodeURI(pathOf(spec, file)) };
}

function fixOf(spec: Spec, description: string, edits: readonly Edit[]): object {
  const files = [...new Set(edits.map(({ place }) => place.file))];
  return {
    description: { text: description },
    artifactChanges: files.map((file) => ({
      artifactLocation: artifact(spec, file),
      replacements: edits.flatMap((edit) => {
        const change = edit.place.file === file ? changeOf(spec.sources.get(file) ?? "", edit) : undefined;
        if (change === undefined) return [];
        const deletedRegion = { charOffset: change.start, charLength: change.end - change.start };
        return [{ deletedRegion, insertedContent: { text: change.text } }];
      }),
    })),
  };
}
