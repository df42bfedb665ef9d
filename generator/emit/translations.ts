import { capitalized } from "../model/names.js";
import { constantOf } from "../print/declarations.js";
import { literal, propertyKey } from "../print/literal.js";
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
    return `  ${propertyKey(language)}: ${name},\n`;
  });
  index.add(
    constantOf({
      name: "translations",
      docs: ["Translations of the texts of descriptors and of the API document, by language."],
      type: `Readonly<Record<string, ${type}>>`,
      value: entries.length === 0 ? "{}" : `{\n${entries.join("")}}`,
    }),
  );
  const files = languages.map(([language, { texts, places }]) => {
    const file = createSourceFile(`server/translations/${language}.ts`, "spec/");
    const value = literal({ texts: Object.fromEntries(texts), places: Object.fromEntries(places) });
    file.add(constantOf({ name: nameOf(language), type: file.use(runtimeType("Translations")), value }));
    return file.print();
  });
  return [index.print(), ...files];
};

/** `pt-BR` becomes `textsInPtBR`. */
function nameOf(language: string): string {
  const words = language.split(/\W+/).map(capitalized);
  return `textsIn${words.join("")}`;
}
