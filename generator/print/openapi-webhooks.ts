import type { Model, Resource } from "../model/model.js";
import { valueNameOf } from "../model/names.js";
import { tableOf } from "../model/tables.js";
import { schemaReference } from "./json-schema.js";
import type { LocalizedObject } from "./localized-text.js";
import parts from "./openapi-parts.json" with { type: "json" };

/** The webhook of each resource that sends its changes, by the names of the resources. */
export function openapiWebhooks(model: Model): LocalizedObject {
  return tableOf(withWebhooks(model), (resource) => [resource.name, { post: operation(model, resource) }]);
}

/** The header fields of Standard Webhooks, with which every message comes. */
export function webhookParameters(model: Model): LocalizedObject {
  return withWebhooks(model).length === 0 ? {} : parts.webhookParameters;
}

function withWebhooks({ resources }: Model): readonly Resource[] {
  return resources.filter(({ webhooks }) => webhooks.length > 0);
}

function operation(model: Model, resource: Resource): LocalizedObject {
  const types = typesOf(resource);
  return {
    operationId: `${valueNameOf(resource.typeName)}Webhook`,
    summary: (words) => `${words(resource.labels)}: ${types.map((type) => `\`${type}\``).join(", ")}`,
    security: [],
    parameters: Object.keys(parts.webhookParameters).map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: { required: true, content: { "application/json": { schema: message(model, resource) } } },
    responses: parts.webhookResponses,
  };
}

function typesOf({ name, webhooks }: Resource): readonly string[] {
  return webhooks.map((kind) => `${name}.${kind}`);
}

function message(model: Model, resource: Resource): LocalizedObject {
  const { type, data, resource: name, id } = parts.webhookMessage;
  const properties: LocalizedObject = {
    ...parts.webhookMessage,
    type: { ...type, enum: typesOf(resource) },
    data: { ...data, anyOf: [schemaReference(resource.answer.typeName), idOnly(resource)] },
    resource: { ...name, const: resource.name },
    id: { ...id, ...idOf(resource) },
    language: language(model),
  };
  return { type: "object", required: Object.keys(properties), properties };
}

function idOnly(resource: Resource): LocalizedObject {
  return { type: "object", required: ["id"], properties: { id: idOf(resource) } };
}

function idOf({ ids }: Resource): LocalizedObject {
  return { type: ids === "integer" ? "integer" : "string", ...(ids === "uuid" ? { format: "uuid" } : {}) };
}

function language({ service }: Model): LocalizedObject {
  const { type } = service.languageParameter;
  return type.kind === "enum" ? schemaReference(type.enum.typeName) : { type: "string" };
}
