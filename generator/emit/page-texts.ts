import type { JsonValue, NamedText } from "../model/model.js";
import { valueNameOf } from "../model/names.js";
import { docBlock } from "../print/doc-comment.js";
import { literal } from "../print/literal.js";
import { runtimeType } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/page-texts.ts`: the words of the pages, the calendar and the editor in every language of the service. */
export const emitPageTexts: Emitter = ({ pageTexts, calendarTexts, editorTexts, service }) => {
  const file = createSourceFile("server/page-texts.ts", "spec/");
  const constant = (name: string, type: string, texts: readonly NamedText[]): string => {
    const languages = texts.length === 0 ? [] : service.languages.all;
    const byLanguage = languages.map((language) => [language, textsIn(language, texts)] as const);
    const value = literal(Object.fromEntries(byLanguage));
    return `export const ${name}: Readonly<Record<string, ${file.use(runtimeType(type))}>> = ${value};`;
  };
  file.add(
    `\n${docBlock("The words of the pages, by language.")}\n${constant("pageTexts", "PageTexts", pageTexts)}`,
    `\n${docBlock("The words of pages about records with a period, by language.")}\n${constant("calendarTexts", "CalendarTexts", calendarTexts)}`,
    `\n${docBlock("The words of the editor, by language.")}\n${constant("editorTexts", "EditorTexts", editorTexts)}`,
  );
  return [file.print()];
};

/** `repeats.on_day` becomes the property `onDay` of `repeats`. */
function textsIn(language: string, texts: readonly NamedText[]): JsonValue {
  const words: Record<string, JsonValue> = {};
  const tables: Record<string, Record<string, string>> = {};
  for (const { name, text } of texts) {
    const [first = "", second] = name.split(".").map(valueNameOf);
    const shown = text[language] ?? "";
    if (second === undefined) {
      words[first] = shown;
      continue;
    }
    const table = (tables[first] ??= {});
    table[second] = shown;
    words[first] = table;
  }
  return words;
}
