import type { RecordDocument } from "../../core/documents.js";
import { noId } from "../../core/record-id.js";
import { isRecurring, withSeriesStatus } from "../../core/series.js";
import type { Draft, MergeInput } from "../input.js";
import { mergeFormerStart } from "../read/schedule-status.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { CallContext } from "../site.js";
import { statusRoles } from "../status.js";
import { fieldsStoredAs } from "../stored-fields.js";
import { deriveTexts } from "./derived-texts.js";
import { mergeFields, mergeRule } from "./merge-fields.js";
import { mergePublication } from "./merge-publication.js";
import { mergeSlugs } from "./merge-slugs.js";
import type { Merge } from "./write-context.js";

/** The call of a write, and the resource whose documents are merged. */
interface MergeContext extends CallContext {
  readonly resource: RegisteredResource;
}

/**
 * The document after a write: the stored one, or a new one, with every given field merged in and everything derived computed
 * again. What is left out stays as it is. Reads no store. A new document gets its id later, by `assignId`; the slug is the
 * wanted one: whether it is free is decided when the document is stored.
 */
export function mergeRecord(context: MergeContext, input: MergeInput, stored?: RecordDocument): Draft {
  const { site, call } = context;
  const { facts } = context.resource;
  const { values, imported, period } = input;
  const { now } = call;
  const current = stored && withSeriesStatus(stored);
  const draft: Draft = current === undefined ? newDraft(context, input) : structuredClone({ ...current });
  if (current?.revision === 0) draft._id = noId(facts);
  const merge: Merge = { site, call, facts, input, draft, current };
  mergeFields(merge);
  if (facts.recurrence !== undefined) mergeRule(merge, facts.recurrence.rule);
  if (imported?.password !== undefined) draft.password = imported.password;
  Object.assign(draft, period);
  mergeFormerStart(site, facts, { draft, values, current, now });
  if (facts.hasStatus === true) mergePublication(merge);
  // Any other write restores.
  else if (facts.hasTrash === true) draft._trashed = input.toTrash ?? imported?.isTrashed ?? false;
  mergeSlugs(merge);
  if (isRecurring(facts)) site.features.recurrence?.merge(site, facts, { draft, current, now, imported });
  draft.modified = imported?.modified ?? new Date(now);
  Object.assign(draft, deriveTexts(site, facts, draft));
  return draft;
}

function newDraft({ site, call, resource }: MergeContext, { imported }: MergeInput): Draft {
  const { facts } = resource;
  const now = imported?.created ?? new Date(call.now);
  const empty = Object.fromEntries(fieldsStoredAs(facts, "localized").map((name) => [name, ""]));
  const base: RecordDocument = {
    _id: noId(facts),
    revision: 0,
    language: call.language,
    text: { [call.language]: { ...empty, slug: "" } },
    slugs: [],
    words: [],
    sort_name: "",
    created: now,
    modified: now,
  };
  return {
    ...base,
    ...(facts.hasAuthor === true ? { author: imported?.author ?? call.principal.author } : {}),
    ...(facts.hasStatus === true ? { status: statusRoles(site).draft, date: now } : {}),
    ...(facts.taxonomy === undefined && facts.counts === undefined ? {} : { count: 0 }),
  };
}
