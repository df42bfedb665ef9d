/** Whether an error comes from a store that is unavailable or full, and not from what it was given. */
export function isStoreError(error: unknown): boolean {
  return isStoreUnavailable(error) || isStoreFull(error);
}

/** Whether an error comes from the store or its driver; one that is no `isStoreError` may come from what they were given. */
export function isDriverError(error: unknown): boolean {
  return isStoreError(error) || (error instanceof Error && error.name.startsWith("Mongo"));
}

/** Whether an error says that the disk of the store is full. */
export function isStoreFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === outOfDiskSpace;
}

const outOfDiskSpace = 14_031;

const unavailableErrors = new Set([
  "MongoNetworkError",
  "MongoNetworkTimeoutError",
  "MongoServerSelectionError",
  "MongoTopologyClosedError",
  "MongoNotConnectedError",
  "MongoClientClosedError",
  "MongoServerClosedError",
  "MongoPoolClosedError",
  "MongoPoolClearedError",
  "PoolClearedOnNetworkError",
  "MongoWaitQueueTimeoutError",
  "StoreTimeoutError",
]);

/** The store did not answer a command in time. */
export class StoreTimeoutError extends Error {
  override readonly name = "StoreTimeoutError";
}

/**
 * Codes of a server that stops, steps down, has lost its cursors, lacks a majority, gave up after the time limit, or does not
 * let the service in, such as after a change of its password.
 */
const unavailableCodes: ReadonlySet<unknown> = new Set([
  6, 7, 13, 18, 43, 50, 64, 89, 91, 100, 133, 134, 189, 202, 262, 317, 9001, 10107, 11600, 11602, 13435,
  13436,
]);

/** The driver passes on what the system says of a connection that breaks just when it writes to it. */
const brokenConnections: ReadonlySet<unknown> = new Set(["EPIPE", "ECONNRESET", "ECONNREFUSED", "ETIMEDOUT"]);

/** Whether an error says that the store does not answer, or cannot be reached. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isBroken = "code" in error && brokenConnections.has(error.code);
  return (
    isBroken ||
    isUnanswered(error) ||
    unavailableErrors.has(error.name) ||
    unavailableCodes.has(storeCode(error))
  );
}

/** The driver wraps what happens to the connection of a bulk write; only what the store says has a code. */
function isUnanswered(error: Error): boolean {
  return error.name === "MongoBulkWriteError" && storeCode(error) === undefined;
}

/** The number that a MongoDB server gave its error, if it was one. */
function storeCode(error: unknown): unknown {
  return error instanceof Error && error.name.startsWith("Mongo") && "code" in error ? error.code : undefined;
}

/** Error code of a second document with the value of a unique index. */
const duplicateKey = 11_000;
const valuesBegin = " dup key: ";

/**
 * The stored properties of the unique index whose value a document repeats, whatever the name of the index; none for other
 * errors.
 */
export function duplicateProperties(error: unknown): readonly string[] {
  if (!isDuplicateKey(error)) return [];
  if ("keyPattern" in error) return Object.keys(error.keyPattern as object);
  // Bulk writes report the message alone. It ends in names and values, texts in quotation marks.
  const at = error.message.indexOf(valuesBegin);
  const values = at === -1 ? "" : error.message.slice(at + valuesBegin.length);
  const unquoted = values.split('"').filter((_part, place) => place % 2 === 0);
  const names = unquoted.join("").matchAll(/[{,] ([^\s:,{]+): /g);
  return Array.from(names, ([, name = ""]) => name);
}

/** Whether an error of the store says that a document with that value of a unique index exists already. */
export function isDuplicateKey(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && "code" in error && error.code === duplicateKey;
}
