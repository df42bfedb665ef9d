import type { JsonValue, NamedText } from "../model/model.js";
import { valueNameOf } from "../model/names.js";
import { mapTable, tableOf } from "../model/tables.js";
import { constantOf, literalConstant } from "../print/declarations.js";
import { literal } from "../print/literal.js";
import { runtimeType } from "../print/server-names.js";
import { createSourceFile, type Statement } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/page-texts.ts`: the words of the pages, the calendar and the editor in every language of the service. */
export const emitPageTexts: Emitter = ({ pageTexts, calendarTexts, editorTexts, service }) => {
  const file = createSourceFile("server/page-texts.ts", "spec/");
  const constant = (
    doc: string,
    [name, type]: readonly [string, string],
    texts: readonly NamedText[],
  ): Statement => {
    const languages = texts.length === 0 ? [] : service.languages.all;
    const value = literal(tableOf(languages, (language) => [language, textsIn(language, texts)]));
    const table = `Readonly<Record<string, ${file.use(runtimeType(type))}>>`;
    return constantOf({ name, docs: [doc], type: table, value });
  };
  file.add(
    constant("The words of the pages, by language.", ["pageTexts", "PageTexts"], pageTexts),
    constant(
      "The words of pages about records with a period, by language.",
      ["calendarTexts", "CalendarTexts"],
      calendarTexts,
    ),
    constant("The words of the editor, by language.", ["editorTexts", "EditorTexts"], editorTexts),
  );
  return [file.print()];
};

function textsIn(language: string, texts: readonly NamedText[]): JsonValue {
  return nested(tableOf(texts, ({ name, text }) => [name, text[language] ?? ""]));
}

/** `repeats.on_day` becomes the property `onDay` of `repeats`. */
function nested(texts: Readonly<Record<string, string>>): JsonValue {
  const words: Words = {};
  for (const [path, text] of Object.entries(texts)) {
    const steps = path.split(".").map(valueNameOf);
    const last = steps.pop() ?? "";
    let table = words;
    for (const step of steps) table = tableIn(table, step);
    table[last] = text;
  }
  return words;
}

interface Words {
  [name: string]: string | Words;
}

function tableIn(words: Words, name: string): Words {
  const known = words[name];
  const table = typeof known === "object" ? known : {};
  words[name] = table;
  return table;
}

/** Writes `server/sections.ts`: the sections of pages that the product makes itself; nothing without any. */
export const emitSections: Emitter = ({ sections }) => {
  if (sections === undefined) return [];
  const file = createSourceFile("server/sections.ts", "package.json");
  const type = file.use(runtimeType("Product"));
  const rows = mapTable(sections, (own) => own.map(({ title, html }) => ({ title, html })));
  file.add(
    literalConstant("Sections of the documentation page by language.", {
      name: "sections",
      type: `NonNullable<${type}["sections"]>`,
      value: rows,
    }),
  );
  return [file.print()];
};

/** Writes `server/guides.ts`: the guides beside the spec; nothing without any. */
export const emitGuides: Emitter = ({ guides = [] }) => {
  if (guides.length === 0) return [];
  const file = createSourceFile("server/guides.ts", "spec/guides/*.md");
  const type = `NonNullable<${file.use(runtimeType("Product"))}["guides"]>`;
  const value = guides.map(({ name, language, text }) => ({ name, language, text }));
  file.add(literalConstant("The guides of the documentation.", { name: "guides", type, value }));
  return [file.print()];
};
