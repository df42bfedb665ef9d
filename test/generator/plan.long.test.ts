import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { planMigration } from "../../generator/diff/migration-plan.js";
import { storedContract } from "../../generator/model/stored-contract.js";
import { editedModel, inBook } from "../support/migration.js";
import { root } from "../support/workspace.js";
import { copyBase, type SpecOnDisk } from "./golden.js";

const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
const pages = "pages: { type: integer,";

let copy: SpecOnDisk;
let folder: string;

beforeEach(() => {
  copy = copyBase();
  folder = join(copy.folder, "..");
});
afterEach(() => {
  copy.remove();
});

function run(...options: readonly string[]) {
  const args = [tsx, join(root, "generator/spec-cli.ts"), "plan", ...options];
  return spawnSync(process.execPath, args, { encoding: "utf8", cwd: folder });
}

function git(...args: readonly string[]): void {
  const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"];
  const { status, stderr } = spawnSync("git", [...author, ...args], { encoding: "utf8", cwd: folder });
  if (status !== 0) throw new Error(stderr);
}

describe("npm run spec -- plan", () => {
  it("compares a git revision with the present folder, with places on both sides", () => {
    git("init", "--quiet");
    git("add", "spec");
    git("commit", "--quiet", "--message", "Begin");
    copy.apply([inBook(pages, "\n  pages: { required: true, type: integer,")]);
    const { status, stdout, stderr } = run("HEAD");
    expect(stderr).toContain("book.pages.required *\n  `pages` of book is required now");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: "migration-plan",
      steps: [
        {
          id: "book.pages.required",
          places: {
            old: { file: "spec/resources/book.yaml", line: 20, column: 3 },
            new: { file: "spec/resources/book.yaml", line: 21, column: 3 },
          },
        },
      ],
    });
    // The same from one revision to another.
    git("commit", "--quiet", "--all", "--message", "Go on");
    expect(run("HEAD~1", "HEAD").stdout).toBe(stdout);
    expect(run("HEAD~1", "HEAD", "--out", "plans/one.json").stdout).toBe("");
    expect(readFileSync(join(folder, "plans/one.json"), "utf8")).toBe(stdout);
  });

  it("exits with 1 for errors of a spec, and with 2 for unknown names and wrong arguments", () => {
    const unknown = run("v9.9");
    expect(unknown.stderr).toContain("v9.9 is no folder with a spec, and no git revision that has one.");
    expect(unknown.status).toBe(2);
    copy.apply([inBook(pages, "pages: { type: integr,")]);
    const faulty = run(join(root, "test/golden/base/spec"));
    expect(faulty.stderr).toContain("There is no type `integr`.");
    expect(faulty.status).toBe(1);
    expect(run().status).toBe(2);
  });
});

describe("the steps of a plan", () => {
  it("name what is gone as the author of the spec does", () => {
    const own = inBook(pages, "language: { type: text, text: Language. }\n  pages: { type: integer,");
    const { steps } = planMigration(editedModel([own]), editedModel([]));
    expect(steps).toMatchObject([
      {
        target: { path: ["language_"] },
        text: "`language` of book is gone. What is stored stays unless it is to be dropped.",
      },
    ]);
  });
});

describe("the contract with the store", () => {
  const contract = storedContract(editedModel([]));

  it("changes with the property that stores a field", () => {
    const own = inBook(pages, "language: { type: text, text: Language. }\n  pages: { type: integer,");
    const model = editedModel([own]);
    const moved = model.resources.map((resource) => ({
      ...resource,
      fields: resource.fields.map((field) =>
        field.stored === "language_" ? { ...field, stored: "language" } : field,
      ),
    }));
    expect(storedContract({ ...model, resources: moved })).not.toBe(storedContract(model));
  });

  it.each([
    ["a field", inBook(pages, "copies: { type: integer, text: Copies. }\n  pages: { type: integer,")],
    ["the type of a field", inBook(pages, "pages: { type: number,")],
    ["a limit", inBook("maximum: 9999", "maximum: 999")],
    ["a search", inBook("search: [title, summary]", "search: [title]")],
    ["the collection", inBook("plural: books", "plural: books\ncollection: tomes")],
  ])("changes with %s", (_what, edit) => {
    expect(storedContract(editedModel([edit]))).not.toBe(contract);
  });

  it.each([
    ["texts", inBook("text: Something to read.", "text: Something else.")],
    [
      "order of enum values",
      {
        file: "types.yaml",
        find: "{ hard: Hard cover., soft: Soft cover. }",
        replace: "{ soft: Soft cover., hard: Hard cover. }",
      },
    ],
    ["answers", inBook("  edition: { constant: 1, text: Always 1. }\n", "")],
    ["filters", inBook("  binding: { equals: binding, text: Keep books bound this way. }\n", "")],
    [
      "order of fields",
      inBook(
        "  pages: { type: integer, minimum: 1, maximum: 9999, text: Number of pages. }\n  hidden: { type: boolean, initial: false, text: Leave the book out of lists. }\n",
        "  hidden: { type: boolean, initial: false, text: Leave the book out of lists. }\n  pages: { type: integer, minimum: 1, maximum: 9999, text: Number of pages. }\n",
      ),
    ],
  ])("stays with other %s", (_what, edit) => {
    expect(storedContract(editedModel([edit]))).toBe(contract);
  });
});
