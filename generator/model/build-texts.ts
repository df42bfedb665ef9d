import { type Edit, nearestName, replaceWord } from "../diagnostics.js";
import type { Spec } from "../load.js";
import { defaultsLanguage, isDefault } from "../spec/complete.js";
import { childOf, partOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import {
  listTextPaths,
  listTexts,
  listTranslations,
  type TextEntry,
  type Translation,
} from "../spec/texts.js";
import type { Languages, Place, Text } from "./model.js";
import { titleOf } from "./names.js";
import { once } from "./once.js";
import type { Texts } from "./scope.js";
import { tableOf } from "./tables.js";

/**
 * Joins the texts of the spec with their translations. A language without its own text repeats the default one.
 */
export function buildTexts(spec: Spec, languages: Languages): Texts {
  const entries = new Map(listTexts(spec).map((entry) => [entry.path, entry]));
  const translations = textsByPath(spec.text);
  const defaults = textsByPath(spec.defaults.text);
  const origins = originsOf(spec);
  const inAll = (textIn: (language: string) => string): Text =>
    tableOf(languages.all, (language) => [language, textIn(language)]);

  const written = (paths: readonly string[]): Text | undefined => {
    const path = paths.find((candidate) => entries.has(candidate));
    const entry = path === undefined ? undefined : entries.get(path);
    return entry && translated(entry);
  };

  function translated({ path, text, node }: TextEntry): Text {
    const origin = origins.get(node);
    const find = (language: string): string | undefined => {
      const own = translations.get(language);
      const found = own?.get(path) ?? own?.get(origin ?? path);
      if (found !== undefined || origin === undefined) return found;
      return language === defaultsLanguage ? text : defaults.get(language)?.get(origin);
    };
    const fallback = find(languages.default) ?? text;
    return inAll((language) => find(language) ?? fallback);
  }

  return {
    of: (name, ...paths) => written(paths) ?? inAll(() => `${titleOf(name)}.`),
    title: (name, ...paths) => written(paths) ?? inAll(() => titleOf(name)),
    has: (path) => entries.has(path),
  };
}

function textsByPath(files: ReadonlyMap<string, SpecNode>): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const pathsIn = (node: SpecNode) => new Map(listTranslations(node).map(({ path, text }) => [path, text]));
  return new Map([...files].map(([language, node]) => [language, pathsIn(node)]));
}

/** The paths under which the defaults have their texts; a resource that takes over a row has its text as well. */
const originsOf = once((spec: Spec): ReadonlyMap<SpecNode, string> => {
  const origins = new Map<SpecNode, string>();
  for (const { node, path } of listTexts(spec))
    if (isDefault(node) && !origins.has(node)) origins.set(node, path);
  return origins;
});

/** Words in braces that a text has filled in, sorted. */
export function wordsInBraces(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([word]) => word).sort();
}

/** Compares the translations with the texts of the spec. Missing texts are reported only where there are no errors. */
export function checkTranslations(spec: Spec, languages: Languages): void {
  const others = languages.all.filter((language) => language !== languages.default);
  const files: TranslationFile[] = [];
  for (const [language, node] of spec.text) {
    if (others.includes(language)) files.push({ language, entries: listTranslations(node) });
    else if (language === languages.default)
      checkDefaultFile(spec, { language, entries: listTranslations(node) });
    else if (!isLost(spec)) {
      const place = { file: node.place.file, line: 1, column: 1 };
      spec.diagnostics.report("no_language_file", place, { words: { name: language }, candidates: others });
    }
  }
  checkKnown(spec, files);
  checkWords(spec, languages.default, files);
  if (spec.diagnostics.hasErrors) return;
  for (const language of languages.all) checkComplete(spec, language, languages.default);
}

