import type { Model, Resource } from "../model/model.js";
import { docBlock } from "../print/doc-comment.js";
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
    const head = `export type ${messageName(model, resource)} = ${core("RecordMessage")}`;
    file.add(
      `\n${docBlock(`A message about a change of a record of the kind ${resource.name}.`)}\n${onOneLine(`${head}<${parts.join(", ")}>;`, `${head}<\n  ${parts.join(",\n  ")}\n>;`)}`,
    );
  }
  const all = [...senders.map((resource) => messageName(model, resource)), core("TestMessage")];
  const union = "export type WebhookMessage =";
  file.add(
    `\n${docBlock("Every message that the service sends.")}\n${onOneLine(`${union} ${all.join(" | ")};`, `${union}${all.map((name) => `\n  | ${name}`).join("")};`)}`,
    `\n${docBlock(verifyText)}
export async function verify(
  body: ${core("SignedMessage")}["body"],
  headers: ${core("HeaderFields")},
  secret: ${core("SignedMessage")}["secret"],
  options?: ${core("VerifyOptions")},
): Promise<WebhookMessage> {
  // What the service signs is a message.
  return (await ${file.use(coreValue("verifyMessage", "webhooks"))}({ body, headers, secret }, options)) as WebhookMessage;
}`,
    `\nexport {\n${exported.map((name) => `  ${name},\n`).join("")}} from "./core/webhooks.js";`,
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

/** Returns the text on one line where it fits, and on several otherwise. */
function onOneLine(line: string, lines: string): string {
  return line.length <= 110 ? line : lines;
}

function languageOf({ service }: Model, wire: (name: string) => string): string {
  const { type } = service.languageParameter;
  return type.kind === "enum" ? wire(type.enum.typeName) : "string";
}
