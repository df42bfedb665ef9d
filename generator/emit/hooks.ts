import { docBlock } from "../print/doc-comment.js";
import { hookPurpose, hookType } from "../print/hook-type.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/hooks.ts`: the functions that the spec names and runtime/hooks holds. */
export const emitHooks: Emitter = (model) => {
  const file = createSourceFile("server/hooks.ts", "spec/resources/*.yaml");
  const members = model.resources
    .filter(({ hooks }) => hooks.length > 0)
    .map((resource) => {
      const own = resource.hooks.map(
        (hook) =>
          `    /** ${hookPurpose(hook)} */\n    readonly ${hook.property}: ${hookType(model, { resource, hook }, file.use)};`,
      );
      return `  /** Hooks of ${resource.plural.replaceAll("_", " ")}. */\n  readonly ${resource.valueName}: {\n${own.join("\n")}\n  };`;
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
