import { contractOf } from "../model/contract.js";
import type { Answer, Model, Resource } from "../model/model.js";
import { hasList, isBareList } from "../model/wire.js";
import { docBlock } from "../print/doc-comment.js";
import { envelopeProperties } from "../print/list-envelope.js";
import { literal } from "../print/literal.js";
import { callTypes, coreType } from "../print/sdk-names.js";
import { createSourceFile, type OutputFile } from "../print/source-file.js";
import {
  answerPropertyType,
  builtInTypes,
  enumType,
  isAbsentAtTimes,
  objectPropertyType,
  timeTypesOf,
} from "../print/typescript.js";
import { answersOf, enumsOf, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

type Shape = string | Readonly<Record<string, string>>;

/**
 * Writes the shapes of all answers and the hashes of all operations as facts, `sdk/shapes.ts`, and `sdk/validator.ts`, which
 * loads them when needed. A field changes both, and with them one file.
 */
export const emitSdkShapes: Emitter = (model) => [shapesFile(model), validatorFile()];

function shapesFile(model: Model): OutputFile {
  const file = createSourceFile(`${wireFolder}/shapes.ts`, "spec/");
  const shapes = file.use(coreType("Shapes", "shapes"));
  const answers = file.use(coreType("AnswerShapes", "shapes"));
  const hashes = file.use(coreType("OperationHashes", "contract"));
  const routes = [...model.resources.flatMap((resource) => resource.routes), ...model.serviceRoutes];
  const byOperation = Object.fromEntries(
    routes.map((route) => [route.operationName, callTypes(route).answer]),
  );
  file.add(
    `${docBlock("The shapes of answers by their names.")}\nexport const shapes: ${shapes} = ${literal(shapesOf(model))};`,
    `\n${docBlock("The shape of each operation's answer.")}\nexport const answers: ${answers} = ${literal(byOperation)};`,
    `\n${docBlock("Hashes of the operations in the contract that the client was generated from.")}\nexport const hashes: ${hashes} = ${literal(contractOf(model).operations)};`,
  );
  return file.print();
}

function shapesOf(model: Model): Readonly<Record<string, Shape>> {
  const named: (readonly [string, Shape])[] = [
    ...timeTypesOf(model).map((name) => [name, "string"] as const),
    ...Object.entries(builtInTypes).map(([name, type]) => [name, type.replace("readonly ", "")] as const),
    ...enumsOf(model).map(
      (one) => [one.typeName, enumType(one, 0).replaceAll("\n  | ", " | ").replace(/^ \| /, "")] as const,
    ),
    ...model.objects.map(
      ({ typeName, properties }) =>
        [
          typeName,
          Object.fromEntries(
            properties.map((property) => [
              keyOf(property.name, property.optional),
              objectPropertyType(property, asIs),
            ]),
          ),
        ] as const,
    ),
    ...model.resources.flatMap((resource) => [
      ...answersOf(resource).map((answer) => [answer.typeName, answerShape(answer)] as const),
      ...(hasList(resource) ? [[resource.listName, listShape(resource)] as const] : []),
    ]),
  ];
  return Object.fromEntries(named);
}

function answerShape({ properties }: Answer): Shape {
  return Object.fromEntries(
    properties.map((property) => [
      keyOf(property.name, isAbsentAtTimes(property)),
      answerPropertyType(property, asIs),
    ]),
  );
}

function listShape(resource: Resource): Shape {
  const records = `${resource.answer.typeName}[]`;
  if (isBareList(resource)) return records;
  const types = { records, address: "string", count: "number" };
  return Object.fromEntries(
    envelopeProperties(resource).map(({ name, kind, optional }) => [keyOf(name, optional), types[kind]]),
  );
}

function keyOf(name: string, isOptional: boolean): string {
  return isOptional ? `${name}?` : name;
}

function asIs(name: string): string {
  return name;
}

function validatorFile(): OutputFile {
  const file = createSourceFile(`${wireFolder}/validator.ts`, "spec/");
  const validator = file.use(coreType("Validator", "validation"));
  const hashes = file.use(coreType("OperationHashes", "contract"));
  file.add(
    `${docBlock("Loads what compares answers with the contract; a client that does not validate never does.")}
export async function loadValidator(): Promise<${validator}> {
  const [{ createValidator }, { answers, shapes }] = await Promise.all([
    import("./core/shapes.js"),
    import("./shapes.js"),
  ]);
  return createValidator(shapes, answers);
}`,
    `\n${docBlock("Loads the hashes of the operations; only a client of a service with another contract does.")}
export async function loadHashes(): Promise<${hashes}> {
  const { hashes } = await import("./shapes.js");
  return hashes;
}`,
  );
  return file.print();
}
