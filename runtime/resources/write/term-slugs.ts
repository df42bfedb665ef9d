import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { timeLimit } from "../../storage/database.js";
import { fold } from "../../text/words.js";
import type { Draft, WriteInput } from "../input.js";
import { parentOf } from "../read/linked-ids.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";
import { textsIn } from "./derived-texts.js";
import { freeSlug } from "./slugs.js";

/** A slug that a write gives to a term in a language. */
export interface TermSlug {
  readonly draft: Draft;
  /** Absent on create. */
  readonly current: RecordDocument | undefined;
  readonly language: string;
  readonly wanted: string;
  readonly input: WriteInput;
}

/**
 * The slug of a term. A given slug in use is refused on an update and gets a number on a create. On a create without a slug
 * of its own, a term of the same name under the same parent already exists; under another parent the parent's slug is
 * appended.
 */
export async function settleTermSlug(
  site: Site,
  resource: RegisteredResource,
  { draft, current, language, wanted, input }: TermSlug,
): Promise<string> {
  const isGiven = typeof input.values.slug === "string";
  if (current === undefined) await refuseSameName(site, resource, draft, language, isGiven);
  const collection = site.database.collection(resource.token);
  const isTaken = { slugs: `${language}:${wanted}`, _id: { $ne: draft._id } };
  if ((await collection.findOne(isTaken, { projection: { _id: 1 }, ...timeLimit })) === null) return wanted;
  if (isGiven && current !== undefined) throw new HttpError("duplicate_term_slug", { slug: wanted });
  // Whoever took the slug between the two looks may have made the same term.
  if (current === undefined) await refuseSameName(site, resource, draft, language, isGiven);

  const parent = isGiven ? undefined : parentOf(resource.facts, draft);
  const above = parent === undefined ? null : await collection.findOne({ _id: parent }, timeLimit);
  const suffix = above === null ? "" : `-${textsIn(above, language).slug ?? ""}`;
  return freeSlug(site, resource, language, wanted + suffix, draft._id);
}

/** With a slug of its own, a name may stand twice; the same slug as well would make the same term. */
async function refuseSameName(
  site: Site,
  resource: RegisteredResource,
  draft: Draft,
  language: string,
  hasOwnSlug: boolean,
): Promise<void> {
  const { facts, token } = resource;
  const own = textsIn(draft, language);
  const candidates = await site.database
    .collection(token)
    .find(
      { sort_name: fold(own[facts.namedBy] ?? ""), _id: { $ne: draft._id } },
      { batchSize: 1000, ...timeLimit },
    )
    .toArray();
  const same = candidates.find(
    (other) =>
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
