import type { Db } from "mongodb";

/** An answer of the service, as far as its copies for other servers need it. */
interface EventAnswer {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly excerpt: string;
  readonly utc_start_date: string;
  readonly utc_end_date: string;
  readonly json_ld: unknown;
  readonly categories: readonly Linked[];
  readonly tags: readonly Linked[];
  readonly venue: Linked | readonly Linked[];
  readonly organizer: readonly Linked[];
}

interface Linked {
  readonly id: number;
  readonly json_ld?: unknown;
}

interface StoredDocument {
  readonly _id: number;
}

/** So many are asked for at once. */
const batchSize = 50;
const kinds = ["categories", "tags", "venue", "organizer"] as const;
const collectionOf = {
  categories: "categories",
  tags: "tags",
  venue: "venues",
  organizer: "organizers",
} as const;

/** Stores what the service answers for each event as it is sent, and the records inside. */
export async function fillPeers(
  db: Db,
  ids: readonly number[],
  get: (id: number) => Promise<unknown>,
  step: (count: number) => void,
): Promise<void> {
  const linked = new Map<string, Map<number, object>>(kinds.map((kind) => [collectionOf[kind], new Map()]));
  for (let from = 0; from < ids.length; from += batchSize) {
    const answers = (await Promise.all(ids.slice(from, from + batchSize).map(get))) as EventAnswer[];
    for (const answer of answers) {
      for (const kind of kinds) {
        for (const one of listOf(answer[kind]))
          linked.get(collectionOf[kind])?.set(one.id, { _id: one.id, answer: withoutSingle(one) });
      }
    }
    await db.collection<StoredDocument>("events").insertMany(answers.map(asSent));
    step(answers.length);
  }
  for (const [name, documents] of linked)
    await db.collection<StoredDocument>(name).insertMany([...documents.values()] as StoredDocument[]);
  const sequences = db.collection<{ _id: string; value: number }>("sequences");
  await sequences.insertOne({ _id: "event", value: Math.max(...ids) });
  const texts = { "answer.title": "text", "answer.description": "text", "answer.excerpt": "text" } as const;
  await db.collection("events").createIndexes([
    // The end is in them so that totals are counted in the index alone.
    { key: { start: 1, _id: 1, end: 1 } },
    { key: { categories: 1, start: 1, _id: 1, end: 1 } },
    { key: { slug: 1 } },
    { key: texts, default_language: "none" },
  ]);
}

function listOf(value: Linked | readonly Linked[]): readonly Linked[] {
  return Array.isArray(value) ? (value as readonly Linked[]) : [value as Linked];
}

/** What only the answer for one record shows is left out. */
function withoutSingle(shown: object): object {
  return Object.fromEntries(Object.entries(shown).filter(([name]) => name !== "json_ld"));
}

function asSent(event: EventAnswer): StoredDocument {
  const venue = listOf(event.venue);
  const ids = kinds.map((kind) => [kind, listOf(event[kind]).map(({ id }) => id)] as const);
  const document = {
    _id: event.id,
    slug: event.slug,
    start: new Date(`${event.utc_start_date.replace(" ", "T")}Z`),
    end: new Date(`${event.utc_end_date.replace(" ", "T")}Z`),
    ...Object.fromEntries(ids),
    answer: {
      ...withoutSingle(event),
      venue: Array.isArray(event.venue) ? venue.map(withoutSingle) : withoutSingle(event.venue),
      organizer: event.organizer.map(withoutSingle),
    },
    single: {
      event: event.json_ld,
      venue: venue.map(({ json_ld }) => json_ld),
      organizer: event.organizer.map(({ json_ld }) => json_ld),
    },
  };
  return document;
}
