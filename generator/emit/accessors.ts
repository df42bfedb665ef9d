import { docComment } from "../print/doc-comment.js";
import {
  customRoutes,
  operationContext,
  rejectionType,
  runtimeType,
  serverNames,
} from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/accessors.ts` for a spec with custom operations: what their functions get besides their input. */
export const emitAccessors: Emitter = ({ resources }) => {
  if (!resources.some((resource) => customRoutes(resource).length > 0)) return [];
  const file = createSourceFile("server/accessors.ts", "spec/routes.yaml");
  const call = `${file.use(runtimeType("OperationCall"))}<${file.use(rejectionType)}["reason"]>`;
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
