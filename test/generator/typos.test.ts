import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nearestName } from "../../generator/diagnostics.js";
import { specOfFiles } from "../support/spec-service.js";
import { goldenFolder } from "./golden.js";
import { testTyposOf } from "./test-typos.js";

testTyposOf(join(goldenFolder, "base/spec"), 40);

describe("nearestName", () => {
  const names = ["title", "start_date", "end_date", "timezone", "url"];

  it.each([
    ["titel", "title"],
    ["start_dat", "start_date"],
    ["Timezone", "timezone"],
    ["ulr", "url"],
    ["edn_date", "end_date"],
  ])("takes %s for %s", (typo, name) => {
    expect(nearestName(typo, names)).toBe(name);
  });

  it("proposes nothing that lies too far", () => {
    expect(nearestName("organ", names)).toBeUndefined();
    expect(nearestName("id", names)).toBeUndefined();
  });
});

describe("a misspelled key that has a default", () => {
  const note = "fields:\n  title: { type: text, required: true, text: Title. }\n";

  it.each([
    ["api.yaml", "langauges: { all: [en, it], default: en }\n", "languages"],
    ["api.yaml", "pagging: { default: 5 }\n", "paging"],
    ["api.yaml", "paging: { defautl: 5 }\n", "default"],
    ["api.yaml", "style: rest\nwire: { heders: { link: false } }\n", "headers"],
    ["api.yaml", "namespaces: shop/v1\n", "namespace"],
    ["types.yaml", "shred:\n  filters: {}\n", "shared"],
    ["routes.yaml", "resorces:\n  note: { list: }\n", "resources"],
    ["routes.yaml", 'resources:\n  note: { list: { pth: "/scraps" } }\n', "path"],
    ["resources/note.yaml", `plurals: notes\n${note}`, "plural"],
    ["resources/note.yaml", `${note}filtrs:\n  page:\n`, "filters"],
    ["resources/note.yaml", note.replace("fields", "fileds"), "fields"],
  ])("of %s is answered with the right one: %j", (file, text, key) => {
    const { diagnostics } = specOfFiles({ "resources/note.yaml": note, [file]: text });
    expect(diagnostics.sorted().map(({ name, suggestion }) => [name, suggestion])).toEqual([
      ["unknown_key", key],
    ]);
  });
});
