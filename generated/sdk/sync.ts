// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { listEventChanges } from "./calls/events.js";
import type { Core } from "./core/core.js";
import { type Sync, type SyncOptions, sync } from "./core/sync.js";
import type { EventChange } from "./events.js";
import type { ListEventChangesQuery } from "./inputs/events.js";

/**
 * Brings a copy of events up to date, and with `live` keeps it so. It continues where the store ended;
 * where the service no longer knows that, it reads all records again, and removes those that are gone.
 */
export function syncEvents(
  core: Core,
  options: SyncOptions<EventChange, ListEventChangesQuery>,
): Promise<Sync> {
  return sync(core, { list: listEventChanges, stream: "/events/changes/stream" }, options);
}

export { type Core, type CoreOptions, createCore } from "./core/core.js";
export { type Sync, type SyncOptions } from "./core/sync.js";
export { fileStore } from "./core/sync-file.js";
export { indexedDbStore } from "./core/sync-indexed-db.js";
export {
  type Change,
  type Copied,
  memoryStore,
  type SyncPosition,
  type SyncStore,
} from "./core/sync-stores.js";
