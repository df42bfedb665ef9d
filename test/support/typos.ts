import { fixSpec } from "../../generator/fix.js";
import { loadSpec } from "../../generator/load.js";
import type { Place } from "../../generator/model/model.js";
import { type SpecNode, textOf } from "../../generator/spec/node.js";
import schema from "../../spec/schema.json" with { type: "json" };
import { createRandom, type Random } from "./random.js";

/** What a misspelled word stands for; `text` is a key of a translation. */
export type WordKind = (typeof kinds)[number];
export const kinds = ["key", "type", "enum", "reference", "text"] as const;

/** A word of a spec that has to be spelled as it is. */
interface Word {
  readonly kind: WordKind;
  readonly word: string;
  readonly file: string;
  /** Where its first letter stands in the text of its file. */
  readonly offset: number;
}

/** What became of one typo. */
export interface Outcome {
  readonly kind: WordKind;
  /** Such as `resources/event.yaml:12 titel for title`. */
  readonly label: string;
  readonly errors: readonly string[];
  /** The word was proposed. */
  readonly isSuggested: boolean;
  /** `fix` gave back the file byte for byte. */
  readonly isRestored: boolean;
}

/** Makes one-letter typos in words of a spec, each in a spec that is right otherwise; the seed decides which. */
export function tryTypos(directory: string, count: number, seed: number): readonly Outcome[] {
  const random = createRandom(seed);
  const spec = loadSpec(directory);
  const words = wordsOf(directory);
  const outcomes: Outcome[] = [];
  for (let made = 0; made < count; made++) {
    const kind = kinds[made % kinds.length] ?? "key";
    const { word, file, offset } = random.pick(words.filter((one) => one.kind === kind));
    const original = spec.sources.get(file) ?? "";
    const typo = misspell(word, random);
    const text = original.slice(0, offset) + typo + original.slice(offset + word.length);
    const { found, changes, texts } = fixSpec(directory, new Map([[file, text]]));
    const errors = found.filter(({ severity }) => severity === "error");
    outcomes.push({
      kind,
      label: `${file}:${original.slice(0, offset).split("\n").length} ${typo} for ${word}`,
      errors: errors.map(({ name, fix }) => `${name}: ${fix}`),
      isSuggested:
        errors.some(({ suggestion }) => suggestion === word || suggestion?.endsWith(`.${word}`)) ||
        changes.some((change) => change.text === word),
      isRestored: texts.get(file) === original,
    });
  }
  return outcomes;
}

/** A word with one letter deleted, replaced, inserted or swapped with the next. */
function misspell(word: string, random: Random): string {
  const at = random.below(word.length);
  const letter = "abcdefghijklmnopqrstuvwxyz".charAt(random.below(26));
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  const typo = random.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    swapped,
  ]);
  return typo === word || typo === "" ? misspell(word, random) : typo;
}

/** Every key, type, value of a closed set and reference of a spec with its place. */
function wordsOf(directory: string): readonly Word[] {
  const spec = loadSpec(directory);
  const words = new Map<string, Word>();
  const note = (kind: WordKind, written: string, place: Place): void => {
    const source = spec.sources.get(place.file);
    // A default is not written in the spec.
    if (source === undefined) return;
    const start = source.split("\n", place.line - 1).join("\n").length + (place.line > 1 ? 1 : 0);
    const word = written.replace(/^-|[[\]{}]+$/g, "");
    const offset = source.indexOf(word, start + place.column - 1);
    if (/^\w[\w-]+$/.test(word))
      words.set(`${place.file}:${offset}`, { kind, word, file: place.file, offset });
  };
  for (const [kind, node] of [
    ["api", spec.api],
    ["types", spec.types],
    ["routes", spec.routes],
    ...[...spec.resources.values()].map((resource) => ["resource", resource] as const),
  ] as const) {
    if (node !== undefined) walk(schema.$defs[kind], node, [], note);
  }
  for (const node of spec.text.values()) walkTexts(node, note);
  return [...words.values()];
}

type Note = (kind: WordKind, word: string, place: Place) => void;

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

/** Keys whose values name something of the spec, or lists of such names. */
const references = new Set(
  (
    "relation equals hidden_by named_by order search links start end zone whole_days sequence access extension counts " +
    "linked_from details utc utc_details abbreviation resource languages"
  ).split(" "),
);

function walk(written: Schema, node: SpecNode, path: readonly string[], note: Note): void {
  const resolved = resolve(written);
  const [last = "", table = ""] = path.toReversed();
  for (const [name, child] of node.entries) {
    const property = resolved.properties?.[name];
    const isRow = /^(fields|filters|answer|embedded)$/.test(last) && child.value === null;
    const isResource = last === "resources";
    if (property !== undefined) note("key", name, child.keyPlace);
    else if (isRow || isResource) note("reference", name, child.keyPlace);
    const rest = typeof resolved.additionalProperties === "object" ? resolved.additionalProperties : {};
    walk(property ?? rest, child, [...path, name], note);
  }
  for (const item of node.items) walk(resolved.items ?? {}, item, path, note);
  if (node.kind !== "scalar") return;
  const word = textOf(node);
  const isTruth = typeof node.value === "boolean" && String(resolved.type).includes("boolean");
  if (isTruth) note("enum", String(node.value), node.place);
  else if (word === undefined) return;
  else if (written.$ref === "#/$defs/typeName") note("type", word, node.place);
  else if (resolved.enum !== undefined || resolved.const !== undefined) note("enum", word, node.place);
  else if (isReference(last, table, path.length))
    note("reference", word.split(".").at(-1) ?? word, node.place);
}

function isReference(last: string, table: string, depth: number): boolean {
  if (table === "indexes" || table === "roles") return true;
  if (last === "parameters") return true;
  // A filter that does what its key says has no name there.
  return references.has(last) && (depth < 3 || table !== "");
}

function walkTexts(node: SpecNode, note: Note): void {
  for (const [name, child] of node.entries) {
    note("text", name, child.keyPlace);
    walkTexts(child, note);
  }
}

function resolve(written: Schema): Schema {
  const name = written.$ref?.split("/").at(-1);
  // The file is JSON Schema; its inferred type lists each key of each definition.
  const defs = schema.$defs as Readonly<Record<string, Schema>>;
  const target = name === undefined ? undefined : defs[name];
  return target === undefined ? written : { ...target, ...written };
}

/** The number of rejected typos, and shares of them from 0 to 1. A typo that gives another valid word does not count. */
export interface Shares {
  readonly rejected: number;
  readonly single: number;
  readonly suggested: number;
  readonly restored: number;
}

export function sharesOf(outcomes: readonly Outcome[]): Shares {
  const rejected = outcomes.filter(({ errors }) => errors.length > 0);
  const share = (test: (outcome: Outcome) => boolean): number =>
    rejected.filter(test).length / Math.max(rejected.length, 1);
  return {
    rejected: rejected.length,
    single: share(({ errors }) => errors.length === 1),
    suggested: share(({ isSuggested }) => isSuggested),
    restored: share(({ isRestored }) => isRestored),
  };
}
