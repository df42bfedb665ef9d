import { randomBytes } from "node:crypto";
import type { ResourceDescriptor } from "../core/descriptors.js";
import type { RecordDocument } from "../core/documents.js";
import type { ChangeKind, FieldChange, OutboxEntry } from "../core/outbox-entry.js";
import type { RequestContext } from "../core/request-context.js";
import { withSeriesStatus } from "../core/series.js";
import type { RegisteredResource } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { statusRoles } from "../resources/status.js";
import { createBell } from "../storage/bell.js";
import { fieldChanges } from "./field-changes.js";

/** Where a change comes from: a request, or the service itself. */
export type ChangeOrigin =
  | Pick<RequestContext, "principal" | "request" | "language" | "mounted" | "now">
  | { readonly now: number };

/** The note of a write that makes `after` of `before`; one of them is absent in a create, and in a delete for good. */
export function outboxEntryOf(
  site: Site,
  facts: ResourceDescriptor,
  origin: ChangeOrigin,
  was: RecordDocument | undefined,
  is: RecordDocument | undefined,
): OutboxEntry {
  const [before, after] = [was, is].map((document) =>
    document === undefined ? undefined : withSeriesStatus(document),
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
export function sharedOutboxEntry(origin: ChangeOrigin, changes: readonly FieldChange[]): OutboxEntry {
  const id = randomBytes(12).toString("base64url");
  return { id, at: new Date(origin.now), kind: "updated", ...sourceOf(origin, undefined), changes };
}

function sourceOf(
  origin: ChangeOrigin,
  record: RecordDocument | undefined,
): Pick<OutboxEntry, "by" | "request" | "language" | "site"> {
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
export function pushOutboxEntry(note: OutboxEntry): { readonly $push: object; readonly noted: Date } {
  return { $push: { notes: note }, noted: note.at };
}

/** A record that was stored a moment ago, with the one note that it has. */
export interface NewRecord {
  readonly resource: RegisteredResource;
  readonly document: RecordDocument;
}

/** Rings when there are notes: with the record where it is new, so that nobody has to look for it. */
export const outboxSignal = createBell<NewRecord | undefined>();
