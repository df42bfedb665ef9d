import type { Collection } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { timeLimit } from "../../storage/command-options.js";
import { parentOf } from "../read/linked-ids.js";
import { isNamed, nameConditions } from "../read/references.js";
import { nameOf, textsIn } from "../texts.js";
import { freeSlug, type RecordVersion, type SlugContext, type SlugEntry, takenSlugs } from "./slugs.js";

/** A slug that a write gives to a term in a language. */
export interface TermSlug extends RecordVersion, SlugEntry {}

/**
 * The slug of a term. A given slug in use is rejected on an update and gets a number on a create. On a create without a slug
 * of its own, a term of the same name under the same parent already exists; under another parent the parent's slug is
 * appended.
 */
export async function termSlug(
  context: SlugContext,
  { draft, current, language, slug: wanted, values }: TermSlug,
): Promise<string> {
  const { facts, token } = context.resource;
  const collection = context.site.database.collection(token);
  const hasOwnSlug = typeof values.slug === "string";
  const named = { draft, language, hasOwnSlug };
  if (current === undefined) await rejectSameName(collection, facts, named);
  if ((await takenSlugs(context, { language, slugs: [wanted] }, draft._id)).size === 0) return wanted;
  if (hasOwnSlug && current !== undefined) throw new HttpError("duplicate_term_slug", { slug: wanted });
  // The slug may have been taken between the two queries by the same term.
  if (current === undefined) await rejectSameName(collection, facts, named);

  const parent = hasOwnSlug ? undefined : parentOf(facts, draft);
  const above = parent === undefined ? null : await collection.findOne({ _id: parent }, timeLimit);
  const suffix = above === null ? "" : `-${textsIn(above, language).slug ?? ""}`;
  return freeSlug(context, { language, slug: wanted + suffix }, draft._id);
}

/** A new term with a name in a language. */
interface NamedTerm {
  readonly draft: RecordDocument;
  readonly language: string;
  readonly hasOwnSlug: boolean;
}

/** With a slug of its own, a term may have the name of another one; the same slug as well would make the same term. */
async function rejectSameName(
  collection: Collection<RecordDocument>,
  facts: ResourceDescriptor,
  { draft, language, hasOwnSlug }: NamedTerm,
): Promise<void> {
  const own = textsIn(draft, language);
  const name = nameOf(facts, draft, language);
  const candidates = await collection
    .find(
      { $or: nameConditions([name], language), _id: { $ne: draft._id } },
      { batchSize: 1000, ...timeLimit },
    )
    .toArray();
  const same = candidates.find(
    (other) =>
      isNamed(facts, other, { name, languages: [language, other.language] }) &&
      parentOf(facts, other) === parentOf(facts, draft) &&
      (!hasOwnSlug || textsIn(other, language).slug === own.slug),
  );
  if (same === undefined) return;
  throw new HttpError(
    "term_exists",
    {},
    { data: { term_id: same._id }, beside: { additional_data: [same._id, same._id] } },
  );
}
