import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import {
  BSON,
  type ClientSession,
  type Collection,
  type Db,
  type Document,
  type IndexDescription,
  MongoServerError,
} from "mongodb";
import type { Product } from "../app.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { inOrder } from "../import/export-format.js";
import { formatBytes } from "../storage/embedded/store-error.js";
import { readContract, restoreMarkers, restoringFrom } from "../storage/stored-contract.js";
import { type BackupFooter, type BackupPart, writeBackup } from "./backup-file.js";
import { createProgress, createTool, rejectExisting, runTool, ToolError, withStore } from "./tool.js";

/** Runs `backup` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "backup",
    "Copies the whole store into one file: records, images, keys and accounts (as hashes), indexes. The service may run meanwhile. An " +
      "interrupted backup leaves nothing behind: run again.",
  )
    .argument("[file]", "the new file; a name with the time unless given")
    .action(async (given: string | undefined) => {
      const { file, footer } = await withStore(product, async ({ database: { db } }) => {
        const halfRestored = await restoringFrom(db);
        if (halfRestored !== undefined)
          throw new ToolError(
            `The store is incomplete: restoring ${halfRestored} was interrupted. Restore it first.`,
          );
        const file = given ?? fileName(db.databaseName, new Date());
        rejectExisting(file);
        return {
          file,
          footer: await writeBackup(file, copyStore(db, product.resourceDescriptors, console.error)),
        };
      });
      await printResult(file, footer);
    });
  await runTool(tool, args);
}

function fileName(database: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(":", "");
  return `${database}-${time}.backup`;
}

async function printResult(file: string, footer: BackupFooter): Promise<void> {
  const { counts } = footer;
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const { size } = await stat(file);
  console.log(
    `${file}: ${total} documents of ${Object.keys(counts).length} collections, ${formatBytes(size)}.`,
  );
  console.log(consistencyOf(footer));
}

function consistencyOf({ isExact, isSnapshot }: BackupFooter): string {
  if (isSnapshot === true) return "It is the store as it was at one cluster time.";
  if (isExact) return "It is the store as it was at one moment: it was read until two passes were equal.";
  return "The store was written to all the time: each document is whole, but some are newer than others. Restoring repairs what does not fit together.";
}

/** Collections that a backup leaves out: counts of the current minute, sessions that may have ended since, and the restore marker. */
const volatileCollections: ReadonlySet<string> = new Set(["rate_limits", "user_sessions", restoreMarkers]);

/** Documents that never change under their id, and are large. */
const constantCollections: ReadonlySet<string> = new Set(["image_files"]);
/** Collections that are read after all that refer to them. */
const lastCollections = ["images", "image_files", "sequences"];

/** Most rounds of comparing after the first; a store that is written to all the time is copied inexactly. */
const roundLimit = 5;

/**
 * Copies a database as the parts of a backup, without blocking writers. A replica set is read at one cluster time. Where that
 * is not possible, the first round reads all documents; further rounds read them again and add what has changed, until a
 * round finds no change. The backup is then the store as it was between two rounds. The footer says which of these it was.
 * Calls `warn` where a snapshot failed.
 */
export async function* copyStore(
  db: Db,
  resources: readonly ResourceDescriptor[],
  warn: (message: string) => void = () => undefined,
): AsyncGenerator<BackupPart> {
  const started = new Date();
  const names = await collectionNames(db, resources);
  const collections = await Promise.all(
    names.map(async (name) => ({ name, indexes: await indexesOf(db.collection(name)) })),
  );
  const header = {
    format: "calendar-backup",
    version: 1,
    database: db.databaseName,
    started,
    collections,
  } as const;
  yield { header: { ...header, contract: await readContract(db) } };

  const copies = names.map(
    (name, number): Copy => ({ collection: db.collection(name), number, fingerprints: new Map() }),
  );
  const copied = yield* copyRounds(copies, { session: await startSnapshot(db), warn });
  const counts = Object.fromEntries(
    copies.map(({ collection, fingerprints }) => [collection.collectionName, fingerprints.size]),
  );
  yield { footer: { ...copied, counts, finished: new Date() } };
}

/** The state of one collection's copy. */
interface Copy {
  readonly collection: Collection;
  readonly number: number;
  /** Fingerprints of the documents, by id. */
  fingerprints: Map<string | number, number>;
}

/** Copies in rounds, of which the first one sees the cluster time of the session. */
async function* copyRounds(
  copies: readonly Copy[],
  { session, warn }: { session: ClientSession | undefined; warn: (message: string) => void },
): AsyncGenerator<BackupPart, Pick<BackupFooter, "isExact" | "isSnapshot" | "entries">> {
  let entries = 0;
  let isSnapshot = session !== undefined;
  let changes = Number.POSITIVE_INFINITY;
  for (let round = 0; changes > 0 && round <= roundLimit; round += 1) {
    const before = entries;
    const progress = createProgress(round === 0 ? "Copying" : "Comparing", await sizeOf(copies));
    try {
      for (const copy of copies) {
        const options = { isFirst: round === 0, session: isSnapshot ? session : undefined };
        for await (const part of readAgain(copy, options, () => progress.step())) {
          yield part;
          entries += 1;
        }
      }
      changes = isSnapshot ? 0 : entries - before;
    } catch (error) {
      if (!isSnapshot || !(error instanceof MongoServerError)) throw error;
      warn(snapshotFailed(error));
      isSnapshot = false;
    }
    progress.end();
  }
  await session?.endSession();
  return { isExact: changes === 0, isSnapshot, entries };
}

