import type { Hook, Model, Resource } from "../model/model.js";
import { docBlock } from "../print/doc-comment.js";
import { runtimeType, serverNames, wireType } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import { objectPropertyType } from "../print/typescript.js";
import { wireFiles } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/hooks.ts`: the functions that the spec names and runtime/hooks holds. */
export const emitHooks: Emitter = (model) => {
  const file = createSourceFile("server/hooks.ts", "spec/resources/*.yaml");
  const members = model.resources
    .filter(({ hooks }) => hooks.length > 0)
    .map((resource) => {
      const own = resource.hooks.map(
        (hook) =>
          `    /** ${purpose(hook)} */\n    readonly ${hook.property}: ${hookType(model, resource, hook, file)};`,
      );
      return `  /** Hooks of ${resource.plural.replaceAll("_", " ")}. */\n  readonly ${resource.valueName}: {\n${own.join("\n")}\n  };`;
    });
  const comment = docBlock(
    "The hand-written functions that the spec names, by resource. What is missing in runtime/hooks, or too much, does not compile.",
  );
  file.add(`\n${comment}\nexport interface Hooks {\n${members.join("\n")}\n}`);
  return [file.print()];
};

function purpose(hook: Hook): string {
  const names = hook.serves.map((name) => `\`${name}\``).join(", ");
  return hook.kind === "filter" ? `Serves the filters ${names}.` : `Computes ${names}.`;
}

function hookType(model: Model, resource: Resource, hook: Hook, file: SourceFileDraft): string {
  const document = file.use(serverNames(resource).document);
  if (hook.kind === "filter") {
    const list = resource.routes.find(({ operation }) => operation === "list");
    const query = list === undefined ? "object" : file.use(wireType(resource, list.inputName));
    return `${file.use(runtimeType("FilterHook"))}<${query}, ${document}>`;
  }
  const files = wireFiles(model);
  const use = (name: string): string =>
    file.use({ name, from: `generated/${files.get(name) ?? ""}`, typeOnly: true });
  const value = hook.type === undefined ? "unknown" : objectPropertyType(hook.type, use);
  const parts = [document, value, ...above(resource, hook, file)];
  const head = file.use(runtimeType("AnswerHook"));
  const line = `    readonly ${hook.property}: ${head}<${parts.join(", ")}>;`;
  return line.length <= 110
    ? `${head}<${parts.join(", ")}>`
    : `${head}<\n${parts.map((part) => `      ${part}`).join(",\n")}\n    >`;
}

/** A hook for single records sees what stands above its property. */
function above(resource: Resource, hook: Hook, file: SourceFileDraft): string[] {
  const { properties, typeName } = resource.answer;
  const [served] = hook.serves;
  const at = properties.findIndex(({ name }) => name === served);
  if (at === -1 || properties[at]?.single !== true) return [];
  const left = properties.slice(at).map(({ name }) => JSON.stringify(name));
  return [`Omit<${file.use(wireType(resource, typeName))}, ${left.join(" | ")}>`];
}
