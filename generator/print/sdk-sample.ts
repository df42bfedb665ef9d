import { variablesOf } from "../model/generated-names.js";
import type { FeedRoute, Model, Route, ServiceRoute } from "../model/model.js";
import { callExample, idExample } from "./examples.js";
import { literal } from "./literal.js";
import { pathExample } from "./record-examples.js";
import type { JsonSchema } from "./schema-definitions.js";
import { callTypes, methodName } from "./sdk-names.js";

/** A program that calls an operation: with the client of `generated/sdk`, or where the answer is a file without it. */
export function sampleOf({ service }: Model, route: Route | FeedRoute | ServiceRoute): JsonSchema {
  const isFile = "format" in route;
  return {
    lang: "TypeScript",
    label: isFile ? "fetch" : service.clientPackage,
    source: isFile ? fileSample(service, route) : clientSample(service, route),
  };
}

function fileSample({ mounts }: Model["service"], { path, resource }: FeedRoute): string {
  const address = `https://example.org${mounts[0]?.path ?? ""}${path.replace("{id}", String(idExample(resource)))}`;
  return `const answer = await fetch("${address}");
console.log(await answer.text());`;
}

function clientSample(service: Model["service"], route: Route | ServiceRoute): string {
  const { name, assignment } = sampleCall(route);
  return `import { createClient } from "${service.clientPackage}";

const client = createClient({ baseUrl: "https://example.org", key: process.env.KEY });
${assignment};
console.log(${name});`;
}

/** The call of an operation, and the variable that gets its answer. */
export function sampleCall(route: Route | ServiceRoute): {
  readonly name: string;
  readonly assignment: string;
} {
  const isRecord = "resource" in route && route.operation !== "list" && route.answer === undefined;
  const name = isRecord ? variablesOf(route.resource).one : "answer";
  return { name, assignment: `const ${name} = await client.${callOf(route)}` };
}

function callOf(route: Route | ServiceRoute): string {
  const { path, isOptional } = callTypes(route);
  const input = isOptional ? [] : [literal(callExample(route), 60)];
  const values = path === undefined ? input : [JSON.stringify(pathExample(path.name, route)), ...input];
  const name =
    "resource" in route ? `${route.resource.valuePlural}.${methodName(route)}` : route.operationName;
  return `${name}(${values.join(", ")})`;
}
