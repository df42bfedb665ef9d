import type { RecordDocument } from "../../core/documents.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { fold, textEndings, wordsOf } from "../../text/words.js";
import type { Site } from "../site.js";
import { nameOf, searchedTexts } from "../texts.js";

/** What is derived from the texts of a record whenever one of them changes. */
export interface DerivedTexts {
  readonly words: string[];
  readonly sort_name: string;
}

/** Words for the search and the name for sorting. */
export function deriveTexts(
  site: Pick<Site, "facts">,
  facts: ResourceDescriptor,
  document: RecordDocument,
): DerivedTexts {
  const name = nameOf(facts, document, document.language);
  return { words: indexWords(site, facts, document), sort_name: fold(name) };
}

/** `*:word` for the words that readers of every language see, `it:word` for the others. */
function indexWords(
  site: Pick<Site, "facts">,
  facts: ResourceDescriptor,
  document: RecordDocument,
): string[] {
  const untranslated = wordsIn(facts, document, document.language);
  const isTranslated = (language: string): boolean =>
    language !== document.language && language in document.text;
  const { all } = site.facts.languages;
  if (!all.some(isTranslated)) return Array.from(untranslated, (word) => `*:${word}`);
  const byLanguage = all.map((language): [string, ReadonlySet<string>] => [
    language,
    isTranslated(language) ? wordsIn(facts, document, language) : untranslated,
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

function wordsIn(facts: ResourceDescriptor, document: RecordDocument, language: string): ReadonlySet<string> {
  const words = Object.values(facts.filters).flatMap(({ match }) => {
    if (match?.by !== "search") return [];
    const texts = searchedTexts(facts, document, { fields: match.fields, language });
    return texts.flatMap(match.within === true ? textEndings : wordsOf);
  });
  return new Set(words);
}
