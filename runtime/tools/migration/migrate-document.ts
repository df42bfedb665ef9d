import { isDeepStrictEqual } from "node:util";
import type { RecordDocument } from "../../core/documents.js";
import type { Draft } from "../../resources/input.js";
import { deriveTexts } from "../../resources/write/derived-texts.js";
import { addSlugs } from "../../resources/write/merge-slugs.js";
import { slugEntries } from "../../resources/write/slugs.js";
import type { DocumentSteps, Migration } from "./context.js";
import { applyStep } from "./document-step.js";

/** The outcome of a migration for a document. */
export interface MigratedDocument {
  /** Absent where nothing changes. */
  readonly draft?: Draft;
  /** Ids of the steps that concern it, and of those that lack a decision. */
  readonly concerned: readonly string[];
  readonly open: readonly string[];
}

/**
 * Applies all steps of its resource to a draft of a document, in their order, and derives what follows from its texts, as a
 * write does. Nothing is stored. Where a decision is missing the document stays as it is.
 */
export function migrateDocument(
  migration: Migration,
  { resource, steps }: DocumentSteps,
  document: RecordDocument,
): MigratedDocument {
  const { site, decisions, drop } = migration;
  // The properties are those of the resource, by its descriptor.
  const draft: Draft = structuredClone({ ...document });
  const context = { site, resource, decisions, drop };
  const concerned: string[] = [];
  const open: string[] = [];
  for (const step of steps) {
    const finding = applyStep(context, step, draft);
    if (finding.isConcerned) concerned.push(step.id);
    if (finding.isOpen) open.push(step.id);
  }
  const derived = steps.find(({ kind }) => kind === "derive_texts");
  if (derived !== undefined || !isDeepStrictEqual(draft, document)) {
    deriveAll(migration, resource.facts, draft);
    if (derived !== undefined && hasOtherTexts(draft, document)) concerned.push(derived.id);
  }
  if (open.length > 0 || isDeepStrictEqual(draft, document)) return { concerned, open };
  return { draft, concerned, open };
}

/** Derives words, sort name and slugs; words in another order are no change. */
function deriveAll({ site }: Migration, facts: DocumentSteps["resource"]["facts"], draft: Draft): void {
  addSlugs(site, facts, draft);
  const { words, sort_name } = deriveTexts(site, facts, draft);
  if (!isSameSet(words, draft.words ?? [])) draft.words = words;
  draft.sort_name = sort_name;
  const slugs = slugEntries(draft.text, draft._id);
  if (!isSameSet(slugs, draft.slugs)) draft.slugs = slugs;
}

function hasOtherTexts(draft: Draft, { words = [], sort_name, slugs }: RecordDocument): boolean {
  return (
    draft.sort_name !== sort_name || !isSameSet(draft.words ?? [], words) || !isSameSet(draft.slugs, slugs)
  );
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && isDeepStrictEqual(new Set(one), new Set(other));
}
