/** One element of a BSON document, with the offset of its value. */
interface Element {
  readonly type: number;
  readonly name: string;
  readonly valueAt: number;
}

const TYPE = { string: 2, document: 3, int64: 18 } as const;

/** A cursor in a response of the engine; `id` 0 means that it is exhausted. */
export interface CursorState {
  readonly id: bigint;
  /** Database and collection, joined by the first dot. */
  readonly namespace: string;
}

/**
 * The cursor in a response, or `undefined` where it has none. Skips the batch by its length: a response may be 16 MB, and only
 * these two values are read.
 */
export function cursorIn(response: Buffer): CursorState | undefined {
  const cursor = find(response, 0, { name: "cursor", type: TYPE.document });
  if (cursor === undefined) return undefined;
  const id = find(response, cursor, { name: "id", type: TYPE.int64 });
  const namespace = find(response, cursor, { name: "ns", type: TYPE.string });
  if (id === undefined || namespace === undefined) return undefined;
  return {
    id: response.readBigInt64LE(id),
    namespace: response.toString("utf8", namespace + 4, namespace + 3 + response.readInt32LE(namespace)),
  };
}

function find(
  bytes: Buffer,
  document: number,
  { name, type }: Pick<Element, "name" | "type">,
): number | undefined {
  for (const element of elements(bytes, document)) {
    if (element.name === name) return element.type === type ? element.valueAt : undefined;
  }
  return undefined;
}

function* elements(bytes: Buffer, document: number): Generator<Element> {
  let at = document + 4;
  for (;;) {
    const type = bytes[at];
    if (type === undefined || type === 0) return;
    const nameEnd = bytes.indexOf(0, at + 1);
    const valueAt = nameEnd + 1;
    yield { type, name: bytes.toString("latin1", at + 1, nameEnd), valueAt };
    const size = valueSize(bytes, type, valueAt);
    if (size === undefined) return;
    at = valueAt + size;
  }
}

/** Bytes of a value; `undefined` for types that no response has at these levels. */
function valueSize(bytes: Buffer, type: number, at: number): number | undefined {
  switch (type) {
    case 1:
    case 9:
    case 17:
    case 18:
      return 8;
    case 2:
      return 4 + bytes.readInt32LE(at);
    case 3:
    case 4:
      return bytes.readInt32LE(at);
    case 5:
      return 5 + bytes.readInt32LE(at);
    case 7:
      return 12;
    case 8:
      return 1;
    case 10:
      return 0;
    case 16:
      return 4;
    default:
      return undefined;
  }
}
