import type { ExternalId } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import type { AppContext, InnerRoute } from "../resources/app-context.js";
import type { SourceImage } from "./source.js";
import type { openTextImages } from "./text-images.js";

/**
 * What happens to a record that an earlier import created: `overwrite` brings it to the state of the source,
 * `only-untouched` does so unless it was changed here, `keep` never does.
 */
export type Policy = "overwrite" | "keep" | "only-untouched";

/** A write of a record, as an item of a batch. */
export interface Item {
  readonly operation: "create" | "update" | "upsert";
  readonly resource: string;
  readonly id?: RecordId;
  readonly external?: ExternalId;
  readonly if_unchanged?: boolean;
  readonly reuse?: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What became of an item. */
export interface Outcome {
  readonly status: number;
  readonly id?: RecordId;
  readonly record?: Readonly<Record<string, unknown>>;
  /** As the service writes errors. */
  readonly error?: unknown;
  readonly unchanged?: boolean;
}

/** The body of a batch. */
export interface BatchBody {
  readonly items: readonly Item[];
  readonly context: "import";
  readonly dry_run?: boolean;
}

/** Where records go: a service with batches. */
export interface Destination {
  /** Does the items of a batch; `key` is that of its repetitions. Throws an ImportError where the service is away for good. */
  send(body: BatchBody, key?: string): Promise<{ readonly items: readonly Outcome[] }>;
  /** Does one item with an image in the field of that name. Absent: images are stored before the records. */
  sendWithImage?(item: Item, name: string, image: SourceImage): Promise<Outcome>;
  /** Stores an image under its id if that is free, unless the same file is here. Throws an ImageError. */
  storeImage?(image: SourceImage): Promise<{ readonly id: RecordId; readonly isNew: boolean }>;
  /** Absent where images in texts stay at their address. */
  readonly importImages?: ReturnType<typeof openTextImages>["importImages"];
}

/** The route by which an import writes; undefined in a service that lacks it, or the permission. */
export function importRoute({ routes, resources }: AppContext): InnerRoute | undefined {
  const isImporting = [...resources.values()].some(({ resource }) => "context" in { ...resource.writes });
  return isImporting ? [...routes.values()].find(({ isBatch }) => isBatch === true) : undefined;
}
