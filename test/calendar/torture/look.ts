import { collections } from "../../../generated/server/app.js";
import { outboxIndex } from "../../../runtime/outbox/audit-log.js";
import type { Database } from "../../../runtime/storage/database.js";
import { findIndex } from "../../../runtime/storage/indexes.js";
import { type Expected, gone, type Ledger, trashed } from "./writer.js";

interface Stored {
  readonly _id: number;
  readonly slugs: readonly string[];
  readonly status?: string;
  readonly language: string;
  readonly occurrence_of?: string;
  readonly text: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const properties = { slugs: 1, status: 1, language: 1, text: 1, occurrence_of: 1 };

/** Compares the store with the responses to the writers: nothing lost, nothing twice, ids and slugs unique. */
export async function compareWithStore(database: Database, ledgers: readonly Ledger[]): Promise<string[]> {
  const failures: string[] = [];
  const byFolder = new Map<string, Map<number, Stored>>();
  const timesOf = new Map<string, number>();
  for (const token of collections) {
    const documents = await database.db
      .collection<Stored>(token.name)
      .find({}, { projection: properties, batchSize: 10_000 })
      .toArray();
    byFolder.set(token.name, new Map(documents.map((document) => [document._id, document])));
    // Occurrences have the name of their series.
    const single = documents.filter((document) => document.occurrence_of === undefined);
    for (const name of single.map(nameOf)) timesOf.set(name, (timesOf.get(name) ?? 0) + 1);
    failures.push(...sharedSlugs(token.name, documents));
    failures.push(...(await invalidIndexes(database, token)));
  }
  failures.push(...sharedIds(byFolder));
  for (const ledger of ledgers) {
    failures.push(...ledger.failures);
    for (const record of ledger.records.values())
      failures.push(...lost(record, byFolder.get(record.folder)?.get(record.id)));
  }
  // Each name is sent in one request only, so that a second record of that name was made twice.
  for (const [name, times] of timesOf) if (times > 1) failures.push(`${name} is there ${times} times`);
  return failures;
}

function nameOf({ text, language }: Stored): string {
  const { title, name, venue, organizer } = text[language] ?? {};
  return title ?? name ?? venue ?? organizer ?? "";
}

function lost({ folder, id, states }: Expected, stored: Stored | undefined): string[] {
  const state = stored === undefined ? gone : stored.status === "trash" ? trashed : nameOf(stored);
  return states.includes(state) ? [] : [`${folder}/${id} is ${state} and not ${states.join(" or ")}`];
}

function sharedSlugs(folder: string, documents: readonly Stored[]): string[] {
  const slugs = documents.flatMap((document) => document.slugs);
  return new Set(slugs).size === slugs.length ? [] : [`${folder} share slugs`];
}

/** Records of all kinds that are posts have their ids from one sequence, terms from another. */
function sharedIds(byFolder: ReadonlyMap<string, ReadonlyMap<number, Stored>>): string[] {
  const sequences = new Map<string, number[]>();
  for (const documents of byFolder.values()) {
    for (const { _id, status } of documents.values()) {
      const sequence = status === undefined ? "term" : "post";
      sequences.set(sequence, [...(sequences.get(sequence) ?? []), _id]);
    }
  }
  return [...sequences].flatMap(([name, ids]) =>
    new Set(ids).size === ids.length ? [] : [`records of the sequence ${name} share ids`],
  );
}

/** Every index is there and holds what the documents hold. */
async function invalidIndexes(
  database: Database,
  { name, indexes }: (typeof collections)[number],
): Promise<string[]> {
  const present = await database.db.collection(name).indexes();
  const missing = [...indexes, outboxIndex].filter((index) => findIndex(present, index) === undefined);
  // The full form wants the collection for itself, which a service that runs does not leave alone.
  const { valid, errors } = await database.db.command({ validate: name });
  return [
    ...missing.map((index) => `${name} has no index ${index.name}`),
    ...(valid === true ? [] : [`${name} is not valid: ${JSON.stringify(errors)}`]),
  ];
}
