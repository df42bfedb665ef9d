import { isRead } from "../model/lifecycle.js";
import type { Model, Resource, Route } from "../model/model.js";
import { constantOf } from "../print/declarations.js";
import { literal, objectOf } from "../print/literal.js";
import type { FactsObject } from "../print/parameter-facts.js";
import { customRoutes, runtimeType, serverNames } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import { proseOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/forms.ts`: what the forms in which people edit records are derived from. */
export const emitForms: Emitter = (model) => {
  const file = createSourceFile("server/forms.ts", "spec/*.yaml");
  const resources = model.resources.map((resource) => {
    const properties = [
      `resource: ${file.use(serverNames(resource).facts)}`,
      `writes: ${literal(writesOf(resource), 14, 6)}`,
      ...actionsOf(model, file, resource),
    ];
    return `    ${objectOf(properties, 4, 4)},`;
  });
  const properties = [
    `statuses: ${literal(statusTexts(model), 12, 2)}`,
    `resources: [\n${resources.join("\n")}\n  ]`,
  ];
  file.add(
    constantOf({
      name: "forms",
      docs: ["What the editing page asks for."],
      type: file.use(runtimeType("FormSource")),
      value: objectOf(properties, 0, 0),
    }),
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
    return [[operation, writeOf(route)] as const];
  });
  return Object.fromEntries(writes);
}

function writeOf({ operation, operationName: name, methods, path, idempotency, access }: Route): FactsObject {
  const method = operation === "update" && methods.includes("PATCH") ? "PATCH" : (methods[0] ?? "POST");
  const write = { name, path, method, idempotency };
  return access === undefined ? write : { ...write, access };
}

/** The custom operations that write one record of an id; nothing for a resource without any. */
function actionsOf(model: Model, file: SourceFileDraft, resource: Resource): readonly string[] {
  const actions = customRoutes(resource).filter(
    (route) => !isRead(route) && /^[^{}]*\{id\}[^{}]*$/.test(route.path),
  );
  if (actions.length === 0) return [];
  const rows = actions.map((route) => {
    const { title, text, name } = route;
    const parameters = `${file.use(serverNames(resource).operations)}.${name}`;
    const properties = [
      `write: ${literal(writeOf(route), 17, 10)}`,
      `title: ${literal(proseOf(model, title), 17, 10)}`,
      `text: ${literal(proseOf(model, text), 16, 10)}`,
      `parameters: ${parameters}`,
    ];
    return `        ${objectOf(properties, 8, 8)},`;
  });
  return [`actions: [\n${rows.join("\n")}\n      ]`];
}
