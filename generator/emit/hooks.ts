import type { Model } from "../model/model.js";
import { hooksOfModel, type OwnedHook, ownerOf, rejects } from "../model/write-hooks.js";
import { aliasOf, interfaceOf, unionAlias, unionType } from "../print/declarations.js";
import { docComment } from "../print/doc-comment.js";
import { authorArgument, hookPurpose, hookType } from "../print/hook-type.js";
import {
  customRoutes,
  operationContext,
  rejectionType,
  runtimeType,
  serverNames,
} from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/hooks.ts`: the functions that the spec names and runtime/hooks holds. */
export const emitHooks: Emitter = (model) => {
  const file = createSourceFile("server/hooks.ts", "spec/resources/*.yaml");
  const hooks = hooksOfModel(model);
  const owners = [...new Set(hooks.map(ownerOf))];
  const ownedBy = (owner: string): readonly OwnedHook[] => hooks.filter((one) => ownerOf(one) === owner);
  const declared = {
    name: "Hooks",
    docs: [
      "The hand-written functions that the spec names, by resource. A hook that is missing, or that the spec does not name, does not compile.",
    ],
  };
  file.add(
    owners.length === 0
      ? aliasOf({ ...declared, type: "Readonly<Record<string, never>>" })
      : interfaceOf({ ...declared, properties: owners.map((owner) => hooksOf(model, file, ownedBy(owner))) }),
  );
  return [file.print()];
};

function hooksOf(model: Model, file: SourceFileDraft, hooks: readonly OwnedHook[]) {
  const members = hooks.map((owned) => {
    const { hook } = owned;
    const type = hookType(model, owned, file.use);
    return `  /** ${hookPurpose(hook)} */\n  readonly ${hook.property}: ${type};\n`;
  });
  return {
    name: hooks.map(ownerOf)[0] ?? "",
    isReadonly: true,
    docs: [`Hooks of ${hooks[0]?.resource?.plural.replaceAll("_", " ") ?? "the service"}.`],
    type: `{\n${members.join("")}}`,
  };
}

/** Writes `server/accessors.ts` for a spec with custom operations or users: what their functions get besides their input. */
export const emitAccessors: Emitter = (model) => {
  const { service, resources } = model;
  const isUsed = resources.some((resource) => customRoutes(resource).length > 0);
  if (!isUsed && service.authenticate === undefined) return [];
  const file = createSourceFile("server/accessors.ts", "spec/routes.yaml");
  const types = [`${file.use(rejectionType)}["reason"]`, ...authorArgument(model)].join(", ");
  const call = `${file.use(runtimeType("OperationCall"))}<${types}>`;
  file.add({
    name: operationContext.name,
    isExported: true,
    extends: [call],
    docs: [
      docComment("The accessors of all resources, and what is known of the call of a custom operation."),
    ],
    properties: resources.map((resource) => ({
      name: resource.valuePlural,
      isReadonly: true,
      type: file.use(serverNames(resource).accessor),
      docs: [docComment(resource.text.en ?? "")],
    })),
  });
  return [file.print()];
};

/**
 * Writes `server/reasons.ts` for a spec with functions that can reject values: the reasons that they may give. Those of the
 * product are members of a property, because compilers list these, and print the name of an alias.
 */
export const emitReasons: Emitter = (model) => {
  const { reasons } = model;
  if (!hooksOfModel(model).some(({ hook }) => rejects(hook))) return [];
  const file = createSourceFile("server/reasons.ts", "spec/api.yaml");
  const named = (isOwn: boolean): readonly string[] =>
    reasons.filter((reason) => reason.isOwn === isOwn).map(({ name }) => JSON.stringify(name));
  file.add(
    interfaceOf({
      name: rejectionType.name,
      docs: ["Why a function may reject a value."],
      properties: [
        {
          name: "reason",
          isReadonly: true,
          type: unionType("  readonly reason: ", [...named(true), "CommonReason"], "  "),
          docs: [
            docComment("A reason that the spec declares for its functions, or one that every service has."),
          ],
        },
      ],
    }),
    unionAlias({ name: "CommonReason", docs: ["Reasons that every service has."], members: named(false) }),
  );
  return [file.print()];
};
