import { plainText } from "../text/html.js";
import { fold, wordsOf } from "../text/words.js";
import type { RecordDocument } from "./documents.js";
import type { ResourceFacts } from "./facts.js";
import type { Site } from "./site.js";

/** What is derived from the texts of a record whenever one of them changes. */
export interface DerivedTexts {
  readonly words: string[];
  readonly sort_name: string;
}

/** Words for the search and the name for sorting. */
export function deriveTexts(site: Site, facts: ResourceFacts, document: RecordDocument): DerivedTexts {
  const own = textsIn(document, document.language);
  return { words: indexWords(site, facts, document), sort_name: fold(own[facts.namedBy] ?? "") };
}

/** The localized fields in a language; what is missing there is taken from the record's own language. */
export function textsIn(
  document: Pick<RecordDocument, "language" | "text">,
  language: string,
): Record<string, string> {
  const texts = { ...document.text[document.language], ...document.text[language] };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text)]));
}

/** `*:word` for the words that readers of every language see, `it:word` for the others. */
function indexWords(site: Site, facts: ResourceFacts, document: RecordDocument): string[] {
  const fields = searchedFields(facts);
  if (fields.length === 0) return [];
  const untranslated = wordsIn(facts, fields, document, document.language);
  const byLanguage = new Map<string, ReadonlySet<string>>();
  for (const language of site.facts.languages.all) {
    byLanguage.set(
      language,
      language in document.text ? wordsIn(facts, fields, document, language) : untranslated,
    );
  }
  const words = new Set<string>();
  for (const [language, own] of byLanguage) {
    for (const word of own) {
      const isShared = [...byLanguage.values()].every((other) => other === own || other.has(word));
      words.add(isShared ? `*:${word}` : `${language}:${word}`);
    }
  }
  return [...words];
}

function wordsIn(
  facts: ResourceFacts,
  fields: readonly string[],
  document: RecordDocument,
  language: string,
): ReadonlySet<string> {
  const texts = textsIn(document, language);
  return new Set(
    fields.flatMap((name) => {
      const value: unknown =
        facts.fields[name]?.storage === "localized" ? texts[name] : Reflect.get(document, name);
      if (typeof value !== "string" || value === "") return [];
      return wordsOf(facts.fields[name]?.kind === "html" ? plainText(value) : value);
    }),
  );
}

/** The fields that a search of the resource looks into by its index of words. */
function searchedFields(facts: ResourceFacts): readonly string[] {
  return Object.values(facts.filters).flatMap(({ match }) =>
    match.by === "search" && match.within !== true ? match.fields : [],
  );
}
