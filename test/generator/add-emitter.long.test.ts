import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSpecWorkspace, root, type Workspace } from "../support/workspace.js";

/** The code of the steps that the README of the generator lists, in order. */
const steps = [
  ...readFileSync(join(root, "generator/README.md"), "utf8").matchAll(/ {3}```ts\n([\s\S]*?) {3}```/g),
].map(([, code = ""]) => code.replaceAll(/^ {3}/gm, ""));

describe("an emitter added as generator/README.md describes", () => {
  let workspace: Workspace;
  const generate = (...options: readonly string[]) =>
    workspace.run(["--import", "tsx", "generator/cli.ts", ...options]);

  beforeAll(() => {
    workspace = createSpecWorkspace({
      "resources/book.yaml": "fields:\n  title: { type: text, required: true }\n",
    });
    const [emitter = "", importLine = "", entry = ""] = steps;
    const index = join(workspace.folder, "generator/emit/index.ts");
    const before = readFileSync(index, "utf8");
    writeFileSync(join(workspace.folder, "generator/emit/operations.ts"), emitter);
    writeFileSync(index, importLine + before.replace("= [\n", () => `= [\n${entry}`));
  });
  afterAll(() => {
    workspace.remove();
  });

  it("makes its file, which belongs to the generator from then on", () => {
    const { status, output } = generate();
    expect(status, output).toBe(0);
    const made = readFileSync(join(workspace.folder, "generated/operations.md"), "utf8");
    expect(made).toContain(
      "| listBooks | GET | /books | Lists books that pass all filters, page by page. |\n",
    );
    expect(generate("--check")).toMatchObject({ status: 0 });
    writeFileSync(join(workspace.folder, "generated/operations.md"), `${made}edited\n`);
    const edited = generate("--check");
    expect(edited.status).toBe(1);
    expect(edited.output).toContain("generated/operations.md");
  });

  it("passes the compiler", () => {
    const compiler = "node_modules/@typescript/native/bin/tsc";
    expect(workspace.run([compiler, "--noEmit", "-p", "tsconfig.json"])).toEqual({ status: 0, output: "" });
  });
});
