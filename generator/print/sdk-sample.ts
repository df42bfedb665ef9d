import type { FeedRoute, JsonValue, Model, Parameter, Route, ServiceRoute } from "../model/model.js";
import { literal } from "./literal.js";
import { callTypes, methodName } from "./sdk-names.js";
import type { JsonSchema } from "./validation-schema.js";

/** A program that calls an operation: with the client of `generated/sdk`, or where the answer is a file without it. */
export function sampleOf({ service }: Model, route: Route | FeedRoute | ServiceRoute): JsonSchema {
  const isFile = "format" in route;
  return {
    lang: "TypeScript",
    label: isFile ? "fetch" : service.clientPackage,
    source: isFile ? fileSample(service, route) : clientSample(service, route),
  };
}

function fileSample({ mounts }: Model["service"], { path }: FeedRoute): string {
  const address = `https://example.org${mounts[0]?.path ?? ""}${path.replace("{id}", "1")}`;
  return `const answer = await fetch("${address}");
console.log(await answer.text());`;
}

function clientSample(service: Model["service"], route: Route | ServiceRoute): string {
  const call = callOf(route);
  const result = "resource" in route && route.operation !== "list" ? route.resource.valueName : "answer";
  return `import { createClient } from "${service.clientPackage}";

const client = createClient({ baseUrl: "https://example.org", key: process.env.KEY });
const ${result} = await client.${call};
console.log(${result});`;
}

function callOf(route: Route | ServiceRoute): string {
  const { path, isOptional } = callTypes(route);
  const input = isOptional ? [] : [literal(inputOf(route), 60)];
  const values = path === undefined ? input : [path.type === "number" ? "1" : '"example"', ...input];
  const name =
    "resource" in route ? `${route.resource.valuePlural}.${methodName(route)}` : route.operationName;
  return `${name}(${values.join(", ")})`;
}

/** What is required, and in a change the name of the record. */
function inputOf(route: Route | ServiceRoute): Readonly<Record<string, JsonValue>> {
  const name = "resource" in route ? route.resource.namedBy.name : "";
  const isChange = route.operation.startsWith("update");
  const shown = route.parameters.filter(
    (parameter) => parameter.required || (isChange && parameter.name === name),
  );
  return Object.fromEntries(shown.map((parameter) => [parameter.name, exampleOf(parameter.type)]));
}

function exampleOf(type: Parameter["type"]): JsonValue {
  switch (type.kind) {
    case "scalar":
      return examples[type.scalar] ?? "Example";
    case "enum":
      return type.enum.values[0]?.value ?? "";
    case "reference":
      return type.many ? [1] : 1;
    case "list":
      return [exampleOf(type.of)];
    case "object":
    case "map":
      return {};
  }
}

/** Of scalars that are no free text. */
const examples: Readonly<Partial<Record<string, JsonValue>>> = {
  integer: 1,
  number: 1,
  boolean: true,
  flag: true,
  datetime: "2031-03-10 19:30:00",
  timezone: "Europe/Rome",
  url: "https://example.org/",
  email: "me@example.org",
  slug: "example",
  user: 1,
};
