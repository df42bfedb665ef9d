import { HttpError } from "../http/http-error.js";
import { timeLimit } from "../storage/database.js";
import { fold } from "../text/words.js";
import type { Draft, WriteInput } from "./changes.js";
import type { RecordDocument } from "./documents.js";
import { freeSlug } from "./slugs.js";
import { textsIn } from "./texts.js";
import { parentOf } from "./view.js";
import type { WriteContext } from "./write.js";

/**
 * The slug of a term. A slug in use is refused on an update and gets a number on a create. Without a slug of its own, a
 * term of the same name under the same parent already exists; under another parent the parent's slug is appended.
 */
export async function settleTermSlug(
  context: WriteContext,
  draft: Draft,
  language: string,
  wanted: string,
  input: WriteInput,
  current: RecordDocument | undefined,
): Promise<string> {
  const { site, resource } = context;
  const { facts } = resource;
  const collection = site.database.collection(resource.token);
  const isGiven = typeof input.values.slug === "string";
  if (!isGiven) await refuseSameName(context, draft, language);
  const holder = await collection.findOne(
    { slugs: `${language}:${wanted}`, _id: { $ne: draft._id } },
    timeLimit,
  );
  if (holder === null) return wanted;
  if (isGiven && current !== undefined) throw new HttpError("duplicate_term_slug", { slug: wanted });
  const parent = parentOf(facts, draft);
  if (isGiven || parent === undefined) return freeSlug(site, resource, language, wanted, draft._id);
  const above = await collection.findOne({ _id: parent }, timeLimit);
  const suffix = above === null ? "" : `-${textsIn(above, language).slug ?? ""}`;
  return freeSlug(site, resource, language, wanted + suffix, draft._id);
}

async function refuseSameName(
  { site, resource }: WriteContext,
  draft: Draft,
  language: string,
): Promise<void> {
  const { facts } = resource;
  const name = fold(textsIn(draft, language)[facts.namedBy] ?? "");
  const candidates = await site.database
    .collection(resource.token)
    .find({ sort_name: name, _id: { $ne: draft._id } }, { batchSize: 1000, ...timeLimit })
    .toArray();
  const same = candidates.find((other) => parentOf(facts, other) === parentOf(facts, draft));
  if (same === undefined) return;
  throw new HttpError(
    "term_exists",
    {},
    { data: { term_id: same._id }, beside: { additional_data: [same._id, same._id] } },
  );
}
