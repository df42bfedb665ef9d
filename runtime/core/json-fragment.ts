import { hash } from "node:crypto";

/**
 * JSON that is written already: own bytes, and between them other JSON that is written, which many may share. Nothing of
 * it ever changes.
 */
export class JsonFragment {
  /** Identifies it among other JSON that is written in parts of the same kind. */
  readonly hash: string;
  /** Bytes of all of it. */
  readonly length: number;
  readonly parts: readonly JsonFragment[];
  readonly #own: Buffer;
  /** The offset of each of the parts in the own bytes. */
  readonly #places: readonly number[];

  constructor(own: Buffer, places: readonly number[], parts: readonly JsonFragment[]) {
    this.#own = own;
    this.#places = places;
    this.parts = parts;
    let length = own.length;
    for (const part of parts) length += part.length;
    this.length = length;
    const inner = parts.map((part, at) => `${places[at] ?? 0} ${part.hash}`).join();
    this.hash = inner === "" ? digest(own) : digest(`${digest(own)} ${inner}`);
  }

  write(): Buffer {
    const target = Buffer.allocUnsafe(this.length);
    this.#copyTo(target, 0);
    return target;
  }

  /** The value, for answers that show only a part of it. */
  read(): unknown {
    return JSON.parse(this.write().toString());
  }

  #copyTo(target: Buffer, start: number): number {
    let at = start;
    let from = 0;
    for (const [number, part] of this.parts.entries()) {
      const place = this.#places[number] ?? from;
      at += this.#own.copy(target, at, from, place);
      at = part.#copyTo(target, at);
      from = place;
    }
    return at + this.#own.copy(target, at, from);
  }
}

const writtenObjects = new WeakMap<object, JsonFragment>();

/** Writes an object once for all values that it is going to be part of; it must not change any more. */
export function serializeOnce(value: object): JsonFragment {
  const known = writtenObjects.get(value);
  if (known !== undefined) return known;
  const written = serializeJson(value);
  writtenObjects.set(value, written);
  return written;
}

/** Serializes an object. Reuses the bytes of JSON fragments that are members, or entries of a list that is a member. */
export function serializeJson(value: object): JsonFragment {
  const draft: Draft = { texts: [], text: "{", parts: [] };
  let isFirst = true;
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    const isPlain = !holdsWritten(member);
    const text = isPlain ? (JSON.stringify(member) as string | undefined) : "";
    // Members without a value are left out.
    if (text === undefined) continue;
    draft.text += `${isFirst ? "" : ","}${JSON.stringify(name)}:${text}`;
    isFirst = false;
    if (!isPlain) addMember(draft, member);
  }
  return finish(draft, "}");
}

/** Serializes a list, with the bytes of the JSON fragments among its entries. */
export function serializeList(entries: readonly unknown[]): JsonFragment {
  const draft: Draft = { texts: [], text: "", parts: [] };
  addMember(draft, entries);
  return finish(draft, "");
}

/** Text before each of the parts, and the text after the last of them. */
interface Draft {
  readonly texts: string[];
  text: string;
  readonly parts: JsonFragment[];
}

function finish({ texts, text, parts }: Draft, end: string): JsonFragment {
  const places: number[] = [];
  let place = 0;
  for (const before of texts) {
    place += Buffer.byteLength(before);
    places.push(place);
  }
  const all = texts.join("") + text + end;
  // Memory of its own: a long-lived slice of a shared buffer would retain the whole buffer.
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(all));
  own.write(all);
  return new JsonFragment(own, places, parts);
}

function addMember(draft: Draft, member: unknown): void {
  if (!Array.isArray(member)) {
    addValue(draft, member);
    return;
  }
  draft.text += "[";
  for (const [at, entry] of (member as readonly unknown[]).entries()) {
    if (at > 0) draft.text += ",";
    addValue(draft, entry);
  }
  draft.text += "]";
}

function addValue(draft: Draft, value: unknown): void {
  const written = writtenOf(value);
  if (written === undefined) {
    draft.text += value === undefined ? "null" : JSON.stringify(value);
    return;
  }
  draft.texts.push(draft.text);
  draft.text = "";
  draft.parts.push(written);
}

function holdsWritten(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value)
    ? value.some((entry) => writtenOf(entry) !== undefined)
    : writtenOf(value) !== undefined;
}

function writtenOf(value: unknown): JsonFragment | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return value instanceof JsonFragment ? value : writtenObjects.get(value);
}

function digest(bytes: Buffer | string): string {
  return hash("sha1", bytes, "base64url");
}
