import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { useProduct } from "../support/product.js";
import { root } from "../support/workspace.js";

/** The examples of the page about extensions, each under the path that its first heading gives it. */
const page = readFileSync(join(root, "spec", "reference", "extensions.md"), "utf8");
const [emitter = "", section = ""] = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
const paths = { emitter: "emitters/operations.ts", section: "sections/contact.ts" };

describe("emitters and page sections of a product, in the packed package", () => {
  const served = useProduct("todo");
  const write = (path: string, text: string): void => {
    const file = join(served.product.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const read = (path: string): string => readFileSync(join(served.product.folder, path), "utf8");
  const list = (extensions: object | undefined): void =>
    write(
      "package.json",
      JSON.stringify({ ...(JSON.parse(read("package.json")) as object), specwright: extensions }),
    );

  it("get the checked model: files are generated and compared, sections are shown", async () => {
    write(paths.emitter, emitter);
    write(paths.section, section);
    list({ emitters: [`./${paths.emitter}`], sections: [`./${paths.section}`] });
    await served.restart(() => {
      const made = served.product.run(["generate"]);
      expect(made.status, made.output).toBe(0);
    });
    expect(read("generated/operations.md")).toMatch(/^\| \w+ \| GET \| \/\S* \|$/m);
    expect(await (await fetch(`${served.origin}/docs`)).text()).toContain("<section><h2>Contact</h2><p>");
    expect(served.product.run(["generate", "--check"]).status).toBe(0);
    write("generated/operations.md", "edited");
    const checked = served.product.run(["generate", "--check"]);
    expect([checked.status, checked.output]).toEqual([
      1,
      expect.stringContaining("operations.md: edited by hand"),
    ]);
    expect(served.product.run(["generate", "--discard", "generated/operations.md"]).status).toBe(0);
  });

  it("make the generated files stale when they, or modules beside them, change", () => {
    const setHeading = (text: string, comment = ""): void =>
      write("emitters/heading.ts", `export const heading = "${text}";${comment}\n`);
    const check = (): string => served.product.run(["generate", "--check"]).output;
    // Like every tool it generates and compiles first where a source is newer.
    const listKeys = (): number | null => served.product.run(["keys", "list"], served.environment).status;
    setHeading("Operations");
    write(
      "emitters/headed.ts",
      'import { heading } from "./heading.js";\n\nexport default () => [{ path: "heading.md", text: heading }];\n',
    );
    list({ emitters: ["./emitters/headed.ts"] });
    expect(listKeys()).toBe(0);
    expect(check()).not.toContain("newer");
    setHeading("All operations");
    expect(check()).toMatch(/heading\.md: extension newer$/m);
    expect(listKeys()).toBe(0);
    expect(read("generated/heading.md")).toBe("All operations");
    setHeading("All operations", " // No other text.");
    expect(check()).toMatch(/manifest\.json: extension newer$/m);
    list({ emitters: [`./${paths.emitter}`], sections: [`./${paths.section}`] });
    expect(served.product.run(["generate"]).status).toBe(0);
  });

  it.each([
    [
      "export default () => [{ path: 'a.md', text: String(Date.now()) }];",
      /emitter \.\/\S+ is not deterministic: .*a\.md/,
    ],
    [
      "export default () => [{ path: 'sdk/index.ts', text: '' }];",
      /emitter \.\/\S+ writes sdk\/index\.ts, which/,
    ],
    ["export default () => missing();", /emitter \.\/\S+ failed: ReferenceError/],
    ["export default 1;", /emitter \.\/\S+ has no function/],
    ["export default (;", /emitter \.\/\S+ cannot be loaded/],
  ])("are rejected by name, and no file is written: %s", (code, message) => {
    write("emitters/other.ts", code);
    list({ emitters: [`./${paths.emitter}`, "./emitters/other.ts"], sections: [`./${paths.section}`] });
    const before = read("generated/manifest.json");
    const { status, output } = served.product.run(["generate"]);
    expect([status, output]).toEqual([1, expect.stringMatching(message)]);
    expect(output).toContain("No file was written.");
    expect(read("generated/manifest.json")).toBe(before);
  });

  it.each([
    [{ emiters: [] }, "`specwright` has no key `emiters`"],
    [{ fake: "yes" }, "`specwright.fake` has to be true or false"],
    [{ emitters: "./a.ts" }, "`specwright.emitters` has to be a list of paths"],
    [{ emitters: ["./none.ts"] }, "The emitter ./none.ts of package.json does not exist."],
  ])("are reported where package.json is wrong: %j", (extensions, message) => {
    list(extensions);
    const { status, output } = served.product.run(["generate"]);
    expect([status, output]).toEqual([1, expect.stringContaining(message)]);
  });

  it("leave nothing when they are no longer listed", () => {
    list(undefined);
    const { status, output } = served.product.run(["generate"]);
    expect(status, output).toBe(0);
    for (const path of ["operations.md", "server/sections.ts"])
      expect(existsSync(join(served.product.folder, "generated", path))).toBe(false);
  });

  it("are typed by the package", () => {
    write("emitters/other.ts", "export default () => [];");
    write(paths.emitter, emitter.replace("({ resources })", "({ resources, unknown = resources })"));
    list({ emitters: [`./${paths.emitter}`], sections: [] });
    const { status, output } = served.product.run(["build"]);
    expect(status).not.toBe(0);
    expect(output).toContain("Property 'unknown' does not exist on type 'Model'");
  });

  it("print what an upgrade of the package changes", () => {
    write(paths.emitter, emitter);
    list(undefined);
    write(
      "generated/manifest.json",
      read("generated/manifest.json").replace(/"specwright": "[^"]+"/, '"specwright": "0.0.9"'),
    );
    const hint = "generated is of another version (specwright 0.0.9 -> ";
    expect(served.product.run(["check"]).output).toContain(hint);
    const checked = served.product.run(["generate", "--check"]);
    expect([checked.status, checked.output]).toEqual([
      1,
      expect.stringContaining("Upgrade: specwright 0.0.9 -> "),
    ]);
    expect(served.product.run(["generate"]).output).toContain("operations changed: 0");
    expect(served.product.run(["generate", "--check"]).status).toBe(0);
    expect(served.product.run(["check"]).output).not.toContain("another version");
  });
});
