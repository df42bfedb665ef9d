import type { ResourceFacts } from "../core/descriptors.js";
import type { RecordDocument } from "../core/documents.js";
import type { CollectionToken } from "../storage/database.js";
import type { FilterHook } from "./hooks.js";
import type { View } from "./read/serializer.js";
import type { WriteGuards } from "./site.js";

/** Everything the generated code knows about a resource: its facts, its collection, its answer, what may be
 * written, its filter hooks. */
export interface Resource<Document extends RecordDocument, Answer extends object, Query extends object> {
  readonly facts: ResourceFacts;
  readonly token: CollectionToken<Document>;
  readonly show: (document: Document, view: View) => Answer;
  readonly guards: WriteGuards;
  readonly filterHooks: Readonly<Record<string, FilterHook<Query, Document>>>;
}
