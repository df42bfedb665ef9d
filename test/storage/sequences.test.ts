import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

const name = `test_sequences_${process.pid}`;
let database: Database;
let other: Database;
let commands = 0;
/** Who comes soon hangs on no machine. */
let instant = 0;

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), name);
  other = await openDatabase(inject("mongoUri"), name);
  database.db.client.on("commandStarted", ({ commandName }) => {
    if (commandName === "findAndModify") commands += 1;
  });
});
beforeEach(() => {
  commands = 0;
  instant = 0;
  vi.spyOn(performance, "now").mockImplementation(() => instant);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await database.db.dropDatabase();
  await Promise.all([database.close(), other.close()]);
});

const many = (from: Database, sequence: string, count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => from.sequences.next(sequence)));
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe("the ids of a sequence", () => {
  it("follow one another where each is asked for alone", async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await database.sequences.next("alone"));
    ids.push(await other.sequences.next("alone"));
    expect(ids).toEqual([1, 2, 3, 4]);
  });

  it("are taken from the store together, also those for who comes soon", async () => {
    const ids = await many(database, "soon", 10);
    for (let round = 0; round < 3; round += 1) ids.push(...(await many(database, "soon", 10)));
    expect(ids).toEqual(numbers(1, 40));
    expect(commands).toBe(1);
  });

  it("come in larger blocks while they are used up quickly, and in smaller ones later", async () => {
    const commandsOf = async (rounds: number, msPerRound: number): Promise<number> => {
      commands = 0;
      for (let round = 0; round < rounds; round += 1) {
        await many(database, "busy", 20);
        instant += msPerRound;
      }
      return commands;
    };
    // 20,000 ids in a second.
    await commandsOf(100, 1);
    expect(await commandsOf(100, 1)).toBeLessThanOrEqual(2);
    // 200 in a second: what is left of the last block, then smaller ones.
    await commandsOf(300, 100);
    expect(await commandsOf(40, 100)).toBe(10);
  });

  it("are skipped when not used soon, so that those of two processes hardly overlap", async () => {
    expect(await many(database, "late", 10)).toEqual(numbers(1, 10));
    instant += 201;
    expect(await other.sequences.next("late")).toBe(41);
    expect(await many(database, "late", 2)).toEqual([42, 43]);
  });

  it("are never given twice, however many processes ask", async () => {
    const rounds = [];
    for (let round = 0; round < 20; round += 1) {
      rounds.push(many(database, "both", 1 + (round % 7)), many(other, "both", 1 + (round % 5)));
      await delay(round % 3);
    }
    const ids = (await Promise.all(rounds)).flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(100);
  });

  it("that are kept for others are not given", async () => {
    await many(database, "kept", 2);
    expect(await other.sequences.isReserved("kept", 50)).toBe(true);
    expect(await other.sequences.isReserved("kept", 8)).toBe(false);
    expect(await many(database, "kept", 7)).toEqual([3, 4, 5, 6, 7, 8, 101]);
  });
});
