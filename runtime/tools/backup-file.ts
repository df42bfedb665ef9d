import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip, createGzip } from "node:zlib";
import { BSON, type Document, type IndexDescription } from "mongodb";
import { ToolError, writeWholeFile } from "./tool.js";

/** The first part of a backup. */
export interface BackupHeader {
  readonly format: "calendar-backup";
  readonly version: 1;
  readonly database: string;
  /** The contract of the stored documents, if the store had one. */
  readonly contract?: string | undefined;
  readonly started: Date;
  readonly collections: readonly { readonly name: string; readonly indexes: readonly IndexDescription[] }[];
}

/** The last part of a backup. */
export interface BackupFooter {
  /** Whether the backup is the store as it was at one moment. */
  readonly isExact: boolean;
  /** Whether that moment is a cluster time, at which all was read; backups of earlier versions do not say. */
  readonly isSnapshot?: boolean;
  /** Number of documents by collection, after all changes are applied. */
  readonly counts: Readonly<Record<string, number>>;
  /** Number of documents and changes in the file. */
  readonly entries: number;
  readonly finished: Date;
}

/** `insert`: a document of the first round. `replace` and `delete`: a later change, `bytes` with the id at least. */
export interface BackupEntry {
  readonly kind: "insert" | "replace" | "delete";
  /** Position of the collection in the header. */
  readonly collection: number;
  /** The document in BSON. */
  readonly bytes: Uint8Array;
}

/** The parts of a backup, in this order. */
export type BackupPart = { readonly header: BackupHeader } | BackupEntry | { readonly footer: BackupFooter };

const kinds = { insert: 1, replace: 2, delete: 3, header: 4, footer: 5 } as const;
const entryKinds = ["insert", "replace", "delete"] as const;
/** Kind in one byte, collection in two; then a document, which starts with its own length. */
const frameHead = 3;
/** Bytes that are compressed at once. */
const pieceSize = 64 * 1024;
const largestDocument = 17 * 1024 * 1024;

/** Writes a backup: one gzip stream of BSON documents, closed by the SHA-256 of all before. Returns its footer. */
export async function writeBackup(file: string, parts: AsyncIterable<BackupPart>): Promise<BackupFooter> {
  let footer: BackupFooter | undefined;
  async function* watched(): AsyncGenerator<BackupPart> {
    for await (const part of parts) {
      if ("footer" in part) footer = part.footer;
      yield part;
    }
  }
  await writeWholeFile(file, encode(watched()), createGzip({ level: 4 }));
  if (footer === undefined) throw new Error("The copy of the store has no end.");
  return footer;
}

async function* encode(parts: AsyncIterable<BackupPart>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    for (const bytes of frameOf(part, hash)) {
      hash.update(bytes);
      waiting.push(bytes);
      size += bytes.length;
    }
    if (size < pieceSize) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  yield Buffer.concat(waiting);
}

function frameOf(part: BackupPart, hash: ReturnType<typeof createHash>): Uint8Array[] {
  if ("header" in part) return [frameStart(kinds.header, 0), BSON.serialize(part.header)];
  if ("footer" in part) {
    const sha256 = hash.copy().digest("hex");
    return [frameStart(kinds.footer, 0), BSON.serialize({ ...part.footer, sha256 })];
  }
  return [frameStart(kinds[part.kind], part.collection), part.bytes];
}

function frameStart(kind: number, collection: number): Buffer {
  const head = Buffer.alloc(frameHead);
  head.writeUInt8(kind);
  head.writeUInt16LE(collection, 1);
  return head;
}

/**
 * Reads a backup part by part and checks it. Throws a ToolError that says what is wrong with the file; parts are only valid
 * if the end is reached.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash("sha256");
  const frames = readFrames(readPieces(file), file);
  let isStarted = false;
  let isEnded = false;
  for await (const { kind, collection, frame } of frames) {
    const bytes = frame.subarray(frameHead);
    if (isEnded || (kind === kinds.header) === isStarted) throw damaged(file, "its parts are out of order");
    isStarted = true;
    if (kind === kinds.header) yield { header: readHeader(file, bytes) };
    else if (kind === kinds.footer) {
      const { sha256, ...footer } = readDocument(file, bytes);
      if (sha256 !== hash.digest("hex")) throw damaged(file, "its checksum does not match");
      isEnded = true;
      // The checksum vouches for the shape.
      yield { footer: footer as BackupFooter };
      continue;
    } else {
      const name = entryKinds[kind - 1];
      if (name === undefined) throw damaged(file, "it holds something that no backup does");
      yield { kind: name, collection, bytes };
    }
    hash.update(frame);
  }
  if (!isEnded) throw damaged(file, "its end is missing");
}

async function* readPieces(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  source.once("error", (error) => gunzip.destroy(error));
  try {
    for await (const piece of source.pipe(gunzip)) yield piece as Buffer;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") throw new ToolError(`There is no file ${file}.`);
    if (code === "EACCES" || code === "EISDIR") throw new ToolError(`${file} cannot be read (${code}).`);
    throw damaged(file, "it cannot be unpacked to its end");
  } finally {
    source.destroy();
  }
}

async function* readFrames(
  pieces: AsyncIterable<Buffer>,
  file: string,
): AsyncGenerator<{ readonly kind: number; readonly collection: number; readonly frame: Buffer }> {
  let bytes: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    bytes = bytes.length === 0 ? piece : Buffer.concat([bytes, piece]);
    let at = 0;
    for (let length = frameLength(bytes, at, file); at + length <= bytes.length; ) {
      const frame = bytes.subarray(at, at + length);
      yield { kind: frame.readUInt8(), collection: frame.readUInt16LE(1), frame };
      at += length;
      length = frameLength(bytes, at, file);
    }
    bytes = bytes.subarray(at);
  }
  if (bytes.length > 0) throw damaged(file, "its end is missing");
}

/** Infinity where not even the head of the frame has arrived. */
function frameLength(bytes: Buffer, at: number, file: string): number {
  if (bytes.length < at + frameHead + 4) return Number.POSITIVE_INFINITY;
  const length = bytes.readInt32LE(at + frameHead);
  if (length < 5 || length > largestDocument) throw damaged(file, "it holds something that is no document");
  return frameHead + length;
}

function readHeader(file: string, bytes: Uint8Array): BackupHeader {
  const header = readDocument(file, bytes);
  if (header.format !== "calendar-backup")
    throw new ToolError(`${file} is no backup of this service. Make one with \`npm run backup\`.`);
  if (header.version !== 1)
    throw new ToolError(
      `${file} was made by a later version of this service (${String(header.version)}). Use that one.`,
    );
  // The format and its version vouch for the shape.
  return header as BackupHeader;
}

function readDocument(file: string, bytes: Uint8Array): Document {
  try {
    return BSON.deserialize(bytes);
  } catch {
    throw damaged(file, "one of its documents cannot be read");
  }
}

function damaged(file: string, reason: string): ToolError {
  return new ToolError(
    `${file} is damaged or no backup: ${reason}. Nothing was changed. Use another backup.`,
  );
}
