import type { Model } from "../model/model.js";
import { type CheckingFunction, compileDefinitions, functionName } from "../print/ajv-code.js";
import { constantOf } from "../print/declarations.js";
import { type Input, inputsOf } from "../print/inputs.js";
import type { Definition } from "../print/schema-definitions.js";
import { runtimeType, runtimeValue } from "../print/server-names.js";
import { createSourceFile, type OutputFile, type SourceFileDraft } from "../print/source-file.js";
import { createValidationSchemas } from "../print/validation-schema.js";
import { wireFiles } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** The inputs of one folder of the server, and the spec they come from. */
interface Section {
  readonly folder: string;
  readonly origin: string;
  readonly inputs: readonly Input[];
}

/**
 * Writes a guard for every input: `server/<folder>/validators.ts` names and types them, `server/<folder>/ajv.ts` next to
 * it holds the code that AJV makes of their schemas, and `server/ajv.ts` the code for values of every resource.
 */
export const emitValidators: Emitter = (model) => {
  const sections = sectionsOf(model);
  const schemas = createValidationSchemas(model);
  const checked = new Map(
    sections.flatMap(({ folder, inputs }) =>
      inputs.map((input) => [input.name, schemas.add(input, folder)] as const),
    ),
  );
  const definitions = schemas.definitions();
  const functions = compileDefinitions(new Map([...definitions].map(([name, { schema }]) => [name, schema])));
  const code = { definitions, functions };
  const files = wireFiles(model);
  return [
    sharedChecks(code),
    ...sections.flatMap((section) => [
      guards(section, files),
      checks(code, section, (input) => {
        return { guard: wireType(input, files), definition: checked.get(input.name) ?? input.name };
      }),
    ]),
  ];
};

function sectionsOf(model: Model): readonly Section[] {
  const resources = model.resources.map((resource) => ({
    folder: resource.folder,
    origin: `spec/resources/${resource.name}.yaml`,
    inputs: inputsOf(model, resource.routes),
  }));
  const inputs = inputsOf(model, model.serviceRoutes);
  return [...resources, { folder: "service", origin: "spec/routes.yaml", inputs }];
}

function guards({ folder, origin, inputs }: Section, files: ReadonlyMap<string, string>): OutputFile {
  const file = createSourceFile(`server/${folder}/validators.ts`, origin);
  for (const input of inputs) {
    const guard = file.use(runtimeType("Guard"));
    const type = file.use(wireType(input, files));
    const check = file.use({ name: `check${input.name}`, from: `generated/server/${folder}/ajv` });
    file.add(
      constantOf({
        name: `is${input.name}`,
        docs: [purpose(input)],
        type: `${guard}<${type}>`,
        value: check,
      }),
    );
  }
  return file.print();
}

function purpose({ routes }: Input): string {
  const names = routes.map(({ methods, path }) => `\`${methods.join(", ")} ${path}\``).join(" and ");
  return `Accepts the parameters of ${names}, each in its type and within its limits.`;
}

/** All definitions, and the functions that check them. */
interface Code {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly functions: ReadonlyMap<string, CheckingFunction>;
}

/** The functions for definitions that belong to no resource, in the order of their names. */
function sharedChecks(code: Code): OutputFile {
  const { foreignCode, declareImports } = functionsIn(code, undefined);
  const file = createSourceFile("server/ajv.ts", "spec/types.yaml and spec/resources", { foreignCode });
  declareImports(file);
  return file.print();
}

function checks(
  code: Code,
  { folder, origin, inputs }: Section,
  checkOf: (input: Input) => { guard: ReturnType<typeof wireType>; definition: string },
): OutputFile {
  const { foreignCode, declareImports } = functionsIn(code, folder);
  const file = createSourceFile(`server/${folder}/ajv.ts`, origin, { foreignCode });
  declareImports(file);
  const guard = file.use(runtimeType("Guard"));
  for (const input of inputs) {
    const { guard: type, definition } = checkOf(input);
    const value = useCheck(file, code, definition);
    file.add(constantOf({ name: `check${input.name}`, type: `${guard}<${file.use(type)}>`, value }));
  }
  return file.print();
}

/** The functions of a folder, and what declares the imports that they need. */
function functionsIn(
  code: Code,
  folder: string | undefined,
): { readonly foreignCode: string; readonly declareImports: (file: SourceFileDraft) => void } {
  const names = [...code.definitions].filter(([, one]) => one.folder === folder).map(([name]) => name);
  const functions = names.sort().flatMap((name) => code.functions.get(name) ?? []);
  const constants = new Map(
    functions.flatMap((one) => [...one.constants]).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    foreignCode: [[...constants.values()].join("\n"), ...functions.map((one) => one.code)]
      .join("\n\n")
      .trim(),
    declareImports: (file) => {
      for (const { calls, runtimeNames } of functions) {
        for (const name of calls) useCheck(file, code, name);
        for (const name of runtimeNames) file.use(runtimeValue(name));
      }
    },
  };
}

/** Imports the function that checks a definition, unless the file has it itself; returns its name. */
function useCheck(file: SourceFileDraft, { definitions }: Code, definition: string): string {
  const folder = definitions.get(definition)?.folder;
  const from = folder === undefined ? "generated/server/ajv" : `generated/server/${folder}/ajv`;
  const name = functionName(definition);
  return from === `generated/${file.path}` ? name : file.use({ name, from });
}

function wireType({ name }: Input, files: ReadonlyMap<string, string>) {
  return { name, from: `generated/${files.get(name) ?? ""}`, typeOnly: true };
}
