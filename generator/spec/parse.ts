import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { Edit, Report } from "../diagnostics.js";
import type { JsonValue, Place } from "../model/model.js";
import { tableOf } from "../model/tables.js";
import type { SpecNode } from "./node.js";

/**
 * Parses the YAML text of one file. Errors go to `report`; the result is absent only for a file without content.
 * A file with syntax errors still gives the part that could be parsed.
 */
export function parseYaml(file: string, text: string, report: Report): SpecNode | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    merge: true,
    prettyErrors: false,
    stringKeys: true,
  });
  const reader = new Reader({ file, text, lines, document, report });
  for (const error of firstErrors(document.errors)) reader.reportSyntax(error);
  for (const warning of document.warnings)
    if (warning.code === "TAG_RESOLVE_FAILED") reader.reportSyntax(warning);
  if (document.contents === null) {
    if (document.errors.length === 0) report("empty_file", { file, line: 1, column: 1 });
    return undefined;
  }
  return reader.read(document.contents);
}

/** The first error of structure, since later ones mostly follow from it; duplicate keys are all reported. */
function firstErrors(errors: readonly YAMLError[]): readonly YAMLError[] {
  const first = errors.find(({ code }) => code !== "DUPLICATE_KEY");
  return errors.filter((error) => error === first || (first === undefined && error.code === "DUPLICATE_KEY"));
}

/** What is missing at the end of a line. */
const unclosed = "close the brace or the bracket";

/** What is likely wrong, by what the parser of YAML says of it; the first one for anything else. */
const syntaxCures = [
  [/^Nested mappings/, "check indentation, and quote texts that contain `: ` or ` #`"],
  [
    /flow-(map|seq)-(start|end) at node end/,
    'quote a text that contains braces or brackets, such as "/talks/{id}"',
  ],
  [/^Implicit keys of flow sequence/, "remove the blank behind the minus, as in [-date, title]"],
  [/must be sufficiently indented and end with/, unclosed],
] as const;

/** Most nodes of a file, aliases written out: far more than people write, and read within a second. */
const mostNodes = 100_000;

class Reader {
  readonly #source: Source;
  #nodes = 0;
  /** Whether aliases were left out because there are too many. */
  #isCut = false;
  /** Nodes being read, to find an alias that contains itself. */
  readonly #open = new Set<unknown>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** Reads a node at a JSON pointer; one without a position of its own has that of its key. */
  read(node: unknown, pointer = "", keyPlace?: Place): SpecNode {
    this.#nodes += 1;
    if (isAlias(node)) return this.#readAlias(node, pointer, keyPlace);
    const place = this.#placeOf(node, pointer) ?? keyPlace ?? this.#place([0, 0], pointer);
    const base = { place, keyPlace: keyPlace ?? place, entries: new Map<string, SpecNode>(), items: [] };
    if (isScalar(node)) {
      const value = scalarValue(node.value, node.source);
      return {
        ...base,
        kind: "scalar",
        value,
        ...(node.source === undefined ? {} : { written: node.source }),
      };
    }
    if (!isCollection(node)) return { ...base, kind: "scalar", value: null };

    this.#open.add(node);
    const read = isMap(node)
      ? this.#readMap(node.items, base, pointer)
      : this.#readList(node.items, base, pointer);
    this.#open.delete(node);
    return read;
  }

  reportSyntax(error: YAMLError): void {
    const { text, report } = this.#source;
    const [at] = error.pos;
    const cure = syntaxCures.find(([pattern]) => pattern.test(error.message))?.[1];
    // What is not closed is found where something else begins.
    const start = cure === unclosed ? Math.max(text.slice(0, at).trimEnd().length - 1, 0) : at;
    const name = /^[^\s:,[\]{}]+/.exec(text.slice(start))?.[0] ?? "";
    const place = this.#place([start, start + Math.max(name.length, 1)]);
    switch (error.code) {
      case "TAB_AS_INDENT":
        report("tab", place, { edits: this.#indentsWithTabs() });
        break;
      case "DUPLICATE_KEY":
        this.#reportDouble(start, name, place);
        break;
      default:
        report("yaml_syntax", place, {
          words: { reason: error.message.replace(/[.:\s]+$/, ""), cure: cure ?? syntaxCures[0][1] },
        });
    }
  }

  /** Two blanks for each tab in front of a line, but for lines of block texts, where tabs are part of the text. */
  #indentsWithTabs(): readonly Edit[] {
    const { text, document } = this.#source;
    const texts = nodesOf(document).filter(
      (node) => isScalar(node) && node.type?.startsWith("BLOCK_") === true,
    );
    const indents = [...text.matchAll(/^ *\t[ \t]*/gm)].filter(
      ({ index }) => !texts.some((node) => index > (startOf(node) ?? 0) && index < (endOf(node) ?? 0)),
    );
    return indents.map((match) => ({
      kind: "replace",
      place: this.#place([match.index, match.index + match[0].length]),
      text: match[0].replaceAll("\t", "  "),
    }));
  }

  /** Reports a key that its table has twice; of two equal entries one can be removed. */
  #reportDouble(offset: number, name: string, place: Place): void {
    const { document, report } = this.#source;
    const maps = nodesOf(document).filter(isMap);
    const pairs = maps.find(({ items }) => items.some(({ key }) => startOf(key) === offset))?.items ?? [];
    const second = pairs.find(({ key }) => startOf(key) === offset);
    const first = pairs.find(({ key }) => keyText(key) === keyText(second?.key));
    const known = this.#placeOf(first?.key);
    if (first === undefined || second === undefined || known === undefined) {
      report("duplicate_key", place, { words: { name } });
      return;
    }
    const isEqual = this.#textOf(first.value) === this.#textOf(second.value);
    const entry = this.#place([offset, endOf(second.value) ?? endOf(second.key) ?? offset]);
    report("duplicate_key", place, {
      words: { name },
      related: { "the first one": known },
      edits: isEqual ? [{ kind: "remove", place: entry }] : [],
    });
  }

