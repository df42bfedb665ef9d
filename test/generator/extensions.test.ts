import { describe, expect, it } from "vitest";
import { type Emitter, emitExtensions, type SectionMaker, withSections } from "../../generator/extensions.js";
import { emit } from "../../generator/generate.js";
import type { Model } from "../../generator/model/model.js";
import { buildEdited } from "./golden.js";

const { model: built } = buildEdited([]);
if (built === undefined) throw new Error("The base spec has errors.");
const model: Model = built;

const path = "./emitters/own.ts";

function emitted(make: Emitter): ReturnType<Emitter> {
  return emitExtensions(model, [{ path, hash: "", make }], new Set(["sdk/index.ts"]));
}

describe("emitters of a product", () => {
  it("get the checked model, and their files follow the generator's", () => {
    const make: Emitter = ({ resources }) => [
      { path: "names.txt", text: resources.map(({ plural }) => plural).join(" ") },
    ];
    expect(emitted(make)).toEqual([{ path: "names.txt", text: "books shelves" }]);
  });

  it.each<readonly [string, Emitter]>([
    ["a counter", ((count) => () => [{ path: "own.txt", text: String((count += 1)) }])(0)],
    ["the day", () => [{ path: "own.txt", text: new Date().toISOString().slice(0, 10) }]],
    ["the time", () => [{ path: "own.txt", text: String(Date.now()) }]],
    ["random values", () => [{ path: "own.txt", text: String(Math.random()) }]],
    [
      "a file more",
      (
        (count) => () =>
          Array.from({ length: (count += 1) }, () => ({ path: "own.txt", text: "" }))
      )(0),
    ],
  ])("are rejected by name where their output has %s", (_, make) => {
    expect(() => emitted(make)).toThrow(/^The emitter \.\/emitters\/own\.ts .*own\.txt/);
  });

  it("may use dates that are given", () => {
    const make: Emitter = () => [
      { path: "own.txt", text: new Date(0).toISOString() + String(Date.UTC(2031)) },
    ];
    expect(emitted(make)[0]?.text).toBe(`1970-01-01T00:00:00.000Z${Date.UTC(2031)}`);
    expect(Math.abs(Date.now() - performance.timeOrigin - performance.now())).toBeLessThan(60_000);
  });

  it("find dates that were made before to be dates, and may call Date as a function", () => {
    const before = new Date(0);
    const make: Emitter = () => [
      {
        path: "own.txt",
        text: [before instanceof Date, new Date(0) instanceof Date, typeof Date(), Date.name].join(" "),
      },
    ];
    expect(emitted(make)[0]?.text).toBe("true true string Date");
    expect(() => emitted(() => [{ path: "own.txt", text: Date() }])).toThrow("is not deterministic");
  });

  it.each([
    ["sdk/index.ts", "written already"],
    ["manifest.json", "written already"],
    ["README.md", "written already"],
    ["../own.txt", "not below the generated folder"],
    ["/own.txt", "not below the generated folder"],
    ["sdk//index.ts", "not the path of a file"],
    ["docs/", "not the path of a file"],
    ["docs/./own.txt", "not the path of a file"],
    ["docs\\own.txt", "not the path of a file"],
    ["sdk", "which is the folder of sdk/index.ts"],
    ["sdk/index.ts/own.txt", "but sdk/index.ts is a file"],
  ])("cannot write %s", (file, message) => {
    expect(() => emitted(() => [{ path: file, text: "" }])).toThrow(message);
  });

  it("cannot write a file and one below it", () => {
    const files = ["docs", "docs/own.txt"].map((file) => ({ path: file, text: "" }));
    expect(() => emitted(() => files)).toThrow("but docs is a file");
    expect(() => emitted(() => files.toReversed())).toThrow("which is the folder of docs/own.txt");
  });

  it("are named where they fail or return something else", () => {
    const fails: Emitter = () => {
      throw new TypeError("no such field");
    };
    expect(() => emitted(fails)).toThrow(
      /^The emitter \.\/emitters\/own\.ts failed: TypeError: no such field/,
    );
    expect(() => emitted(() => [{ path: "own.txt" }] as never)).toThrow("without a path or a text");
    expect(() => emitted(() => Promise.resolve([]) as never)).toThrow(
      /^The emitter \.\/emitters\/own\.ts failed/,
    );
  });
});

describe("sections of a product", () => {
  const make: SectionMaker = ({ service }, language) => [
    { title: `${service.title} ${language}`, html: "<p>Own.</p>" },
  ];

  it("become part of the product, by language", () => {
    const files = new Map(
      emit(withSections(model, [{ path, hash: "", make }])).map((file) => [file.path, file.text] as const),
    );
    expect(files.get("server/sections.ts")).toContain('html: "<p>Own.</p>"');
    expect(files.get("server/index.ts")).toContain("    sections,\n");
  });

  it("leave a product without any as it is", () => {
    expect(withSections(model, [])).toBe(model);
    expect(emit(model).map((file) => file.path)).not.toContain("server/sections.ts");
  });

  it("are rejected by name where they differ between two calls", () => {
    const random: SectionMaker = () => [{ title: "Time", html: String(Date.now()) }];
    expect(() => withSections(model, [{ path, hash: "", make: random }])).toThrow(
      'The section ./emitters/own.ts is not deterministic: it made "Time" twice',
    );
  });
});
