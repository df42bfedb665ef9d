import type { Model, Resource } from "../model/model.js";
import { docComment } from "../print/doc-comment.js";
import { hasActions, recordsType, runtimeType, wireType } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import { idArgument } from "../print/typescript.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/records.ts` for a spec with actions: the writes of records that an action may plan, by resource. */
export const emitRecords: Emitter = (model) => {
  if (!hasActions(model)) return [];
  const file = createSourceFile("server/records.ts", "spec/routes.yaml");
  const members = model.resources.flatMap((resource) => {
    const type = plannedType(model, file, resource);
    return type === "" ? [] : [{ resource, type }];
  });
  file.add({
    name: recordsType.name,
    isExported: true,
    docs: [
      docComment("What an action can plan to write besides its record: what callers can write as well."),
    ],
    properties: members.map(({ resource, type }) => ({
      name: resource.valueName,
      isReadonly: true,
      type,
      docs: [docComment(resource.text.en ?? "")],
    })),
  });
  return [file.print()];
};

/** The writes that the resource has routes for; an empty text without any. */
function plannedType({ service }: Model, file: SourceFileDraft, resource: Resource): string {
  const language = service.languageParameter.name;
  const typeOf = (name: string, parts: readonly string[]): string =>
    `${file.use(runtimeType(name))}${parts.length === 0 ? "" : `<${parts.join(", ")}>`}`;
  const types = (["create", "update", "delete"] as const).flatMap((operation) => {
    const route = resource.routes.find((one) => one.operation === operation);
    if (route === undefined) return [];
    if (operation === "delete") return [typeOf("PlansDelete", idArgument(resource))];
    const input = file.use(wireType(resource, route.inputName));
    const isField = resource.fields.some(({ name }) => name === language);
    const values = isField ? input : `Omit<${input}, ${JSON.stringify(language)}>`;
    return [
      typeOf(operation === "create" ? "PlansCreate" : "PlansUpdate", [values, ...idArgument(resource)]),
    ];
  });
  return types.join(" & ");
}
