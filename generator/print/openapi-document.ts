import type { Method, Model, Parameter, Route, ServiceRoute } from "../model/model.js";
import { deprecatedKeys } from "./deprecation.js";
import { inputsOf } from "./inputs.js";
import { parameterSchema, schemaReference } from "./json-schema.js";
import { openapiHeaders, openapiResponses } from "./openapi-responses.js";
import { describedWith, openapiSchemas, type Words } from "./openapi-schemas.js";
import type { JsonSchema } from "./validation-schema.js";

const serviceTag = "service";

/** Two emitters ask for the document in the default language; the others are large and needed once. */
const documents = new WeakMap<Model, JsonSchema>();

/** The OpenAPI 3.1 document of the service, with its texts in one language. */
export function openapiDocument(model: Model, language: string): JsonSchema {
  if (language !== model.service.languages.default) return createDocument(model, language);
  const document = documents.get(model) ?? createDocument(model, language);
  documents.set(model, document);
  return document;
}

function createDocument(model: Model, language: string): JsonSchema {
  const { service, resources } = model;
  const words: Words = (text) => text[language] ?? text[service.languages.default] ?? "";
  return {
    openapi: "3.1.0",
    info: { title: service.title, version: service.version, description: words(service.text) },
    servers: service.mounts.slice(0, 1).map(({ path }) => ({ url: path })),
    tags: [
      ...resources.map(({ plural, text }) => ({ name: plural, description: words(text) })),
      { name: serviceTag, description: words(service.text) },
    ],
    paths: paths(model, words),
    components: {
      schemas: openapiSchemas(model, words),
      parameters: sharedParameters(model, words),
      headers: openapiHeaders,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "A key of this service." },
        basic: {
          type: "http",
          scheme: "basic",
          description: "Any name, with a key of this service as password.",
        },
      },
    },
  };
}

/** One entry for each path, with an operation for each method. */
function paths(model: Model, words: Words): JsonSchema {
  const routes = [...model.serviceRoutes, ...model.resources.flatMap((resource) => resource.routes)];
  const names = [...new Set(routes.map(({ path }) => path))];
  return Object.fromEntries(
    names.map((path) => {
      const operations = routes
        .filter((route) => route.path === path)
        .flatMap((route) => pathOperations(model, route, words));
      return [path, Object.fromEntries(operations)];
    }),
  );
}

function pathOperations(
  model: Model,
  route: Route | ServiceRoute,
  words: Words,
): readonly (readonly [method: string, operation: JsonSchema])[] {
  return route.methods.map((method, position) => [
    method.toLowerCase(),
    operation(model, route, position === 0 ? "" : suffixes[method], words),
  ]);
}

const suffixes: Readonly<Record<Method, string>> = {
  GET: "Get",
  POST: "Post",
  PUT: "Put",
  PATCH: "Patch",
  DELETE: "Delete",
};

function operation(model: Model, route: Route | ServiceRoute, suffix: string, words: Words): JsonSchema {
  const isRestricted = "resource" in route && route.access !== undefined;
  const takesBody = "resource" in route && /^(?:create|update)/.test(route.operation);
  return {
    operationId: route.operationName + suffix,
    summary: words(route.text),
    ...(route.deprecation === undefined ? {} : { description: words(route.deprecation.text) }),
    ...deprecatedKeys(route),
    tags: ["resource" in route ? route.resource.plural : serviceTag],
    security: [...(isRestricted ? [] : [{}]), { bearer: [] }, { basic: [] }],
    parameters: [
      ...pathParameters(route, words),
      ...queryParameters(model, route, takesBody, words),
      ...conditions(route),
      ...(isKeyed(route) ? [sharedParameter("Idempotency-Key")] : []),
    ],
    ...(takesBody ? { requestBody: requestBody(route) } : {}),
    responses: openapiResponses(model, route, words),
  };
}

/** The texts of the answer's properties of the same names serve in the path too. */
function pathParameters(route: Route | ServiceRoute, words: Words): readonly JsonSchema[] {
  if (!("resource" in route)) return [];
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const property = route.resource.answer.properties.find((one) => one.name === name);
    return {
      name,
      in: "path",
      required: true,
      description: property === undefined ? name : words(property.text),
      schema: name === "id" ? { type: "integer", minimum: 1 } : { type: "string", minLength: 1 },
    };
  });
}

/** Bodies carry their own parameters; the language may stand in the query of every operation. */
function queryParameters(
  model: Model,
  route: Route | ServiceRoute,
  takesBody: boolean,
  words: Words,
): readonly JsonSchema[] {
  const language = model.service.languageParameter;
  const [input] = takesBody ? [] : inputsOf(model, [route]);
  const own = (input?.parameters ?? []).filter(({ name }) => name !== language.name);
  return [...own.map((parameter) => queryParameter(model, parameter, words)), sharedParameter(language.name)];
}

function queryParameter(model: Model, parameter: Parameter, words: Words): JsonSchema {
  const { name, type, required, extension } = parameter;
  const isList = type.kind === "list" || (type.kind === "reference" && type.many);
  return {
    name,
    in: "query",
    ...(required ? { required } : {}),
    description: describedWith(parameter, words),
    ...deprecatedKeys(parameter),
    ...(isList ? { style: "form", explode: false } : {}),
    schema: parameterSchema(model, parameter),
    ...(extension === undefined ? {} : { "x-extension": extension }),
  };
}

/** Headers that tie a call to the version of the record that the caller has. */
function conditions({ operation: name, methods }: Route | ServiceRoute): readonly JsonSchema[] {
  if (methods.includes("GET")) return [sharedParameter("If-None-Match")];
  return name === "create" ? [] : [sharedParameter("If-Match")];
}

/** Whether callers may repeat a write under the same key. */
function isKeyed(route: Route | ServiceRoute): boolean {
  return "resource" in route && route.idempotency === "key";
}

function requestBody({ inputName, operation: name }: Route): JsonSchema {
  const content = { schema: schemaReference(inputName) };
  return {
    required: name === "create",
    content: {
      "application/json": content,
      "application/x-www-form-urlencoded": content,
      "multipart/form-data": content,
    },
  };
}

function sharedParameter(name: string): JsonSchema {
  return { $ref: `#/components/parameters/${name}` };
}

function sharedParameters(model: Model, words: Words): JsonSchema {
  const language = model.service.languageParameter;
  return {
    [language.name]: queryParameter(model, language, words),
    "If-None-Match": headerParameter(
      "If-None-Match",
      "Version that the caller has; the same one is answered with 304.",
    ),
    "If-Match": headerParameter(
      "If-Match",
      "Version that the caller means to change; another one is answered with 412.",
    ),
    ...(model.resources.some(({ routes }) => routes.some(isKeyed))
      ? { "Idempotency-Key": keyParameter }
      : {}),
  };
}

/** As in the IETF draft, quoted or not. */
const keyParameter: JsonSchema = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "A text that only this write has, such as a UUID. For 24 hours the same request with the same key is answered as the first one was, and done once; another request with it is answered with 422.",
  schema: { type: "string", minLength: 1, maxLength: 257, pattern: "^[ -~]+$" },
};

function headerParameter(name: string, description: string): JsonSchema {
  return { name, in: "header", description, schema: { type: "string" } };
}
