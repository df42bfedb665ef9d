import type {
  JsonValue,
  ObjectType,
  Parameter,
  ParameterType,
  Resource,
  Route,
  ServiceRoute,
  ValueLimits,
} from "../model/model.js";
import { scalars } from "../model/scalars.js";
import { defined, isList, tableOf } from "../model/tables.js";
import { withIsoTimes } from "../model/times.js";

export type Table = Readonly<Record<string, JsonValue>>;

/** The example of something that callers send: that of the spec, else its default, else one that suits the type. */
export function exampleOf({ example, default: usual, type, ...limits }: Parameter): JsonValue {
  return example ?? usual ?? withinLimits(exampleOfType(type), limits);
}

/** The example of a property of an object. */
export function propertyExample(
  { example, type, ...limits }: ObjectType["properties"][number],
  outer: readonly ObjectType[] = [],
): JsonValue {
  return example ?? withinLimits(exampleOfType(type, outer), limits);
}

/** The example of a whole object: what it always has, and what the spec gives an example of. */
export function objectExample(object: ObjectType, outer: readonly ObjectType[] = []): Table {
  const { properties } = object;
  const shown = properties.filter(({ optional, example }) => !optional || example !== undefined);
  return tableOf(shown, (property) => [property.name, propertyExample(property, [...outer, object])]);
}

/** What a call needs, and in a change the name of the record. */
export function callExample(route: Route | ServiceRoute): Table {
  const name = "resource" in route && route.operation.startsWith("update") ? route.resource.namedBy.name : "";
  // It may be what creates the record.
  const fields = route.operation === "put_by_external" ? route.resource.fields : route.parameters;
  return examplesOf(fields.filter((parameter) => parameter.required || parameter.name === name));
}

/** What a body shows: what the call needs, and of a new record also what the spec gives an example of. */
export function bodyExample(route: Route | ServiceRoute): Table {
  if ("resource" in route && route.operation !== "create") return callExample(route);
  const isShown = ({ required, example, deprecation, forImport }: Parameter): boolean =>
    required || (example !== undefined && deprecation === undefined && forImport === undefined);
  return examplesOf(route.parameters.filter(isShown));
}

function examplesOf(parameters: readonly Parameter[]): Table {
  return tableOf(parameters, (parameter) => [parameter.name, exampleOf(parameter)]);
}

/** The example of a type that no spec gives one for. */
export function exampleOfType(type: ParameterType, outer: readonly ObjectType[] = []): JsonValue {
  switch (type.kind) {
    case "scalar":
      return withIsoTimes(type, scalars[type.scalar].example) ?? null;
    case "enum":
      return type.enum.values[0]?.value ?? "";
    case "object":
      return objectExample(type.object, outer);
    case "reference":
      return type.many ? [idExample(type.target)] : idExample(type.target);
    case "list":
      return isWithin(type.of, outer) ? [] : [exampleOfType(type.of, outer)];
    case "map":
      return isWithin(type.of, outer) ? {} : { example: exampleOfType(type.of, outer) };
  }
}

/** An object may hold others of its kind, of which its example has none. */
function isWithin(type: ParameterType, outer: readonly ObjectType[]): boolean {
  if (type.kind === "list" || type.kind === "map") return isWithin(type.of, outer);
  return type.kind === "object" && outer.includes(type.object);
}

function withinLimits(example: JsonValue, limits: ValueLimits): JsonValue {
  if (limits.scale !== undefined && typeof example === "string") return decimalWithin(example, limits);
  const { minimum = Number.NEGATIVE_INFINITY, minLength = 0, maxLength, minItems = 1 } = limits;
  if (typeof example === "number") return Math.max(example, minimum);
  if (typeof example === "string") return example.padEnd(minLength, ` ${example}`).slice(0, maxLength);
  if (!isList(example) || example.length === 0) return example;
  const [entry = null] = example.map((one) =>
    withinLimits(one, { minimum, minLength, ...defined({ maxLength, scale: limits.scale }) }),
  );
  return Array.from({ length: minItems }, (_, at) => (entry === 1 ? 1 + at : entry));
}

function decimalWithin(example: string, { scale = 0, minimum, maximum }: ValueLimits): JsonValue {
  const value = Math.min(
    Math.max(Number(example), minimum ?? Number(example)),
    maximum ?? Number.MAX_SAFE_INTEGER,
  );
  return value.toFixed(scale);
}

/** An id of a record: the one that the spec gives as an example of its answer, else one that suits. */
export function idExample({ ids, answer }: Pick<Resource, "ids" | "answer">): string | number {
  const id = answer.properties.find(({ value }) => value.kind === "life" && value.property === "id");
  if (typeof id?.example === "string" || typeof id?.example === "number") return id.example;
  return { integer: 1, uuid: uuidExample, text: "V1StGXR8" }[ids];
}

const uuidExample = "0198c0de-5eed-7abc-8def-0123456789ab";
