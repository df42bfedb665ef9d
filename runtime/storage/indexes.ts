import { createHash } from "node:crypto";
import type { Collection, Document, IndexDescriptionInfo } from "mongodb";
import type { IndexDescriptor } from "../core/resource-descriptor.js";
import { retry } from "../jobs/retry.js";
import { isDuplicateKey } from "./store-errors.js";

/** Wanted indexes by the name of their collection. */
export type IndexesByCollection = Readonly<Record<string, readonly IndexDescriptor[]>>;

/**
 * Compressed pages take a third to a half of the disk space, and as much memory. Pages that many writes have changed are
 * split early: inserts wait while a checkpoint writes one, which took up to 0.4 s.
 */
const indexPages = {
  storageEngine: { wiredTiger: { configString: "block_compressor=snappy,memory_page_max=1MB" } },
};

/** Processes of different versions that start at the same moment may conflict once for each version. */
const maxAttempts = 5;

/**
 * Creates the indexes that are missing, and waits for those that another process creates; reads and writes go on meanwhile. An
 * index that has the wanted definition is used whatever its name and other options. Other indexes stay, because processes of
 * another version may need them: where one has the name, the new one is created as `name~hash`.
 */
export async function ensureIndexesOf<T extends Document>(
  collection: Collection<T>,
  wanted: readonly IndexDescriptor[],
): Promise<void> {
  let conflict: unknown;
  const attempt = async (): Promise<true | undefined> => {
    try {
      await createIndexes(collection, wanted);
      return true;
    } catch (error) {
      // A process of another version has created one in between.
      if (!isConflict(error)) throw error;
      conflict = error;
      return undefined;
    }
  };
  if ((await retry(attempt, { attempts: maxAttempts })) === undefined) throw conflict;
}

/** The indexes of a collection that have no wanted definition, apart from those of kinds that the service never creates. */
export async function unusedIndexesOf<T extends Document>(
  collection: Collection<T>,
  wanted: readonly IndexDescriptor[],
): Promise<readonly IndexDescriptionInfo[]> {
  const present = await presentIndexes(collection);
  const used = new Set(wanted.map((index) => findIndex(present, index)));
  return present.filter((index) => index.name !== "_id_" && isOwnKind(index) && !used.has(index));
}

/** The indexes of a collection; none where it does not exist. */
export async function presentIndexes<T extends Document>(
  collection: Collection<T>,
): Promise<readonly IndexDescriptionInfo[]> {
  return collection.indexes().catch((error: unknown) => {
    // The collection comes with its first index.
    if (error instanceof Error && "codeName" in error && error.codeName === "NamespaceNotFound") return [];
    throw error;
  });
}

/** The index that has the definition of the wanted one, whatever its name. */
export function findIndex(
  present: readonly IndexDescriptionInfo[],
  wanted: IndexDescriptor,
): IndexDescriptionInfo | undefined {
  const definition = definitionOf(wanted.keys, wanted);
  return present.find((index) => definitionOf(index.key, index) === definition);
}

/** Whether a stored name is that of an index, or one that it got because that was taken. */
export function isNameOf(stored: string, name: string): boolean {
  return stored === name || stored.startsWith(`${name}~`);
}

async function createIndexes<T extends Document>(
  collection: Collection<T>,
  wanted: readonly IndexDescriptor[],
): Promise<void> {
  const present = await presentIndexes(collection);
  const create = (options: object): Promise<unknown> =>
    collection.createIndexes(
      // The store accepts an existing index again with its own options only, and waits until it is complete.
      wanted.map((index) => findIndex(present, index) ?? { ...newIndex(index, present), ...options }),
    );
  try {
    await create(indexPages);
  } catch (error) {
    // Services compatible with MongoDB may have other engines and reject the option with a numeric code.
    if (!isRejection(error) || isConflict(error) || isDuplicateKey(error) || hasTooManyIndexes(error))
      throw error;
    await create({});
  }
}

function newIndex(index: IndexDescriptor, present: readonly IndexDescriptionInfo[]) {
  const { name, keys, unique, sparse, partialFilterExpression } = index;
  const hash = createHash("sha256").update(definitionOf(keys, index)).digest("hex").slice(0, 8);
  return {
    name: present.some((other) => other.name === name) ? `${name}~${hash}` : name,
    key: { ...keys },
    ...(unique === true ? { unique } : {}),
    ...(sparse === true ? { sparse } : {}),
    ...(partialFilterExpression === undefined ? {} : { partialFilterExpression }),
  };
}

/** Whether the store did not create an index because the collection has the most that it allows. */
export function hasTooManyIndexes(error: unknown): error is Error {
  return isRejection(error) && error.code === cannotCreateIndex && error.message.includes("too many indexes");
}

const cannotCreateIndex = 67;

function isRejection(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && "code" in error && typeof error.code === "number";
}

/** Codes of an index whose name or definition another one has. */
const conflictCodes: ReadonlySet<number> = new Set([85, 86]);

function isConflict(error: unknown): boolean {
  return isRejection(error) && conflictCodes.has(error.code);
}

/** By which the store distinguishes the indexes of a collection, besides their names. */
function definitionOf(keys: object, index: Partial<IndexDescriptionInfo>): string {
  const { unique = false, sparse = false, partialFilterExpression = {} } = index;
  const order = hasSimpleOrder(index) ? {} : index.collation;
  return JSON.stringify([Object.entries(keys), unique, sparse, partialFilterExpression, order]);
}

/** Only the embedded engine reports the order of bytes, which is the default. */
function hasSimpleOrder({ collation }: Partial<IndexDescriptionInfo>): boolean {
  return collation === undefined || collation.locale === "simple";
}

/** Options that an index of some version of the service may have. */
const ownOptions: ReadonlySet<string> = new Set([
  ...["v", "key", "name", "background", "ns", "collation"],
  ...["unique", "sparse", "partialFilterExpression", "storageEngine"],
]);

function isOwnKind(index: IndexDescriptionInfo): boolean {
  const isOfDirections = Object.values(index.key as object).every((kind) => typeof kind === "number");
  const hasOwnOptions = Object.keys(index).every((option) => ownOptions.has(option));
  return isOfDirections && hasOwnOptions && hasSimpleOrder(index);
}
