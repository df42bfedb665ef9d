import { routeOf } from "../model/lifecycle.js";
import type { Resource } from "../model/model.js";
import { exportOf, functionOf } from "../print/declarations.js";
import { changesNames, hasChanges } from "../print/route-objects.js";
import { callsFile, callTypes, coreType, coreValue } from "../print/sdk-names.js";
import type { Statement } from "../print/source-file.js";
import { createSdkWriter, type SdkWriter, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes `sdk/sync.ts`, which keeps copies of the records whose changes the service lists; none where it lists none. */
export const emitSdkSync: Emitter = (model) => {
  if (!hasChanges(model)) return [];
  const writer = createSdkWriter(model, `${wireFolder}/sync.ts`, "spec/routes.yaml");
  writer.file.add(
    ...model.resources.flatMap((resource) => syncFunction(writer, resource)),
    exportOf("./core/core.js", ["type Core", "type CoreOptions", "createCore"]),
    exportOf("./core/sync.js", ["type Sync", "type SyncOptions"]),
    exportOf("./core/sync-file.js", ["fileStore"]),
    exportOf("./core/sync-indexed-db.js", ["indexedDbStore"]),
    exportOf("./core/sync-stores.js", [
      "type Change",
      "type Copied",
      "memoryStore",
      "type SyncPosition",
      "type SyncStore",
    ]),
  );
  return [writer.file.print()];
};

function syncFunction({ file, type }: SdkWriter, resource: Resource): readonly Statement[] {
  const route = routeOf(resource, "changes");
  if (route === undefined) return [];
  const stream = routeOf(resource, "changes_stream");
  const list = file.use({ name: route.operationName, from: `generated/${callsFile(resource)}` });
  const entry = type(changesNames(resource).change);
  const source = stream === undefined ? `{ list: ${list} }` : `{ list: ${list}, stream: "${stream.path}" }`;
  const options = `${file.use(coreType("SyncOptions", "sync"))}<${entry}, ${type(callTypes(route).input)}>`;
  return [
    functionOf({
      name: `sync${resource.typePlural}`,
      docs: [
        `Brings a copy of ${resource.plural.replaceAll("_", " ")} up to date, and with \`live\` keeps it so. It continues where the store ended; where the service no longer knows that, it reads all records again, and removes those that are gone.`,
      ],
      parameters: [
        { name: "core", type: file.use(coreType("Core", "core")) },
        { name: "options", type: options },
      ],
      returns: `Promise<${file.use(coreType("Sync", "sync"))}>`,
      body: `return ${file.use(coreValue("sync", "sync"))}(core, ${source}, options);`,
    }),
  ];
}
