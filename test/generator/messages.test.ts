import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
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

  it("all stand in the spec of this service", () => {
    expect(Object.keys(api.errors ?? {})).toEqual(expect.arrayContaining([...neededErrors]));
    expect(Object.keys(api.reasons ?? {})).toEqual(expect.arrayContaining([...neededReasons]));
  });
});
