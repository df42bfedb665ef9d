import { collections, resourceDescriptors } from "../../../../generated/server/app.js";
import { serviceDescriptor } from "../../../../generated/server/service/service.js";
import { calendar as product } from "../../../../runtime/calendar.js";
import { createPrincipal } from "../../../../runtime/core/principal.js";
import type { RequestContext } from "../../../../runtime/core/request-context.js";
import { ensureIndexes } from "../../../../runtime/features.js";
import { resourceNamed } from "../../../../runtime/resources/app-context.js";
import type { Draft } from "../../../../runtime/resources/input.js";
import { mergeRecord } from "../../../../runtime/resources/write/merge.js";
import { mergePeriod } from "../../../../runtime/resources/write/merge-period.js";
import { setId, slugEntries } from "../../../../runtime/resources/write/slugs.js";
import type { Database } from "../../../../runtime/storage/database.js";
import { openApp } from "../../../support/app.js";
import type { BenchCalendar } from "./calendar.js";

/** Ids of the records of a calendar that was filled in, by their numbers. */
export interface FilledCalendar {
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly venues: readonly number[];
  readonly organizers: readonly number[];
  readonly events: readonly number[];
}

const batchSize = 1000;
/** So many events are written before their indexes are made: one by one, the entries of a million take most of an hour. */
const many = 50_000;
const publication = Date.UTC(2026, 0, 1);

/** Writes a calendar into an empty store, many records at once, each made by the service's own encoder. */
export async function fillStore(
  database: Database,
  calendar: BenchCalendar,
  count: number,
  step: (count: number) => void,
): Promise<FilledCalendar> {
  const encode = createEncoder(database);
  const ids = { post: 0, term: 0 };
  const numbered = (sequence: "post" | "term", length: number): number[] =>
    Array.from({ length }, () => (ids[sequence] += 1));

  const categories = numbered("term", calendar.terms.categories.length);
  const tags = numbered("term", calendar.terms.tags.length);
  const venues = numbered("post", calendar.venues.length);
  const organizers = numbered("post", calendar.organizers.length);
  const events = numbered("post", count);
  const uses = new Map<number, number>();

  await insert(database, "venues", calendar.venues, (body, at) => encode("venue", venues[at], body, {}));
  await insert(database, "organizers", calendar.organizers, (body, at) =>
    encode("organizer", organizers[at], body, {}),
  );
  if (count >= many) await database.db.collection("events").dropIndexes();
  for (let from = 0; from < count; from += batchSize) {
    const batch = events.slice(from, from + batchSize);
    await insert(database, "events", batch, (id, at) => {
      const { values, references } = calendar.event(from + at);
      const linked = {
        categories: pick(categories, references.categories),
        tags: pick(tags, references.tags),
        venue: pick(venues, references.venue),
        organizer: pick(organizers, references.organizer),
      };
      for (const term of [...linked.categories, ...linked.tags]) uses.set(term, (uses.get(term) ?? 0) + 1);
      return encode("event", id, values, linked);
    });
    step(batch.length);
  }
  if (count >= many) await ensureIndexes(database, product);
  // The terms of the spec are kept apart; both count the events that refer to them.
  await insert(database, "categories", calendar.terms.categories, (body, at) =>
    encode("category", categories[at], body, {}, uses),
  );
  await insert(database, "tags", calendar.terms.tags, (body, at) => encode("tag", tags[at], body, {}, uses));
  for (const [sequence, value] of Object.entries(ids)) {
    const sequences = database.db.collection<{ _id: string; value: number }>("sequences");
    await sequences.updateOne({ _id: sequence }, { $set: { value } }, { upsert: true });
  }
  await database.db.admin().command({ fsync: 1 });
  return { categories, tags, venues, organizers, events };
}

function pick(ids: readonly number[], numbers: readonly number[]): number[] {
  return numbers.map((number) => ids[number] ?? 0);
}

type Encode = (
  resource: string,
  id: number | undefined,
  values: object,
  references: Readonly<Record<string, readonly number[]>>,
  counts?: ReadonlyMap<number, number>,
) => Draft;

function createEncoder(database: Database): Encode {
  const { app } = openApp(product, database);
  const caller = { name: "bench", role: "administrator", author: 1 };
  const call: RequestContext = {
    mounted: { api: "", site: "", host: "", namespace: "" },
    language: "en",
    principal: createPrincipal(caller, serviceDescriptor),
    now: publication,
    request: "",
    path: {},
  };
  return (resourceName, id = 0, values, references, counts) => {
    const resource = resourceDescriptors.find(({ name }) => name === resourceName);
    if (resource === undefined) throw new Error(`There is no resource ${resourceName}.`);
    // A field is written where the values name it.
    const input = { values: { ...values, ...references }, ids: new Map(Object.entries(references)) };
    const period =
      resource.period && mergePeriod(app, resource.period, { values: { ...values }, now: publication });
    const draft = mergeRecord({ app, call, records: resourceNamed(app, resourceName) }, { ...input, period });
    setId(draft, id);
    draft.revision = 1;
    draft.slugs = slugEntries(draft.text, id);
    if (counts !== undefined) draft.count = counts.get(id) ?? 0;
    return draft;
  };
}

async function insert<Body>(
  database: Database,
  name: string,
  bodies: readonly Body[],
  encode: (body: Body, at: number) => Draft,
): Promise<void> {
  const token = collections.find((collection) => collection.name === name);
  if (token === undefined) throw new Error(`There is no collection ${name}.`);
  await database.db.collection<Draft>(token.name).insertMany(bodies.map(encode), { ordered: false });
}
