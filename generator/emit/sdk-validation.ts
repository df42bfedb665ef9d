import { calledRoutes } from "../model/lifecycle.js";
import type { Answer, Model, Resource, Route, ServiceRoute } from "../model/model.js";
import { tableOf } from "../model/tables.js";
import { hasList, isBareList } from "../model/wire.js";
import { constantOf, functionOf } from "../print/declarations.js";
import { type FixedObject, schemaType } from "../print/error-objects.js";
import { envelopeProperties, listOfRecords } from "../print/list-envelope.js";
import { literal } from "../print/literal.js";
import { routeObjects } from "../print/route-objects.js";
import { callTypes, coreType, coreValue } from "../print/sdk-names.js";
import { createSourceFile } from "../print/source-file.js";
import {
  answerPropertyType,
  builtInTypes,
  enumLiterals,
  isAbsentAtTimes,
  objectPropertyType,
  timeTypesOf,
} from "../print/typescript.js";
import { answersOf, enumsOf, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

type Shape = string | Readonly<Record<string, string>>;

/**
 * Writes `sdk/validation.ts`: the shapes of all answers, and what compares answers with them. A client gets that as an option,
 * so that a bundle has the shapes only where a program imports them.
 */
export const emitSdkValidation: Emitter = (model) => {
  const file = createSourceFile(`${wireFolder}/validation.ts`, "spec/");
  const shapes = file.use(coreType("Shapes", "validation"));
  const send = file.use(coreType("Send", "core"));
  const compare = file.use(coreValue("withValidation", "validation"));
  const routes = [...model.resources.flatMap(calledRoutes), ...model.serviceRoutes];
  const byOperation = tableOf(routes, (route) => [route.operationName, shapeName(route)]);
  file.add(
    constantOf({
      name: "shapes",
      docs: ["The shapes of answers by their names."],
      isExported: false,
      type: shapes,
      value: literal(shapesOf(model)),
    }),
    constantOf({
      name: "answers",
      docs: ["The shape of each operation's answer."],
      isExported: false,
      type: "Readonly<Record<string, string>>",
      value: literal(byOperation),
    }),
    functionOf({
      name: "validate",
      docs: [
        "For the option `validate` of a client: compares every answer with the contract, and fails with `ContractError` where it differs.",
      ],
      parameters: [{ name: "fetch", type: send }],
      returns: send,
      body: `return ${compare}(fetch, shapes, answers);`,
    }),
  );
  return [file.print()];
};

/** Name of the shape of an answer; with a colon that of the object around it. */
function shapeName(route: Route | ServiceRoute): string {
  const { answer } = callTypes(route);
  const envelope = "resource" in route ? route.envelope : undefined;
  return envelope === undefined || answer === "void" ? answer : `${envelope}:${answer}`;
}

function shapesOf(model: Model): Readonly<Record<string, Shape>> {
  const named: (readonly [string, Shape])[] = [
    ...timeTypesOf(model).map((name) => [name, "string"] as const),
    ...Object.entries(builtInTypes).map(([name, type]) => [name, type.replace("readonly ", "")] as const),
    ...enumsOf(model).map((one) => [one.typeName, enumLiterals(one).join(" | ")] as const),
    ...model.objects.map(
      ({ typeName, properties }) =>
        [
          typeName,
          tableOf(properties, (property) => [
            keyOf(property.name, property.optional),
            objectPropertyType(property, asIs),
          ]),
        ] as const,
    ),
    ...model.resources.flatMap((resource) => [
      ...answersOf(resource).map((answer) => [answer.typeName, answerShape(answer)] as const),
      ...(hasList(resource) ? [[resource.listName, listShape(resource)] as const] : []),
      ...routeObjects(resource).map((one) => [one.name, fixedShape(one)] as const),
      ...resource.routes.flatMap((route) => {
        const { envelope } = route;
        return envelope === undefined
          ? []
          : [[shapeName(route), { [envelope]: callTypes(route).answer }] as const];
      }),
    ]),
  ];
  return Object.fromEntries(named);
}

function answerShape({ properties }: Answer): Shape {
  return tableOf(properties, (property) => [
    keyOf(property.name, isAbsentAtTimes(property)),
    answerPropertyType(property, asIs),
  ]);
}

function listShape(resource: Resource): Shape {
  if (isBareList(resource)) return schemaType(listOfRecords(resource));
  const rows = envelopeProperties(resource);
  return tableOf(rows, ({ name, schema, optional }) => [keyOf(name, optional), schemaType(schema)]);
}

function fixedShape({ object: { required, properties } }: FixedObject): Shape {
  const rows = Object.entries(properties);
  return tableOf(rows, ([name, schema]) => [keyOf(name, !required.includes(name)), schemaType(schema)]);
}

function keyOf(name: string, isOptional: boolean): string {
  return isOptional ? `${name}?` : name;
}

function asIs(name: string): string {
  return name;
}
