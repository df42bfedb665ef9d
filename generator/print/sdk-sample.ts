import { kindShapeOf } from "../model/lifecycle.js";
import type { FeedRoute, Model, Route, ServiceRoute } from "../model/model.js";
import { mountBase, variablesOf } from "../model/names.js";
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
  const address = `https://example.org${mountBase(mounts[0])}${path.replace("{id}", String(idExample(resource)))}`;
  return `const answer = await fetch("${address}");
console.log(await answer.text());`;
}

function clientSample(service: Model["service"], route: Route | ServiceRoute): string {
  if ("resource" in route && route.operation === "changes_stream") return syncSample(service, route);
  const { name, assignment } = sampleCall(route);
  return `import { createClient } from "${service.clientPackage}";

const client = createClient({ baseUrl: "https://example.org", key: process.env.KEY });
${assignment};
console.log(${name});`;
}

/** The client follows a stream to keep copies. */
function syncSample({ clientPackage }: Model["service"], { resource }: Route): string {
  const sync = `sync${resource.typePlural}`;
  return `import { createCore, memoryStore, ${sync} } from "${clientPackage}/sync";

const core = createCore({ baseUrl: "https://example.org", key: process.env.KEY });
const onChange = console.log;
await ${sync}(core, { store: memoryStore(), live: true, onChange });`;
}

/** The call of an operation, and the variable that gets its answer. */
export function sampleCall(route: Route | ServiceRoute): {
  readonly name: string;
  readonly assignment: string;
} {
  const isRecord =
    "resource" in route &&
    !kindShapeOf(route).isMany &&
    route.answer === undefined &&
    route.answers?.show !== "list";
  const name = isRecord ? variablesOf(route.answers?.resource ?? route.resource).one : "answer";
  return { name, assignment: `const ${name} = await client.${callOf(route)}` };
}

/** The values of a path as an argument: one alone, or all by name; nothing for a path without variables. */
export function pathSample(route: Route | ServiceRoute): readonly string[] {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, own = ""]) => own);
  const [name, ...others] = names;
  if (name === undefined) return [];
  if (others.length === 0) return [JSON.stringify(pathExample(name, route))];
  const properties = names.map((own) => `${own}: ${JSON.stringify(pathExample(own, route))}`);
  return [`{ ${properties.join(", ")} }`];
}

function callOf(route: Route | ServiceRoute): string {
  const input = callTypes(route).isOptional ? [] : [literal(callExample(route), 60)];
  const values = [...pathSample(route), ...input];
  const name =
    "resource" in route ? `${route.resource.valuePlural}.${methodName(route)}` : route.operationName;
  return `${name}(${values.join(", ")})`;
}
