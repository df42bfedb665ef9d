import type { Model, Resource } from "../model/model.js";
import { valueNameOf } from "../model/names.js";
import { schemaReference } from "./json-schema.js";
import type { LocalizedObject } from "./localized-text.js";

/** The webhook of each resource that sends its changes, by the names of the resources. */
export function openapiWebhooks(model: Model): LocalizedObject {
  return Object.fromEntries(
    withWebhooks(model).map((resource) => [resource.name, { post: operation(model, resource) }]),
  );
}

/** The header fields of Standard Webhooks, with which every message comes. */
export function webhookParameters(model: Model): LocalizedObject {
  return withWebhooks(model).length === 0 ? {} : headers;
}

function withWebhooks({ resources }: Model): readonly Resource[] {
  return resources.filter(({ webhooks }) => webhooks.length > 0);
}

const texts: Readonly<Record<string, string>> = {
  "webhook-id": "The same for a message however often it is sent.",
  "webhook-timestamp": "Seconds since 1970, in UTC, at which the message was sent.",
  "webhook-signature":
    "`v1,` and an HMAC-SHA256 of `id.timestamp.body` in base64, by the secret of the webhook; several ones with blanks between them while a secret is replaced.",
};

const headers: LocalizedObject = Object.fromEntries(
  Object.entries(texts).map(([name, description]) => [
    name,
    { name, in: "header", required: true, description, schema: { type: "string" } },
  ]),
);

function operation(model: Model, resource: Resource): LocalizedObject {
  const types = typesOf(resource);
  return {
    operationId: `${valueNameOf(resource.typeName)}Webhook`,
    summary: (words) => `${words(resource.labels)}: ${types.map((type) => `\`${type}\``).join(", ")}`,
    security: [],
    parameters: Object.keys(headers).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { "application/json": { schema: message(model, resource) } } },
    responses: {
      "2XX": { description: "The receiver has it." },
      "410": { description: "The receiver wants no more: the webhook is switched off." },
    },
  };
}

function typesOf({ name, webhooks }: Resource): readonly string[] {
  return webhooks.map((kind) => `${name}.${kind}`);
}

function message(model: Model, resource: Resource): LocalizedObject {
  const properties: LocalizedObject = {
    type: { description: "What became of the record.", type: "string", enum: typesOf(resource) },
    timestamp: { description: "When it did, in UTC.", type: "string", format: "date-time" },
    data: {
      description: "The record as lists answer it, or its id where the role of webhooks may not read it.",
      anyOf: [schemaReference(resource.answer.typeName), idOnly(resource)],
    },
    resource: { type: "string", const: resource.name },
    id: { description: "Id of the record.", ...idOf(resource) },
    revision: { description: "Number of the change among those of the record.", type: "integer" },
    language: language(model),
    changed: {
      description: "The fields that say something else.",
      type: "array",
      items: { type: "string" },
    },
  };
  return { type: "object", required: Object.keys(properties), properties };
}

function idOnly(resource: Resource): LocalizedObject {
  return { type: "object", required: ["id"], properties: { id: idOf(resource) } };
}

function idOf({ ids }: Resource): LocalizedObject {
  return ids === "uuid" ? { type: "string", format: "uuid" } : { type: "integer" };
}

function language({ service }: Model): LocalizedObject {
  const { type } = service.languageParameter;
  return type.kind === "enum" ? schemaReference(type.enum.typeName) : { type: "string" };
}
