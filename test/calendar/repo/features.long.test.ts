import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createWorkspace, type Workspace } from "../../support/workspace.js";

let workspace: Workspace;
beforeEach(() => {
  workspace = createWorkspace();
});
afterEach(() => workspace.remove());

function edit(path: string, change: (text: string) => string): void {
  const file = join(workspace.folder, path);
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  expect(changed, path).not.toBe(text);
  writeFileSync(file, changed);
}

function remove(paths: readonly string[]): void {
  for (const path of paths) rmSync(join(workspace.folder, path), { recursive: true });
}

/** Removes the import and the entry of the feature in `features.ts`. */
function unregister(name: string): void {
  edit("runtime/features.ts", (text) => {
    const lines = text.split("\n");
    const others = lines.filter((line) => !line.startsWith(`import { ${name} } from`));
    expect(lines.length - others.length).toBe(1);
    const entry = new RegExp(`^(const registered = \\[.*?)(?:\\b${name}, |, ${name}(?=\\]))`, "m");
    return others.join("\n").replace(entry, "$1");
  });
}

/** Removes the routes of the service with that access, and their translations: they are part of the product that is served. */
function dropRoutes(access: string): void {
  const dropped = new Set<string>();
  const blocks = /^ {2}(\w+):\n(?: {4}.*\n)+/gm;
  edit("spec/routes.yaml", (text) =>
    text.replaceAll(blocks, (route, name: string) => {
      if (!route.includes(`    access: ${access}\n`)) return route;
      dropped.add(name);
      return "";
    }),
  );
  for (const language of readdirSync(join(workspace.folder, "spec/text")))
    edit(`spec/text/${language}`, (text) =>
      text.replace(/^service_routes:\n(?: .*\n)+/m, (section) =>
        section.replaceAll(blocks, (route, name: string) => (dropped.has(name) ? "" : route)),
      ),
    );
  const { status, output } = workspace.run(["--import", "tsx", "generator/cli.ts"]);
  expect(output).not.toContain("error");
  expect(status).toBe(0);
}

/** Lines of the compiler about the copy; empty where all of it compiles. */
function compile(): readonly string[] {
  const compiler = "node_modules/@typescript/native/bin/tsc";
  const { output } = workspace.run([compiler, "--noEmit", "-p", "tsconfig.json"]);
  return output.split("\n").filter((line) => line !== "");
}

interface Feature {
  readonly name: string;
  /** Whether `runtime/tools` has a command of its name: commands are above features in the layers, outside their folders. */
  readonly hasCommand?: true;
  /** Access of its routes in the spec. */
  readonly access?: string;
}

const webhooks: Feature = { name: "webhooks", hasCommand: true, access: "manage_webhooks" };
const others: readonly Feature[] = [
  { name: "feeds" },
  { name: "recurrence" },
  { name: "images" },
  { name: "after" },
];

function removeFolder({ name, hasCommand }: Feature): void {
  remove([`runtime/${name}`]);
  if (hasCommand === undefined) return;
  remove([`runtime/tools/${name}.ts`]);
  edit("runtime/tools/program.ts", (text) => text.replace(`  ${name}: () => import("./${name}.js"),\n`, ""));
}

describe("a feature", () => {
  it.each([webhooks, ...others])("can be deleted with its import and its entry: $name", (feature) => {
    removeFolder(feature);
    unregister(feature.name);
    if (feature.access !== undefined) dropRoutes(feature.access);
    expect(compile()).toEqual([]);
  });

  it("can be deleted with others: audit and idempotency", () => {
    for (const name of ["audit", "idempotency"]) {
      removeFolder({ name });
      unregister(name);
    }
    dropRoutes("read_audit");
    expect(compile()).toEqual([]);
  });

  it("is missed where only its folder is deleted", () => {
    for (const feature of others) removeFolder(feature);
    const found = compile().join("\n");
    for (const { name } of others)
      expect(found).toMatch(
        new RegExp(`^runtime/features\\.ts\\(.*Cannot find module '\\./${name}/feature\\.js'`, "m"),
      );
  });

  it("is missed by the routes of the spec that name its operations", () => {
    removeFolder(webhooks);
    unregister("webhooks");
    const found = compile();
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toMatch(/^generated\/server\/service\/router\.ts/);
  });
});
