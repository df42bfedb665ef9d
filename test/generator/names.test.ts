import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  camelOf,
  clientTypes,
  serviceCollections,
  servicePaths,
  serviceProperties,
  storedNameOf,
  titleOf,
} from "../../generator/model/names.js";
import { healthPaths } from "../../runtime/http/health.js";
import { isOfProduct, root } from "../support/workspace.js";
import { buildEdited } from "./golden.js";

it("reserves every collection that the runtime names", () => {
  const files = readdirSync(join(root, "runtime"), { recursive: true, encoding: "utf8" });
  const source = files
    .filter((name) => name.endsWith(".ts") && !name.startsWith("testing/") && !isOfProduct(`runtime/${name}`))
    .map((name) => readFileSync(join(root, "runtime", name), "utf8"))
    .join("\n");
  const inCalls = [...source.matchAll(/\bcollection(?:<[^(]*>)?\("(\w+)"/g)].map(([, name]) => name);
  const inConstants = [...source.matchAll(/(?:[cC]ollectionName|Markers) = "(\w+)"/g)].map(
    ([, name]) => name,
  );
  const used = new Set([...inCalls, ...inConstants]);
  expect(used.size).toBeGreaterThan(15);
  // Those of the tool that fills the calendar are reserved as well.
  expect([...used, "seeded", "seeded_from"].sort()).toEqual([...serviceCollections].sort());
});

it("stores no field under a property of the runtime, and lists those in the reference", () => {
  const source = readFileSync(join(root, "runtime/core/documents.ts"), "utf8");
  const documents = [
    ...source.matchAll(/^export interface (?:Record|Status|Post|Term)Document\b.*?^\}/gms),
  ].join("\n");
  const declared = [...documents.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = ""]) => name);
  // Each one changes where fields of that name are stored: none may be added.
  expect([...serviceProperties].join(" ")).toBe(
    "_id author count created date image language marks modified noted noted_fault notes occurrence occurrence_of " +
      "password revision series series_due slugs sort_name status text trashed_from undated words",
  );
  // Those that begin with `_` cannot be the name of a field.
  const stored = new Set(declared.filter((name) => !name.startsWith("_") || name === "_id"));
  expect([...stored].sort()).toEqual([...serviceProperties].sort());
  for (const name of serviceProperties) expect(serviceProperties).not.toContain(storedNameOf(name));
  const reference = readFileSync(join(root, "spec/reference/fields.md"), "utf8");
  const [section = ""] = /## Stored names[\s\S]*?(?=\. A field)/.exec(reference) ?? [];
  expect([...section.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...serviceProperties]);
});

it("makes camel case of names, and words of both", () => {
  const names = ["start_date", "startDate", "_page_size", "a__b_1", "from_", "rest_URL"];
  expect(names.map(camelOf)).toEqual(["startDate", "startDate", "_pageSize", "aB1", "from_", "restURL"]);
  expect(["start_date", "startDate", "userID"].map(titleOf)).toEqual(["Start date", "Start date", "UserID"]);
});

it("stores no field under a name that begins with _, and no two under one", () => {
  expect(storedNameOf("_rating")).toBe("rating_");
  const fields = "  count: { type: integer, text: Copies. }\n  _count: { type: integer, text: Copies. }\n";
  const edit = { file: "resources/shelf.yaml", find: "filters:", replace: `${fields}filters:` };
  expect(buildEdited([edit]).printed).toMatch(
    /shelf\.yaml:14:3 SPEC031 The name `_count` is reserved for the property that stores `count`/,
  );
});

it("knows every type that the client exports", () => {
  const source = readFileSync(join(root, "runtime/client/index.ts"), "utf8");
  const exported = [...source.matchAll(/\{([^}]*)\}/g)].flatMap(
    ([, names = ""]) => names.match(/\b[A-Z]\w*/g) ?? [],
  );
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter((name) => !clientTypes.has(name))).toEqual([]);
});

it("reserves the functions of the client, and files that two resources would have", () => {
  const renamed = (plural: string, more = "") => [
    { file: "resources/shelf.yaml", find: "plural: shelves", replace: `plural: ${plural}${more}` },
  ];
  expect(buildEdited(renamed("request")).printed).toContain(
    "SPEC031 The name `request` is reserved for another function of the client.",
  );
  const both = [
    ...renamed("types"),
    { file: "resources/book.yaml", find: "plural: books", replace: "plural: types_records" },
  ];
  expect(buildEdited(both).printed).toContain("SPEC030 The TypeScript type `TypesRecords` exists already");
});

it("reserves the paths of health checks", () => {
  expect([...servicePaths]).toEqual(
    expect.arrayContaining(Object.values(healthPaths).map((path) => path.slice(1))),
  );
});
