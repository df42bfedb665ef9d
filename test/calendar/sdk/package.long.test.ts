import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patienceMs } from "../../support/eventually.js";
import { root } from "../../support/workspace.js";
import { compilers, createProject, type Project, packedClient } from "../support/packed-client.js";

let project: Project;
beforeAll(() => {
  project = createProject();
});
afterAll(() => project.remove());

/** Bundles are made small, as for a page. */
const small = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  logLevel: "error",
  write: false,
} as const;

/** What a bundle of a program of the project holds, in one file. */
async function bundle(program: string): Promise<{ readonly text: string; readonly gzip: number }> {
  const stdin = { contents: program, resolveDir: project.folder };
  const { outputFiles } = await build({ ...small, stdin });
  const text = outputFiles[0]?.text ?? "";
  return { text, gzip: gzipSync(text, { level: 9 }).length };
}

/** Bytes after gzip of what a page loads with such a program; parts that it imports later do not count. */
async function initialSize(contents: string): Promise<number> {
  const { outputFiles } = await build({
    ...small,
    stdin: { contents, resolveDir: project.folder },
    splitting: true,
    outdir: "page",
  });
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const loaded = new Set(["stdin.js"]);
  // A set goes on to what is added meanwhile.
  for (const name of loaded) {
    for (const [, next = ""] of (files.get(name) ?? "").matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      loaded.add(next);
  }
  const text = [...loaded].map((name) => files.get(name) ?? "").join("");
  return gzipSync(text, { level: 9 }).length;
}

const start = `const core = createCore({ baseUrl: location.origin });`;
const create = `await createEvent(core, { title: "x", start_date: "2031-03-10", end_date: "2031-03-10" });`;
const list = `await listEvents(core, { starts_after: "2031-01-01" });`;
const all = `for await (const event of allEvents(core)) console.log(event);`;

function program(...lines: readonly string[]): string {
  const names = ["createCore", "createEvent", "listEvents", "allEvents"];
  const used = names.filter((name) => lines.some((line) => line.includes(name)));
  return `import { ${used.join(", ")} } from "calendar-events-client/calls";\n${lines.join("\n")}`;
}

describe("the packed client", () => {
  it("passes publint in its strict mode", async () => {
    const { folder } = packedClient();
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("passes attw for every resolution, that of Node 10 included", () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, "node_modules/@arethetypeswrong/cli/dist/index.js"),
        packedClient().tarball,
        "--no-color",
        "--format",
        "ascii",
      ],
      { encoding: "utf8", timeout: patienceMs },
    );
    expect(status, stdout + stderr).toBe(0);
    expect(stdout.match(/^ ?(?:node10|node16|bundler).*🟢/gm)).toHaveLength(36);
  });

  it("has no dependency", () => {
    const { output } = project.run([
      "-p",
      `const m = require("calendar-events-client/package.json"); [m.dependencies, m.peerDependencies, m.optionalDependencies].join()`,
    ]);
    expect(output.trim()).toBe(",,");
  });

  it("adds at most 2.5 kB to a page that lists and creates", async () => {
    const two = await bundle(program(start, list, create));
    const walked = await bundle(program(start, all, create));
    console.log(`Bytes after gzip: list and create ${two.gzip}, walk and create ${walked.gzip}.`);
    expect(two.gzip).toBeLessThanOrEqual(2500);
    expect(walked.gzip).toBeLessThanOrEqual(2840);
  });

  it("adds at most 6.4 kB to a page with the whole client, and at most 8 kB to one in a single file", async () => {
    const whole = `import { createClient } from "calendar-events-client"; createClient({ baseUrl: location.origin });`;
    const [initial, { gzip }] = [await initialSize(whole), await bundle(whole)];
    console.log(`Bytes after gzip: whole client ${initial}, in one file ${gzip}.`);
    expect(initial).toBeLessThanOrEqual(6400);
    expect(gzip).toBeLessThanOrEqual(8000);
  });

  it("leaves out of a bundle what a program does not use", async () => {
    const names = Object.keys(
      JSON.parse(
        project.run([
          "--input-type=module",
          "-e",
          `import * as calls from "calendar-events-client/calls"; console.log(JSON.stringify(calls, (_, value) => typeof value === "function" ? 1 : value))`,
        ]).output,
      ) as object,
    ).filter((name) => !["createCore", "encodeFiles", "toArray"].includes(name));
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) {
      const { text } = await bundle(`export { ${name} } from "calendar-events-client/calls";`);
      const operations = [...text.matchAll(/name:"(\w+)",method:/g)].map(([, found]) => found);
      expect(operations, name).toHaveLength(1);
    }
    expect((await bundle(`import "calendar-events-client";`)).text.trim()).toBe("");
  });

  it("costs a consumer with five calls at most 1,500 type instantiations", () => {
    project.write(
      "five.ts",
      `import { createClient } from "calendar-events-client";
const calendar = createClient({ baseUrl: "http://127.0.0.1:3000" });
const { events } = await calendar.events.list({ starts_after: "2031-01-01" });
const venue = await calendar.venues.create({ venue: "Town hall" });
const event = await calendar.events.get(events[0]?.id ?? 1);
await calendar.events.update(event.id, { venue: [venue.id] });
for await (const tag of calendar.tags.all()) console.log(tag.name);
`,
    );
    project.write("tsconfig.json", compilerOptions("nodenext", ["five.ts"]));
    const { status, output } = project.run([compilers["TypeScript 5.9"], "-p", ".", "--extendedDiagnostics"]);
    expect(status, output).toBe(0);
    const count = Number(/^Instantiations: +(\d+)$/m.exec(output)?.[1]);
    console.log(`Type instantiations of a consumer with five calls: ${count}.`);
    expect(count).toBeLessThanOrEqual(1500);
  });

  it("would be published without a warning", () => {
    const options = ["--dry-run", "--offline", packedClient().tarball];
    const { status, stdout, stderr } = spawnSync("npm", ["publish", ...options], {
      encoding: "utf8",
      timeout: patienceMs,
    });
    expect(status, stdout + stderr).toBe(0);
    // Without the network npm warns that no user is logged in, and continues.
    const warnings = stderr.split("\n").filter((line) => line.startsWith("npm warn publish"));
    expect(warnings.filter((line) => !line.includes("logged in"))).toEqual([]);
    expect(stdout).toContain("calendar-events-client@");
  });
});

/** A strict configuration for programs of the project. */
function compilerOptions(module: string, files: readonly string[]): string {
  return JSON.stringify({
    compilerOptions: {
      module,
      target: "es2022",
      lib: ["es2022", "dom", "esnext.asynciterable"],
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
    files,
  });
}
