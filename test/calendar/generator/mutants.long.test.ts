import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSpec } from "../../../generator/load.js";
import { buildModel } from "../../../generator/model/build.js";
import { compileModels } from "../../generator/mutants/compile.js";
import { createMutantSource } from "../../generator/mutants/mutations.js";
import { createJudge } from "../../generator/mutants/outcome.js";
import { type Tally, tallyMutants } from "../../generator/mutants/tally.js";
import { createRandom } from "../../support/random.js";
import { readSpecFiles, root } from "../../support/workspace.js";

/** `MUTANTS=2000 npm run test:all -- test/calendar/generator/mutants` is the long form. */
const { MUTANTS: count = 300, SEED: seed = 2031 } = process.env;
const mutants = Number(count);

describe(`a spec with one of ${count} random changes (seed ${seed})`, () => {
  let folder: string;
  let tally: Tally;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mutants-"));
    const files = new Map(Object.entries(readSpecFiles(join(root, "spec"))));
    const draw = createMutantSource(files, createRandom(Number(seed)));
    tally = tallyMutants(draw, createJudge(folder, files), { count: mutants, samples: mutants / 50 });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("is rejected, is reported as a change, or means the same; never a stack trace", () => {
    expect(tally.failures).toEqual([]);
    expect(tally.silent).toEqual([]);
    expect(tally.counts.error).toBeGreaterThan(mutants / 3);
    expect(tally.counts.reported).toBeGreaterThan(mutants / 10);
  });

  it("is reported as one error where it has one", () => {
    expect(tally.directness, tally.cascades.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  it("compiles where it is accepted", () => {
    expect(tally.accepted.length).toBeGreaterThan(3);
    expect(compileModels(tally.accepted)).toEqual([]);
  });
});

describe("a list of the spec", () => {
  let folder: string;
  const files = new Map(Object.entries(readSpecFiles(join(root, "spec"))));
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "lists-"));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const rewrite = (file: string, before: string, after: string) => {
    const text = files.get(file) ?? "";
    expect(text).toContain(before);
    const mutant = { kind: "change a list", changes: 1, file, label: after } as const;
    return createJudge(folder, files)({ ...mutant, text: text.replace(before, after) }).kind;
  };

  it.each([
    ["api.yaml", "sequences: [post, term]", "sequences: [term, post]"],
    ["api.yaml", "languages: [en, it, ca]", "languages: [ca, it, en]"],
    ["api.yaml", "author: [edit_posts, edit_published_posts,", "author: [edit_published_posts, edit_posts,"],
    ["resources/event.yaml", "search: [title, description,", "search: [description, title,"],
    ["resources/event.yaml", "by: [id, slug, name]", "by: [name, slug, id]"],
    ["routes.yaml", "formats: [ics, rss]", "formats: [rss, ics]"],
  ])("means the same in any order where order says nothing: %s, %s", (file, before, after) => {
    expect(rewrite(file, before, after)).toBe("equal");
  });

  it.each([
    ["routes.yaml", "methods: [POST, PUT, PATCH]", "methods: [PUT, POST, PATCH]"],
    ["routes.yaml", "parameters: [password, context]", "parameters: [context, password]"],
  ])("is reported as a change where its order shows: %s, %s", (file, before, after) => {
    expect(rewrite(file, before, after)).toBe("reported");
  });
});

describe("compileModels", () => {
  it("reports a model whose files do not compile", () => {
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
    const [failure] = compileModels([{ label: "ids as text", model: { ...model, resources } }]);
    expect(failure).toMatch(/^ids as text: .*error TS/);
  });
});
