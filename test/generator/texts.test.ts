import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import { isDefault } from "../../generator/spec/complete.js";
import { listTexts } from "../../generator/spec/texts.js";
import { printTexts } from "../../generator/spec/texts-yaml.js";
import { createTranslator } from "../../runtime/core/service-descriptor.js";
import { formProse } from "../../runtime/pages/admin/forms.js";
import { buildEdited, copyBase, goldenFolder } from "./golden.js";

const baseSpec = join(goldenFolder, "base/spec");

describe("texts", () => {
  it("are all in the form that translators get, which is itself a complete translation", () => {
    const copy = copyBase();
    try {
      const printed = printTexts(loadSpec(copy.folder), "en");
      copy.apply([{ file: "text/de.yaml", text: printed }]);
      expect(buildModel(loadSpec(copy.folder)).diagnostics).toEqual([]);
    } finally {
      copy.remove();
    }
  });

  it("have one path each", () => {
    const paths = listTexts(loadSpec(baseSpec)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain("book.fields.title");
    expect(paths).toContain("shared.answer.id");
    expect(paths).toContain("objects.image.properties.url");
    expect(paths).toContain("routes.get_by_slug");
  });

  it("repeat the default language where a translation lacks, with a warning for each", () => {
    const { model, diagnostics } = buildEdited([
      { file: "text/de.yaml", text: "book: { text: Zum Lesen. }\n" },
    ]);
    const book = model?.resources[0];
    expect(book?.text).toEqual({ en: "Something to read.", de: "Zum Lesen." });
    expect(book?.fields[0]?.text).toEqual({ en: "Title of the book.", de: "Title of the book." });
    expect(new Set(diagnostics.map(({ name }) => name))).toEqual(new Set(["missing_translation"]));
    const written = listTexts(loadSpec(join(goldenFolder, "base/spec"))).filter(
      ({ node }) => !isDefault(node),
    );
    expect(diagnostics).toHaveLength(written.length - 1);
  });

  it("are the words of a route where it has some, else those of its operation", () => {
    const { model } = buildEdited([
      {
        file: "routes.yaml",
        find: "list: { path: /books, methods: [GET] }",
        replace: "list: { path: /books, methods: [GET], text: All books. }",
      },
    ]);
    const [list, create] = model?.resources[0]?.routes ?? [];
    expect(list?.text.en).toBe("All books.");
    expect(create?.text).toEqual({ en: "Creates a record.", de: "[de] Creates a record." });
  });

  it("give fields a label of their own, and else one from their first words", () => {
    const { model } = buildEdited([
      {
        file: "resources/book.yaml",
        find: "pages: { type: integer, minimum: 1, maximum: 9999, text: Number of pages. }",
        replace:
          'pages: { type: integer, minimum: 1, maximum: 9999, label: Length, text: "Number of pages, cover aside." }',
      },
      {
        file: "resources/book.yaml",
        find: "lent_to: { type: text, ",
        replace: "lent_to: { type: text, label: Who, ",
      },
      {
        file: "text/de.yaml",
        find: "book:\n",
        replace: 'book:\n  field_labels: { pages: "Länge", lent_to: Wer }\n',
      },
    ]);
    const formOf = (name: string) => {
      const field = model?.resources[0]?.fields.find((candidate) => candidate.name === name);
      if (field === undefined) return undefined;
      const forms = ["en", "de"].map((language) => formProse(field, createTranslator(language, {})));
      return { labels: forms.map(({ label }) => label), helps: forms.map(({ help }) => help) };
    };
    expect(formOf("pages")).toEqual({
      labels: ["Length", "Länge"],
      helps: ["Number of pages, cover aside.", "[de] Number of pages."],
    });
    // What the text begins with anyway is not said twice.
    expect(formOf("lent_to")).toMatchObject({
      labels: ["Who", "Wer"],
      helps: [undefined, expect.anything()],
    });
    expect(formOf("binding")).toEqual({
      labels: ["How the book is bound", "[de] How the book is bound"],
      helps: [undefined, undefined],
    });
  });

  it("of pages can be replaced, with the same words in braces", () => {
    const replaced = (words: string) =>
      buildEdited([{ file: "api.yaml", find: "reasons:\n", replace: `${words}\nreasons:\n` }]);
    const { model, diagnostics } = replaced('editor_texts: { new_record: "New: {label}" }');
    expect(diagnostics.map(({ message }) => message)).toEqual(["de lacks `editor_texts.new_record`."]);
    const { text } = model?.editorTexts.find(({ name }) => name === "new_record") ?? {};
    expect(text).toEqual({ en: "New: {label}", de: "New: {label}" });

    const errorsOf = (words: string) => replaced(words).diagnostics.map(({ name, fix }) => [name, fix]);
    expect(errorsOf('editor_texts: { new_record: "New: {lable}" }')).toEqual([
      ["text_words", "use the same words in braces"],
    ]);
    expect(errorsOf("editor_texts: { tools: { blod: B } }")).toEqual([
      ["unknown_page_text", "did you mean `bold`?"],
    ]);
  });

  it("of the base spec are translated, so that golden cases show their own error only", () => {
    expect(buildEdited([]).diagnostics).toEqual([]);
    expect(readFileSync(join(goldenFolder, "base/spec/text/de.yaml"), "utf8")).toContain("[de]");
  });
});
