import type { Model } from "../model/model.js";
import { aliasOf, interfaceOf } from "../print/declarations.js";
import { type HookTable, hookPurpose, hookTables, hookType } from "../print/hook-type.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/hooks.ts`: the functions that the spec names and runtime/hooks holds. */
export const emitHooks: Emitter = (model) => {
  const file = createSourceFile("server/hooks.ts", "spec/resources/*.yaml");
  const tables = hookTables(model);
  const declared = {
    name: "Hooks",
    docs: [
      "The hand-written functions that the spec names, by resource. A hook that is missing, or that the spec does not name, does not compile.",
    ],
  };
  file.add(
    tables.length === 0
      ? aliasOf({ ...declared, type: "Readonly<Record<string, never>>" })
      : interfaceOf({ ...declared, properties: tables.map((table) => hooksOf(model, file, table)) }),
  );
  return [file.print()];
};

/** The hooks of a resource, as a property of all. */
function hooksOf(model: Model, file: SourceFileDraft, { name, resource, hooks }: HookTable) {
  const members = hooks.map((hook) => {
    const type = hookType(model, { resource, hook }, file.use);
    return `  /** ${hookPurpose(hook)} */\n  readonly ${hook.property}: ${type};\n`;
  });
  return {
    name,
    isReadonly: true,
    docs: [`Hooks of ${resource.plural.replaceAll("_", " ")}.`],
    type: `{\n${members.join("")}}`,
  };
}
