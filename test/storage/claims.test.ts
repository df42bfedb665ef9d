import type { Db, FindOptions } from "mongodb";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { RecordDocument } from "../../runtime/core/documents.js";
import { claimsIn, findStale } from "../../runtime/storage/claims.js";
import type { CollectionReference, Database } from "../../runtime/storage/database.js";
import { duplicateProperties } from "../../runtime/storage/duplicate-key.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { writeSharding } from "../../runtime/storage/sharding.js";
import { checkClaims } from "../../runtime/tools/check-claims.js";
import { openStoreProxy, type StoreProxy } from "../support/store-proxy.js";

interface BookDocument extends RecordDocument {
  isbn?: string;
  copy?: number;
}

const books: CollectionReference<BookDocument> = {
  name: "books",
  indexes: [
    { name: "slugs", keys: { slugs: 1 }, unique: true },
    {
      name: "unique-isbn",
      keys: { isbn: 1 },
      unique: true,
      partialFilterExpression: { isbn: { $gt: "" } },
    },
    {
      name: "unique-isbn-copy",
      keys: { isbn: 1, copy: 1 },
      unique: true,
      partialFilterExpression: { isbn: { $gt: "" }, copy: { $exists: true } },
    },
    { name: "occurrences", keys: { occurrence_of: 1 }, unique: true, sparse: true },
  ],
};
const name = `test_claims_${process.pid}`;
let database: Database;
let other: Database;
let proxy: StoreProxy;
/** Goes through the proxy. */
let crashing: Database;

beforeAll(async () => {
  const first = await openDatabase(inject("mongoUri"), name);
  await writeSharding(first.db, "ready");
  await first.close();
  database = await openDatabase(inject("mongoUri"), name);
  other = await openDatabase(inject("mongoUri"), name);
  proxy = await openStoreProxy(inject("mongoUri"));
  crashing = await openDatabase(proxy.uri, name);
});
beforeEach(async () => {
  await claimsIn(database.db).deleteMany({});
  await database.collection(books).deleteMany({});
});
afterAll(async () => {
  await Promise.all([crashing.close(), other.close()]);
  await proxy.close();
  await database.db.dropDatabase();
  await database.close();
});

function book(_id: number, slug: string, more: Partial<BookDocument> = {}): BookDocument {
  const created = new Date(0);
  const rest = { language: "en", text: {}, sort_name: "", created, modified: created };
  return { _id, revision: 1, slugs: [`en:${slug}`], ...rest, ...more };
}

/** The properties whose unique value rejects a write; undefined for one that is done. */
const rejection = (write: Promise<unknown>): Promise<string | undefined> =>
  write.then(
    () => undefined,
    (error: unknown) => duplicateProperties(error).join() || String(error),
  );

function change(from: Database, before: BookDocument, values: Partial<BookDocument>): Promise<boolean> {
  const after = { ...before, ...values, revision: before.revision + 1 };
  return from.update(books, { before, after }, { $set: after });
}

/** Claims by value, with the record that has each. */
async function claims(): Promise<Record<string, unknown>> {
  const found = await claimsIn(database.db).find().toArray();
  return Object.fromEntries(found.map(({ _id, record }) => [_id, record]));
}

const storedIds = async (): Promise<number[]> =>
  (await database.collection(books).find().sort({ _id: 1 }).toArray()).map(({ _id }) => Number(_id));

/** Lets all claims be as old as those of a process that died long ago. */
const age = (): Promise<unknown> =>
  claimsIn(database.db).updateMany({}, { $set: { at: new Date(database.now() - 121_000) } });

/** Cuts the wire of `crashing` when it sends a command, as a crash just before it would. */
function crashBefore(command: string, collection: string): void {
  crashing.db.client.on("commandStarted", function cut(event) {
    if (event.commandName !== command || event.command[command] !== collection) return;
    crashing.db.client.off("commandStarted", cut);
    proxy.cut();
  });
}

