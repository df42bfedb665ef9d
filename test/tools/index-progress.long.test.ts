import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { withIndexProgress } from "../../runtime/tools/index-progress.js";

let database: Database;

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_index_progress_${process.pid}`);
  const words = Array.from({ length: 40 }, (_, at) => `word ${at}`);
  const all = Array.from({ length: 20_000 }, (_, at) => ({ words: words.map((word) => `${word} ${at}`) }));
  await database.db.collection("many").insertMany(all);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

/** What is shown while an index is made. */
async function shownOn(isTTY: boolean): Promise<string> {
  let text = "";
  // What a progress bar uses of a terminal.
  const stream = { isTTY, write: (more: string) => (text += more) } as unknown as NodeJS.WriteStream;
  await withIndexProgress(
    database,
    () => database.db.collection("many").createIndexes([{ name: "words", key: { words: 1 } }]),
    { stream, pollMs: 20 },
  );
  await database.db.collection("many").dropIndex("words");
  return text;
}

describe("the making of an index", () => {
  it("is shown on a terminal, as far as the store says it is", async () => {
    expect(await shownOn(true)).toMatch(/Indexing .+ \d+\/20000, \d+ per second/);
  });

  it("is silent elsewhere", async () => {
    expect(await shownOn(false)).toBe("");
  });
});
