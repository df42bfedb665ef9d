import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { filesOf } from "../../generator/golden.js";
import { createWorkspace, type Workspace } from "../../support/workspace.js";

let workspace: Workspace;
beforeAll(() => {
  workspace = createWorkspace();
});
afterAll(() => {
  workspace.remove();
});

const run = (...args: readonly string[]) => workspace.run(["generator/run.mjs", ...args]);
const event = (): string => join(workspace.folder, "spec/resources/event.yaml");
const edit = (find: string, replace: string): void => {
  const text = readFileSync(event(), "utf8");
  if (!text.includes(find)) throw new Error(`There is no ${find}.`);
  writeFileSync(event(), text.replace(find, replace));
};

describe("node generator/run.mjs", () => {
  it("finds the repository as its generator makes it, and says the same without looking again", () => {
    const count = filesOf(join(workspace.folder, "generated")).size - 1;
    const line = `generated: 0 written, 0 removed, ${count} unchanged\n`;
    expect(run()).toEqual({ status: 0, output: line });
    expect(run()).toEqual({ status: 0, output: line });
    expect(run("--check")).toEqual({ status: 0, output: "generated is as the spec makes it\n" });
  });

  it("touches no file of the second run", () => {
    const paths = [...filesOf(join(workspace.folder, "generated")).keys()];
    const full = (path: string): string => join(workspace.folder, "generated", path);
    for (const path of paths) utimesSync(full(path), 1, 1);
    run();
    expect(paths.filter((path) => statSync(full(path)).mtimeMs !== 1000)).toEqual([]);
  });

  it("sees an edit, a missing file and another version of itself behind a run that had nothing to do", () => {
    edit("plural: events", "plural: events # The same.");
    expect(run().output).toContain(": 0 written");
    const file = join(workspace.folder, "generated/server/app.ts");
    rmSync(file);
    expect(run("--check").output).toContain("generated/server/app.ts: missing\n");
    expect(run().output).toContain("generated: 1 written");
    writeFileSync(file, `${readFileSync(file, "utf8")}// mine\n`);
    expect(run()).toMatchObject({ status: 1 });
    expect(run("--check").output).toContain("generated/server/app.ts: edited by hand\n");
    expect(run("--discard", file)).toMatchObject({ status: 0 });
    const emitter = join(workspace.folder, "generator/emit/app.ts");
    writeFileSync(emitter, readFileSync(emitter, "utf8").replace("put together", "put  together"));
    writeFileSync(
      emitter,
      readFileSync(emitter, "utf8").replace("Descriptors of all resources.", "All descriptors."),
    );
    expect(run("--check").output).toContain("generated/server/app.ts: other generator version\n");
    writeFileSync(
      emitter,
      readFileSync(emitter, "utf8").replace("All descriptors.", "Descriptors of all resources."),
    );
    expect(run()).toMatchObject({ status: 0 });
  });

  it("reports a missing hook in each run until it is written", () => {
    const index = join(workspace.folder, "runtime/hooks/index.ts");
    const written = readFileSync(index, "utf8");
    expect(run()).toMatchObject({ status: 0 });
    writeFileSync(
      index,
      written.replace("export const hooks = {", "export const hooks = {\n  series: { of: 1 },"),
    );
    const first = run();
    expect(first.status).toBe(1);
    expect(first.output).toContain("SPEC035 No row of the spec names the hook `of` of series.");
    expect(run()).toEqual(first);
    expect(run("--check")).toMatchObject({ status: 1 });
    writeFileSync(index, written);
    expect(run()).toMatchObject({ status: 0 });
  });

  it("reports every kind of syntax error as the generator does without its bundle", () => {
    const written = readFileSync(event(), "utf8");
    edit("plural: events", "plural: 7");
    edit("maximum: 90", "maximom: 90");
    edit("named_by: title\n", "");
    edit("type: url", "type: [url]");
    const bundled = run("--check");
    const plain = workspace.run(["--import", "tsx", "generator/cli.ts", "--check"]);
    writeFileSync(event(), written);
    expect(bundled.output.match(/SPEC\d+/g)?.length).toBeGreaterThan(2);
    expect(bundled).toEqual(plain);
  });

  it("makes the same bytes in other languages and time zones", () => {
    const [first, ...others] = [
      { LC_ALL: "C", TZ: "UTC" },
      { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" },
      { LC_ALL: "de_DE.UTF-8", LANG: "de_DE.UTF-8", TZ: "America/St_Johns" },
    ].map((environment, at) => {
      const out = join(workspace.folder, `made-${at}`);
      // Without the launcher nothing is remembered from run to run.
      workspace.run(["--import", "tsx", "generator/cli.ts", "--out", out], environment);
      return filesOf(out);
    });
    expect(first?.size).toBeGreaterThan(50);
    for (const other of others) expect(other).toEqual(first);
  });
});

describe("node generator/run.mjs --watch", () => {
  let child: ChildProcess;
  let output = "";
  afterEach(async () => {
    if (child.exitCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }
  });

  const printed = async (text: string): Promise<void> => {
    while (!output.includes(text)) await once(child, "printed");
    output = output.slice(output.indexOf(text) + text.length);
  };

  it("generates after each edit, outlives errors of spec and hooks, and ends on an interrupt", async () => {
    child = spawn(process.execPath, ["generator/run.mjs", "--watch"], { cwd: workspace.folder });
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      child.emit("printed");
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    await printed("Waiting for changes of spec");

    edit("maximum: 90", "maximum: 89");
    await printed(" written");
    await printed("Waiting for changes");
    expect(readFileSync(join(workspace.folder, "generated/server/events/ajv.ts"), "utf8")).toContain("89");

    edit("maximum: 89", "maximom: 89");
    await printed("1 error. No file was written.");
    await printed("Waiting for changes");

    edit("maximom: 89", "maximum: 88");
    await printed(" written");
    await printed("Waiting for changes");
    expect(run("--check")).toMatchObject({ status: 0 });

    const index = join(workspace.folder, "runtime/hooks/index.ts");
    const written = readFileSync(index, "utf8");
    writeFileSync(
      index,
      written.replace("export const hooks = {", "export const hooks = {\n  series: { of: 1 },"),
    );
    await printed("SPEC035");
    await printed("1 error.\n");
    await printed("Waiting for changes");
    writeFileSync(index, written);
    await printed("Waiting for changes");

    const ended = once(child, "exit");
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(workspace.folder, "generated/server/events/ajv.ts"))).toBe(true);
  });
});
