import { execFile, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../support/workspace.js";
import { useBundle } from "../contract/targets.js";

const run = promisify(execFile);
const bundle = useBundle();
let project = "";

/** A package that has nothing but the bundle, in a project of its own. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "fake-consumer-"));
  const folder = join(project, "node_modules/calendar-events-client");
  await mkdir(folder, { recursive: true });
  await cp(bundle.folder, join(folder, "dist"), { recursive: true });
  const conditions = {
    import: { types: "./dist/testing.d.mts", default: "./dist/testing.mjs" },
    require: { types: "./dist/testing.d.cts", default: "./dist/testing.cjs" },
  };
  const manifest = { name: "calendar-events-client", version: "1.0.0", exports: { "./testing": conditions } };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
});
afterAll(() => rm(project, { recursive: true, force: true }));

const body = `
test("the calendar", async () => {
  const fake = createFakeService({ records: { tags: [{ name: "Jazz" }] } });
  const tags = await (await fake.fetch(fake.baseUrl + "/tags?hide_empty=false")).json();
  assert.equal(tags.tags[0].name, "Jazz");
  const document = await (await fake.fetch(fake.baseUrl + "/doc?translation_language=it")).json();
  assert.equal(document.openapi, "3.1.0");
  const event = { title: "x", start_date: "2030-02-01 20:00", end_date: "2030-02-01 22:00", description: "<p onclick=x>Fine" };
  const [created] = (await fake.seed({ events: [event] })).events;
  assert.equal(created.description, "<p>Fine</p>");
});
`;

describe("the bundle of the fake", () => {
  it.each([
    [
      "ESM",
      "a.test.mjs",
      `import assert from "node:assert"; import test from "node:test"; import { createFakeService } from "calendar-events-client/testing";`,
    ],
    [
      "CommonJS",
      "a.test.cjs",
      `const assert = require("node:assert"); const test = require("node:test"); const { createFakeService } = require("calendar-events-client/testing");`,
    ],
  ])("works from %s under node:test, without any other package", async (_, name, imports) => {
    await writeFile(join(project, name), imports + body);
    const { stdout } = await run(process.execPath, ["--test", "--test-reporter=tap", name], { cwd: project });
    expect(stdout).toMatch(/^# pass 1$/m);
  });

  it("runs the example of its page", async () => {
    const page = await readFile(join(root, "runtime/testing/README.md"), "utf8");
    const example = /^```js\n(.*?)^```$/ms.exec(page)?.[1] ?? "";
    await writeFile(join(project, "example.test.mjs"), example);
    const options = ["--test", "--test-reporter=tap", "example.test.mjs"];
    const { stdout } = await run(process.execPath, options, { cwd: project });
    expect(stdout).toMatch(/^# pass 1$/m);
  });

  it.each(["nodenext", "bundler"])(
    "has types that stand for themselves, for %s resolution",
    async (resolution) => {
      const program = `import { createFakeService, type FakeService } from "calendar-events-client/testing";
const fake: FakeService = createFakeService({ now: new Date(0), records: { tags: [{ name: "x" }] } });
fake.failNext({ status: 503, times: 2 });
// @ts-expect-error: no such failure
fake.failNext({ network: "slow" });
export const answer: Promise<Response> = fake.fetch(fake.baseUrl);
`;
      await writeFile(join(project, "consumer.mts"), program);
      const module = resolution === "bundler" ? "esnext" : resolution;
      const options = [
        "--strict",
        "--noEmit",
        "--target",
        "es2022",
        "--lib",
        "es2022,dom",
        "--types",
        "",
        "--module",
        module,
      ];
      const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
      const { stdout } = spawnSync(
        process.execPath,
        [compiler, ...options, "--moduleResolution", resolution, "consumer.mts"],
        { cwd: project, encoding: "utf8" },
      );
      expect(stdout).toBe("");
    },
  );

  it("stays below a megabyte, and names the licences of what is inside", async () => {
    expect((await stat(join(bundle.folder, "testing.cjs"))).size).toBeLessThan(1_000_000);
    expect(await readFile(join(bundle.folder, "testing.LICENSES.txt"), "utf8")).toMatch(/^koa .*\(MIT\)$/m);
  });
});
