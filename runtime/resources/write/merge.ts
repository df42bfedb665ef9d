import type { RecordDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import { isRecurring, withSeriesStatus } from "../../core/series.js";
import type { Draft, WriteInput } from "../input.js";
import { mergeFormerStart } from "../read/schedule-status.js";
import { statusRoles } from "../status.js";
import { fieldsStoredAs } from "../stored-fields.js";
import { deriveTexts } from "./derived-texts.js";
import type { Merge, MergeContext } from "./merge-context.js";
import { mergeFields, mergeRule } from "./merge-fields.js";
import { mergePeriod } from "./merge-period.js";
import { mergePublication } from "./merge-publication.js";
import { mergeSlugs } from "./merge-slugs.js";

/**
 * The document that a create stores under an id: every given field, and everything that is derived. Throws PeriodError. The slug
 * is the wanted one; whether it is free is decided when the document is written.
 */
export function createDocument(context: MergeContext, input: WriteInput, id: RecordId): Draft {
  return mergeInto(newDraft(context, input, id), undefined, { context, input });
}

/**
 * The document after an update: the stored one with every given field merged in and everything derived computed again. What
 * is left out stays as it is. Throws PeriodError. The slug is the wanted one, as on create.
 */
export function mergeDocument(context: MergeContext, input: WriteInput, stored: RecordDocument): Draft {
  const current = withSeriesStatus(stored);
  return mergeInto(structuredClone({ ...current }), current, { context, input });
}

function mergeInto(
  draft: Draft,
  current: RecordDocument | undefined,
  { context, input }: { readonly context: MergeContext; readonly input: WriteInput },
): Draft {
  const { site, call } = context;
  const { facts } = context.resource;
  const { values, imported } = input;
  const { now } = call;
  const merge: Merge = { site, call, facts, input, draft, current };
  mergeFields(merge);
  if (facts.recurrence !== undefined) mergeRule(merge, facts.recurrence.rule);
  if (imported?.password !== undefined) draft.password = imported.password;
  if (facts.period !== undefined)
    Object.assign(draft, mergePeriod(site, facts.period, { values, current, now }));
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

function newDraft({ site, call, resource }: MergeContext, { imported }: WriteInput, id: RecordId): Draft {
  const { facts } = resource;
  const now = imported?.created ?? new Date(call.now);
  const empty = Object.fromEntries(fieldsStoredAs(facts, "localized").map((name) => [name, ""]));
  const base: RecordDocument = {
    _id: id,
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