describe("a unique value", () => {
  it("is had by one record of all that are created with it at the same time", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        rejection((at % 2 === 0 ? database : other).insert(books, book(at + 1, `s${at}`, { isbn: "1" }))),
      ),
    );
    expect(outcomes.filter((index) => index === undefined)).toHaveLength(1);
    expect(outcomes.filter((index) => index === "isbn")).toHaveLength(39);
    const [winner] = await storedIds();
    expect(await storedIds()).toHaveLength(1);
    // The losers have given up the slugs that they had claimed.
    expect(Object.values(await claims())).toEqual([winner, winner]);
  });

  it("is had by one record of all that are changed to it at the same time", async () => {
    const all = Array.from({ length: 20 }, (_, at) => book(at + 1, `s${at}`));
    for (const one of all) await database.insert(books, one);
    const outcomes = await Promise.all(
      all.map((one, at) => rejection(change(at % 2 === 0 ? database : other, one, { isbn: "2" }))),
    );
    expect(outcomes.filter((index) => index === undefined)).toHaveLength(1);
    expect(await database.collection(books).countDocuments({ isbn: "2" })).toBe(1);
  });

  it("is claimed as an index has it: each slug, values of several fields, none of absent or empty ones", async () => {
    await database.insert(books, book(1, "a", { slugs: ["en:a", "it:b"], isbn: "3", copy: 4 }));
    await database.insert(books, book(2, "c", { isbn: "", occurrence_of: "1@0" }));
    await database.insert(books, book(3, "d", { copy: 4 }));
    expect(await claims()).toEqual({
      'books/slugs/["en:a"]': 1,
      'books/slugs/["it:b"]': 1,
      'books/isbn/["3"]': 1,
      'books/isbn,copy/["3",4]': 1,
      'books/slugs/["en:c"]': 2,
      'books/occurrence_of/["1@0"]': 2,
      'books/slugs/["en:d"]': 3,
    });
    expect(await rejection(database.insert(books, book(4, "d")))).toBe("slugs");
    expect(await rejection(database.insert(books, book(5, "e", { occurrence_of: "1@0" })))).toBe(
      "occurrence_of",
    );
  });

  it("is free once its record was changed or deleted, and stays its record's where that failed", async () => {
    const first = book(1, "a");
    await database.insert(books, first);
    expect(await change(database, { ...first, revision: 7 }, { slugs: ["en:b"] })).toBe(false);
    expect(await claims()).toEqual({ 'books/slugs/["en:a"]': 1 });
    expect(await change(database, first, { slugs: ["en:b"] })).toBe(true);
    await other.insert(books, book(2, "a"));
    expect(await rejection(other.insert(books, book(3, "b")))).toBe("slugs");
    const stored = await database.collection(books).findOne({ _id: 1 });
    expect(await database.remove(books, first)).toBe(false);
    expect(stored !== null && (await database.remove(books, stored))).toBe(true);
    await other.insert(books, book(3, "b"));
    expect(await claims()).toEqual({ 'books/slugs/["en:a"]': 2, 'books/slugs/["en:b"]': 3 });
  });

  it("stays claimed by a record that two processes change to and fro", async () => {
    let writes = 0;
    await database.insert(books, book(1, "a"));
    const swap = async (from: Database): Promise<void> => {
      for (let round = 0; round < 40; round += 1) {
        const stored = await from.collection(books).findOne({ _id: 1 });
        if (stored === null) throw new Error("The record is gone.");
        const slug = stored.slugs[0] === "en:a" ? "en:b" : "en:a";
        if (await change(from, stored, { slugs: [slug] })) writes += 1;
      }
    };
    await Promise.all([swap(database), swap(other)]);
    expect(writes).toBeGreaterThan(20);
    const stored = await database.collection(books).findOne({ _id: 1 });
    expect(await claims()).toMatchObject({ [`books/slugs/["${stored?.slugs[0] ?? ""}"]`]: 1 });
    expect(await rejection(other.insert(books, book(2, stored?.slugs[0]?.slice(3) ?? "")))).toBe("slugs");
  });
});

