import type { Model, Resource } from "../model/model.js";
import { docBlock } from "../print/doc-comment.js";
import { literal, objectOf } from "../print/literal.js";
import type { FactsObject } from "../print/parameter-facts.js";
import { runtimeType, runtimeValue, serverNames, serviceNames } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import { proseOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/forms.ts`: the descriptors of the forms in which people edit records. */
export const emitForms: Emitter = (model) => {
  const file = createSourceFile("server/forms.ts", "spec/*.yaml");
  const type = `${file.use(runtimeType("FormFacts"))}<${file.use(runtimeType("Texts"))}>`;
  const resources = model.resources.map((resource) => {
    const facts = file.use(serverNames(resource).facts);
    return `    ${objectOf([`facts: ${facts}`, `writes: ${literal(writesOf(resource), 14, 6)}`], 4, 4)},`;
  });
  file.add(
    [
      `\n${docBlock("What the editing page asks for.")}`,
      `export const forms: ${type} = ${file.use(runtimeValue("createForms"))}({`,
      `  service: ${file.use(serviceNames.facts)},`,
      `  statuses: ${literal(statusTexts(model), 12, 2)},`,
      `  resources: [\n${resources.join("\n")}\n  ],`,
      `  ${file.use({ name: "translations", from: "generated/server/translations" })},`,
      "});",
    ].join("\n"),
  );
  return [file.print()];
};

function statusTexts(model: Model): FactsObject {
  return Object.fromEntries(model.service.statuses.map(({ name, text }) => [name, proseOf(model, text)]));
}

function writesOf({ routes }: Resource): FactsObject {
  const writes = (["create", "update", "delete"] as const).flatMap((operation) => {
    const route = routes.find((candidate) => candidate.operation === operation);
    if (route === undefined) return [];
    const { operationName, methods, path, idempotency, access } = route;
    const method = operation === "update" && methods.includes("PATCH") ? "PATCH" : (methods[0] ?? "POST");
    const facts = { name: operationName, path, method, idempotency };
    return [[operation, access === undefined ? facts : { ...facts, access }] as const];
  });
  return Object.fromEntries(writes);
}
