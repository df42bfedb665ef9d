import type { JsonValue, Model } from "../model/model.js";
import { hasList } from "../model/wire.js";
import { bodyExample, objectExample, type Table } from "./examples.js";
import type { Input } from "./inputs.js";
import type { LocalizedObject } from "./localized-text.js";
import { bodiesOf, serviceBodiesOf } from "./openapi-schemas.js";
import { listExample, recordExample } from "./record-examples.js";

/** Whole bodies and answers, by the names of their schemas. */
export function openapiExamples(model: Model): LocalizedObject {
  const { resources, serviceRoutes } = model;
  const routes = [...resources.flatMap((resource) => resource.routes), ...serviceRoutes];
  const answers = routes.flatMap(({ answer }) => (answer?.kind === "object" ? [answer.object] : []));
  const examples: readonly (readonly [name: string, value: JsonValue])[] = [
    ...resources.flatMap((resource) => [
      [resource.answer.typeName, recordExample(resource, model)] as const,
      ...(hasList(resource) ? [[resource.listName, listExample(model, resource)] as const] : []),
      ...bodiesOf(model, resource).flatMap(inputExample),
    ]),
    ...answers.map((object) => [object.typeName, objectExample(object)] as const),
    ...serviceBodiesOf(model).flatMap(inputExample),
  ];
  return Object.fromEntries(examples.map(([name, value]) => [name, { value }]));
}

/** Refers to the example of a schema. */
export function exampleReference(name: string): Readonly<Record<string, JsonValue>> {
  return { examples: { [name]: { $ref: `#/components/examples/${name}` } } };
}

function inputExample({ name, routes: [route] }: Input): readonly (readonly [name: string, value: Table])[] {
  return route === undefined ? [] : [[name, bodyExample(route)]];
}
