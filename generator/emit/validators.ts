import type { Model } from "../model/model.js";
import { ajvCode } from "../print/ajv-code.js";
import { docBlock } from "../print/doc-comment.js";
import { type Input, inputsOf } from "../print/inputs.js";
import { createSourceFile, type OutputFile } from "../print/source-file.js";
import { createValidationSchemas } from "../print/validation-schema.js";
import { wireFiles } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

const door = "runtime/codegen";
const lineWidth = 110;

/** The inputs of one folder of the server, and the spec they come from. */
interface Section {
  readonly folder: string;
  readonly origin: string;
  readonly inputs: readonly Input[];
}

/**
 * Writes a guard for every input: `server/<folder>/validators.ts` names and types them, `server/<folder>/ajv.ts` next to
 * it holds the code that AJV makes of their schemas.
 */
export const emitValidators: Emitter = (model) => {
  const resources = model.resources.map((resource) => ({
    folder: resource.folder,
    origin: `spec/resources/${resource.name}.yaml`,
    inputs: inputsOf(model, resource.routes),
  }));
  const service = {
    folder: "service",
    origin: "spec/routes.yaml",
    inputs: inputsOf(model, model.serviceRoutes),
  };
  const files = wireFiles(model);
  return [...resources, service].flatMap((section) => [
    guards(section, files),
    machineCode(model, section, files),
  ]);
};

function guards({ folder, origin, inputs }: Section, files: ReadonlyMap<string, string>): OutputFile {
  const file = createSourceFile(`server/${folder}/validators.ts`, origin);
  for (const input of inputs) {
    const guard = file.use({ name: "Guard", from: door, typeOnly: true });
    const type = file.use(wireType(input, files));
    const check = file.use({ name: `check${input.name}`, from: `generated/server/${folder}/ajv` });
    const head = `export const is${input.name}: ${guard}<${type}> =`;
    const gap = head.length + check.length + 2 > lineWidth ? "\n  " : " ";
    file.add(`\n${docBlock(purpose(input))}\n${head}${gap}${check};`);
  }
  return file.print();
}

function purpose({ routes }: Input): string {
  const names = routes.map(({ methods, path }) => `\`${methods.join(", ")} ${path}\``).join(" and ");
  return `Accepts the parameters of ${names}, each in its type and within its limits.`;
}

function machineCode(
  model: Model,
  { folder, origin, inputs }: Section,
  files: ReadonlyMap<string, string>,
): OutputFile {
  const schemas = createValidationSchemas(model);
  for (const input of inputs) schemas.add(input);
  const definitions = schemas.definitions();
  const names = inputs.map(({ name }) => name);
  // Inputs that take the same are checked by the function of the first of them.
  const firsts = new Map(names.map((name) => [JSON.stringify(definitions[name]), name] as const).reverse());
  const twin = (name: string): string => firsts.get(JSON.stringify(definitions[name])) ?? name;
  const { code, functions, runtimeNames } = ajvCode(definitions, [...new Set(names.map(twin))]);

  const file = createSourceFile(`server/${folder}/ajv.ts`, origin, { foreignCode: code });
  for (const name of runtimeNames) file.use({ name, from: door });
  const guard = file.use({ name: "Guard", from: door, typeOnly: true });
  const exports = inputs.map((input) => {
    const type = file.use(wireType(input, files));
    return `export const check${input.name}: ${guard}<${type}> = ${functions[twin(input.name)] ?? ""};`;
  });
  file.add(`\n${exports.join("\n")}`);
  return file.print();
}

function wireType({ name }: Input, files: ReadonlyMap<string, string>) {
  return { name, from: `generated/${files.get(name) ?? ""}`, typeOnly: true };
}
