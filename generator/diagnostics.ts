import { compareText } from "./compare-text.js";
import type { Place } from "./model/model.js";
import { defaultsFolder } from "./model/nodes/location.js";
import { type Code, type CodeName, codes, severityOf } from "./spec/codes.js";
import table from "./spec/synonyms.json" with { type: "json" };

/** An error in the spec, reported to its author: what is wrong, where, and how to fix it. */
export interface Diagnostic {
  /** Stable number, such as `SPEC020`. */
  readonly code: string;
  /** Readable name of the code, such as `unknown_type`. */
  readonly name: CodeName;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly fix: string;
  /** The name most likely meant. */
  readonly suggestion?: string;
  readonly place: Place;
  /** Other places with the same error, such as further uses of an unknown name. */
  readonly also: readonly Place[];
  /** The places that the error conflicts with, or that explain it. */
  readonly related: readonly Related[];
  /** Changes that together put it right; none where the author has to decide. */
  readonly edits: readonly Edit[];
}

/** A place that belongs to an error, in words such as "the first one". */
export interface Related {
  readonly place: Place;
  readonly message: string;
}

/** A change of the YAML by place, so that everything else stays as written. */
export type Edit =
  | { readonly kind: "replace"; readonly place: Place; readonly text: string }
  /** Puts the value in double quotes. */
  | { readonly kind: "quote"; readonly place: Place }
  /** Takes an entry out of its list or table, with its comma or its line. */
  | { readonly kind: "remove"; readonly place: Place };

export type Words = Readonly<Record<string, string | number>>;

/** What is known about an error besides its code and location. */
export interface Details {
  /** Fill the braces of the code's texts. */
  readonly words?: Words;
  /** The names that were possible: one that is close to `words.value`, or else `words.name`, becomes a "did you mean". */
  readonly candidates?: Iterable<string>;
  /** By what each place is; those that are not there, and those of defaults, which the author has no file of, are left out. */
  readonly related?: Readonly<Record<string, Place | undefined>>;
  /** Without `edits`, a close name replaces the word at the location. */
  readonly edits?: readonly Edit[];
}

/** Adds a diagnostic. */
export type Report = (code: CodeName, place: Place, details?: Details) => void;

/** Collects the errors of one run. */
export interface DiagnosticList {
  readonly report: Report;
  /** All errors: files in alphabetical order, then by line and column, none twice. */
  sorted(): readonly Diagnostic[];
  readonly hasErrors: boolean;
  /** Whether a name has been reported as unknown, so that references to it need not be reported again. */
  isReportedUnknown(name: string): boolean;
}

/**
 * Starts a list of diagnostics. An error reported twice for one place counts once, and an unknown name used in several places
 * is one diagnostic.
 */
export function createDiagnosticList(): DiagnosticList {
  const found = new Map<string, Diagnostic>();
  const unknown = new Set<string>();

  return {
    report(name, place, { words = {}, candidates = [], related = {}, edits } = {}) {
      const kind: Code = codes[name];
      const message = fillWords(kind.message, words);
      const key = `${name} ${kind.grouped === true ? "" : placeKey(place)} ${message}`;
      if (kind.grouped === true && typeof words.name === "string") unknown.add(words.name);
      const known = found.get(key);
      const names = [...candidates];
      const word = String(words.value ?? words.name ?? "");
      // Words of other languages are not misspelled ones of this.
      const suggestion = synonymOf(word, names) ?? nearestName(word, names);
      const diagnostic: Diagnostic = {
        code: kind.code,
        name,
        severity: severityOf(name),
        message,
        fix: suggestion === undefined ? fixFor(kind.fix, words, names) : `did you mean \`${suggestion}\`?`,
        ...(suggestion === undefined ? {} : { suggestion }),
        place,
        also: [],
        related: Object.entries(related).flatMap(([message, other]) =>
          other === undefined || other.file.startsWith(defaultsFolder) ? [] : [{ place: other, message }],
        ),
        edits: edits ?? replaceWord(place, word, suggestion),
      };
      found.set(key, known === undefined ? diagnostic : merge(known, diagnostic));
    },
    sorted() {
      return [...found.values()].sort(
        (a, b) => comparePlaces(a.place, b.place) || compareText(a.code, b.code),
      );
    },
    isReportedUnknown: (name) => unknown.has(name),
    get hasErrors() {
      return [...found.values()].some((diagnostic) => diagnostic.severity === "error");
    },
  };
}

/** One diagnostic of two for the same error: the first place is the main one, the others are listed. */
function merge(a: Diagnostic, b: Diagnostic): Diagnostic {
  if (placeKey(a.place) === placeKey(b.place)) return a;
  const [first, second] = comparePlaces(a.place, b.place) <= 0 ? [a, b] : [b, a];
  const others = new Map([...a.also, ...b.also, second.place].map((place) => [placeKey(place), place]));
  others.delete(placeKey(first.place));
  // Where several uses agree, it may be the declaration that is misspelled.
  return { ...first, also: [...others.values()].sort(comparePlaces), edits: [] };
}

const plainValues: readonly string[] = ["true", "false", "null"];

/** Puts a name in the place of a word, within its quotes if it has any; a truth value takes the place of the quotes too. */
export function replaceWord(place: Place, word: string, name: string | undefined): readonly Edit[] {
  const { line, column, end } = place;
  if (name === undefined || end?.line !== line) return [];
  const quotes = end.column - column - word.length;
  if (quotes === 0 || (quotes === 2 && plainValues.includes(name)))
    return [{ kind: "replace", place, text: name }];
  const inside = { ...place, column: column + 1, end: { line, column: end.column - 1 } };
  return quotes === 2 ? [{ kind: "replace", place: inside, text: name }] : [];
}

/** The name among the candidates that the author most likely meant, if one is near enough: at most `limit` edits away. */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  limit = name.length <= 3 ? 1 : name.length <= 8 ? 2 : 3,
): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && (best === undefined || distance < best.distance))
      best = { name: candidate, distance };
  }
  return best?.name;
}

/**
 * What the spec calls things that have other names in earlier versions of it, JSON Schema, OpenAPI, SQL, WordPress or
 * programming languages.
 */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(table));

function synonymOf(word: string, candidates: readonly string[]): string | undefined {
  return synonyms.get(word.toLowerCase())?.find((name) => candidates.includes(name));
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = cell(rows, i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? cell(rows, i - 2, j - 2) + 1
          : replaced;
      row.push(Math.min(cell(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return cell(rows, a.length, b.length);
}

function cell(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
}

function fixFor(template: string, words: Words, candidates: readonly string[]): string {
  const known = candidates.length === 0 ? "none" : candidates.map((name) => `\`${name}\``).join(", ");
  return fillWords(template, { known, ...words });
}

/** A text with its words in braces filled in; those without a word stay. */
export function fillWords(template: string, words: Words): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, word: string) => String(words[word] ?? whole));
}

function placeKey(place: Place): string {
  return `${place.file}:${place.line}:${place.column}`;
}

function comparePlaces(a: Place, b: Place): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}
