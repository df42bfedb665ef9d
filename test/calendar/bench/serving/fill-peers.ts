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

const batchSize = 500;
const kinds = ["categories", "tags", "venue", "organizer"] as const;
const collectionOf = {
  categories: "categories",
  tags: "tags",
  venue: "venues",
  organizer: "organizers",
} as const;

/**
 * Stores what the service answers for each event in the ways of the other servers: whole as it is sent for those that
 * store it so, and taken apart for those that put it together again.
 */
export async function fillPeers(
  db: Db,
  ids: readonly number[],
  get: (id: number) => Promise<unknown>,
  step: (count: number) => void,
): Promise<void> {
  const linked = new Map<string, Map<number, object>>(kinds.map((kind) => [collectionOf[kind], new Map()]));
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const answers = (await inParallel(batch, 8, get)) as EventAnswer[];
    for (const answer of answers) {
      for (const kind of kinds) {
        for (const { json_ld, ...rest } of listOf(answer[kind])) {
          linked.get(collectionOf[kind])?.set(rest.id, { _id: rest.id, answer: rest, single: json_ld });
        }
      }
    }
    await db.collection<StoredDocument>("events").insertMany(answers.map(asSent));
    await db.collection<StoredDocument>("plain_events").insertMany(answers.map(takenApart));
    step(batch.length);
  }
  for (const [name, documents] of linked)
    await db.collection<StoredDocument>(name).insertMany([...documents.values()] as StoredDocument[]);
  const last = Math.max(...ids);
  await db.collection<{ _id: string; value: number }>("sequences").insertMany([
    { _id: "event", value: last },
    { _id: "plain_event", value: last },
  ]);
  for (const name of ["events", "plain_events"]) {
    await db.collection(name).createIndexes([
      // The end is in them so that totals are counted in the index alone.
      { key: { start: 1, _id: 1, end: 1 } },
      { key: { categories: 1, start: 1, _id: 1, end: 1 } },
      { key: { slug: 1 } },
      {
        key: { "answer.title": "text", "answer.description": "text", "answer.excerpt": "text" },
        default_language: "none",
      },
    ]);
  }
}

function listOf(value: Linked | readonly Linked[]): readonly Linked[] {
  return Array.isArray(value) ? (value as readonly Linked[]) : [value as Linked];
}

/** An object but for some of its members. */
function without(value: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function withoutSingle(linked: Linked): object {
  return without(linked, "json_ld");
}

function common(answer: EventAnswer) {
  const ids = kinds.map((kind) => [kind, listOf(answer[kind]).map(({ id }) => id)] as const);
  return {
    _id: answer.id,
    slug: answer.slug,
    start: new Date(`${answer.utc_start_date.replace(" ", "T")}Z`),
    end: new Date(`${answer.utc_end_date.replace(" ", "T")}Z`),
    ...Object.fromEntries(ids),
  };
}

function asSent(event: EventAnswer): StoredDocument {
  const venue = listOf(event.venue);
  const single = {
    event: event.json_ld,
    venue: venue.map((one) => one.json_ld),
    organizer: event.organizer.map((one) => one.json_ld),
  };
  const shown = {
    ...without(event, "json_ld"),
    venue: Array.isArray(event.venue) ? venue.map(withoutSingle) : withoutSingle(event.venue as Linked),
    organizer: event.organizer.map(withoutSingle),
  };
  const document = { ...common(event), answer: shown, single };
  return document;
}

function takenApart(event: EventAnswer): StoredDocument {
  const answer = without(event, "json_ld", ...kinds);
  const document = { ...common(event), answer, single: { event: event.json_ld } };
  return document;
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next;
      next += 1;
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  return results;
}
