import type { RecordDocument } from "../../core/documents.js";
import { idsIn, isProtectable, propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { type RecordContext, resourceNamed } from "../app-context.js";
import type { Variance } from "../batch-hooks.js";
import type { Records } from "../registered-resource.js";
import { allOf, openConditions } from "./conditions.js";
import type { Serializer } from "./serializer.js";

/** What a property shows on request: the ids of the records that refer to each record. */
export interface Embed {
  readonly target: Records;
  readonly byRecord: ReadonlyMap<RecordId, readonly RecordId[]>;
  readonly variance: Partial<Variance>;
}

/** The request with the properties that its query asks for. */
export function withEmbeds<Request extends RecordContext>(request: Request, query: object): Request {
  const rows = Object.entries(request.records.resource.embeds ?? {});
  const asked = rows.filter(([name, { parameter }]) => [propertyIn(query, parameter)].flat().includes(name));
  if (asked.length === 0) return request;
  return { ...request, call: { ...request.call, embeds: asked.map(([name]) => name) } };
}

/** The properties that a call asks for, with the records that they show. */
export function embedsAsked({ app, call, records: { resource } }: RecordContext) {
  return (call.embeds ?? []).flatMap((name) => {
    const row = resource.embeds?.[name];
    return row === undefined ? [] : [{ ...row, name, target: resourceNamed(app, row.resource) }];
  });
}

const embedLimit = 100;

/**
 * Finds the first records that refer to each of some records and that the caller may read: by one query, and more where some
 * have more than are shown.
 */
export async function findEmbed(
  context: RecordContext,
  property: string,
  documents: readonly RecordDocument[],
): Promise<Embed> {
  const { app, call, records: target } = context;
  const { resource, token, access } = target;
  const { list: capability = access.get ?? "everyone" } = access;
  const isOpen = capability === "everyone";
  const byRecord = new Map<RecordId, RecordId[]>(documents.map(({ _id }) => [_id, []]));
  let incomplete = isOpen || call.principal.can(capability) ? [...byRecord.keys()] : [];
  let last: readonly RecordId[] = [];
  while (incomplete.length > 0) {
    const limit = embedLimit * incomplete.length;
    const wanted = [{ [property]: { $in: incomplete } }, ...last.map((id) => ({ _id: { $gt: id } }))];
    const options = { projection: { [property]: 1 }, sort: { _id: 1 }, limit } as const;
    const found = await app.database.find(token, allOf([...wanted, ...openConditions(context)]), options);
    for (const document of found)
      for (const id of idsIn(document, property)) byRecord.get(id)?.push(document._id);
    if (found.length < limit) break;
    last = found.slice(-1).map(({ _id }) => _id);
    // At least one of them has as many as are shown.
    incomplete = incomplete.filter((id) => (byRecord.get(id)?.length ?? 0) < embedLimit);
  }
  for (const ids of byRecord.values()) ids.splice(embedLimit);
  const isSame = resource.hasStatus !== true && resource.policies?.read === undefined;
  return {
    target,
    byRecord,
    variance: { variesByCaller: !isOpen || !isSame || isProtectable(resource) },
  };
}

/** Creates the function that shows a property where the request asks for it, and declares what that depends on. */
export function readEmbeds(
  embeds: ReadonlyMap<string, Embed>,
  { declare }: Pick<Serializer, "declare">,
): Serializer["embedded"] {
  return (name, { _id }, show) => {
    const embed = embeds.get(name);
    if (embed === undefined) return {};
    declare(embed.variance);
    return show(embed.byRecord.get(_id) ?? []);
  };
}