/** The file of the default language translates the default texts; the others are in the spec itself. */
function checkDefaultFile(spec: Spec, file: TranslationFile): void {
  const own = new Map(
    listTexts(spec).flatMap((entry) => (isDefault(entry.node) ? [] : [[entry.path, entry]])),
  );
  for (const { path, keys, node } of file.entries) {
    const original = own.get(path);
    if (original === undefined) continue;
    const related = { "the text": original.node.place };
    spec.diagnostics.report("text_in_spec", keys.at(-1) ?? node.place, { words: { name: path }, related });
  }
  checkKnown(spec, [file]);
  const entries = file.entries.filter(({ path }) => !own.has(path));
  checkWords(spec, defaultsLanguage, [{ ...file, entries }]);
}

interface TranslationFile {
  readonly language: string;
  readonly entries: readonly Translation[];
}

/** The start of a translation's path that the spec does not know, and its position. */
interface UnknownText {
  readonly name: string;
  readonly place: Place;
}

/** Every translation has a text of its path. */
function checkKnown(spec: Spec, files: readonly TranslationFile[]): void {
  const known = withTables(listTextPaths(spec));
  const unknown = files.map(({ entries }) => unknownTexts(entries, known));
  const [first = []] = unknown;
  const inAll = new Set(first.map(({ name }) => name).filter((name) => isInAll(name, unknown)));
  // What all translations have and the spec lacks is the consequence of an error of the spec, if there is one.
  const isFollowing = (name: string): boolean =>
    isReported(spec, name) || (spec.diagnostics.hasErrors && inAll.has(name));
  // Filtered before the first report, which would be an error of the spec itself.
  const reportable = unknown.map((texts) => texts.filter(({ name }) => !isFollowing(name)));
  for (const texts of reportable) reportUnknownTexts(spec, texts, { known, inAll });
}

function unknownTexts(entries: readonly Translation[], known: ReadonlySet<string>): readonly UnknownText[] {
  return entries
    .filter(({ path }) => !known.has(path))
    .map(({ path, keys, node }) => {
      const name = unknownPart(path, known);
      return { name, place: keys[name.split(".").length - 1] ?? node.place };
    });
}

function isInAll(name: string, files: readonly (readonly UnknownText[])[]): boolean {
  return files.length > 1 && files.every((texts) => texts.some((text) => text.name === name));
}

/** Several texts of one section that all translations have are one loss of the spec, reported once for each file. */
function reportUnknownTexts(
  { diagnostics: { report } }: Spec,
  texts: readonly UnknownText[],
  { known, inAll }: { readonly known: ReadonlySet<string>; readonly inAll: ReadonlySet<string> },
): void {
  const reported = new Set<string>();
  for (const { name, place } of texts) {
    const [section = ""] = name.split(".");
    const lost = [...inAll].filter((other) => other.startsWith(`${section}.`));
    if (!inAll.has(name) || lost.length < 2) {
      const near = tablesLike(name, known);
      report("unknown_text", place, {
        words: { name },
        candidates: near,
        edits: correctStep(place, name, near),
      });
    } else if (!reported.has(section)) {
      reported.add(section);
      report("lost_texts", place, { words: { name: section, count: lost.length } });
    }
  }
}

/** The last step of a path as it was most likely meant. */
function correctStep(place: Place, path: string, known: readonly string[]): readonly Edit[] {
  const nearest = nearestName(path, known);
  const step = path.slice(path.lastIndexOf(".") + 1);
  const meant = nearest?.slice(nearest.lastIndexOf(".") + 1);
  return meant === undefined ? [] : replaceWord(place, step, meant);
}

/** Every translation has the placeholders of its original. Where all translations agree, the original is wrong. */
function checkWords(spec: Spec, language: string, files: readonly TranslationFile[]): void {
  const translations = new Map<string, Translation[]>();
  for (const entry of files.flatMap(({ entries }) => entries)) {
    translations.set(entry.path, [...(translations.get(entry.path) ?? []), entry]);
  }
  for (const original of listTexts(spec)) {
    const entries = translations.get(original.path) ?? [];
    const [first] = entries;
    const others = new Set(entries.map(({ text }) => shownWords(text)));
    const isOwn = !isDefault(original.node);
    if (first !== undefined && entries.length > 1 && others.size === 1 && isOwn) {
      reportWords(spec, original, { ...first, language: "translated" });
      continue;
    }
    const ofOriginal = isOwn ? language : defaultsLanguage;
    for (const entry of entries) reportWords(spec, entry, { ...original, language: ofOriginal });
  }
}

