import type { Model } from "../model/model.js";
import { type CheckingFunction, compileDefinitions, functionName } from "../print/ajv-code.js";
import { constantOf } from "../print/declarations.js";
import { type Input, inputsOf, withVariables } from "../print/inputs.js";
import type { Definition } from "../print/schema-definitions.js";
import { runtimeType, runtimeValue } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import { createValidationSchemas } from "../print/validation-schema.js";
import { wireFiles } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

interface Section {
  readonly folder: string;
  readonly origin: string;
  readonly inputs: readonly Input[];
}

/**
 * Writes `server/<folder>/ajv.ts`: a guard for every input of the folder, and the code that AJV makes of their schemas; and
 * `server/ajv.ts` with the code for values of every resource.
 */
export const emitValidators: Emitter = (model) => {
  const sections = sectionsOf(model);
  const schemas = createValidationSchemas(model);
  const checked = new Map(
    sections.flatMap(({ folder, inputs }) =>
      inputs.map((input) => [input, schemas.add(input, folder)] as const),
    ),
  );
  const definitions = schemas.definitions();
  const functions = compileDefinitions(new Map([...definitions].map(([name, { schema }]) => [name, schema])));
  const code = { definitions, functions };
  const files = wireFiles(model);
  const shared = startFile(code, undefined, "spec/types.yaml and spec/resources");
  return [
    shared.print(),
    ...sections.map(({ folder, origin, inputs }) => {
      const file = startFile(code, folder, origin);
      for (const input of inputs) {
        const guard = file.use(runtimeType("Guard"));
        const type = file.use({
          name: input.name,
          from: `generated/${files.get(input.name) ?? ""}`,
          typeOnly: true,
        });
        const value = useCheck(file, code, checked.get(input) ?? input.name);
        const docs = [purpose(input)];
        file.add(constantOf({ name: `is${input.name}`, docs, type: `${guard}<${type}>`, value }));
      }
      return file.print();
    }),
  ];
};

function sectionsOf(model: Model): readonly Section[] {
  const resources = model.resources.map((resource) => ({
    folder: resource.folder,
    origin: `spec/resources/${resource.name}.yaml`,
    inputs: inputsOf(model, resource.routes.map(withVariables)),
  }));
  const inputs = inputsOf(model, model.serviceRoutes);
  return [...resources, { folder: "service", origin: "spec/routes.yaml", inputs }];
}

function purpose({ routes }: Input): string {
  const names = routes.map(({ methods, path }) => `\`${methods.join(", ")} ${path}\``).join(" and ");
  return `Accepts the parameters of ${names}, each in its type and within its limits.`;
}

interface Code {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly functions: ReadonlyMap<string, CheckingFunction>;
}

/** A file with the functions of a folder, in the order of their names, and the imports that they need. */
function startFile(code: Code, folder: string | undefined, origin: string): SourceFileDraft {
  const names = [...code.definitions].filter(([, one]) => one.folder === folder).map(([name]) => name);
  const functions = names.sort().flatMap((name) => code.functions.get(name) ?? []);
  const constants = new Map(
    functions.flatMap((one) => [...one.constants]).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const texts = [[...constants.values()].join("\n"), ...functions.map((one) => one.code)];
  const path = folder === undefined ? "server/ajv.ts" : `server/${folder}/ajv.ts`;
  const file = createSourceFile(path, origin, { foreignCode: texts.join("\n\n").trim() });
  for (const { calls, runtimeNames } of functions) {
    for (const name of calls) useCheck(file, code, name);
    for (const name of runtimeNames) file.use(runtimeValue(name));
  }
  return file;
}

/** Imports the function that checks a definition, unless the file has it itself; returns its name. */
function useCheck(file: SourceFileDraft, { definitions }: Code, definition: string): string {
  const folder = definitions.get(definition)?.folder;
  const from = folder === undefined ? "generated/server/ajv" : `generated/server/${folder}/ajv`;
  const name = functionName(definition);
  return from === `generated/${file.path}` ? name : file.use({ name, from });
}