  #textOf(node: unknown): string {
    return this.#source.text.slice(startOf(node), endOf(node)).trim();
  }

  #readList(items: readonly unknown[], base: Omit<SpecNode, "kind" | "value">, pointer: string): SpecNode {
    const nodes = items.map((item, index) => this.read(item, `${pointer}/${index}`));
    return { ...base, kind: "list", items: nodes, value: nodes.map((item) => item.value) };
  }

  #readMap(pairs: readonly Pair[], base: Omit<SpecNode, "kind" | "value">, pointer: string): SpecNode {
    const entries = new Map<string, SpecNode>();
    const merged: SpecNode[] = [];
    for (const pair of pairs.filter(isPair)) {
      const key = isScalar(pair.key) ? pair.key : undefined;
      const isMerge = key?.source === "<<";
      // Merged keys are entries of this table.
      const inside = isMerge ? pointer : `${pointer}/${escapePointer(keyText(key))}`;
      const keyPlace = this.#placeOf(pair.key, inside) ?? base.place;
      const value = this.read(pair.value, inside, keyPlace);
      if (isMerge) merged.push(...(value.kind === "list" ? value.items : [value]));
      // Of two equal keys the first one with a value counts, and the second is reported.
      else if ((entries.get(keyText(key))?.value ?? null) === null) entries.set(keyText(key), value);
    }
    for (const source of merged) {
      for (const [name, value] of source.entries) if (!entries.has(name)) entries.set(name, value);
    }
    const value = tableOf(entries, ([name, entry]) => [name, entry.value]);
    return { ...base, kind: "map", entries, value };
  }

  #readAlias(alias: Alias, pointer: string, keyPlace?: Place): SpecNode {
    const { document, report } = this.#source;
    const place = this.#placeOf(alias, pointer) ?? keyPlace ?? this.#place([0, 0], pointer);
    const target = alias.resolve(document);
    const isTooLarge = this.#nodes > mostNodes;
    if (target === undefined || isTooLarge || this.#open.has(target)) {
      const code = target === undefined ? "unknown_alias" : isTooLarge ? "too_many_aliases" : "cyclic_alias";
      const word = { ...place, column: place.column + 1 };
      // All aliases behind the limit are left out; the first one says why.
      if (!isTooLarge || !this.#isCut)
        report(code, word, {
          words: { name: alias.source },
          candidates: target === undefined ? anchorsOf(document) : [],
        });
      this.#isCut ||= isTooLarge;
      return {
        kind: "scalar",
        place,
        keyPlace: keyPlace ?? place,
        value: null,
        entries: new Map(),
        items: [],
      };
    }
    return { ...this.read(target, pointer, keyPlace ?? place), place };
  }

  #placeOf(node: unknown, pointer = ""): Place | undefined {
    const start = startOf(node);
    if (start === undefined) return undefined;
    // A table in block style reaches to the line behind it.
    const length = this.#source.text.slice(start, endOf(node) ?? start).trimEnd().length;
    return this.#place([start, start + length], pointer);
  }

  #place([start, end]: readonly [start: number, end: number], pointer = ""): Place {
    const { file, lines } = this.#source;
    return {
      file,
      ...positionAt(lines, start),
      end: positionAt(lines, end),
      pointer,
    };
  }
}

interface Source {
  readonly file: string;
  readonly text: string;
  readonly lines: LineCounter;
  readonly document: Document;
  readonly report: Report;
}

function positionAt(lines: LineCounter, offset: number): { readonly line: number; readonly column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function endOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[1] : undefined;
}

function anchorsOf(document: Document): readonly string[] {
  return nodesOf(document).flatMap((node) => (isAlias(node) ? [] : (node.anchor ?? [])));
}

function nodesOf(document: Document): readonly Node[] {
  const nodes: Node[] = [];
  visit(document, {
    Node: (_key, node) => {
      nodes.push(node);
    },
  });
  return nodes;
}

function escapePointer(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Keys are texts (the parser sees to it), whatever they look like. */
function keyText(key: unknown): string {
  if (!isScalar(key)) return "";
  return typeof key.value === "string" ? key.value : (key.source ?? "");
}

/** JSON has no numbers such as `.inf` and `1e400`, which stay the texts that they are written as. */
function scalarValue(value: unknown, source = ""): JsonValue {
  if (typeof value === "number" && !Number.isFinite(value)) return source;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return typeof value === "bigint" ? Number(value) : null;
}

const sound = new Map<string, { readonly text: string; readonly node: SpecNode | undefined }>();

/** Reads the YAML text of one file as `parseYaml` does; the tree of a text without errors is cached until the text changes. */
export function parseFile(file: string, text: string, report: Report): SpecNode | undefined {
  const known = sound.get(file);
  if (known?.text === text) return known.node;
  let errors = 0;
  const node = parseYaml(file, text, (...error) => {
    errors += 1;
    report(...error);
  });
  if (errors === 0) sound.set(file, { text, node });
  else sound.delete(file);
  return node;
}
