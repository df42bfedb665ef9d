import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import { root } from "../support/workspace.js";
import { compileModels } from "./mutants/compile.js";
import { createMutantSource } from "./mutants/mutations.js";
import { createJudge, readSpecFiles } from "./mutants/outcome.js";
import { createRandom } from "./mutants/random.js";
import { type Tally, tallyMutants } from "./mutants/tally.js";

/** `npx tsx test/bench/mutants.ts 2000` is the long form. */
const seed = 2031;
const count = 300;

describe(`a spec with one of ${count} random changes (seed ${seed})`, () => {
  let folder: string;
  let tally: Tally;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mutants-"));
    const files = readSpecFiles(join(root, "spec"));
    const draw = createMutantSource(files, createRandom(seed));
    tally = tallyMutants(draw, createJudge(folder, files), { count, samples: 6 });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("is told as faulty, is reported as a change, or means the same; never a stack trace", () => {
    expect(tally.faults).toEqual([]);
    // Prose in other languages and the insides of shared objects are no changes to the diff yet.
    expect(tally.silent.length, tally.silent.join("\n")).toBeLessThanOrEqual(15);
    expect(tally.counts.error).toBeGreaterThan(count / 3);
    expect(tally.counts.reported).toBeGreaterThan(count / 10);
  });

  it("is told as one error where it has one fault", () => {
    expect(tally.directness, tally.cascades.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  it("compiles where it is accepted", async () => {
    expect(tally.accepted.length).toBeGreaterThan(3);
    expect(await compileModels(tally.accepted)).toEqual([]);
  });
});

describe("compileModels", () => {
  it("tells a model whose files do not compile", async () => {
    const { model } = buildModel(loadSpec(join(root, "spec")));
    if (model === undefined) throw new Error("The spec has errors.");
    // Ids are numbers in the runtime; a model that calls them texts is one that no checked spec gives.
    const resources = model.resources.map((resource) => {
      const properties = resource.answer.properties.map((property) =>
        property.name === "id"
          ? { ...property, type: { kind: "scalar", scalar: "text" } as const }
          : property,
      );
      return { ...resource, answer: { ...resource.answer, properties } };
    });
    const [fault] = await compileModels([{ label: "ids as text", model: { ...model, resources } }]);
    expect(fault).toMatch(/^ids as text: .*error TS/);
  });
});
