import type { PageTexts } from "../page-request.js";

type Schema = Readonly<Record<string, unknown>> & {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly default?: unknown;
};

interface ApiParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Content {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>;
}

interface ApiResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, Content>>;
}

interface ApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly (ApiParameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, ApiResponse | { readonly $ref: string }>>;
  readonly "x-same-as"?: string;
  readonly "x-codeSamples": readonly { readonly lang: string; readonly source: string }[];
}

/** The OpenAPI document, as far as its page shows it. */
export interface ApiDocument {
  readonly info: { readonly title: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation with all methods that it has on its path. */
export interface DocumentedOperation extends ApiOperation {
  readonly path: string;
  readonly methods: readonly string[];
  readonly tag: string;
}

/** The operations of a document; methods that do the same are one. */
export function operationsOf({ paths }: ApiDocument): readonly DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, operations]) => {
    const all = Object.entries(operations);
    const single = all.filter(([, operation]) => operation["x-same-as"] === undefined);
    return single.map(([method, operation]) => {
      const others = all.filter(([, other]) => other["x-same-as"] === operation.operationId);
      const methods = [method, ...others.map(([name]) => name)].map((name) => name.toUpperCase());
      return { ...operation, path, methods, tag: operation.tags[0] ?? "" };
    });
  });
}

/** What a form needs to send the request of an operation; the body is its example. */
export function requestOf(document: ApiDocument, operation: DocumentedOperation) {
  const parameters = parametersOf(document, operation);
  const named = (place: ApiParameter["in"]) => parameters.filter((parameter) => parameter.in === place);
  const example = exampleIn(document, operation.requestBody?.content["application/json"]);
  return {
    methods: operation.methods,
    path: operation.path,
    values: named("path").map(({ name, example: value }) => ({ name, value: String(value) })),
    // People choose the parameters that they mean; those that are required have an example.
    query: named("query").map(({ name, required, example: value }) => ({
      name,
      ...(required === true ? { example: String(value) } : {}),
    })),
    ...(example === undefined ? {} : { body: JSON.stringify(example, null, 2) }),
  };
}

/** An operation as Markdown: a section of the second level, whose parts are of the third. */
export function operationMarkdown(
  document: ApiDocument,
  operation: DocumentedOperation,
  texts: PageTexts,
): string {
  const { summary, description = "", methods, path, requestBody, responses } = operation;
  const { origin, pathname } = new URL(document.servers[0]?.url ?? "");
  const body = requestBody?.content["application/json"];
  const answers = Object.entries(responses).map(
    ([status, response]) => [status, resolved<ApiResponse>(document, response)] as const,
  );
  const isSuccess = ([status]: readonly [string, unknown]): boolean => Number(status) < 400;
  const answer = answers.find(isSuccess)?.[1].content?.["application/json"];
  const parameters = parametersOf(document, operation).map(
    ({ name, in: place, required, description = "", schema }) => {
      const shown = place === "header" ? `${name}:` : name;
      return propertyLine({ name: shown, required, schema: { ...schema, description } }, texts);
    },
  );
  const example = exampleIn(document, answer);
  return [
    `## ${summary}`,
    `${methods.map((method) => `**${method}**`).join(" ")} \`${pathname}${path}\``,
    description,
    isOpen(operation) ? texts.noKeyNeeded : texts.keyNeeded,
    fenced("bash", curlOf(document, operation)),
    // The sample of the client asks an example host; here it asks this one.
    ...operation["x-codeSamples"].map(({ lang, source }) =>
      fenced(lang.toLowerCase(), source.replace("https://example.org", origin)),
    ),
    ...section(texts.parameters, parameters.join("\n")),
    ...section(texts.body, propertiesOf(document, body?.schema, texts)),
    ...section(
      texts.answer,
      [
        ...answers.filter(isSuccess).map(([status, { description: text }]) => `\`${status}\` ${text}`),
        ...(answer?.schema === undefined ? [] : [typeOf(answer.schema)]),
        ...(example === undefined ? [] : [fenced("json", JSON.stringify(example, null, 2))]),
      ].join("\n\n"),
    ),
    ...section(
      texts.errors,
      answers
        .filter((one) => !isSuccess(one))
        .map(([status, { description: text }]) => `- \`${status}\`\n${indented(text)}`)
        .join("\n"),
    ),
  ].join("\n\n");
}

