import type { Model, Resource } from "../model/model.js";
import { exportOf, functionOf, genericAlias, unionAlias } from "../print/declarations.js";
import { coreType, coreValue } from "../print/sdk-names.js";
import { createSourceFile } from "../print/source-file.js";
import { idArgument } from "../print/typescript.js";
import { typeImporter, wireFiles, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes `sdk/webhooks.ts`: the messages of webhooks as a union by their types, and what verifies them. */
export const emitSdkWebhooks: Emitter = (model) => {
  const file = createSourceFile(`${wireFolder}/webhooks.ts`, "spec/resources");
  const core = (name: string): string => file.use(coreType(name, "webhooks"));
  const wire = typeImporter(wireFiles(model), file.use);
  const senders = model.resources.filter(({ webhooks }) => webhooks.length > 0);
  for (const resource of senders) {
    const language = languageOf(model, wire);
    const kinds = resource.webhooks.map((kind) => JSON.stringify(kind)).join(" | ");
    const parts = [
      JSON.stringify(resource.name),
      kinds,
      wire(resource.answer.typeName),
      language,
      ...idArgument(resource),
    ];
    file.add(
      genericAlias({
        name: messageName(model, resource),
        docs: [`A message about a change of a record of the kind ${resource.name}.`],
        of: core("RecordMessage"),
        members: parts,
      }),
    );
  }
  const verifyMessage = file.use(coreValue("verifyMessage", "webhooks"));
  file.add(
    unionAlias({
      name: "WebhookMessage",
      docs: ["Every message that the service sends."],
      members: [...senders.map((resource) => messageName(model, resource)), core("TestMessage")],
    }),
    functionOf({
      name: "verify",
      docs: [verifyText],
      isAsync: true,
      parameters: [
        { name: "body", type: `${core("SignedMessage")}["body"]` },
        { name: "headers", type: core("HeaderFields") },
        { name: "secret", type: `${core("SignedMessage")}["secret"]` },
        { name: "options", type: core("VerifyOptions"), isOptional: true },
      ],
      returns: "Promise<WebhookMessage>",
      body: `// What the service signs is a message.
return (await ${verifyMessage}({ body, headers, secret }, options)) as WebhookMessage;`,
    }),
    exportOf("./core/webhooks.js", exported),
  );
  return [file.print()];
};

const exported = [
  "type HeaderFields",
  "type RecordMessage",
  "type TestMessage",
  "type VerifyOptions",
  "WebhookError",
];

const verifyText =
  "Reads a message whose signature one of the secrets made, and rejects with `WebhookError` otherwise. The body has to be as it came, not parsed; give the old and the new secret while one is replaced.";

/** The name of the messages about a resource, such as `TagMessage`, which may be that of a record as well. */
function messageName(model: Model, { typeName }: Resource): string {
  const name = `${typeName}Message`;
  return wireFiles(model).has(name) ? `${typeName}WebhookMessage` : name;
}

function languageOf({ service }: Model, wire: (name: string) => string): string {
  const { type } = service.languageParameter;
  return type.kind === "enum" ? wire(type.enum.typeName) : "string";
}
