import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLError,
} from "yaml";
import type { Report } from "../diagnostics.js";
import type { JsonValue, Place } from "../model/model.js";
import type { SpecNode } from "./node.js";

/**
 * Reads the YAML text of one file. Faults go to `report`; the answer is absent only for a file without content.
 * A file with faults of syntax still gives what could be read.
 */
export function parseYaml(file: string, text: string, report: Report): SpecNode | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    merge: true,
    prettyErrors: false,
    stringKeys: true,
  });
  const reader = new Reader(file, lines, document, report);
  for (const fault of firstFaults(document.errors)) reader.reportSyntax(fault, text);
  if (document.contents === null) {
    if (document.errors.length === 0) report("empty_file", { file, line: 1, column: 1 }, {});
    return undefined;
  }
  return reader.read(document.contents);
}

/** What follows the first fault of structure is mostly its echo; keys that stand twice are faults of their own. */
function firstFaults(faults: readonly YAMLError[]): readonly YAMLError[] {
  const first = faults.find(({ code }) => code !== "DUPLICATE_KEY");
  return faults.filter((fault) => fault === first || (first === undefined && fault.code === "DUPLICATE_KEY"));
}

/** Syntax faults that have a message of their own; the others carry the words of the parser. */
const syntaxCodes: Readonly<Record<string, "duplicate_key" | "tab">> = {
  DUPLICATE_KEY: "duplicate_key",
  TAB_AS_INDENT: "tab",
};

/** Turns the nodes of one document into spec nodes. */
class Reader {
  readonly #file: string;
  readonly #lines: LineCounter;
  readonly #document: Document;
  readonly #report: Report;
  /** Nodes being read, to find an alias that contains itself. */
  readonly #open = new Set<unknown>();

  constructor(file: string, lines: LineCounter, document: Document, report: Report) {
    this.#file = file;
    this.#lines = lines;
    this.#document = document;
    this.#report = report;
  }

  read(node: unknown, keyPlace?: Place): SpecNode {
    if (isAlias(node)) return this.#readAlias(node, keyPlace);
    const place = this.#placeOf(node) ?? keyPlace ?? this.#place(0);
    const base = { place, keyPlace: keyPlace ?? place, entries: new Map<string, SpecNode>(), items: [] };
    if (isScalar(node)) {
      const value = scalarValue(node.value);
      return {
        ...base,
        kind: "scalar",
        value,
        ...(node.source === undefined ? {} : { written: node.source }),
      };
    }
    if (!isCollection(node)) return { ...base, kind: "scalar", value: null };

    this.#open.add(node);
    const read = isMap(node) ? this.#readMap(node.items, base) : this.#readList(node.items, base);
    this.#open.delete(node);
    return read;
  }

  reportSyntax(fault: YAMLError, text: string): void {
    const place = this.#place(fault.pos[0]);
    const word = /^[^\s:,[\]{}]+/.exec(text.slice(fault.pos[0]))?.[0] ?? "";
    this.#report(syntaxCodes[fault.code] ?? "yaml_syntax", place, {
      name: word,
      reason: fault.message.replace(/[.:\s]+$/, ""),
    });
  }

  #readList(items: readonly unknown[], base: Omit<SpecNode, "kind" | "value">): SpecNode {
    const nodes = items.map((item) => this.read(item));
    return { ...base, kind: "list", items: nodes, value: nodes.map((item) => item.value) };
  }

  #readMap(pairs: readonly Pair[], base: Omit<SpecNode, "kind" | "value">): SpecNode {
    const entries = new Map<string, SpecNode>();
    const merged: SpecNode[] = [];
    for (const pair of pairs.filter(isPair)) {
      const key = isScalar(pair.key) ? pair.key : undefined;
      const keyPlace = this.#placeOf(pair.key) ?? base.place;
      const value = this.read(pair.value, keyPlace);
      if (key?.source === "<<") merged.push(...(value.kind === "list" ? value.items : [value]));
      else entries.set(keyText(key), value);
    }
    for (const source of merged) {
      for (const [name, value] of source.entries) if (!entries.has(name)) entries.set(name, value);
    }
    const value = Object.fromEntries([...entries].map(([name, entry]) => [name, entry.value]));
    return { ...base, kind: "map", entries, value };
  }

  #readAlias(alias: Alias, keyPlace?: Place): SpecNode {
    const place = this.#placeOf(alias) ?? keyPlace ?? this.#place(0);
    const target = alias.resolve(this.#document);
    if (target === undefined || this.#open.has(target)) {
      this.#report(target === undefined ? "unknown_alias" : "cyclic_alias", place, { name: alias.source });
      return {
        kind: "scalar",
        place,
        keyPlace: keyPlace ?? place,
        value: null,
        entries: new Map(),
        items: [],
      };
    }
    return { ...this.read(target, keyPlace ?? place), place };
  }

  #placeOf(node: unknown): Place | undefined {
    if (!isScalar(node) && !isCollection(node) && !isAlias(node)) return undefined;
    return node.range ? this.#place(node.range[0]) : undefined;
  }

  #place(offset: number): Place {
    const { line, col } = this.#lines.linePos(offset);
    return { file: this.#file, line: Math.max(line, 1), column: Math.max(col, 1) };
  }
}

/** Keys are texts (the parser sees to it), whatever they look like. */
function keyText(key: Scalar | undefined): string {
  return typeof key?.value === "string" ? key.value : (key?.source ?? "");
}

function scalarValue(value: unknown): JsonValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return typeof value === "bigint" ? Number(value) : null;
}
