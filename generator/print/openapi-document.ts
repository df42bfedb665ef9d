import { placeholderOf, sendsBody } from "../model/lifecycle.js";
import type { JsonValue, Method, Model, Parameter, Route, ServiceRoute } from "../model/model.js";
import { once } from "../model/once.js";
import { policiesOfRoute } from "../model/policies.js";
import { defined, tableOf } from "../model/tables.js";
import { deprecatedKeys } from "./deprecation.js";
import { exampleOf } from "./examples.js";
import { inputsOf } from "./inputs.js";
import { idSchema, parameterSchema, schemaReference } from "./json-schema.js";
import {
  inLanguage,
  type LocalizedJson,
  type LocalizedObject,
  type LocalizedText,
  localizedText,
  type Words,
} from "./localized-text.js";
import parts from "./openapi-parts.json" with { type: "json" };
import { openapiErrors, openapiHeaders, openapiResponses } from "./openapi-responses.js";
import { described, jsonContent, openapiExamples, openapiSchemas } from "./openapi-schemas.js";
import { openapiWebhooks, webhookParameters } from "./openapi-webhooks.js";
import { pathExample } from "./record-examples.js";
import { sampleOf } from "./sdk-sample.js";

const serviceTag = "service";

interface OpenapiTexts extends LocalizedObject {
  readonly paths: LocalizedObject;
  readonly components: LocalizedObject & Readonly<Record<"schemas" | "headers", LocalizedObject>>;
}

/** The OpenAPI 3.1 document of the service, in all languages at once. */
export const openapiDocument = once((model: Model): OpenapiTexts => {
  const { service, resources } = model;
  const webhooks = openapiWebhooks(model);
  const hasText = Object.keys(service.text).length > 0;
  const about = hasText ? { description: localizedText(service.text) } : {};
  return withoutUnused({
    openapi: "3.1.0",
    info: { title: service.title, version: service.version, ...about, ...terms(service) },
    servers: service.mounts.slice(0, 1).map(({ path }) => ({ url: path })),
    tags: [
      ...resources.map(({ plural, text }) => ({ name: plural, description: localizedText(text) })),
      { name: serviceTag, ...about },
    ],
    paths: paths(model),
    ...(Object.keys(webhooks).length === 0 ? {} : { webhooks }),
    components: {
      schemas: openapiSchemas(model),
      examples: openapiExamples(model),
      parameters: sharedParameters(model),
      responses: openapiErrors(model),
      headers: openapiHeaders(model),
      securitySchemes: {
        ...parts.securitySchemes,
        ...(service.authenticate === undefined ? {} : parts.userSchemes),
      },
    },
  });
});

/** A licence of the list of SPDX, and whom to ask. */
function terms({ license, contact }: Model["service"]): LocalizedObject {
  return defined({
    license: license === undefined ? undefined : { name: license, identifier: license },
    contact,
  });
}

/** The document without the schemas and headers that nothing refers to, such as types of the spec that no field has. */
function withoutUnused(document: OpenapiTexts): OpenapiTexts {
  const { schemas, headers, ...others } = document.components;
  const used = new Set<string>();
  const follow = (part: LocalizedJson | undefined): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, value] of Object.entries(part) as readonly (readonly [string, LocalizedJson])[]) {
      if (key !== "$ref") follow(value);
      else if (typeof value === "string" && !used.has(value)) {
        used.add(value);
        follow(schemas[value.slice(value.lastIndexOf("/") + 1)]);
      }
    }
  };
  follow({ ...document, components: others });
  const kept = (part: string, all: LocalizedObject): LocalizedObject =>
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`#/components/${part}/${name}`)));
  return {
    ...document,
    components: {
      ...document.components,
      schemas: kept("schemas", schemas),
      headers: kept("headers", headers),
    },
  };
}

/** The document in the default language. */
export function openapiJson(model: Model): Readonly<Record<string, JsonValue>> {
  const words = wordsIn(model, model.service.languages.default);
  const { paths, components, ...rest } = openapiDocument(model);
  const { schemas, ...others } = components;
  return {
    ...inLanguage(rest, words),
    paths: inLanguage(paths, words),
    components: { schemas: inLanguage(schemas, words), ...inLanguage(others, words) },
  };
}

/** The texts in a language, or the default one where it has none. */
export function wordsIn({ service }: Model, language: string): Words {
  return (text) => text[language] ?? text[service.languages.default] ?? "";
}

/** One entry for each path, with an operation for each method. */
function paths(model: Model): LocalizedObject {
  const routes = [
    ...model.serviceRoutes,
    ...model.resources.flatMap((resource) => [...resource.routes, ...resource.feedRoutes]),
  ];
  const names = [...new Set(routes.map(({ path }) => path))];
  return tableOf(names, (path) => {
    const operations = routes
      .filter((route) => route.path === path)
      .flatMap((route) => pathOperations(model, route));
    return [path, Object.fromEntries(operations)];
  });
}

function pathOperations(
  model: Model,
  route: Route | ServiceRoute,
): readonly (readonly [method: string, operation: LocalizedObject])[] {
  return route.methods.map((method, position) => [
    method.toLowerCase(),
    operation(model, route, position === 0 ? undefined : method),
  ]);
}

const suffixes: Readonly<Record<Method, string>> = {
  GET: "Get",
  POST: "Post",
  PUT: "Put",
  PATCH: "Patch",
  DELETE: "Delete",
};

