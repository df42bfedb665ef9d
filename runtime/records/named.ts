import type { Filter } from "mongodb";
import { timeLimit } from "../storage/database.js";
import { cleanText } from "../text/html.js";
import { slugify } from "../text/slug.js";
import { fold } from "../text/words.js";
import type { RecordDocument } from "./documents.js";
import { isPost } from "./find.js";
import type { RegisteredResource, Site } from "./site.js";
import { statusRoles } from "./status.js";
import { textsIn } from "./texts.js";

/**
 * The id of the oldest record with a name, in the language asked for or its own; letter case and diacritics do not count,
 * and records in the trash are passed over.
 */
export async function findNamed(
  site: Site,
  { facts, token }: RegisteredResource,
  name: string,
  language: string,
): Promise<number | undefined> {
  const folded = fold(cleanText(name));
  const isSo: Filter<RecordDocument> = {
    $or: [{ sort_name: folded }, { slugs: `${language}:${slugify(name)}` }],
  };
  const candidates = await site.database
    .collection(token)
    .find(isSo, { sort: { _id: 1 }, batchSize: 1001, ...timeLimit })
    .limit(1000)
    .toArray();
  const { trash } = statusRoles(site);
  const found = candidates.find((document) => {
    if (isPost(document) && document.status === trash) return false;
    return document.sort_name === folded || fold(textsIn(document, language)[facts.namedBy] ?? "") === folded;
  });
  return found?._id;
}
