import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorkspace, type Workspace } from "../../support/workspace.js";

describe("a hook", () => {
  let workspace: Workspace;
  let index: string;
  let stub: string;
  const read = (path: string): string => readFileSync(join(workspace.folder, path), "utf8");
  const write = (path: string, text: string): void => {
    writeFileSync(join(workspace.folder, path), text);
  };
  const generate = (...options: readonly string[]) => workspace.run(["generator/run.mjs", ...options]);
  const compile = () =>
    workspace.run([
      "node_modules/@typescript/native/bin/tsc",
      "--noEmit",
      "-p",
      ".config/tsconfig.build.json",
    ]);

  beforeAll(() => {
    workspace = createWorkspace();
    index = read("runtime/hooks/index.ts");
    write(
      "spec/resources/tag.yaml",
      read("spec/resources/tag.yaml").replace(
        "filters:\n",
        'filters:\n  near: { type: "text[]", hook: near_miss, text: Keep the tags spelled like this. }\n',
      ),
    );
  });
  afterAll(() => {
    workspace.remove();
  });

  it("that no one wrote is an error with its type, from the generator and the compiler", () => {
    const { status, output } = generate();
    expect(status).toBe(1);
    expect(output).toContain("spec/resources/tag.yaml:");
    expect(output).toContain(
      'SPEC034 The hook `nearMiss` of tag is not implemented: FilterHook<ListTagsQuery, TagDocument, Rejection["reason"]>.',
    );
    expect(generate("--check").status).toBe(1);
    const compiled = compile();
    expect(compiled.status).not.toBe(0);
    expect(compiled.output).toMatch(
      /runtime\/hooks\/index\.ts.*[^]*(Property 'tag' is missing|does not satisfy)/,
    );
  });

  it("gets a typed stub, which compiles once the suggested lines are added", () => {
    const before = new Set(readdirSync(join(workspace.folder, "runtime/hooks")));
    const { output } = generate("--stubs");
    expect(output).toContain('import { nearMiss } from "./tag-near-miss.js";');
    const added = readdirSync(join(workspace.folder, "runtime/hooks")).filter((name) => !before.has(name));
    expect(added).toEqual(["tag-near-miss.ts"]);
    stub = read("runtime/hooks/tag-near-miss.ts");
    expect(read("runtime/hooks/index.ts")).toBe(index);

    write(
      "runtime/hooks/index.ts",
      `import { nearMiss } from "./tag-near-miss.js";\n${index.replace("  venue: {", "  tag: { nearMiss },\n  venue: {")}`,
    );
    expect(generate()).toMatchObject({ status: 0 });
    expect(compile()).toMatchObject({ status: 0, output: "" });
  });

  it("belongs to its author from then on", () => {
    const own = stub.replace("() => {", "(query) => {\n  if (query.near === undefined) return {};");
    write("runtime/hooks/tag-near-miss.ts", own);
    expect(generate("--stubs").output).not.toContain("near-miss");
    write("runtime/hooks/index.ts", index);
    expect(generate("--stubs")).toMatchObject({
      status: 0,
      output: expect.stringContaining("tag-near-miss.js") as string,
    });
    expect(generate().status).toBe(1);
    expect(read("runtime/hooks/tag-near-miss.ts")).toBe(own);
    expect(read("runtime/hooks/index.ts")).toBe(index);
  });

  it("that no row names is an error at its own position", () => {
    write(
      "runtime/hooks/index.ts",
      index.replace("  venue: {", "  tag: { nearMiss: () => ({}) },\n  venue: {"),
    );
    write("spec/resources/tag.yaml", read("spec/resources/tag.yaml").replace(/ {2}near: .*\n/, ""));
    const { status, output } = generate();
    expect(status).toBe(1);
    expect(output).toMatch(
      /runtime\/hooks\/index\.ts:\d+:10 SPEC035 No row of the spec names the hook `nearMiss` of tag\./,
    );
  });

  it("is not looked for where no hooks lie", () => {
    mkdirSync(join(workspace.folder, "elsewhere"));
    expect(generate("--out", "elsewhere")).toMatchObject({ status: 0 });
    expect(generate("--out", "elsewhere", "--stubs")).toMatchObject({ status: 2 });
  });
});