/** `further` is the method, where the operation has others that come first. */
function operation(model: Model, route: Route | ServiceRoute, further: Method | undefined): LocalizedObject {
  const isRestricted = route.access !== undefined;
  const tokens = model.service.authenticate === undefined ? [] : [{ token: [] }];
  const takesBody = sendsBody(route);
  return {
    operationId: route.operationName + (further === undefined ? "" : suffixes[further]),
    summary: (words) => words(route.title) + (further === undefined ? "" : ` (${further})`),
    description: routeDescription(route),
    ...deprecatedKeys(route),
    ...policyKeys(route),
    ...(further === undefined ? {} : { "x-same-as": route.operationName }),
    tags: ["resource" in route ? route.resource.plural : serviceTag],
    security: [...(isRestricted ? [] : [{}]), { bearer: [] }, { basic: [] }, ...tokens],
    parameters: [
      ...pathParameters(route),
      ...queryParameters(model, route, takesBody),
      ...conditions(route),
      ...(isKeyed(route) ? [sharedParameter("Idempotency-Key")] : []),
    ],
    ...(takesBody ? { requestBody: requestBody(route) } : {}),
    responses: openapiResponses(model, route),
    "x-codeSamples": [sampleOf(model, route)],
  };
}

/** The text of a route, and what its policies say of the records that it takes. */
function routeDescription(route: Route | ServiceRoute): LocalizedText {
  const policies = "resource" in route ? policiesOfRoute(route) : [];
  const texts = policies.map(({ text }) => text).filter((text) => text !== undefined);
  const own = described(route);
  if (texts.length === 0) return own;
  return (words) => [own(words), ...texts.map(words)].join(" ");
}

function policyKeys(route: Route | ServiceRoute): LocalizedObject {
  const policies = "resource" in route ? policiesOfRoute(route) : [];
  if (policies.length === 0) return {};
  return {
    "x-policies": tableOf(policies, ({ operation, records, unless }) => {
      const conditions = records.map((condition) =>
        tableOf(condition, ({ field, values }) => [
          field?.name ?? "own",
          field === undefined ? true : values,
        ]),
      );
      return [operation, { records: conditions, ...(unless === undefined ? {} : { unless }) }];
    }),
  };
}

/** The texts of the answer's properties of the same names serve in the path too. */
function pathParameters(route: Route | ServiceRoute): readonly LocalizedObject[] {
  const resource = "resource" in route ? route.resource : undefined;
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const property = resource?.answer.properties.find((one) => one.name === name);
    const isId = resource !== undefined && name === "id";
    const own =
      "resource" in route ? route.variables.find(({ parameter }) => parameter.name === name) : undefined;
    const shown = own?.parameter ?? property;
    return {
      name,
      in: "path",
      required: true,
      description: shown === undefined ? name : localizedText(shown.text),
      schema: isId ? idSchema(resource) : { type: "string", minLength: 1 },
      example: pathExample(name, route),
    };
  });
}

/** Bodies carry their own parameters; every operation takes the language in its query. */
function queryParameters(
  model: Model,
  route: Route | ServiceRoute,
  takesBody: boolean,
): readonly LocalizedObject[] {
  const language = model.service.languageParameter;
  const [input] = takesBody ? [] : inputsOf(model, [route]);
  const own = (input?.parameters ?? []).filter(({ name }) => name !== language.name);
  return [...own.map((parameter) => queryParameter(model, parameter)), sharedParameter(language.name)];
}

function queryParameter(model: Model, parameter: Parameter): LocalizedObject {
  const { name, type, required, extension } = parameter;
  const isList = type.kind === "list" || (type.kind === "reference" && type.many);
  return {
    name,
    in: "query",
    ...(required ? { required } : {}),
    description: described(parameter),
    ...deprecatedKeys(parameter),
    ...(isList ? { style: "form", explode: false } : {}),
    schema: parameterSchema(parameter, model),
    example: exampleOf(parameter),
    ...(extension === undefined ? {} : { "x-extension": extension }),
  };
}

/** Headers that tie a call to the version of the record that the caller has. */
function conditions(route: Route | ServiceRoute): readonly LocalizedObject[] {
  if (route.methods.includes("GET")) return [sharedParameter("If-None-Match")];
  const isOfRecord = "resource" in route && placeholderOf(route) !== undefined;
  return isOfRecord ? [sharedParameter("If-Match")] : [];
}

/** Whether callers may repeat a write under the same key. */
function isKeyed(route: Route | ServiceRoute): boolean {
  return "resource" in route && route.idempotency === "key";
}

const requestBody = once((route: Route | ServiceRoute): LocalizedObject => {
  const { inputName, parameters, operation: name } = route;
  const content = { schema: schemaReference(inputName) };
  return {
    required:
      name === "create" ||
      name === "replace" ||
      name === "batch" ||
      ((name === "create_webhook" || name === "custom") && parameters.some(({ required }) => required)),
    content: {
      "application/json": jsonContent(inputName, "resource" in route ? route.envelope : undefined),
      "application/x-www-form-urlencoded": content,
      "multipart/form-data": content,
    },
  };
});

function sharedParameter(name: string): LocalizedObject {
  return { $ref: `#/components/parameters/${name}` };
}

function sharedParameters(model: Model): LocalizedObject {
  const language = model.service.languageParameter;
  return {
    [language.name]: queryParameter(model, language),
    ...parts.parameters,
    ...(model.resources.some(({ routes }) => routes.some(isKeyed))
      ? { "Idempotency-Key": parts.keyParameter }
      : {}),
    ...webhookParameters(model),
  };
}
