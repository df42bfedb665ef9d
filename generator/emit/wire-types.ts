import type {
  Answer,
  AnswerProperty,
  Enum,
  EnumValue,
  Model,
  ObjectType,
  Parameter,
  Resource,
} from "../model/model.js";
import { hasList, isBareList } from "../model/wire.js";
import { aliasOf, interfaceOf, unionAlias } from "../print/declarations.js";
import { deprecatedTag } from "../print/deprecation.js";
import { docComment, exampleTag } from "../print/doc-comment.js";
import { errorObjects, fixedInterface, schemaType } from "../print/error-objects.js";
import { exampleOf, propertyExample } from "../print/examples.js";
import { type Input, inputsOf } from "../print/inputs.js";
import { envelopeProperties } from "../print/list-envelope.js";
import { propertyKey } from "../print/literal.js";
import { generatedDefaultText } from "../print/localized-text.js";
import { answerPropertyExample, envelopeExample } from "../print/record-examples.js";
import { routeObjects } from "../print/route-objects.js";
import { createSourceFile, type OutputFile, type Statement } from "../print/source-file.js";
import {
  answerPropertyType,
  builtInTypes,
  enumLiterals,
  givenType,
  isAbsentAtTimes,
  objectPropertyType,
  parameterType,
  type UseType,
} from "../print/typescript.js";
import { answerFormat, parameterFormat, propertyFormat } from "../print/value-format.js";
import {
  answersOf,
  enumsOf,
  givenFiles,
  resourceInputs,
  wireFiles,
  wireFolder,
} from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes what is sent over the wire as TypeScript: `sdk/types.ts` with shared types, a file per resource with its answers
 * and inputs and `sdk/service.ts` with the inputs of other routes. The files below `sdk/inputs` have what calls take.
 */
export const emitWireTypes: Emitter = (model) => {
  const files = wireFiles(model);
  return [
    sharedTypes(model, files),
    ...model.resources.map((resource) => resourceTypes(model, resource, files)),
    serviceTypes(model, files),
    ...model.resources.map((resource) =>
      givenInputs(model, resource.folder, resourceInputs(model, resource)),
    ),
    givenInputs(model, "service", inputsOf(model, model.serviceRoutes)),
  ];
};

function givenInputs(model: Model, folder: string, inputs: readonly Input[]): OutputFile {
  const { file, use } = startFile(`${wireFolder}/inputs/${folder}`, "spec/", givenFiles(model));
  for (const input of inputs) {
    file.add(inputInterface(model, input, (parameter) => givenType(model, parameter, use)));
  }
  return file.print();
}

/** A file of types in the making, and what imports a named type unless the file declares it. */
function startFile(path: string, origin: string, files: ReadonlyMap<string, string>) {
  const file = createSourceFile(`${path}.ts`, origin);
  const use: UseType = (name) => {
    const from = files.get(name);
    if (from === undefined) throw new Error(`No wire type has the name ${name}.`);
    return from === path ? name : file.use({ name, from: `generated/${from}`, typeOnly: true });
  };
  return { file, use };
}

function sharedTypes(model: Model, files: ReadonlyMap<string, string>): OutputFile {
  const { file, use } = startFile(`${wireFolder}/types`, "spec/types.yaml and spec/api.yaml", files);
  const language = model.service.languages.default;
  const builtIn = (name: keyof typeof builtInTypes, doc: string): Statement =>
    aliasOf({ name, docs: [doc], type: builtInTypes[name] });
  file.add(
    builtIn("Scalars", "A single value, or a list of values."),
    builtIn("JsonObject", "An object with keys that the spec does not define."),
    builtIn("JsonValue", "Any value of JSON."),
    ...errorObjects(model).map(fixedInterface),
    ...enumsOf(model).map((one) => enumAlias(one, language)),
    ...model.objects.map((object) => objectInterface(object, use, language)),
  );
  return file.print();
}

function enumAlias(one: Enum, language: string): Statement {
  const values = one.values.map((value) => valueItem(value, language)).join("\n");
  return unionAlias({
    name: one.typeName,
    docs: ["One of these values.", values],
    members: enumLiterals(one),
  });
}

/** A value may speak for itself. */
function valueItem({ value, label = {}, text }: EnumValue, language: string): string {
  const { [language]: words = "" } = text;
  const { [language]: name = words } = label;
  const head = name === words ? `- \`${value}\`` : `- \`${value}\` (${name})`;
  return words === "" || words === value ? head : `${head}: ${words}`;
}