/** Reports a text with other words in braces than the one it has to agree with. */
export function reportWords(
  spec: Spec,
  { node, text }: TextEntry,
  right: TextEntry & { readonly language: string },
): void {
  const { language } = right;
  const expected = shownWords(right.text);
  if (shownWords(text) === expected) return;
  spec.diagnostics.report("text_words", node.place, {
    words: { language, expected },
    related: { [`the ${language} text`]: right.node.place },
    edits: correctWord(node, text, wordsInBraces(right.text)),
  });
}

function shownWords(text: string): string {
  const words = wordsInBraces(text);
  return words.length === 0 ? "none" : words.join(", ");
}

/** The one word in braces that is not among those of the other text, where it lies near one that lacks. */
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

function withTables(paths: readonly string[]): ReadonlySet<string> {
  const all = paths.flatMap((path) => {
    const steps = path.split(".");
    return steps.map((_, index) => steps.slice(0, index + 1).join("."));
  });
  return new Set(all);
}

function tablesLike(path: string, known: ReadonlySet<string>): readonly string[] {
  const table = path.slice(0, path.lastIndexOf(".") + 1);
  const depth = path.split(".").length;
  return [...known].filter(
    (candidate) => candidate.startsWith(table) && candidate.split(".").length === depth,
  );
}

/** Every text has a translation: those of the spec, and the default ones in a language that the defaults lack. */
function checkComplete(spec: Spec, language: string, usual: string): void {
  const pathsIn = (node: SpecNode | undefined): ReadonlySet<string> =>
    new Set(node === undefined ? [] : listTranslations(node).map(({ path }) => path));
  const translated = pathsIn(spec.text.get(language));
  const byDefault = pathsIn(spec.defaults.text.get(language));
  const listed = textsOf(childOf(childOf(spec.api, "languages"), "all")).find(
    ({ text }) => text === language,
  );
  const origins = originsOf(spec);
  for (const { path, node } of listTexts(spec)) {
    if ((origins.get(node) ?? path) !== path) continue;
    const isOwn = !isDefault(node);
    const needed = isOwn ? language !== usual : language !== defaultsLanguage && !byDefault.has(path);
    if (needed && !translated.has(path))
      spec.diagnostics.report("missing_translation", (isOwn ? node : (listed?.node ?? node)).place, {
        words: { language, name: path },
      });
  }
}

function isLost({ api, invalid, lost }: Spec): boolean {
  const languages = api?.entries.get("languages");
  const tables = [api, languages, languages?.entries.get("all")];
  return tables.some(
    (table) => table !== undefined && (lost.has(table) || (table !== api && invalid.has(table))),
  );
}

/** Whether a path is unknown only because of an error in the spec, which is reported already. */
function isReported(spec: Spec, path: string): boolean {
  if (spec.lost.size > 0) return true;
  const [first = "", ...rest] = path.split(".");
  const written = textOf(spec.resources.get(first)?.entries.get("resource"));
  const isRenamed = written !== undefined && written !== first;
  return isRenamed || [first, ...rest].some((step) => spec.diagnostics.isReportedUnknown(step));
}

/** The shortest beginning of a path that is not known: a whole table rather than each text in it. */
function unknownPart(path: string, known: ReadonlySet<string>): string {
  const steps = path.split(".");
  const beginnings = steps.map((_, index) => steps.slice(0, index + 1).join("."));
  return beginnings.find((beginning) => !known.has(beginning)) ?? path;
}
