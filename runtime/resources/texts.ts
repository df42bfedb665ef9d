import type { RecordDocument } from "../core/documents.js";
import type { FieldDescriptor } from "../core/parameter-descriptors.js";
import { propertyIn, propertyOfField, storedProperty } from "../core/properties.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { plainText } from "../text/html.js";
import { fold, textEndings, wordsOf } from "../text/words.js";
import type { Site } from "./site.js";

/** The name of a record in a language: that of its own language where it has no other, or where names are not localized. */
export function nameOf(
  { fields, namedBy }: ResourceDescriptor,
  document: RecordDocument,
  language: string,
): string {
  if (fields[namedBy]?.storage === "localized") return textsIn(document, language)[namedBy] ?? "";
  const name = propertyIn(document, propertyOfField({ fields }, namedBy));
  return typeof name === "string" ? name : "";
}

/** The localized fields in a language; what is missing there is taken from the record's own language. */
export function textsIn(
  document: Pick<RecordDocument, "language" | "text">,
  language: string,
): Record<string, string> {
  const texts = { ...document.text[document.language], ...document.text[language] };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text)]));
}

/** The texts of fields as readers of a language see them, without markup; empty ones are left out. */
export function searchedTexts(
  resource: ResourceDescriptor,
  document: RecordDocument,
  { fields, language }: { readonly fields: readonly string[]; readonly language: string },
): string[] {
  const localized = textsIn(document, language);
  return fields.flatMap((name) => {
    const field = resource.fields[name];
    if (field === undefined) return [];
    const property = storedProperty(name, field);
    const value = isInTexts(field) ? localized[property] : propertyIn(document, property);
    if (typeof value !== "string" || value === "") return [];
    return [field.kind === "html" ? plainText(value) : value];
  });
}

function isInTexts({ storage }: FieldDescriptor): boolean {
  return storage === "localized" || storage === "slug";
}

/** The paths at which documents store fields: the property of each, or its texts in all languages. */
export function textPaths(site: Site, resource: ResourceDescriptor, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const field = resource.fields[name];
    if (field === undefined) return [];
    const property = storedProperty(name, field);
    return isInTexts(field)
      ? site.service.languages.all.map((language) => `text.${language}.${property}`)
      : [property];
  });
}

/** What is derived from the texts of a record whenever one of them changes. */
interface DerivedTexts {
  readonly words: string[];
  readonly sort_name: string;
}

/** Words for the search and the name for sorting. */
export function deriveTexts(
  site: Site,
  resource: ResourceDescriptor,
  document: RecordDocument,
): DerivedTexts {
  const name = nameOf(resource, document, document.language);
  return { words: indexWords(site, resource, document), sort_name: fold(name) };
}

/** `*:word` for the words that readers of every language see, `it:word` for the others. */
function indexWords(site: Site, resource: ResourceDescriptor, document: RecordDocument): string[] {
  const untranslated = wordsIn(resource, document, document.language);
  const isTranslated = (language: string): boolean =>
    language !== document.language && language in document.text;
  const { all } = site.service.languages;
  if (!all.some(isTranslated)) return Array.from(untranslated, (word) => `*:${word}`);
  const byLanguage = all.map((language): [string, ReadonlySet<string>] => [
    language,
    isTranslated(language) ? wordsIn(resource, document, language) : untranslated,
  ]);
  const words = new Set<string>();
  for (const [language, own] of byLanguage) {
    for (const word of own) {
      const isShared = byLanguage.every(([, other]) => other === own || other.has(word));
      words.add(isShared ? `*:${word}` : `${language}:${word}`);
    }
  }
  return [...words];
}

function wordsIn(
  resource: ResourceDescriptor,
  document: RecordDocument,
  language: string,
): ReadonlySet<string> {
  const words = Object.values(resource.filters).flatMap(({ match }) => {
    if (match?.by !== "search") return [];
    const texts = searchedTexts(resource, document, { fields: match.fields, language });
    return texts.flatMap(match.within === true ? textEndings : wordsOf);
  });
  return new Set(words);
}
