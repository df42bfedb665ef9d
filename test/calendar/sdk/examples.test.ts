import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../support/workspace.js";
import { compilers, createProject, type Project } from "../support/packed-client.js";

const folder = join(root, "generated/sdk");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.startsWith("core"))
  .map((name) => readFileSync(join(folder, name), "utf8"));

/** A doc comment without its stars. */
const plain = (comment: string): string => comment.replaceAll(/^ *\* ?/gm, "");

/** The code of the examples of operations: what a call looks like. */
const calls = sources.flatMap((text) =>
  [...text.matchAll(/^ *\* @example\n *\* ```ts\n([^]*?)^ *\* ```$/gm)].map(([, code = ""]) => plain(code)),
);

/** The examples of properties, by interface. */
const values = sources.flatMap((text) =>
  [...text.matchAll(/^export interface (\w+) \{\n([^]*?)^\}/gm)].flatMap(([, owner = "", members = ""]) =>
    [
      ...members.matchAll(
        /^ {2}\/\*\*(?:(?!\*\/)[^])*?@example (?!\n)((?:(?!\*\/)[^])*)\*\/\n {2}("?[\w-]+"?)\??: /gm,
      ),
    ].map(([, value = "", property = ""]) => ({
      owner,
      value: plain(value).trim(),
      property: property.replaceAll('"', ""),
    })),
  ),
);

describe("the examples of doc comments", () => {
  let project: Project;
  beforeAll(() => {
    project = createProject();
    const compilerOptions = {
      module: "nodenext",
      target: "es2022",
      lib: ["es2022", "dom"],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
    };
    project.write("tsconfig.json", JSON.stringify({ compilerOptions }));
  });
  afterAll(() => project.remove());

  it("compile as calls of the client", () => {
    expect(new Set(calls).size).toBeGreaterThan(40);
    const lines = [...new Set(calls)].map((code) => `{\n${code}}`);
    project.write(
      "calls.ts",
      `import { createClient } from "calendar-events-client";\nconst client = createClient({ baseUrl: "https://example.org" });\n${lines.join("\n")}\n`,
    );
    expect(project.run([compilers["TypeScript 7"], "-p", "."]).output).toBe("");
  });

  it("have the types of the properties that they are examples of", () => {
    expect(values.length).toBeGreaterThan(300);
    const owners = [...new Set(values.map(({ owner }) => owner))].filter((owner) => owner !== "Client");
    const checks = values.map(
      ({ owner, property, value }) => `{ const value: ${owner}[${JSON.stringify(property)}] = ${value}; }`,
    );
    project.write(
      "values.ts",
      `import type { ${owners.join(", ")} } from "calendar-events-client";\n${checks.join("\n")}\n`,
    );
    expect(project.run([compilers["TypeScript 7"], "-p", "."]).output).toBe("");
  });
});