const snapshotFailed = ({ codeName = "", message }: MongoServerError): string =>
  `The store could not be read at one cluster time (${codeName}: ${message}), and is read repeatedly instead. Servers remember the past for minSnapshotHistoryWindowInSeconds: set it to more than the time of a backup.`;

async function* readAgain(
  copy: Copy,
  { isFirst, session }: { readonly isFirst: boolean; readonly session: ClientSession | undefined },
  onDocument: () => void,
): AsyncGenerator<BackupPart> {
  const { collection, number, fingerprints } = copy;
  const isConstant = constantCollections.has(collection.collectionName);
  // What a first round has read counts also if it fails.
  const found = isFirst ? fingerprints : new Map<string | number, number>();
  const options = { raw: true, sort: { _id: 1 }, batchSize: 500 } as const;
  const snapshot = session === undefined ? {} : ({ session, readConcern: { level: "snapshot" } } as const);
  const projection = isConstant && !isFirst ? { _id: 1 } : {};
  for await (const document of collection.find({}, { ...options, ...snapshot, projection })) {
    const bytes = bytesOf(document);
    const key = keyOf(BSON.deserialize(bytes)._id);
    const current = isConstant ? 0 : fingerprint(bytes);
    const known = fingerprints.get(key);
    found.set(key, current);
    onDocument();
    if (known === current) continue;
    const whole = projection._id === undefined ? bytes : await readWhole(collection, key);
    if (whole !== undefined) yield { kind: isFirst ? "insert" : "replace", collection: number, bytes: whole };
  }
  for (const key of fingerprints.keys()) {
    if (!found.has(key))
      yield { kind: "delete", collection: number, bytes: BSON.serialize({ _id: idOf(key) }) };
  }
  copy.fingerprints = found;
}

async function readWhole(collection: Collection, key: string | number): Promise<Uint8Array | undefined> {
  const document = await collection.findOne({ _id: idOf(key) } as Document, { raw: true });
  return document === null ? undefined : bytesOf(document);
}

/** The bytes of a raw document, which the driver types as a parsed one. */
function bytesOf(document: Document): Uint8Array {
  if (document instanceof Uint8Array) return document;
  throw new TypeError("The driver did not return raw documents.");
}

/** A map key for an id: ids that are neither numbers nor strings become extended JSON. */
function keyOf(id: unknown): string | number {
  if (typeof id === "number") return id;
  return typeof id === "string" ? `=${id}` : BSON.EJSON.stringify({ id });
}

function idOf(key: string | number): unknown {
  if (typeof key === "number") return key;
  if (key.startsWith("=")) return key.slice(1);
  const { id } = BSON.EJSON.parse(key) as { readonly id: unknown };
  return id;
}

/** Computes a fingerprint of 48 bits, with which two versions of a document practically never collide. */
function fingerprint(bytes: Uint8Array): number {
  return createHash("sha1").update(bytes).digest().readUIntBE(0, 6);
}

async function collectionNames(db: Db, resources: readonly ResourceDescriptor[]): Promise<string[]> {
  const all = (await namesIn(db)).sort();
  const order = [
    // What a document refers to is read after it, and so exists unless it was deleted meanwhile.
    ...inOrder(resources)
      .toReversed()
      .map(({ collection }) => collection),
    ...all.filter((name) => !lastCollections.includes(name)),
    ...lastCollections,
  ];
  return [...new Set(order)].filter((name) => all.includes(name));
}

/** The collections of a store that a backup holds. */
export async function namesIn(db: Db): Promise<string[]> {
  const found = await db.listCollections({ type: "collection" }, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name);
  return names.filter((name) => !name.startsWith("system.") && !volatileCollections.has(name));
}

async function indexesOf(collection: Collection): Promise<IndexDescription[]> {
  const indexes = await collection.indexes();
  return indexes
    .filter(({ name }) => name !== "_id_")
    .map(({ key, ...options }) => ({
      key,
      ...Object.fromEntries(Object.entries(options).filter(([option]) => option !== "v")),
    }));
}

async function sizeOf(copies: readonly Copy[]): Promise<number> {
  const sizes = await Promise.all(copies.map(({ collection }) => collection.estimatedDocumentCount()));
  return sizes.reduce((sum, one) => sum + one, 0);
}

/** Of MongoDB 5.0, the first whose collections can be read at one cluster time. */
const firstWireVersion = 13;

/** Starts a session whose reads show one cluster time; undefined where the server has none. */
async function startSnapshot({ client }: Db): Promise<ClientSession | undefined> {
  const { setName, msg, maxWireVersion } = (await client.db("admin").command({ hello: 1 })) as {
    readonly setName?: string;
    readonly msg?: string;
    readonly maxWireVersion: number;
  };
  const isOfCluster = setName !== undefined || msg === "isdbgrid";
  return isOfCluster && maxWireVersion >= firstWireVersion
    ? client.startSession({ snapshot: true })
    : undefined;
}
