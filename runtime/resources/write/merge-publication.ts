import type { StatusDocument } from "../../core/documents.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import { fieldStoredAs, setProperty } from "../../core/properties.js";
import { parseTime } from "../../dates/parse-time.js";
import { utc, type Zone } from "../../dates/zone.js";
import type { Draft } from "../input.js";
import type { Site } from "../site.js";
import { isStatusDocument, nextStatus, publishesScheduled, statusRoles } from "../status.js";
import { noDate, timeText } from "../time-text.js";
import type { Merge } from "./write-context.js";

/** Merges status and publication date, which depend on each other, and the status that a record in the trash came from. */
export function mergePublication(merge: Merge): void {
  const { site, call, input, draft, current } = merge;
  const before = current !== undefined && isStatusDocument(current) ? current : undefined;
  const dates = { local: givenText(merge, "date"), inUtc: givenText(merge, "date_utc") };
  const asked = {
    given:
      input.toTrash === true || input.imported?.isTrashed === true
        ? statusRoles(site).trash
        : (givenText(merge, "status") ?? input.imported?.status),
    current: before,
  };
  const isUndated = dates.local === undefined && dates.inUtc === undefined;
  const date =
    input.imported?.date ??
    (isUndated && publishesScheduled(site, call.principal, asked)
      ? new Date(call.now)
      : publicationDate(merge, before, dates));
  draft.status = nextStatus(site, call.principal, {
    ...asked,
    date: date ?? before?.date ?? new Date(call.now),
    now: call.now,
  });
  mergeDate(merge, before, date);
  mergeTrash(merge, before);
}

/** Whether a record in its status has a web page under its slug: it is or was meant to be found. */
export function hasAddress(site: Site, draft: Draft): boolean {
  const roles = statusRoles(site);
  return draft.status !== roles.draft && draft.status !== roles.review;
}

function givenText({ resource, input }: Merge, storage: FieldDescriptor["storage"]): string | undefined {
  const name = fieldStoredAs(resource, storage);
  const value = name === undefined ? undefined : input.values[name];
  return typeof value === "string" ? value : undefined;
}

/** The date of a record that is published for the first time without one is the moment it is published. */
function mergeDate(
  { site, call, draft }: Merge,
  before: StatusDocument | undefined,
  date: Date | undefined,
): void {
  const roles = statusRoles(site);
  const wasUndated = before === undefined || before.undated === true;
  const staysUndated = [roles.draft, roles.review, roles.trash].includes(String(draft.status));
  if (date !== undefined) draft.date = date;
  else if (before?.undated === true && !staysUndated) draft.date = new Date(call.now);
  const isUndated = wasUndated && staysUndated && date === undefined;
  setProperty(draft, "undated", isUndated ? true : undefined);
}

function mergeTrash({ site, call, draft }: Merge, before: StatusDocument | undefined): void {
  const roles = statusRoles(site);
  if (draft.status !== roles.trash) {
    setProperty(draft, "trashed_from", undefined);
    return;
  }
  const byDefault = call.principal.may("publish") ? roles.published : roles.draft;
  draft.trashed_from = before?.trashed_from ?? before?.status ?? byDefault;
}

/**
 * The publication date that a write sets; without an offset, it is read in the zone of the site, whatever zone the record
 * has. A date that is sent back as the answer showed it is no change, so that callers may change one of the two; the one
 * in UTC wins.
 */
function publicationDate(
  { site, call }: Merge,
  before: StatusDocument | undefined,
  given: { readonly local: string | undefined; readonly inUtc: string | undefined },
): Date | undefined {
  const parse = (text: string | undefined, zone: Zone): Date | undefined => {
    const isShown = before !== undefined && text === timeText(site, before.date.getTime(), zone);
    if (text === undefined || text === noDate || isShown) return undefined;
    const parsed = parseTime(text, { zone, now: call.now });
    return parsed === undefined ? undefined : new Date(parsed.instant);
  };
  return parse(given.inUtc, utc) ?? parse(given.local, site.zone);
}
