import {
  type Document,
  isCollection,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument as parseText,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { readTable } from "../../support/cases.js";
import type { Random } from "../../support/random.js";

const strange = readTable(import.meta.dirname, "garbage.yaml") as {
  readonly values: readonly unknown[];
  readonly texts: readonly string[];
};

/** The document of a text, with each alias written out: a change may take its anchor away. */
function parseDocument(text: string): ReturnType<typeof parseText> {
  const document = parseText(text);
  visit(document, {
    Alias: (_key, alias) => {
      const node = alias.resolve(document)?.clone();
      if (isCollection(node) || isScalar(node)) delete node.anchor;
      return node as typeof alias;
    },
  });
  visit(document, {
    Collection: (_key, node) => {
      delete node.anchor;
    },
  });
  return document;
}

/** Texts of a spec by path below its folder. */
export type SpecFiles = ReadonlyMap<string, string>;

/** A spec with one change. `text` is absent where the file is gone. */
export interface Mutant {
  readonly kind: MutationKind;
  /** How many values were changed; a swap changes two. */
  readonly changes: 1 | 2;
  readonly file: string;
  readonly text?: string;
  /** What was changed, for people. */
  readonly label: string;
}

/** One way to change a file; undefined where the file offers nothing to change. */
type Mutation = (text: string, random: Random, words: Words) => Change | undefined;
interface Change {
  readonly text?: string;
  readonly label: string;
}

/** What the spec consists of, to put one thing where another belongs. */
interface Words {
  /** Every name that occurs as a key. */
  readonly names: readonly string[];
  /** Values by their key. */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
}

const mutations = {
  "delete a row": inTables(({ map, pair }) => {
    map.items.splice(map.items.indexOf(pair), 1);
    return `${keyOf(pair)} deleted`;
  }),
  "repeat a row": repeatRow,
  "copy a row under another name": inTables(({ document, map, pair }, random) => {
    const name = `${keyOf(pair)}${random.pick(["_2", "2", "s"])}`;
    map.items.push(document.createPair(name, pair.value));
    return `${keyOf(pair)} copied to ${name}`;
  }),
  "rename a key": inTables(({ pair }, random, { names }) => {
    const name = random.below(2) === 0 ? typoIn(keyOf(pair), random) : random.pick(names);
    const before = keyOf(pair);
    pair.key = new Scalar(name);
    return `${before} renamed to ${name}`;
  }),
  "another value of the same key": inScalars(({ pair, set }, random, { values }) =>
    set(random.pick(values.get(keyOf(pair)) ?? [null])),
  ),
  "a value slightly changed": inScalars(({ value, set }, random) => set(neighbourOf(value, random))),
  "a value of another type": inScalars(({ value, set }, random) =>
    set(
      random.pick([0, true, "word", ["word"], { word: "word" }].filter((one) => typeof one !== typeof value)),
    ),
  ),
  "a strange value": inScalars(({ set }, random) => set(random.pick(strangeValues))),
  "a value that names something else": inScalars(({ value, set }, random, { names }) =>
    typeof value === "string" && /^[a-z_.]+(\[\]|\{\})?$/.test(value) ? set(random.pick(names)) : undefined,
  ),
  "swap two values": inTables(({ map, pair }, random) => {
    const other = random.pick(map.items);
    if (other === pair || !isPair(other)) return undefined;
    [pair.value, other.value] = [other.value, pair.value];
    return `${keyOf(pair)} and ${keyOf(other)} swapped`;
  }),
  "move a row to the front": inTables(({ map, pair }) => {
    map.items.splice(map.items.indexOf(pair), 1);
    map.items.unshift(pair);
    return `${keyOf(pair)} moved to the front`;
  }),
  "change a list": changeList,
  "replace a table": inTables(({ pair }, random) => {
    if (!isCollection(pair.value)) return undefined;
    pair.value = new Scalar(random.pick(strangeValues.filter((value) => typeof value !== "object")));
    return `the table ${keyOf(pair)} replaced`;
  }),
  "change a letter": changeLetter,
  "cut the file": (text, random) => {
    const at = random.below(text.length);
    return { text: text.slice(0, at), label: `cut at ${at}` };
  },
  "insert garbage": (text, random) => {
    const at = random.below(text.length);
    const garbage = random.pick(strange.texts);
    return {
      text: text.slice(0, at) + garbage + text.slice(at),
      label: `${JSON.stringify(garbage)} inserted at ${at}`,
    };
  },
  "change a line": changeLine,
  "delete the file": () => ({ label: "file deleted" }),
} satisfies Readonly<Record<string, Mutation>>;

/** The ways to change a spec. */
export type MutationKind = keyof typeof mutations;
const kinds = Object.keys(mutations).filter((kind): kind is MutationKind => kind in mutations);

/** Ways that are drawn less often than the others: what they do is soon exhausted. */
const rare: readonly MutationKind[] = [
  "delete the file",
  "cut the file",
  "change a line",
  "move a row to the front",
];

const strangeValues: readonly unknown[] = strange.values.toSpliced(7, 0, "x".repeat(5000));

/** Makes mutants of a spec, one change each, from one row of random numbers. */
export function createMutantSource(files: SpecFiles, random: Random): () => Mutant {
  const words = wordsOf(files);
  const paths = [...files.keys()].sort();
  const tables = paths.filter((path) => !path.startsWith("text/"));
  return () => {
    for (;;) {
      // Translations are half of the lines and have few rules.
      const file = random.pick(random.below(10) === 0 ? paths : tables);
      const kind = random.pick(kinds);
      if (rare.includes(kind) && random.below(3) > 0) continue;
      const mutate: Mutation = mutations[kind];
      const change = mutate(files.get(file) ?? "", random, words);
      if (change === undefined || change.text === files.get(file)) continue;
      return { kind, changes: kind === "swap two values" ? 2 : 1, file, ...change };
    }
  };
}

function wordsOf(files: SpecFiles): Words {
  const names = new Set<string>();
  const values = new Map<string, unknown[]>();
  for (const text of files.values()) {
    for (const { pair } of pairsOf(parseDocument(text))) {
      names.add(keyOf(pair));
      if (isScalar(pair.value))
        values.set(keyOf(pair), [...(values.get(keyOf(pair)) ?? []), pair.value.value]);
    }
  }
  return { names: [...names].sort(), values };
}

interface PairInMap {
  readonly map: YAMLMap;
  readonly pair: Pair;
}

function pairsOf(document: Document): readonly PairInMap[] {
  const found: PairInMap[] = [];
  visit(document, {
    Map: (_key, map) => {
      for (const pair of map.items) found.push({ map, pair });
    },
  });
  return found;
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : String(key);
}

/** A mutation of one row of some table. */
function inTables(
  change: (
    place: PairInMap & { readonly document: Document },
    random: Random,
    words: Words,
  ) => string | undefined,
): Mutation {
  return (text, random, words) => {
    const document = parseDocument(text);
    const label = change({ document, ...random.pick(pairsOf(document)) }, random, words);
    return label === undefined ? undefined : { text: printed(document), label };
  };
}

interface ScalarPlace {
  readonly pair: Pair;
  readonly value: unknown;
  readonly set: (value: unknown) => string;
}

/** A mutation of the value of one row. */
function inScalars(
  change: (place: ScalarPlace, random: Random, words: Words) => string | undefined,
): Mutation {
  return (text, random, words) => {
    const document = parseDocument(text);
    const { pair } = random.pick(
      pairsOf(document).filter(({ pair: { value } }) => isScalar(value) || value === null),
    );
    const value = isScalar(pair.value) ? pair.value.value : null;
    const set = (next: unknown): string => {
      pair.value = document.createNode(next);
      return `${keyOf(pair)}: ${shown(value)} becomes ${shown(next)}`;
    };
    const label = change({ pair, value, set }, random, words);
    return label === undefined ? undefined : { text: printed(document), label };
  };
}

function printed(document: Document): string {
  return document.toString({ lineWidth: 0 });
}

function shown(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}...` : json;
}

/** The text of a row twice, as a careless paste leaves it. */
function repeatRow(text: string, random: Random): Change | undefined {
  const lines = text.split("\n");
  const rows = lines.flatMap((line, at) => (/^ +\S+:/.test(line) ? [at] : []));
  if (rows.length === 0) return undefined;
  const at = random.pick(rows);
  lines.splice(at, 0, lines[at] ?? "");
  return { text: lines.join("\n"), label: `line ${at + 1} repeated` };
}

function changeList(text: string, random: Random, { names }: Words): Change | undefined {
  const document = parseDocument(text);
  const lists: YAMLSeq[] = [];
  visit(document, {
    Seq: (_key, list) => {
      if (list.items.length > 0) lists.push(list);
    },
  });
  if (lists.length === 0) return undefined;
  const list = random.pick(lists);
  const at = random.below(list.items.length);
  const item = list.items[at];
  const changes: Readonly<Record<string, () => void>> = {
    "item deleted": () => list.items.splice(at, 1),
    "item repeated": () => list.items.push(item),
    "order reversed": () => list.items.reverse(),
    "item replaced": () =>
      list.items.splice(at, 1, document.createNode(random.pick([...names, ...strangeValues]))),
    "item added": () => list.items.push(document.createNode(random.pick(names))),
    "all items deleted": () => list.items.splice(0),
  };
  const label = random.pick(Object.keys(changes));
  const before = isSeq(list) ? shown(list.toJSON()) : "";
  changes[label]?.();
  return { text: printed(document), label: `${label} in ${before}` };
}

/** A letter of a name or value that is no prose. */
function changeLetter(text: string, random: Random): Change | undefined {
  const words = [...text.matchAll(/(?<![\w"' -])[a-z][a-z_]{2,}(?=[:,\]} \n])/g)];
  const found = words[random.below(Math.max(words.length, 1))];
  if (found === undefined) return undefined;
  const next = typoIn(found[0], random);
  const end = found.index + found[0].length;
  return {
    text: text.slice(0, found.index) + next + text.slice(end),
    label: `${found[0]} becomes ${next} at ${found.index}`,
  };
}

function changeLine(text: string, random: Random): Change {
  const lines = text.split("\n");
  const at = random.below(lines.length - 1);
  const line = lines[at] ?? "";
  const changed = random.pick([
    [],
    [`  ${line}`],
    [line.replace(/^ {1,2}/, "")],
    [lines[at + 1] ?? "", line],
    [`${line}:`],
    [line.replace(":", "")],
    [line.replace(/[}\]]/, "")],
  ]);
  lines.splice(at, changed.length === 2 ? 2 : 1, ...changed);
  return { text: lines.join("\n"), label: `line ${at + 1} changed to ${shown(changed)}` };
}

function neighbourOf(value: unknown, random: Random): unknown {
  if (typeof value === "number") return value + random.pick([1, -1, 1000, -1000, 0.5]);
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? typoIn(value, random) : random.pick(["", false, 0]);
}

/** A word with a letter replaced, left out, doubled, or swapped with the next. */
function typoIn(word: string, random: Random): string {
  const at = random.below(Math.max(word.length - 1, 1));
  const [before, letter = "", after = "", rest] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  return random.pick([
    `${before}q${after}${rest}`,
    before + after + rest,
    before + letter + letter + after + rest,
    before + after + letter + rest,
  ]);
}