function objectInterface(object: ObjectType, use: UseType, language: string): Statement {
  return interfaceOf({
    name: object.typeName,
    docs: [object.text[language] ?? ""],
    properties: object.properties.map((property) => ({
      name: propertyKey(property.name),
      type: objectPropertyType(property, use),
      hasQuestionToken: property.optional,
      docs: [
        docComment(
          (property.text[language] ?? "") + propertyFormat(property),
          exampleTag(propertyExample(property)),
        ),
      ],
    })),
  });
}

function resourceTypes(model: Model, resource: Resource, files: ReadonlyMap<string, string>): OutputFile {
  const origin = `spec/resources/${resource.name}.yaml`;
  const { file, use } = startFile(`${wireFolder}/${resource.folder}`, origin, files);
  const language = model.service.languages.default;
  const [answer, ...embedded] = answersOf(resource);
  const print = { model, resource, use };
  if (answer !== undefined) file.add(answerInterface(print, answer, resource.text[language] ?? ""));
  for (const other of embedded)
    file.add(answerInterface(print, other, `${resource.typeName} as it is embedded in other records.`));
  if (hasList(resource)) file.add(listType(model, resource));
  file.add(...routeObjects(resource).map(fixedInterface));
  const typeOf = (parameter: Parameter): string => parameterType(model, parameter, use);
  for (const input of resourceInputs(model, resource)) file.add(inputInterface(model, input, typeOf));
  return file.print();
}

function serviceTypes(model: Model, files: ReadonlyMap<string, string>): OutputFile {
  const { file, use } = startFile(`${wireFolder}/service`, "spec/routes.yaml", files);
  const typeOf = (parameter: Parameter): string => parameterType(model, parameter, use);
  for (const input of inputsOf(model, model.serviceRoutes)) file.add(inputInterface(model, input, typeOf));
  return file.print();
}

function answerInterface(
  { model, resource, use }: { readonly model: Model; readonly resource: Resource; readonly use: UseType },
  answer: Answer,
  text: string,
): Statement {
  const language = model.service.languages.default;
  return interfaceOf({
    name: answer.typeName,
    docs: [text],
    properties: answer.properties.map((property) => ({
      name: propertyKey(property.name),
      type: answerPropertyType(property, use),
      hasQuestionToken: isAbsentAtTimes(property),
      docs: [
        docComment(
          (property.text[language] ?? "") + answerFormat(property),
          deprecatedTag(property, language),
          // Records are shown where their type is declared.
          isRecord(property) ? "" : exampleTag(answerPropertyExample(property, { model, resource })),
        ),
      ],
    })),
  });
}

function isRecord({ type }: AnswerProperty): boolean {
  return (type.kind === "nullable" ? type.of : type).kind === "embedded";
}

function listType(model: Model, resource: Resource): Statement {
  const text = `A page of a list of ${resource.plural}.`;
  if (isBareList(resource))
    return aliasOf({ name: resource.listName, docs: [text], type: `${resource.typeName}[]` });
  return interfaceOf({
    name: resource.listName,
    docs: [text],
    properties: envelopeProperties(resource).map(({ name, kind, schema, optional, text }) => ({
      name: propertyKey(name),
      type: schemaType(schema),
      hasQuestionToken: optional,
      docs: [
        docComment(
          text,
          kind === "records" ? "" : exampleTag(envelopeExample({ model, resource }, kind, null)),
        ),
      ],
    })),
  });
}

function inputInterface(model: Model, input: Input, typeOf: (parameter: Parameter) => string): Statement {
  const language = model.service.languages.default;
  const { name, base, own } = input;
  const docs = [`Parameters of ${routeNames(input)}.`];
  if (base !== undefined && own.length === 0) return aliasOf({ name, docs, type: base });
  return interfaceOf({
    name,
    docs,
    extends: base === undefined ? [] : [base],
    properties: own.map((parameter) => ({
      name: propertyKey(parameter.name),
      type: typeOf(parameter),
      hasQuestionToken: !parameter.required,
      docs: [
        docComment(
          withDefault(model, parameter),
          deprecatedTag(parameter, language),
          exampleTag(exampleOf(parameter)),
        ),
      ],
    })),
  });
}

function routeNames({ routes }: Input): string {
  return routes.map(({ methods, path }) => `\`${methods.join(", ")} ${path}\``).join(" and ");
}

function withDefault(model: Model, parameter: Parameter): string {
  const language = model.service.languages.default;
  const { text, default: initial } = parameter;
  const prose = (text[language] ?? "") + parameterFormat(parameter);
  const generated = generatedDefaultText(model, parameter)?.[language];
  if (generated !== undefined) return `${prose} ${generated}`;
  return initial === undefined ? prose : `${prose} Default: ${JSON.stringify(initial)}.`;
}
