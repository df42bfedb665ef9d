import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Axis, Change } from "../../generator/diff/change.js";
import { diffSpecs } from "../../generator/diff/diff.js";
import type { Revision } from "../../generator/diff/revision.js";
import type { Edit } from "../generator/golden.js";
import { proveCode } from "./code.js";
import { engineGround, type Ground, memoryGround } from "./grounds.js";
import { filesAfter, type Pair, readPairs, readSide } from "./pairs.js";
import { proveStored, proveWire, type Recording, record } from "./prove.js";
import { type Compiler, createCompiler, type Program } from "./serve.js";

/** How many changes one spec has for an axis that notices none of them: where all pass together, each of them does. */
const together = 16;

/** Proves every pair, on the engine and over HTTP; otherwise some of each kind that breaks, on the store in memory. */
const onEngine = process.env.PROOF === "engine";

/** How many pairs that break on the same axes are proven. */
const ofEachKind = onEngine ? Number.POSITIVE_INFINITY : 3;

const proofs = ["wire", "sdk", "stored"] as const;
type Proof = (typeof proofs)[number];
type Outcome = "breaks" | "passes";

const axesOf: Readonly<Record<Proof, readonly Axis[]>> = {
  wire: ["wire-request", "wire-response"],
  sdk: ["sdk"],
  stored: ["stored"],
};

/** A pair with the axes on which it breaks, or several with one that notices none of them. */
interface Case {
  readonly name: string;
  readonly old: readonly Edit[];
  readonly new: readonly Edit[];
  readonly expected: Readonly<Partial<Record<Proof, Outcome>>>;
}

/**
 * Tests of every `shards`th pair: callers of the old spec use the service of the new one, code for the old types and client
 * is compiled with the new ones, and the new service serves the documents of the old one. The first two fail where a rule says
 * that they do, and all three go on where it says so. `PROOF=engine` proves it on the real engine.
 */
export function provePairs(shard: number, shards: number): void {
  const cases = casesOf(readPairs().filter((_pair, at) => at % shards === shard));
  const programs = new Map<string, Program>();
  const recordings = new Map<Program, Promise<Recording>>();
  let compiler: Compiler;
  let ground: Ground;

  beforeAll(async () => {
    compiler = await createCompiler();
    ground = onEngine
      ? await engineGround(inject("mongoUri"), `diff_${process.pid}_${shard}`)
      : memoryGround();
  });
  afterAll(async () => {
    compiler.remove();
    await ground.close();
  });

  /** The same old spec is compiled once. */
  const programOf = (old: readonly Edit[]): Program => {
    const key = JSON.stringify(old);
    const program = programs.get(key) ?? compiler.compile(readSide(old, "old").model);
    programs.set(key, program);
    return program;
  };
  /** And recorded once, where that is needed. */
  const recordingOf = (program: Program): Promise<Recording> => {
    const made = recordings.get(program) ?? record(program, ground);
    recordings.set(program, made);
    return made;
  };

  describe("the verdict of the comparison is what happens", () => {
    it.each(cases)("$name", async (pair) => {
      const old = programOf(pair.old);
      const next = compiler.compile(readSide([...pair.old, ...pair.new], "new").model);
      const run: Readonly<Record<Proof, () => readonly string[] | Promise<readonly string[]>>> = {
        wire: async () => proveWire(await recordingOf(old), next, ground),
        sdk: () => proveCode(old, next),
        stored: async () => proveStored(await recordingOf(old), next, ground),
      };
      const failures: Partial<Record<Proof, readonly string[]>> = {};
      const seen: Partial<Record<Proof, Outcome>> = {};
      for (const proof of proofs.filter((one) => pair.expected[one] !== undefined)) {
        failures[proof] = await run[proof]();
        seen[proof] = failures[proof].length > 0 ? "breaks" : "passes";
      }
      expect(seen, JSON.stringify(failures, undefined, 1)).toEqual(pair.expected);
    });
  });
}

/**
 * Each pair alone on the axes that it breaks, and on the others together with further ones that break none of them either, as
 * far as the edits fit.
 */
