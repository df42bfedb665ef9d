import type { FieldDescriptor, ResourceDescriptor } from "../../core/descriptors.js";
import type { PostDocument, RecordDocument } from "../../core/documents.js";
import type { RequestContext } from "../../core/request-context.js";
import { parseTime } from "../../dates/parse-time.js";
import { toWall } from "../../dates/wall-time.js";
import { utc, type Zone } from "../../dates/zone.js";
import type { Draft, WriteInput } from "../input.js";
import { isPost } from "../read/find.js";
import type { Site } from "../site.js";
import { nextStatus, publishesScheduled, statusRoles } from "../status.js";
import { fieldStoredAs } from "../stored-fields.js";

/** How answers show the publication date of a record that was never published. */
export const noDate = "0000-00-00 00:00:00";

/** Merges status and publication date, which depend on each other, and what the trash remembers. */
export function mergeLife(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  input: WriteInput,
  draft: Draft,
  current: RecordDocument | undefined,
): void {
  const before = current !== undefined && isPost(current) ? current : undefined;
  const given = (storage: FieldDescriptor["storage"]): string | undefined => givenText(facts, input, storage);
  const dates = { local: given("date"), inUtc: given("date_utc") };
  const asked = { given: input.status ?? given("status"), current: before };
  const isUndated = dates.local === undefined && dates.inUtc === undefined;
  const date =
    input.imported?.date ??
    (isUndated && publishesScheduled(site, call.principal, asked)
      ? new Date(call.now)
      : publicationDate(site, call, before, dates));
  const status = nextStatus(site, call.principal, {
    ...asked,
    date: date ?? before?.date ?? new Date(call.now),
    now: call.now,
  });
  draft.status = status;
  mergeDate(site, call, draft, before, date);
  mergeTrash(site, call, draft, before);
}

/** Whether a record in its status has a web page under its slug: it is or was meant to be found. */
export function hasAddress(site: Site, draft: Draft): boolean {
  const roles = statusRoles(site);
  return draft.status !== roles.draft && draft.status !== roles.review;
}

function givenText(
  facts: ResourceDescriptor,
  input: WriteInput,
  storage: FieldDescriptor["storage"],
): string | undefined {
  const name = fieldStoredAs(facts, storage);
  const value = name === undefined ? undefined : input.values[name];
  return typeof value === "string" ? value : undefined;
}

/** The date of a record that is published for the first time without one is the moment it is published. */
function mergeDate(
  site: Site,
  call: RequestContext,
  draft: Draft,
  before: PostDocument | undefined,
  date: Date | undefined,
): void {
  const roles = statusRoles(site);
  const wasUndated = before === undefined || before.undated === true;
  const staysUndated = [roles.draft, roles.review, roles.trash].includes(String(draft.status));
  if (date !== undefined) draft.date = date;
  else if (before?.undated === true && !staysUndated) draft.date = new Date(call.now);
  if (wasUndated && staysUndated && date === undefined) draft.undated = true;
  else Reflect.deleteProperty(draft, "undated");
}

function mergeTrash(site: Site, call: RequestContext, draft: Draft, before: PostDocument | undefined): void {
  const roles = statusRoles(site);
  if (draft.status !== roles.trash) {
    Reflect.deleteProperty(draft, "trashed_from");
    return;
  }
  const byDefault = call.principal.can("publish_posts") ? roles.published : roles.draft;
  draft.trashed_from = before?.trashed_from ?? before?.status ?? byDefault;
}

/**
 * The publication date that a write sets; without an offset, it is read in the zone of the site, whatever zone the record
 * has. A date that is sent back as the answer showed it is no change, so that callers may change one of the two; the one
 * in UTC wins.
 */
function publicationDate(
  site: Site,
  call: RequestContext,
  before: PostDocument | undefined,
  given: { readonly local: string | undefined; readonly inUtc: string | undefined },
): Date | undefined {
  const parse = (text: string | undefined, zone: Zone): Date | undefined => {
    const isShown = before !== undefined && text === toWall(before.date.getTime(), zone);
    if (text === undefined || text === noDate || isShown) return undefined;
    const parsed = parseTime(text, { zone, now: call.now });
    return parsed === undefined ? undefined : new Date(parsed.instant);
  };
  return parse(given.inUtc, utc) ?? parse(given.local, site.zone);
}
