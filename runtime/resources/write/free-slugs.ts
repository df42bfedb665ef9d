import { HttpError } from "../../core/http-error.js";
import { runExclusive } from "../../locks/keyed-mutex.js";
import { deriveTexts } from "./derived-texts.js";
import type { RecordVersion } from "./record-version.js";
import { freeSlug, isSlugTaken, readSlugEntry, slugEntries } from "./slugs.js";
import { termSlug } from "./term-slugs.js";
import type { WriteContext } from "./write-context.js";

const attempts = 200;

type RecordContext = Pick<WriteContext, "site" | "resource">;

/**
 * Writes a version of a record with slugs that are free: looks for free ones in place of those that it changes, and again
 * where another write took one between the query and the write. Throws rest_conflict after many attempts.
 */
export async function withFreeSlugs<Result>(
  context: RecordContext,
  version: RecordVersion,
  write: () => Promise<Result>,
): Promise<Result> {
  const { facts } = context.resource;
  const { draft, current } = version;
  const wanted = slugEntries(draft.text, draft._id);
  const changed = wanted.filter((entry) => current?.slugs.includes(entry) !== true);
  const attempt = async (): Promise<Result> => {
    for (let count = 0; count < attempts; count += 1) {
      // Most slugs are free, and the store rejects those that are not: only then are free ones looked for.
      const isLook = count > 0 || facts.taxonomy !== undefined;
      await freeChangedSlugs(context, version, isLook ? changed : []);
      try {
        return await write();
      } catch (error) {
        if (!isSlugTaken(error)) throw error;
      }
    }
    throw new HttpError("rest_conflict");
  };
  const [first] = changed;
  if (first === undefined) return attempt();
  return runExclusive(context.site.database, `${facts.collection}:${first}`, attempt);
}

/** Replaces each changed slug that is taken by a free one, and lists all slugs for the unique index. */
async function freeChangedSlugs(
  context: RecordContext,
  version: RecordVersion,
  changed: readonly string[],
): Promise<void> {
  const { site, resource } = context;
  const { facts } = resource;
  const { draft } = version;
  let isOther = false;
  for (const entry of changed.map(readSlugEntry)) {
    if (entry === undefined) continue;
    const slug =
      facts.taxonomy !== undefined
        ? await termSlug(context, { ...version, ...entry })
        : await freeSlug(context, entry, draft._id);
    if (slug === entry.slug) continue;
    isOther = true;
    draft.text[entry.language] = { ...draft.text[entry.language], slug };
  }
  draft.slugs = slugEntries(draft.text, draft._id);
  // The words of a term contain its slug.
  if (isOther) Object.assign(draft, deriveTexts(site, facts, draft));
}
