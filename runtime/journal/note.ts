import { randomBytes } from "node:crypto";
import type { Call } from "../http/call.js";
import type { RecordDocument } from "../records/documents.js";
import type { ResourceFacts } from "../records/facts.js";
import type { RegisteredResource, Site } from "../records/site.js";
import { statusRoles } from "../records/status.js";
import { opened } from "../recurrence/series.js";
import { createBell } from "../storage/bell.js";
import { type FieldChange, fieldChanges } from "./field-changes.js";

/** What a write did to a record. */
export type ChangeKind = "created" | "updated" | "trashed" | "restored" | "published" | "deleted";

/** Who changes something: the key by its id and name, and its role. All are empty where the service acts by itself. */
export interface Actor {
  readonly key: string;
  readonly name: string;
  readonly role: string;
}

/**
 * A change that the journal does not have yet. It stands in the record itself, stored by the very write it tells of, so
 * that no crash can part the two.
 */
export interface ChangeNote {
  /** Random; the journal, and messages about the change, are named after it. */
  readonly id: string;
  readonly at: Date;
  readonly kind: ChangeKind;
  /** The record came to be published by a change of another kind. */
  readonly published?: true;
  readonly by: Actor;
  /** Id of the request. */
  readonly request: string;
  /** Language of the request. */
  readonly language: string;
  /** `http://host` of the request; absent where there was none. */
  readonly site?: string;
  readonly changes: readonly FieldChange[];
}

/** Where a change comes from: a request, or the service itself. */
export type ChangeOrigin =
  | Pick<Call, "principal" | "request" | "language" | "mounted" | "now">
  | { readonly now: number };

/** The note of a write that makes `after` of `before`; one of them is absent in a create, and in a delete for good. */
export function noteOf(
  site: Site,
  facts: ResourceFacts,
  origin: ChangeOrigin,
  was: RecordDocument | undefined,
  is: RecordDocument | undefined,
): ChangeNote {
  const [before, after] = [was, is].map((document) =>
    document === undefined ? undefined : opened(document),
  );
  const { kind, published } = kindOf(site, origin, before, after);
  return {
    id: randomBytes(12).toString("base64url"),
    at: new Date(origin.now),
    kind,
    ...(published ? { published } : {}),
    ...sourceOf(origin, after ?? before),
    changes: fieldChanges(facts, before, after),
  };
}

/** The same change of many records at once, of which nothing is known but the field. */
export function sharedNote(origin: ChangeOrigin, changes: readonly FieldChange[]): ChangeNote {
  const id = randomBytes(12).toString("base64url");
  return { id, at: new Date(origin.now), kind: "updated", ...sourceOf(origin, undefined), changes };
}

function sourceOf(
  origin: ChangeOrigin,
  record: RecordDocument | undefined,
): Pick<ChangeNote, "by" | "request" | "language" | "site"> {
  if (!("principal" in origin))
    return { by: { key: "", name: "", role: "" }, request: "", language: record?.language ?? "" };
  const { key, name, role } = origin.principal;
  const { request, language, mounted } = origin;
  const site = mounted.site === "" ? {} : { site: mounted.site };
  return { by: { key, name, role }, request, language, ...site };
}

function kindOf(
  site: Site,
  origin: ChangeOrigin,
  before: RecordDocument | undefined,
  after: RecordDocument | undefined,
): { readonly kind: ChangeKind; readonly published: boolean } {
  const roles = statusRoles(site);
  const [old, now] = [before, after].map((document) =>
    document !== undefined && "status" in document ? document.status : undefined,
  );
  const published = now === roles.published && old !== roles.published;
  if (after === undefined) return { kind: "deleted", published };
  if (before === undefined) return { kind: "created", published };
  if (now === roles.trash && old !== roles.trash) return { kind: "trashed", published };
  if (now !== roles.trash && old === roles.trash) return { kind: "restored", published };
  const isByItself = published && !("principal" in origin);
  return isByItself ? { kind: "published", published: false } : { kind: "updated", published };
}

/** What the update of a record says of its change. `noted` finds records whose notes wait for the journal. */
export function pushNote(note: ChangeNote): { readonly $push: object; readonly noted: Date } {
  return { $push: { notes: note }, noted: note.at };
}

/** A record that was stored a moment ago, with the one note that it has. */
export interface NewRecord {
  readonly resource: RegisteredResource;
  readonly document: RecordDocument;
}

/** Rings when there are notes: with the record where it is new, so that nobody has to look for it. */
export const notedBell = createBell<NewRecord | undefined>();
