import { docBlock } from "../print/doc-comment.js";
import { hookPurpose, hookTables, hookType } from "../print/hook-type.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/hooks.ts`: the functions that the spec names and runtime/hooks holds. */
export const emitHooks: Emitter = (model) => {
  const file = createSourceFile("server/hooks.ts", "spec/resources/*.yaml");
  const members = hookTables(model).map(({ name, resource, hooks }) => {
    const own = hooks.map((hook) => {
      const type = hookType(model, { resource, hook }, file.use);
      return `    /** ${hookPurpose(hook)} */
    readonly ${hook.property}: ${type};`;
    });
    const comment = `Hooks of ${resource.plural.replaceAll("_", " ")}.`;
    return `  /** ${comment} */\n  readonly ${name}: {\n${own.join("\n")}\n  };`;
  });
  const comment = docBlock(
    "The hand-written functions that the spec names, by resource. A hook that is missing, or that the spec does not name, does not compile.",
  );
  const declaration =
    members.length === 0
      ? "export type Hooks = Readonly<Record<string, never>>;"
      : `export interface Hooks {\n${members.join("\n")}\n}`;
  file.add(`\n${comment}\n${declaration}`);
  return [file.print()];
};
