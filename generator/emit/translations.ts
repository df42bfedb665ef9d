import { capitalized } from "../model/names.js";
import { docBlock } from "../print/doc-comment.js";
import { literal } from "../print/literal.js";
import { runtimeType } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import { translationsOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/translations/<language>.ts` for every language but the default one, and `server/translations.ts`. */
export const emitTranslations: Emitter = (model) => {
  const languages = [...translationsOf(model)];
  const index = createSourceFile("server/translations.ts", "spec/");
  const type = index.use(runtimeType("Translations"));
  const entries = languages.map(([language]) => {
    const name = index.use({ name: nameOf(language), from: `generated/server/translations/${language}` });
    return `  ${JSON.stringify(language)}: ${name},\n`;
  });
  const body =
    entries.length === 0 ? "{}" : `{\n${entries.join("")}}`.replaceAll(/^ {2}"([a-z]+)"/gm, "  $1");
  index.add(
    `\n${docBlock("Translations of the texts of descriptors and of the API document, by language.")}\nexport const translations: Readonly<Record<string, ${type}>> = ${body};`,
  );
  const files = languages.map(([language, { texts, places }]) => {
    const file = createSourceFile(`server/translations/${language}.ts`, "spec/");
    const value = literal({ texts: Object.fromEntries(texts), places: Object.fromEntries(places) });
    file.add(`\nexport const ${nameOf(language)}: ${file.use(runtimeType("Translations"))} = ${value};`);
    return file.print();
  });
  return [index.print(), ...files];
};

/** `pt-BR` becomes `textsInPtBR`. */
function nameOf(language: string): string {
  const words = language.split(/\W+/).map(capitalized);
  return `textsIn${words.join("")}`;
}
