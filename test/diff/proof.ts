import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Axis, Change } from "../../generator/diff/change.js";
import { diffSpecs } from "../../generator/diff/diff.js";
import { type Database, openDatabase } from "../../runtime/storage/database.js";
import { proveCode } from "./code.js";
import { type Edit, type Pair, readPairs, readSide } from "./pairs.js";
import { proveStored, proveWire, type Recording, record } from "./prove.js";
import { type Compiler, createCompiler } from "./serve.js";

/** How many safe changes stand in one spec: where all of them pass together, each of them does. */
const together = 12;

/** A pair, or several safe ones in one, and what the rules say of it. */
interface Case {
  readonly name: string;
  readonly old: readonly Edit[];
  readonly new: readonly Edit[];
  readonly expected: Expectation;
}

interface Expectation {
  readonly wire: "breaks" | "passes";
  readonly sdk: "breaks" | "passes";
  readonly stored: "breaks" | "passes";
}

/**
 * Tests of every \`shards\`th pair: callers of the old spec use the service of the new one, code for the old types is compiled
 * with the new ones, and the new service finds the documents of the old one. Each fails where a rule says that it does.
 */
export function provePairs(shard: number, shards: number): void {
  const cases = casesOf(readPairs().filter((_pair, at) => at % shards === shard));
  const recordings = new Map<string, Promise<Recording>>();
  let compiler: Compiler;
  let database: Database;

  beforeAll(async () => {
    compiler = await createCompiler();
    database = await openDatabase(inject("mongoUri"), `diff_${process.pid}_${shard}`);
  });
  afterAll(async () => {
    compiler.remove();
    await database.db.dropDatabase();
    await database.close();
  });

  /** The same old spec is recorded once. */
  const recordingOf = (old: readonly Edit[]): Promise<Recording> => {
    const key = JSON.stringify(old);
    const made =
      recordings.get(key) ??
      compiler.compile(readSide(old, "old").model).then((program) => record(program, database));
    recordings.set(key, made);
    return made;
  };

  describe("the verdict of the comparison is what happens", () => {
    it.each(cases)("$name", { timeout: 60_000 }, async (pair) => {
      const old = await recordingOf(pair.old);
      const next = await compiler.compile(readSide([...pair.old, ...pair.new], "new").model);
      const faults = {
        wire: await proveWire(old, next, database),
        sdk: proveCode(old.program, next),
        stored: await proveStored(old, next, database),
      };
      const seen = {
        wire: outcome(faults.wire),
        sdk: outcome(faults.sdk),
        stored: outcome(faults.stored),
      };
      expect(seen, JSON.stringify(faults, undefined, 1)).toEqual(pair.expected);
    });
  });
}

function outcome(faults: readonly string[]): "breaks" | "passes" {
  return faults.length > 0 ? "breaks" : "passes";
}

/** Changes that nobody notices go together as far as their edits fit. */
function casesOf(pairs: readonly Pair[]): readonly Case[] {
  const cases: Case[] = [];
  let group: Pair[] = [];
  const flush = (): void => {
    if (group.length > 0) cases.push(caseOf(group));
    group = [];
  };
  for (const pair of pairs) {
    const one = caseOf([pair]);
    const isSafe = Object.values(one.expected).every((expected) => expected === "passes");
    if (!isSafe) {
      cases.push(one);
      continue;
    }
    if (group.length === together || !fits([...group, pair])) flush();
    group.push(pair);
  }
  flush();
  return cases;
}

function caseOf(pairs: readonly Pair[]): Case {
  const old = pairs.flatMap((pair) => pair.old);
  const edits = pairs.flatMap((pair) => pair.new);
  const changes = diffSpecs({ old: readSide(old, "old"), next: readSide([...old, ...edits], "new") });
  return {
    name: pairs.map(({ name }) => name).join(", "),
    old,
    new: edits,
    expected: {
      wire: expected(changes, "wire-request", "wire-response"),
      sdk: expected(changes, "sdk"),
      stored: expected(changes, "stored"),
    },
  };
}

function expected(changes: readonly Change[], ...axes: readonly Axis[]): "breaks" | "passes" {
  return changes.some(({ effects }) => axes.some((axis) => (effects[axis] ?? "safe") !== "safe"))
    ? "breaks"
    : "passes";
}

function fits(pairs: readonly Pair[]): boolean {
  try {
    const old = pairs.flatMap((pair) => pair.old);
    readSide(old, "old");
    readSide([...old, ...pairs.flatMap((pair) => pair.new)], "new");
    return true;
  } catch {
    return false;
  }
}