function casesOf(pairs: readonly Pair[]): readonly Case[] {
  const expectations = new Map(pairs.map((pair) => [pair, expectationOf(pair)]));
  const seen = new Map<string, number>();
  const alone = pairs.flatMap((pair): readonly Case[] => {
    const kind = JSON.stringify(expectations.get(pair));
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    if ((seen.get(kind) ?? 0) > ofEachKind) return [];
    // That a migration is needed where documents do not fit, the plans prove that are applied.
    const broken = (["wire", "sdk"] as const).filter((proof) => expectations.get(pair)?.[proof] === "breaks");
    const expected = Object.fromEntries(broken.map((proof) => [proof, "breaks"] as const));
    return broken.length === 0
      ? []
      : [{ ...pair, name: `${broken.join(", ")} noticed: ${pair.name}`, expected }];
  });
  const passing = (pair: Pair): readonly Proof[] =>
    proofs.filter((proof) => expectations.get(pair)?.[proof] === "passes");
  const combinations = new Map(pairs.map((pair) => [passing(pair).join(", "), passing(pair)]));
  const unnoticed = [...combinations].flatMap(([names, passes]) => {
    if (passes.length === 0) return [];
    const expected = Object.fromEntries(passes.map((proof) => [proof, "passes"] as const));
    const alike = pairs.filter((pair) => passing(pair).join(", ") === names);
    return groupsOf(alike).map((group): Case => {
      const name = `${names} unnoticed: ${group.map((pair) => pair.name).join(", ")}`;
      return { ...merge(group), name, expected };
    });
  });
  return [...alone, ...unnoticed];
}

/** Groups whose edits apply together. What does not fit into one is grouped once more: to build specs takes long. */
function groupsOf(pairs: readonly Pair[], isAgain = false): readonly (readonly Pair[])[] {
  const candidates: Pair[][] = [];
  for (const pair of pairs) {
    const home = candidates.find((some) => some.length < together && canEdit([...some, pair]));
    if (home === undefined) candidates.push([pair]);
    else home.push(pair);
  }
  const left: Pair[] = [];
  const groups = candidates.map((candidate) => {
    const group: Pair[] = [];
    const add = (some: readonly Pair[]): void => {
      if (group.length + some.length === 1 || fits([...group, ...some])) group.push(...some);
      else if (some.length === 1) left.push(...some);
      else for (const half of halvesOf(some)) add(half);
    };
    add(candidate);
    return group;
  });
  return [...groups, ...(isAgain ? left.map((pair) => [pair]) : groupsOf(left, true))];
}

function canEdit(pairs: readonly Pair[]): boolean {
  const all = merge(pairs);
  try {
    return filesAfter([...all.old, ...all.new]).size > 0;
  } catch {
    return false;
  }
}

function halvesOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

function merge(pairs: readonly Pair[]): Pick<Case, "old" | "new"> {
  return { old: pairs.flatMap((pair) => pair.old), new: pairs.flatMap((pair) => pair.new) };
}

/** Whether pairs make a spec together in which each of them still makes its change. */
function fits(pairs: readonly Pair[]): boolean {
  try {
    const found = new Set<string>(changesOf(merge(pairs)).map(({ name }) => name));
    return pairs.every(({ name }) => found.has(name));
  } catch {
    return false;
  }
}

const oldSides = new Map<string, Revision>();

/** Most pairs have the same old spec. */
function oldSideOf(edits: readonly Edit[]): Revision {
  const key = JSON.stringify(edits);
  const side = oldSides.get(key) ?? readSide(edits, "old");
  oldSides.set(key, side);
  return side;
}

function changesOf(pair: Pick<Case, "old" | "new">): readonly Change[] {
  return diffSpecs({ old: oldSideOf(pair.old), next: readSide([...pair.old, ...pair.new], "new") });
}

function expectationOf(pair: Pair): Readonly<Record<Proof, Outcome>> {
  const changes = changesOf(pair);
  const outcome = (proof: Proof): Outcome =>
    changes.some(({ effects }) => axesOf[proof].some((axis) => (effects[axis] ?? "safe") !== "safe"))
      ? "breaks"
      : "passes";
  return { wire: outcome("wire"), sdk: outcome("sdk"), stored: outcome("stored") };
}
