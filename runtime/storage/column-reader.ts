import type { AggregateOptions, Collection, Document, Filter, FindOptions } from "mongodb";

/**
 * Numbers and instants in milliseconds of the documents that a query finds: a column for each property, in the order of the
 * documents; NaN where there is something else. They are read from the bytes that the store sends, which takes a fraction of
 * the time that parsing documents takes.
 */
export async function findColumns<T extends Document>(
  collection: Collection<T>,
  filter: Filter<T>,
  { properties, ...options }: FindOptions & { readonly properties: readonly string[] },
): Promise<readonly Float64Array[]> {
  const projection = Object.fromEntries(["_id", ...properties].map((name) => [name, 1]));
  const cursor = collection.find(filter, { ...options, projection, raw: true });
  const batches: Float64Array[][] = [];
  try {
    // Batch by batch, so that other requests run in between.
    while (await cursor.hasNext()) batches.push(columnsOf(cursor.readBufferedDocuments(), properties));
  } finally {
    await cursor.close();
  }
  return properties.map((_, at) => joined(batches.map((columns) => columns[at] ?? new Float64Array())));
}

/** How many ids come in one document at most, which has room for twice as many. */
const idsTogether = 500_000;

/**
 * The ids of the documents that a query finds, in no order. The store collects them in lists: sending a document for each
 * takes twice as long.
 */
export async function findIds<T extends Document>(
  collection: Collection<T>,
  filter: Filter<T>,
  { limit, ...options }: AggregateOptions & { readonly limit: number },
): Promise<Float64Array> {
  const pipeline = [
    { $match: filter },
    { $limit: limit },
    { $group: { _id: { $floor: { $divide: ["$_id", idsTogether] } }, ids: { $push: "$_id" } } },
    { $project: { _id: 0, ids: 1 } },
  ];
  const lists = await collection.aggregate(pipeline, { ...options, raw: true }).toArray();
  return joined(lists.map(listedNumbers));
}

/** Offset of the list in a document of nothing but `ids`: after its length, a type and the name. */
const listOffset = 4 + 1 + "ids\0".length;

function listedNumbers(document: Document): Float64Array {
  // A store in memory has nothing but documents.
  if (!Buffer.isBuffer(document)) return Float64Array.from(document.ids as number[]);
  const found: number[] = [];
  readNumbers(document.subarray(listOffset), (value) => found.push(value));
  return Float64Array.from(found);
}

function columnsOf(documents: readonly unknown[], properties: readonly string[]): Float64Array[] {
  const columns = properties.map(() => new Float64Array(documents.length).fill(Number.NaN));
  const positions = new Map(properties.map((name, at) => [name, at]));
  for (const [row, document] of documents.entries()) {
    const put = (name: string, value: number): void => {
      const column = columns[positions.get(name) ?? -1];
      if (column !== undefined) column[row] = value;
    };
    if (Buffer.isBuffer(document))
      readNumbers(document, (value, start, end) => put(document.toString("latin1", start, end), value));
    // A store in memory has nothing but documents.
    else for (const [name, value] of Object.entries(document as object)) put(name, numberOf(value));
  }
  return columns;
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function numberOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  return typeof value === "number" ? value : Number.NaN;
}

const types = { double: 1, text: 2, object: 3, list: 4, boolean: 8, date: 9, null: 10, int: 16, long: 18 };

/**
 * Reads the numbers and instants of a document or list in BSON, with the offsets of their names. Stops at a type of value
 * that records do not have.
 */
function readNumbers(bytes: Buffer, put: (value: number, start: number, end: number) => void): void {
  // The length comes first.
  let at = 4;
  for (;;) {
    const type = bytes[at];
    const start = at + 1;
    while (bytes[at] !== 0) at += 1;
    const end = at;
    at += 1;
    switch (type) {
      case types.double:
        put(bytes.readDoubleLE(at), start, end);
        at += 8;
        break;
      case types.date:
      case types.long:
        put(bytes.readUInt32LE(at) + bytes.readInt32LE(at + 4) * 2 ** 32, start, end);
        at += 8;
        break;
      case types.int:
        put(bytes.readInt32LE(at), start, end);
        at += 4;
        break;
      case types.text:
        at += 4 + bytes.readInt32LE(at);
        break;
      case types.object:
      case types.list:
        at += bytes.readInt32LE(at);
        break;
      case types.boolean:
        at += 1;
        break;
      case types.null:
        break;
      default:
        return;
    }
  }
}
