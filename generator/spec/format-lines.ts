import { lineStarts } from "./edits.js";

/** How the lines of a text are to be indented, found out node by node. Offsets are those of the text given. */
export class LineIndents {
  readonly #starts: readonly number[];
  readonly #lines: readonly string[];
  /** By line: how many blanks, or the line it moves along with. */
  readonly #own = new Map<number, number>();
  readonly #followed = new Map<number, number>();
  readonly #inner = new Map<number, { readonly line: number; readonly deeper: number }>();
  readonly #verbatim = new Set<number>();

  constructor(source: string) {
    this.#lines = source.split("\n");
    this.#starts = lineStarts(source);
  }

  /** Sets the indent of the token at an offset, where it is the first on its line. */
  set(offset: number, blanks: number): void {
    const line = this.#lineOf(offset);
    const start = this.#starts[line] ?? 0;
    const before = this.#lines[line]?.slice(0, offset - start) ?? "";
    if (before.trim() === "" && !this.#own.has(line)) this.#own.set(line, blanks);
  }

  /** The lines of a flow collection: its items are indented one level deeper than its beginning, its end is not. */
  setInner(start: number, end: number, items: readonly number[]): void {
    const line = this.#lineOf(start);
    this.follow(start, end, "folded");
    const deeper = [...items.map((offset) => [offset, 2] as const), [end - 1, 0] as const];
    for (const [offset, blanks] of deeper) {
      const at = this.#lineOf(offset);
      const before = (this.#lines[at] ?? "").slice(0, offset - (this.#starts[at] ?? 0));
      if (at > line && before.trim() === "") this.#inner.set(at, { line, deeper: blanks });
    }
  }

  /** The further lines of a node move along with its first; those of a block text are not touched otherwise. */
  follow(start: number, end: number, kind: "folded" | "verbatim"): void {
    const first = this.#lineOf(start);
    const last = this.#lineOf(Math.max(start, end - 1));
    for (let line = first + 1; line <= last; line++) {
      this.#followed.set(line, first);
      if (kind === "verbatim") this.#verbatim.add(line);
    }
  }

  isVerbatim(line: number): boolean {
    return this.#verbatim.has(line);
  }

  /** Whether an entry of a table or list begins on the line. */
  isEntry(line: number): boolean {
    return this.#own.has(line);
  }

  /** Whether a node begins on the line or reaches over it. */
  isContent(line: number): boolean {
    return this.#own.has(line) || this.#followed.has(line);
  }

  indentOf(line: number): number {
    const inner = this.#inner.get(line);
    if (inner !== undefined) return this.indentOf(inner.line) + inner.deeper;
    const first = this.#followed.get(line);
    if (first === undefined) return this.#own.get(line) ?? this.written(line);
    return Math.max(0, this.written(line) + this.indentOf(first) - this.written(first));
  }

  /** Blanks in front of a line as written. */
  written(line: number): number {
    return /^[ \t]*/.exec(this.#lines[line] ?? "")?.[0].length ?? 0;
  }

  #lineOf(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Indents every line, cuts blanks at line ends, and joins empty lines; lines of block texts are unchanged. */
export function indentLines(lines: readonly string[], indents: LineIndents): string {
  const out: string[] = [];
  lines.forEach((line, at) => {
    if (indents.isVerbatim(at)) {
      out.push(
        line.trim() === "" ? line : " ".repeat(indents.indentOf(at)) + line.slice(indents.written(at)),
      );
      return;
    }
    const content = line.trim();
    if (content === "") {
      const isDouble = out.length === 0 || (out.at(-1) === "" && !indents.isVerbatim(at - 1));
      if (!isDouble || indents.isContent(at)) out.push("");
      return;
    }
    const isComment = content.startsWith("#") && !indents.isContent(at);
    const blanks = isComment ? commentIndent(lines, at, indents) : indents.indentOf(at);
    out.push(" ".repeat(blanks) + (isComment ? content.replace(/^(#+)(?=[^\s#!])/, "$1 ") : content));
  });
  const end = indents.isVerbatim(lines.length - 2) ? /\n$/ : /\n*$/;
  return out.join("\n").replace(end, "\n");
}

/** A comment belongs to the next line or the entry above that is as deep as it is; to the next line where none is. */
function commentIndent(lines: readonly string[], at: number, indents: LineIndents): number {
  const depth = indents.written(at);
  const next = lines.findIndex(
    (content, line) => line > at && indents.isContent(line) && content.trim() !== "",
  );
  const above = lines.findLastIndex(
    (_, line) => line < at && indents.isEntry(line) && indents.written(line) <= depth,
  );
  const neighbours = [next, above].filter((line) => line !== -1);
  const alike = neighbours.find((line) => indents.written(line) === depth);
  const [first] = neighbours;
  return first === undefined ? 0 : indents.indentOf(alike ?? first);
}
