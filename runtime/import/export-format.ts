import { randomUUID } from "node:crypto";
import type { OccurrenceState } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { AppContext } from "../resources/app-context.js";

/** First line of an export. */
export interface ExportHeader {
  readonly format: "calendar-export";
  readonly version: 1;
  /** Name of the exported store, which no other store has. */
  readonly store: string;
  readonly written: string;
  /** Number of lines by resource, and of images by `image`. */
  readonly counts: Readonly<Record<string, number>>;
  /** The highest id of each sequence. */
  readonly highest: Readonly<Record<string, number>>;
}

/** A line of an export: a record with its fields in its own language. */
export interface ExportedRecord {
  readonly resource: string;
  readonly id: RecordId;
  readonly language: string;
  /** By the names of the spec's fields; references are ids, images too. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly slug?: string;
  /** Localized fields and the slug in further languages. */
  readonly texts?: Readonly<
    Record<string, { readonly fields: Readonly<Record<string, unknown>>; readonly slug?: string }>
  >;
  readonly created: string;
  readonly modified: string;
  /** Absent where the record never was published. */
  readonly published?: string;
  /** Where its resource has an author and no field for it. */
  readonly author?: number;
  /** Where its resource has a status and no field for it. */
  readonly status?: string;
  /** The record is in the trash; its status is the former one. */
  readonly trashed?: true;
  /** As stored. */
  readonly password_hash?: string;
  /** Its scheduled time in a series. Such records follow all others of their resource. */
  readonly occurrence?: OccurrenceState;
}

/** A line of an export: an image as a file. */
export interface ExportedImage {
  readonly image: number;
  readonly name: string;
  readonly base64: string;
}

export const exportFormat = "calendar-export";

/** Returns the name of the store, which no other store has; imports elsewhere use it as the name of their source. */
export async function storeName({ database }: AppContext): Promise<string> {
  const names = database.db.collection<{ _id: string; name: string }>("exports");
  const found = await names.findOneAndUpdate(
    { _id: "store" },
    { $setOnInsert: { name: randomUUID() } },
    { upsert: true, returnDocument: "after" },
  );
  return found?.name ?? "";
}

/** Sorts resources: those that others refer to come first. */
export function inOrder(all: readonly ResourceDescriptor[]): ResourceDescriptor[] {
  const ordered: ResourceDescriptor[] = [];
  const add = (resource: ResourceDescriptor, above: readonly string[]): void => {
    if (ordered.includes(resource) || above.includes(resource.name)) return;
    for (const { target } of Object.values(resource.fields)) {
      const other = all.find(({ name }) => name === target);
      if (other !== undefined) add(other, [...above, resource.name]);
    }
    ordered.push(resource);
  };
  for (const resource of all) add(resource, []);
  return ordered;
}

/** Whether records of other resources refer to those of a resource. */
export function isReferredTo(all: readonly ResourceDescriptor[], { name }: ResourceDescriptor): boolean {
  return all.some(
    (other) => other.name !== name && Object.values(other.fields).some(({ target }) => target === name),
  );
}
