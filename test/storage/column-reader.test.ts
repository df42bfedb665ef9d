import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { findColumns, findIds } from "../../runtime/storage/column-reader.js";

const client = new MongoClient(inject("mongoUri"));
const things = client
  .db(`test_numbers_${process.pid}`)
  .collection<{ _id: number; [name: string]: unknown }>("things");

beforeAll(async () => {
  await things.insertMany([
    { _id: 3, at: new Date("2031-03-10T12:00:00Z"), size: 1.5, name: "text", behind: 7 },
    { _id: 2 ** 40, at: new Date("1903-03-10T12:00:00.001Z"), size: -2, behind: null },
    { _id: 1, at: "no instant", size: 2 ** 33, more: { size: 5 }, list: [1], is: true, behind: 9 },
    { _id: 2.5, at: new Date(0), size: 0, behind: -(2 ** 45) },
  ]);
});
afterAll(async () => {
  await client.db(things.dbName).dropDatabase();
  await client.close();
});

describe("numbers of documents", () => {
  it("are those of the documents, in their order", async () => {
    const options = { sort: { _id: 1 } } as const;
    const columns = await findColumns(things, {}, { properties: ["_id", "size"], ...options });
    expect(columns.map((column) => [...column])).toEqual([
      [1, 2.5, 3, 2 ** 40],
      [2 ** 33, 0, 1.5, -2],
    ]);
  });

  it("hold instants in milliseconds, and no number where there is something else or nothing", async () => {
    const names = ["at", "more", "list", "is", "behind"];
    const [at, more, list, is, behind] = await findColumns(
      things,
      {},
      { properties: names, sort: { _id: 1 } },
    );
    expect([...(at ?? [])]).toEqual([
      Number.NaN,
      0,
      Date.parse("2031-03-10T12:00:00Z"),
      Date.parse("1903-03-10T12:00:00.001Z"),
    ]);
    for (const none of [more, list, is]) expect([...(none ?? [])].every(Number.isNaN)).toBe(true);
    expect([...(behind ?? [])]).toEqual([9, -(2 ** 45), 7, Number.NaN]);
  });

  it("are ids of all kinds, of all documents or as many as are wanted", async () => {
    const all = await findIds(things, {}, { limit: 10 });
    expect([...all].sort((one, other) => one - other)).toEqual([1, 2.5, 3, 2 ** 40]);
    expect([...(await findIds(things, { size: { $gt: 1 } }, { limit: 10 }))].sort()).toEqual([1, 3]);
    expect((await findIds(things, {}, { limit: 3 })).length).toBe(3);
    expect((await findIds(things, { _id: -1 }, { limit: 3 })).length).toBe(0);
  });

  it("are none where nothing is found", async () => {
    const columns = await findColumns(things, { _id: -1 }, { properties: ["_id", "at"], limit: 5 });
    expect(columns.map(({ length }) => length)).toEqual([0, 0]);
  });
});
