import fc from "fast-check";
import { Collection } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { createFreshCache, type FreshCache } from "../../runtime/cache/fresh-cache.js";
import type { ResourceDescriptor } from "../../runtime/core/descriptors.js";
import type { PostDocument } from "../../runtime/core/documents.js";
import { findInKept } from "../../runtime/list-index/index.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

interface Stored {
  readonly _id: number;
  readonly utc_start: Date;
  readonly utc_end: Date;
  readonly kinds: readonly number[];
  readonly words: readonly string[];
  readonly password?: string;
}

const day = 86_400_000;
const sort = { utc_start: 1, _id: 1 } as const;
let database: Database;
let cache: FreshCache;
let now = 0;

const stored = (_id: number, start: number, kinds: readonly number[], isLocked = false): Stored => ({
  _id,
  utc_start: new Date(start * day),
  utc_end: new Date(start * day + 1000),
  kinds,
  words: kinds.map((kind) => `en:word${kind}`),
  ...(isLocked ? { password: "hash" } : {}),
});
const records = () => database.db.collection<Stored>("records");

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_kept_choice_${process.pid}`);
  await records().createIndexes([
    { name: "words", key: { words: 1, _id: 1 } },
    { name: "locked", key: { password: 1 }, sparse: true },
    { name: "by_kinds", key: { kinds: 1, utc_start: 1, _id: 1 } },
  ]);
  await records().insertMany(
    Array.from({ length: 500 }, (_, at) => stored(at + 1, at % 90, [at % 3, 3 + (at % 4)], at % 50 === 0)),
  );
  cache = createFreshCache(database.changes, { limit: 10_000_000, lagMs: 0 });
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

const ofKind = (kind: number): object => ({ kinds: { $in: [kind] } });
const searches = [{ words: { $in: [/^\*:word2/, /^en:word2/] } }, { password: { $exists: false } }] as const;
const questions: Readonly<Record<string, readonly object[]>> = {
  "of a kind": [ofKind(1)],
  "of one of two kinds": [{ kinds: { $in: [2, 5] } }],
  "with a word": searches,
  "of a kind, with a word": [ofKind(3), ...searches],
  "of two kinds": [ofKind(0), ofKind(4)],
};

function ask(conditions: readonly object[], from: number) {
  const question = {
    // They have what lists are made of.
    collection: database.db.collection<PostDocument>("records"),
    facts: {
      collection: "records",
      period: { start: "start", end: "end" },
      filters: { kind: { match: { by: "reference", property: "kinds" } } },
    } as unknown as ResourceDescriptor,
    filter: { $and: [{ utc_start: { $gte: new Date(from * day) } }, ...conditions] },
    keys: Object.entries(sort),
    fresh: cache.at(now),
  };
  return findInKept(question, { skip: 0, size: 1000 });
}

async function idsInStore(conditions: readonly object[], from: number): Promise<number[]> {
  const filter = { $and: [{ utc_start: { $gte: new Date(from * day) } }, ...conditions] };
  return (
    await records()
      .find(filter, { sort, projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => _id);
}

/** Asks as often as it takes until the list is kept. */
async function keep(conditions: readonly object[]): Promise<void> {
  for (let time = 0; time < 10; time += 1) {
    const outcome = await ask(conditions, time);
    if (outcome.page !== undefined) return;
    outcome.learn((await idsInStore(conditions, time)).length);
  }
  throw new Error("It is not kept.");
}

/** The commands that lists are loaded by; finding what was written since names ids, or when these begin. */
function loads(work: () => Promise<unknown>): Promise<number> {
  const finds = vi.spyOn(Collection.prototype, "find");
  const aggregates = vi.spyOn(Collection.prototype, "aggregate");
  return work().then(() => {
    const ofLists = finds.mock.calls.filter(
      ([filter]) => !/"(_id|utc_start)":{"\$in"/.test(JSON.stringify(filter)),
    );
    const count = ofLists.length + aggregates.mock.calls.length;
    vi.restoreAllMocks();
    return count;
  });
}

describe("what is chosen from a list", () => {
  it("is what the store gives, whatever was written, and not loaded again", async () => {
    await keep([]);
    for (const conditions of Object.values(questions)) await keep(conditions);
    const kind = fc.nat(6);
    const write = fc.tuple(fc.integer({ min: 1, max: 520 }), fc.nat(90), kind, kind, fc.boolean());
    const random = fc.sample(write, 200);
    let count = 0;
    for (const [number, [id, start, one, other, isLocked]] of random.entries()) {
      if (number % 7 === 0) await records().deleteOne({ _id: id });
      else
        await records().replaceOne({ _id: id }, stored(id, start, [one, other], isLocked), { upsert: true });
      // At times several writes come together, and only some of the lists are asked for.
      const asked = Object.values(questions).filter((_, at) => (number + at) % 3 === 0);
      for (const conditions of asked) {
        let ids: readonly number[] | undefined;
        count += await loads(async () => {
          ids = (await ask(conditions, number % 60)).page?.ids;
        });
        expect(ids).toEqual(await idsInStore(conditions, number % 60));
      }
    }
    expect(count).toBe(0);
    for (const [what, conditions] of Object.entries(questions)) {
      const { page } = await ask(conditions, 10);
      const ids = await idsInStore(conditions, 10);
      expect({ what, ids: page?.ids, total: page?.total }).toEqual({ what, ids, total: ids.length });
    }
  });

  it("is put together, where it refers to several records, from what refers to each of them", async () => {
    now += 700_000;
    await keep([]);
    await keep([ofKind(1)]);
    const several = [{ kinds: { $in: [1, 6] } }];
    expect((await ask(several, 3)).page).toBeUndefined();
    await keep([ofKind(6)]);
    let ids: readonly number[] | undefined;
    expect(
      await loads(async () => {
        ids = (await ask(several, 3)).page?.ids;
      }),
    ).toBe(0);
    expect(ids).toEqual(await idsInStore(several, 3));
    // Asked for often enough, those of single records are loaded for it.
    await keep([{ kinds: { $in: [0, 2, 5] } }]);
    expect((await ask([ofKind(5)], 40)).page?.ids).toEqual(await idsInStore([ofKind(5)], 40));
  });

  it("is chosen anew at once where the list was loaded anew", async () => {
    await keep([]);
    await keep(questions["of a kind"] ?? []);
    await keep(searches);
    // Its time is over, and what was chosen is asked for before the list is kept again, and after.
    now += 700_000;
    const before = await ask(searches, 20);
    expect(before.page?.ids).toEqual(await idsInStore(searches, 20));
    await keep([]);
    await keep(questions["of a kind"] ?? []);
    await keep(searches);
    await records().updateMany({ utc_start: new Date(30 * day) }, { $set: { kinds: [1, 2] } });
    await keep([]);
    for (const conditions of Object.values(questions)) {
      await keep(conditions);
      expect((await ask(conditions, 5)).page?.ids).toEqual(await idsInStore(conditions, 5));
    }
  });
});
