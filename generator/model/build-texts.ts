import { type Edit, nearestName, replaceWord } from "../diagnostics.js";
import type { Spec } from "../load.js";
import { partOf, type SpecNode, textOf } from "../spec/node.js";
import { listTextPaths, listTexts, listTranslations } from "../spec/texts.js";
import type { Languages, Place, Text } from "./model.js";
import { sentenceOf } from "./names.js";

/** The prose of the spec by path, in every language. */
export interface Texts {
  /** The text of the first path that has one; without any, a sentence made of `name`. */
  of(name: string, ...paths: readonly string[]): Text;
  has(path: string): boolean;
}

/**
 * Joins the texts of the spec with their translations. A language without its own text repeats the default one.
 */
export function buildTexts(spec: Spec, languages: Languages): Texts {
  const entries = new Map(listTexts(spec).map((entry) => [entry.path, entry]));
  const translations = new Map(
    [...spec.text].map(([language, node]) => [
      language,
      new Map(listTranslations(node).map((entry) => [entry.path, entry.text])),
    ]),
  );

  const inAllLanguages = (text: string, path?: string): Text =>
    Object.fromEntries(
      languages.all.map((language) => {
        const translated = path === undefined ? undefined : translations.get(language)?.get(path);
        return [language, translated ?? text];
      }),
    );

  return {
    of(name, ...paths) {
      const path = paths.find((candidate) => entries.has(candidate));
      const entry = path === undefined ? undefined : entries.get(path);
      return entry === undefined ? inAllLanguages(sentenceOf(name)) : inAllLanguages(entry.text, path);
    },
    has: (path) => entries.has(path),
  };
}

/** Words in braces that a text has filled in, sorted. */
export function wordsInBraces(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([word]) => word).sort();
}

/** Compares the translations with the texts of the spec. What lacks is told only where nothing else is wrong. */
export function checkTranslations(spec: Spec, languages: Languages): void {
  const others = languages.all.filter((language) => language !== languages.default);
  for (const [language, node] of spec.text) {
    if (others.includes(language)) checkKnown(spec, languages.default, node);
    else if (!isLost(spec)) reportNoLanguage(spec, language, node, others);
  }
  if (spec.diagnostics.hasErrors) return;
  for (const language of others) checkComplete(spec, language);
}

/** Every translation has a text of its path, with the same words in braces. */
function checkKnown(spec: Spec, language: string, node: SpecNode): void {
  const { report } = spec.diagnostics;
  const originals = new Map(listTexts(spec).map((entry) => [entry.path, entry]));
  const known = withTables(listTextPaths(spec));
  for (const translation of listTranslations(node)) {
    const { path, text, keys } = translation;
    if (!known.has(path)) {
      const name = unknownPart(path, known);
      const depth = name.split(".").length - 1;
      const place = keys[depth] ?? translation.node.place;
      if (!isTold(spec, name))
        report("unknown_text", place, { name }, tablesLike(name, known), {
          edits: correctStep(place, name, tablesLike(name, known)),
        });
      continue;
    }
    const original = originals.get(path);
    const words = wordsInBraces(original?.text ?? text);
    if (original === undefined || String(wordsInBraces(text)) === String(words)) continue;
    const expected = words.length === 0 ? "none" : words.join(", ");
    report("text_words", translation.node.place, { language, expected }, [], {
      related: [{ place: original.node.place, message: `the ${language} text` }],
      edits: correctWord(translation.node, text, words),
    });
  }
}

/** The last step of a path as it was most likely meant. */
function correctStep(place: Place, path: string, known: readonly string[]): readonly Edit[] {
  const nearest = nearestName(path, known);
  const step = path.slice(path.lastIndexOf(".") + 1);
  const meant = nearest?.slice(nearest.lastIndexOf(".") + 1);
  return meant === undefined ? [] : replaceWord(place, step, meant);
}

/** The one word in braces that is not among those of the original, where it lies near one that lacks. */
function correctWord(node: SpecNode, text: string, words: readonly string[]): readonly Edit[] {
  const written = wordsInBraces(text);
  const [extra, second] = written.filter((word) => !words.includes(word));
  const meant = nearestName(
    extra ?? "",
    words.filter((word) => !written.includes(word)),
  );
  if (extra === undefined || second !== undefined || meant === undefined) return [];
  return replaceWord(partOf(node, text.indexOf(extra), extra.length), extra, meant);
}

/** The paths together with those of the tables they stand in. */
function withTables(paths: readonly string[]): ReadonlySet<string> {
  const all = paths.flatMap((path) => {
    const steps = path.split(".");
    return steps.map((_, index) => steps.slice(0, index + 1).join("."));
  });
  return new Set(all);
}

/** Paths that stand in the same table as one that is not known. */
function tablesLike(path: string, known: ReadonlySet<string>): readonly string[] {
  const table = path.slice(0, path.lastIndexOf(".") + 1);
  const depth = path.split(".").length;
  return [...known].filter(
    (candidate) => candidate.startsWith(table) && candidate.split(".").length === depth,
  );
}

/** Every text has a translation. */
function checkComplete(spec: Spec, language: string): void {
  const node = spec.text.get(language);
  const translated = new Set(node === undefined ? [] : listTranslations(node).map(({ path }) => path));
  for (const { path, node: original } of listTexts(spec)) {
    if (!translated.has(path))
      spec.diagnostics.report("missing_translation", original.place, { language, name: path });
  }
}

function reportNoLanguage(spec: Spec, name: string, node: SpecNode, others: readonly string[]): void {
  spec.diagnostics.report(
    "no_language_file",
    { file: node.place.file, line: 1, column: 1 },
    { name },
    others,
  );
}

function isLost({ api, lost }: Spec): boolean {
  const tables = [api, api?.entries.get("languages")];
  return tables.some((table) => table !== undefined && lost.has(table));
}

/** Whether a path is unknown only because of a fault in the spec, which has been told. */
function isTold(spec: Spec, path: string): boolean {
  if (spec.lost.size > 0) return true;
  const [first = "", ...rest] = path.split(".");
  const written = textOf(spec.resources.get(first)?.entries.get("resource"));
  const isRenamed = written !== undefined && written !== first;
  return isRenamed || [first, ...rest].some((step) => spec.diagnostics.isToldUnknown(step));
}

/** The shortest beginning of a path that is not known: a whole table rather than each text in it. */
function unknownPart(path: string, known: ReadonlySet<string>): string {
  const steps = path.split(".");
  const beginnings = steps.map((_, index) => steps.slice(0, index + 1).join("."));
  return beginnings.find((beginning) => !known.has(beginning)) ?? path;
}
