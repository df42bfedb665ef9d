import { createHash } from "node:crypto";
import type { Collection } from "mongodb";
import type { ImageDocument } from "../core/image.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDuplicateKey } from "../storage/store-errors.js";

export const imageCollectionName = "images";

/** The collection of images. */
export function imageCollection(database: Database): Collection<ImageDocument> {
  return database.db.collection<ImageDocument>(imageCollectionName);
}

const chunkSize = 256 * 1024;

/**
 * Stores a file under the hash of its bytes, which is returned. Equal files are stored once; a write that was cut short is
 * completed by the next one of the same bytes.
 */
export async function storeFile(database: Database, bytes: Buffer): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  for (let number = 0; number * chunkSize < bytes.length; number += 1) {
    const piece = bytes.subarray(number * chunkSize, (number + 1) * chunkSize);
    try {
      await chunkCollection(database).insertOne({ _id: chunkId(hash, number), bytes: piece });
    } catch (error) {
      // Equal ids are equal bytes: the chunk is stored already.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  return hash;
}

/**
 * The bytes of a stored file, read piece by piece as they are taken; `size` is that of the whole file. Undefined where the
 * file is not stored.
 */
export async function openFile(
  database: Database,
  hash: string,
  size: number,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const first = await readChunk(database, hash, 0);
  return first === undefined
    ? undefined
    : readChunks(database, { hash, first, count: Math.ceil(size / chunkSize) });
}

async function* readChunks(
  database: Database,
  { hash, first, count }: { readonly hash: string; readonly first: Uint8Array; readonly count: number },
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let number = 1; number < count; number += 1) {
    const bytes = await readChunk(database, hash, number);
    if (bytes === undefined) throw new Error(`Piece ${number} of the file ${hash} is missing.`);
    yield bytes;
  }
}

async function readChunk(database: Database, hash: string, number: number): Promise<Uint8Array | undefined> {
  const found = await chunkCollection(database).findOne(
    { _id: chunkId(hash, number) },
    { promoteBuffers: true, ...timeLimit },
  );
  return found?.bytes;
}

/** Pieces of stored files; the id of one is the hash of the file and the number of the piece. */
function chunkCollection(database: Database) {
  return database.db.collection<{ readonly _id: string; readonly bytes: Uint8Array }>("image_files");
}

function chunkId(hash: string, number: number): string {
  return `${hash}.${number}`;
}
