import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import schema from "../../spec/schema.json" with { type: "json" };

const folder = new URL("../golden/base/spec/", import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".yaml"),
);

/** Every schema of a key below a schema, with the path of the key. */
function keysBelow(node: unknown, path: string): readonly (readonly [path: string, key: object])[] {
  if (typeof node !== "object" || node === null) return [];
  const table: unknown = "type" in node && "properties" in node ? node.properties : undefined;
  const keys = Object.entries(table ?? {}) as readonly (readonly [string, object])[];
  return [
    ...keys.map(([key, value]) => [`${path}/${key}`, value] as const),
    ...Object.entries(node).flatMap(([name, child]) => keysBelow(child, `${path}/${name}`)),
  ];
}

describe("schema.json", () => {
  it("describes every key, for the help of editors", () => {
    const keys = keysBelow(schema, "").filter(
      ([, key]) => !("$ref" in key && key.$ref === "#/$defs/methods"),
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter(([, key]) => !("description" in key)).map(([path]) => path)).toEqual([]);
  });

  it.each(files)("accepts %s without knowing which kind of file it is", (path) => {
    const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);
    const value: unknown = parse(readFileSync(join(folder, path), "utf8"), { merge: true });
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  });
});
