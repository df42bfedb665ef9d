import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { root } from "../../support/workspace.js";
import type { Received } from "../../webhooks/receiver.js";

interface WebhookDocument {
  readonly webhooks: Readonly<
    Record<string, { readonly post: { readonly parameters: readonly { $ref: string }[] } }>
  >;
}

// The file is generated; another shape fails the tests.
const document = JSON.parse(
  readFileSync(join(root, "generated/openapi/openapi.json"), "utf8"),
) as WebhookDocument;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, "document");

/** Returns the differences of a message from the API document; empty where there are none. */
export function complaints(message: Pick<Received, "body" | "headers">): readonly string[] {
  const { body, headers } = message;
  const operation = document.webhooks[body.resource]?.post;
  if (operation === undefined) return [`no webhook ${body.resource}`];
  const lacking = operation.parameters
    .map(({ $ref }) => $ref.slice($ref.lastIndexOf("/") + 1))
    .filter((name) => headers[name] === undefined);
  const pointer = `/webhooks/${body.resource}/post/requestBody/content/application~1json/schema`;
  const validate = ajv.getSchema(`document#${pointer}`) ?? ajv.compile({ $ref: `document#${pointer}` });
  void validate(body);
  return [
    ...lacking,
    ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`),
  ];
}
