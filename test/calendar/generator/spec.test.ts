import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadSpec } from "../../../generator/load.js";
import { buildModel } from "../../../generator/model/build.js";
import { serviceOperations } from "../../../generator/model/model.js";
import { serviceCollections } from "../../../generator/model/names.js";
import { formatYaml } from "../../../generator/spec/format.js";
import { listTexts } from "../../../generator/spec/texts.js";
import schema from "../../../spec/schema.json" with { type: "json" };
import { root } from "../../support/workspace.js";

const folder = join(root, "spec");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".yaml"),
);
const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);

describe("the spec of the calendar", () => {
  it("makes the whole service, without an error", () => {
    const { model, diagnostics } = buildModel(loadSpec(folder));
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(model?.resources.flatMap(({ routes }) => routes)).toHaveLength(45);
    expect(model?.serviceRoutes.map(({ operation }) => operation)).toEqual(serviceOperations);
  });

  it("makes the files that the page beside them describes", () => {
    const page = readFileSync(join(root, "generated/README.md"), "utf8");
    const rows = [...page.matchAll(/^\| (`.*?`) \|/gm)].flatMap(
      ([, cell = ""]) => cell.match(/[^`, ]+/g) ?? [],
    );
    const paths = rows.map((path) => path.replace("<resource>", "events"));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, "generated", path)))).toEqual([]);
  });

  it("has one path for each text", () => {
    const paths = listTexts(loadSpec(folder)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain("event.fields.title");
    expect(paths).toContain("shared.answer.global_id");
    expect(paths).toContain("service_routes.root.parameters.context");
  });

  it("cannot use the collections of the tool that fills the calendar", () => {
    const source = readFileSync(join(root, "runtime/tools/seed.ts"), "utf8");
    const used = [...source.matchAll(/\bcollection<[^(]*>\("(\w+)"/g)].map(([, name = ""]) => name);
    expect(used.sort()).toEqual(["seeded", "seeded_from"]);
    expect([...serviceCollections]).toEqual(expect.arrayContaining(used));
  });

  it.each(files)("fits the schema, which the first line names, and the format: %s", (path) => {
    const text = readFileSync(join(folder, path), "utf8");
    expect(validate(parse(text, { merge: true })), JSON.stringify(validate.errors)).toBe(true);
    const up = path.includes("/") ? "../" : "./";
    expect(text.split("\n")[0]).toBe(`# yaml-language-server: $schema=${up}schema.json`);
    expect(formatYaml(text)).toBe(text);
  });
});
