import type { Model, Resource, Route } from "../model/model.js";
import { bodyExample, callExample, type Table } from "./examples.js";
import { callTypes, keyVariableOf, methodName } from "./sdk-names.js";

/** The README of the client's package, for a product that has none of its own in `spec/client`. */
export function clientReadme({ resources, service }: Model): string {
  const { clientPackage, title, languages } = service;
  const routed = resources.filter(({ routes }) => routes.length > 0);
  const shown =
    routed.find((resource) => routeOf(resource, "create") && routeOf(resource, "list")) ?? routed[0];
  const rows = routed.map((resource) => {
    const text = resource.text[languages.default] ?? "";
    return `| \`client.${resource.valuePlural}\` | ${methodsOf(resource).join(", ")} | ${cell(text)} |`;
  });
  return `# ${clientPackage}

A typed client of ${title}. No dependencies; ESM and CommonJS; Node 20 and later, browsers and workers.

\`npm run build\` packs it, so that another project can install the file.

\`\`\`sh
npm run build
npm install ./build/${clientPackage.replace("@", "").replace("/", "-")}-*.tgz
\`\`\`

\`\`\`ts
import { createClient } from "${clientPackage}";

const client = createClient({ baseUrl: "http://127.0.0.1:3000", key: process.env.${keyVariableOf(clientPackage)} });
${shown === undefined ? "" : exampleCalls(shown)}\`\`\`

| resource | methods | |
| --- | --- | --- |
${rows.join("\n")}

Parameters and fields have the names of the API. \`all\` returns the records of a list one by one, page after page;
\`toArray({ limit })\` of it is an array. \`find\` returns \`undefined\` for a record that does not exist, \`get\` rejects.
\`fields: ["id"]\` in a read selects the fields of the answer. \`call.withResponse()\` adds status and headers.

${errorsAndOptions(clientPackage)}`;
}

function routeOf({ routes }: Resource, operation: Route["operation"]): Route | undefined {
  return routes.find((route) => route.operation === operation);
}

/** What the client of a resource has, in the order of its routes. */
function methodsOf({ routes }: Resource): readonly string[] {
  const further = { list: ["all", "pages"], get: ["find"] } as Readonly<Record<string, readonly string[]>>;
  return routes.flatMap((route) =>
    [methodName(route), ...(further[route.operation] ?? [])].map((name) => `\`${name}\``),
  );
}

function exampleCalls(resource: Resource): string {
  const create = routeOf(resource, "create");
  const list = routeOf(resource, "list");
  const client = `client.${resource.valuePlural}`;
  const input = (route: Route, example: Table): string =>
    callTypes(route).isOptional ? "" : JSON.stringify(example, undefined, 1).replaceAll(/\n\s*/g, " ");
  return [
    create === undefined
      ? ""
      : `\nconst created = await ${client}.create(${input(create, bodyExample(create))});\n`,
    list === undefined
      ? ""
      : `for await (const record of ${client}.all(${input(list, callExample(list))})) console.log(record);\n`,
  ].join("");
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
}

function errorsAndOptions(name: string): string {
  return `## Errors

Every failure of a call is a \`ClientError\`. \`isClientError\` narrows a caught value, and a \`switch\` over \`kind\` narrows
it to a class: \`BadRequestError\` has the reason for each parameter in \`params\`; the others are named after their status,
or \`NetworkError\`, \`TimeoutError\`, \`AbortError\`, \`ContractError\` and \`InputError\`.

\`\`\`ts
import { isClientError } from "${name}";

const reasonsOf = (error: unknown) => (isClientError(error) && error.kind === "bad_request" ? error.reasons : []);
\`\`\`

## Options

| option | |
| --- | --- |
| \`baseUrl\` | address of the service |
| \`key\` | API key, or a function that returns it for each attempt |
| \`language\` | language of the content, for calls that set none |
| \`timeout\`, \`attemptTimeout\`, \`retries\` | 60,000 ms for a call with its retries; no limit for one attempt; at most 2 retries |
| \`signal\`, \`headers\`, \`fetch\`, \`hooks\`, \`logger\` | for all requests |
| \`cache\` | \`createCache()\` revalidates records that were read before |
| \`validate\` | \`true\` compares every answer with the contract |

Each call also takes \`signal\`, \`timeout\`, \`retries\`, \`headers\`, \`idempotencyKey\` and \`ifMatch\`.
`;
}