describe("on a primary that has lost its majority", () => {
  /** A store whose primary has applied a change that no majority has. */
  const withChange = (applied: BookDocument, committed: BookDocument): Db =>
    new Proxy(database.db, {
      get: () => () => ({
        find: (_filter: object, { readConcern }: FindOptions) => ({
          toArray: () => Promise.resolve([isLocal(readConcern) ? applied : committed]),
        }),
      }),
    });
  const isLocal = (concern: FindOptions["readConcern"]): boolean =>
    typeof concern === "object" && concern.level === "local";
  const claim = { _id: 'books/slugs/["en:a"]', record: 1, write: "w", at: new Date(0) };
  const now = (): number => 1000;

  it("a value stays its record's, whose loss of it may be undone", async () => {
    const [committed, applied] = [book(1, "a"), book(1, "b", { revision: 2 })];
    const claims = [{ ...claim, revision: 1 }];
    expect(await findStale({ db: withChange(applied, committed), now }, books, claims)).toEqual([]);
    expect(await findStale({ db: withChange(applied, applied), now }, books, claims)).toEqual(claims);
    expect(await findStale({ db: withChange(committed, applied), now }, books, claims)).toEqual([]);
  });

  it("a value stays claimed by a change that another one precedes which may be undone", async () => {
    const [committed, applied] = [book(1, "c"), book(1, "b", { revision: 2 })];
    const claims = [{ ...claim, revision: 2 }];
    expect(await findStale({ db: withChange(applied, committed), now }, books, claims)).toEqual([]);
    expect(await findStale({ db: withChange(applied, applied), now }, books, claims)).toEqual(claims);
  });
});

describe("after a crash", () => {
  it("between claim and record, the value is free for the same record at once, for others after two minutes", async () => {
    crashBefore("insert", "books");
    expect(await rejection(crashing.insert(books, book(31, "k", { isbn: "5" })))).toContain("Mongo");
    proxy.restore();
    expect(await storedIds()).toEqual([]);
    expect(await claims()).toEqual({ 'books/slugs/["en:k"]': 31, 'books/isbn/["5"]': 31 });

    expect(await rejection(other.insert(books, book(2, "b", { isbn: "5" })))).toBe("isbn");
    expect([...(await other.takenSlugs(books, ["en:k", "en:c"], 2))]).toEqual(["en:k"]);
    await age();
    const outcomes = await Promise.all(
      [2, 3, 4].map((id) => rejection(other.insert(books, book(id, `s${id}`, { isbn: "5" })))),
    );
    expect(outcomes.filter((index) => index === undefined)).toHaveLength(1);
    expect(await rejection(database.insert(books, book(31, "k", { isbn: "6" })))).toBeUndefined();
  });

  it("between record and release, the value is free at once", async () => {
    const first = book(1, "a");
    await database.insert(books, first);
    crashBefore("delete", "unique_claims");
    expect(await change(crashing, first, { slugs: ["en:b"] })).toBe(true);
    proxy.restore();
    await database.insert(books, book(2, "a"));
    expect(await rejection(database.insert(books, book(3, "b")))).toBe("slugs");
  });

  it("claims and records are made to fit by the repair of the store", async () => {
    await database.insert(books, book(1, "a", { isbn: "7" }));
    await claimsIn(database.db).deleteMany({ record: 1 });
    crashBefore("insert", "books");
    await rejection(crashing.insert(books, book(2, "b")));
    proxy.restore();
    await database.collection(books).insertOne(book(3, "b"));
    await database.collection(books).insertOne(book(4, "a"));
    const check = (isRepairing: boolean): Promise<string[]> =>
      checkClaims({ database, spec: { collections: [books] }, isRepairing });
    const pending = 'books: 3 has books/slugs/["en:b"], which 2 has claimed.';
    const shared = 'books: 4 has books/slugs/["en:a"], which 1 has claimed.';
    expect(await check(false)).toEqual([pending, shared, "books: 2 unique values are not claimed."]);
    await age();
    expect(await check(true)).toEqual([shared, "books: 3 unique values are not claimed."]);
    expect(await claims()).toEqual({
      'books/slugs/["en:a"]': 1,
      'books/isbn/["7"]': 1,
      'books/slugs/["en:b"]': 3,
    });
    await database.collection(books).deleteMany({});
    await age();
    expect(await check(true)).toEqual(["3 claims of unique values have no record."]);
    expect(await claims()).toEqual({});
  });
});
