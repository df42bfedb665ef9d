import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { forbidden } from "../../core/http-error.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import type { RequestContext } from "../../core/request-context.js";
import { fieldChanges } from "../../outbox/field-changes.js";
import { timeLimit } from "../../storage/database.js";
import { cleanText } from "../../text/html.js";
import { slugify } from "../../text/slug.js";
import { fold } from "../../text/words.js";
import { isPost } from "../read/find.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";
import { mayEdit, statusRoles } from "../status.js";
import { checkInput } from "./check-input.js";
import { textsIn } from "./derived-texts.js";
import { mergeDocument } from "./merge.js";
import { prepareInput } from "./prepare-input.js";
import { updateRecord } from "./store-record.js";

/** How a name is meant. */
interface NameQuestion {
  readonly language: string;
  /** Whether a record may be meant at all; all may where it is absent. */
  readonly mayUse?: (document: RecordDocument) => boolean;
}

/**
 * The id of the oldest record with a name, in the language asked for or its own; letter case and diacritics do not count,
 * and records in the trash are passed over, as are those that may not be used.
 */
export async function findNamed(
  site: Site,
  { facts, token }: RegisteredResource,
  name: string,
  { language, mayUse = () => true }: NameQuestion,
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
    if ((isPost(document) && document.status === trash) || !mayUse(document)) return false;
    return document.sort_name === folded || fold(textsIn(document, language)[facts.namedBy] ?? "") === folded;
  });
  return found?._id;
}

/** A record that was found by the name of an object inside another record. */
export interface NameLookup {
  readonly site: Site;
  readonly resource: RegisteredResource;
  readonly id: number;
}

/**
 * Merges the fields that an object inside another record brings, besides the name, into the record of that name. Does nothing
 * where nothing would change, or where the caller may not edit that record.
 */
export async function updateNamed(
  { site, resource, id }: NameLookup,
  record: object,
  call: RequestContext,
): Promise<void> {
  const { facts, token } = resource;
  const given = Object.entries(record).filter(([name]) => name !== facts.namedBy && name in facts.fields);
  if (given.length === 0) return;
  const [document] = await site.database.load(token, [id]);
  if (document === undefined || !isPost(document) || !mayEdit(site, call.principal, document)) return;
  const values = Object.fromEntries(given);
  const errors = new ParameterErrors(site.facts.reasons, call.language);
  const references = await checkInput(site, call, facts.fields, values, errors);
  const input = await prepareInput(site, facts, call, values, references, document, { errors });
  const merged = mergeDocument(site, facts, call, input, id, document);
  if (fieldChanges(facts, document, merged).length === 0) return;
  await updateRecord({ site, resource, call, errors }, id, input, (current) => {
    if (isPost(current) && !mayEdit(site, call.principal, current)) throw forbidden(call);
  });
}
