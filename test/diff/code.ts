import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Model } from "../../generator/model/model.js";
import { hasList } from "../../generator/model/wire.js";
import { inputsOf } from "../../generator/print/inputs.js";

import { answersOf, enumsOf, wireFiles } from "../../generator/print/wire-names.js";
import { root } from "../support/workspace.js";
import type { Program } from "./serve.js";

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["es5", "es2015.promise", "es2015.iterable", "es2018.asynciterable"].map((name) => `lib.${name}.d.ts`),
  types: [],
};
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says about code written for the types of the old spec, once the types are those of the newer one. */
export function proveCode(old: Program, next: Program): readonly string[] {
  const { clientPackage } = next.model.service;
  const files = new Map([
    ...core,
    ...typesOf(old, "old"),
    ...typesOf(next, `new/${clientPackage}`),
    ["/code.ts", codeFor(old.model)],
  ]);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(["/code.ts"], options, {
    ...host,
    directoryExists: () => true,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile: (path, language) => {
      const text = files.get(path);
      const key = `${path}\n${text ?? ""}`;
      const read = () =>
        text === undefined ? host.getSourceFile(path, language) : ts.createSourceFile(path, text, language);
      const source = parsed.has(key) ? parsed.get(key) : read();
      parsed.set(key, source);
      return source;
    },
  });
  const code = program.getSourceFile("/code.ts");
  // What the client does inside is no matter of its callers, and takes libraries that they need not have.
  return [...program.getSyntacticDiagnostics(code), ...program.getSemanticDiagnostics(code)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 200),
  );
}

function typesOf({ files }: Program, folder: string): readonly (readonly [string, string])[] {
  return [...files].flatMap(([path, text]) =>
    path.startsWith("sdk/") && path.endsWith(".ts")
      ? [[`/${folder}/${path.slice("sdk/".length)}`, withCore(text)] as const]
      : [],
  );
}

/** Both clients on one core, which does not change with the spec. */
const coreFolder = join(root, "runtime/client");
const core = readdirSync(coreFolder).map(
  (name) => [`/core/${name}`, readFileSync(join(coreFolder, name), "utf8")] as const,
);

function withCore(text: string): string {
  return text.replaceAll(/from "\.\.?\/core\//g, 'from "/core/');
}

/** Uses every name, sends every parameter, reads every property, and has a case for every value. */
function codeFor(model: Model): string {
  const lines = [
    `import type * as Old from "./old/index.js";`,
    `import type * as New from "./new/${model.service.clientPackage}/index.js";`,
    // Type parameters stay as they are: generic results cannot be compared.
    "type Called<C> = { [M in keyof C]: C[M] extends (...input: infer I) => infer R ? (...input: I) => R : Called<C[M]> };",
    'declare const client: Called<Omit<New.Client, "withOptions">>;',
  ];
  for (const name of wireFiles(model).keys()) lines.push(`export type Uses${name} = New.${name};`);
  const routes = [...model.resources.flatMap((resource) => resource.routes), ...model.serviceRoutes];
  for (const { name, parameters } of inputsOf(model, routes)) {
    lines.push(
      `declare const sent${name}: Old.${name};`,
      `export const send${name}: New.${name} = sent${name};`,
    );
    for (const parameter of parameters) {
      const key = JSON.stringify(parameter.name);
      lines.push(
        `export const give${name}${parameter.name}: Partial<New.${name}> = { ${key}: (null as unknown as Required<Old.${name}>)[${key}] };`,
      );
    }
  }
  for (const { name, typePlural, routes: called } of model.resources) {
    if (called.length === 0) continue;
    const methods = `${typePlural}Client`;
    lines.push(
      `declare const called${name}: Called<New.${methods}>;`,
      `export const call${name}: Called<Old.${methods}> = called${name};`,
    );
  }
  lines.push('export const callAll: Called<Omit<Old.Client, "withOptions">> = client;');
  for (const resource of model.resources) {
    const names = [
      ...answersOf(resource).map(({ typeName }) => typeName),
      ...(hasList(resource) ? [resource.listName] : []),
    ];
    for (const name of names) {
      lines.push(
        `declare const got${name}: New.${name};`,
        `export const read${name}: Old.${name} = got${name};`,
      );
    }
    for (const { typeName, properties } of answersOf(resource)) {
      for (const { name } of properties) lines.push(`void got${typeName}[${JSON.stringify(name)}];`);
    }
  }
  for (const { typeName, properties } of model.objects) {
    for (const { name } of properties) {
      const key = JSON.stringify(name);
      lines.push(
        `export const make${typeName}${name}: Partial<New.${typeName}> = { ${key}: (null as unknown as Required<Old.${typeName}>)[${key}] };`,
      );
    }
  }
  for (const { typeName, values } of enumsOf(model)) {
    lines.push(`declare const one${typeName}: New.${typeName};`);
    for (const { value } of values) lines.push(`if (one${typeName} === ${JSON.stringify(value)}) void 0;`);
  }
  return lines.join("\n");
}