/** Schemas that operations refer to, directly or not, as Markdown: each a part of the third level. */
export function objectsMarkdown(
  document: ApiDocument,
  operations: readonly DocumentedOperation[],
  texts: PageTexts,
): string {
  const names = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      follow(document.components.schemas[name]);
    }
  };
  for (const { requestBody, responses } of operations) {
    follow(requestBody ?? {});
    follow(Object.entries(responses).filter(([status]) => Number(status) < 400));
  }
  const objects = [...names].sort().flatMap((name) => {
    const schema = document.components.schemas[name] ?? {};
    const own = propertiesOf(document, schema, texts);
    return section(name, [schema.description ?? "", own === "" ? typeOf(schema) : own].join("\n\n"));
  });
  return [`## ${texts.objects}`, ...objects].join("\n\n");
}

function section(title: string, text: string): readonly string[] {
  return text === "" ? [] : [`### ${title}`, text];
}

function propertiesOf(document: ApiDocument, schema: Schema | undefined, texts: PageTexts): string {
  const { $ref, properties = {}, allOf = [], required = [] } = schema ?? {};
  if ($ref !== undefined) return propertiesOf(document, resolved(document, { $ref }), texts);
  const lines = Object.entries(properties).map(([name, property]) =>
    propertyLine({ name, required: required.includes(name), schema: property }, texts),
  );
  return [...lines, ...allOf.map((part) => propertiesOf(document, part, texts))].join("\n");
}

interface Property {
  readonly name: string;
  readonly required: boolean | undefined;
  readonly schema: Schema;
}

function propertyLine({ name, required, schema }: Property, texts: PageTexts): string {
  const constraints = [
    typeOf(schema),
    ...(required === true ? [texts.required] : []),
    ...(schema.default === undefined ? [] : [`${texts.usual} \`${JSON.stringify(schema.default)}\``]),
  ];
  return `- **\`${name}\`** ${constraints.join(", ")}  \n${indented(schema.description ?? "")}`;
}

function indented(text: string): string {
  return text.replace(/^/gm, "  ");
}

/** A type in words of JSON; schemas by name are links to their part of the page. */
function typeOf({ $ref, type, items, anyOf, oneOf, enum: values }: Schema): string {
  const name = $ref?.slice($ref.lastIndexOf("/") + 1);
  if (name !== undefined) return `[${name}](#${name})`;
  const either = anyOf ?? oneOf;
  if (either !== undefined) return [...new Set(either.map(typeOf))].join(" | ");
  if (values !== undefined) return values.map((value) => `\`${JSON.stringify(value)}\``).join(" | ");
  if (items !== undefined) return `(${typeOf(items)})\\[\\]`.replace(/^\((\S+)\)/, "$1");
  return typeof type === "string" ? type : (type ?? ["object"]).join(" | ");
}

function curlOf(document: ApiDocument, operation: DocumentedOperation): string {
  const { values, body, query } = requestOf(document, operation);
  const path = values.reduce(
    (address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const search = new URLSearchParams();
  for (const { name, example } of query) if (example !== undefined) search.set(name, example);
  const [method = "GET"] = operation.methods;
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}'${document.servers[0]?.url ?? ""}${path}${search.size === 0 ? "" : `?${search.toString()}`}'`,
    ...(isOpen(operation) ? [] : ['-H "Authorization: Bearer $KEY"']),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${body.replaceAll("'", "'\\''")}'`]),
  ].join(" \\\n  ");
}

/** Whether callers need no key. */
function isOpen({ security }: ApiOperation): boolean {
  return security.some((scheme) => Object.keys(scheme).length === 0);
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function parametersOf(document: ApiDocument, { parameters }: ApiOperation): readonly ApiParameter[] {
  return parameters.map((parameter) => resolved<ApiParameter>(document, parameter));
}

function exampleIn(document: ApiDocument, content: Content | undefined): unknown {
  const [example] = Object.values(content?.examples ?? {});
  return example === undefined ? undefined : resolved<{ readonly value?: unknown }>(document, example).value;
}

/** What a reference points to; anything else is returned as it is. */
function resolved<T extends object>(document: ApiDocument, part: T | { readonly $ref: string }): T {
  if (!("$ref" in part) || typeof part.$ref !== "string") return part as T;
  const steps = part.$ref.split("/").slice(1);
  return steps.reduce<unknown>((at, step) => (Object(at) as Record<string, unknown>)[step], document) as T;
}
