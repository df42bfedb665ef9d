import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { fixSpec } from "../../generator/fix.js";
import { neededErrors, neededReasons } from "../../generator/model/messages.js";
import { root } from "../support/workspace.js";

const runtime = join(root, "runtime");
const code = readdirSync(runtime, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(join(runtime, path), "utf8"))
  .join("\n");
// The file is the spec, whose shape its own schema checks.
const api = parse(readFileSync(join(root, "spec/api.yaml"), "utf8")) as Record<
  string,
  Record<string, unknown>
>;

describe("the messages that the generator asks of a spec", () => {
  it("have every error that the runtime names, and none that it does not", () => {
    const named = [...code.matchAll(/HttpError\(\s*"([\w-]+)"/g)].map(([, name]) => name);
    expect(neededErrors).toEqual(expect.arrayContaining([...new Set(named)]));
    for (const name of [...neededErrors, ...neededReasons])
      expect(code.includes(`"${name}"`), name).toBe(true);
  });

  it("are suggested by their right name where one is misspelled", () => {
    const path = join(root, "spec/api.yaml");
    const text = readFileSync(path, "utf8");
    const typo = text.replace("  too_small:", "  too_smal:");
    const { found, texts } = fixSpec(join(root, "spec"), new Map([["spec/api.yaml", typo]]));
    const errors = found.filter(({ severity }) => severity === "error");
    expect(errors.map(({ name, suggestion }) => [name, suggestion])).toEqual([
      ["missing_message", "too_small"],
    ]);
    expect(texts.get("spec/api.yaml")).toBe(text);
  });

  it("all stand in the spec of this service", () => {
    expect(Object.keys(api.errors ?? {})).toEqual(expect.arrayContaining([...neededErrors]));
    expect(Object.keys(api.reasons ?? {})).toEqual(expect.arrayContaining([...neededReasons]));
  });
});
