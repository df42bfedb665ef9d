import { rejects } from "../model/write-hooks.js";
import { interfaceOf, unionAlias, unionType } from "../print/declarations.js";
import { docComment } from "../print/doc-comment.js";
import { rejectionType } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes `server/reasons.ts` for a spec with functions that can reject values: the reasons that they may give. Those of the
 * product are members of a property, because compilers list these, and print the name of an alias.
 */
export const emitReasons: Emitter = ({ reasons, resources }) => {
  if (!resources.some(({ hooks }) => hooks.some(rejects))) return [];
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
