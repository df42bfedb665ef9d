import { type Db, type Document, MongoError } from "mongodb";
import { type ClusterTime, clusterTimeOf, timestampOf } from "./cluster-time.js";
import { StoreTimeoutError } from "./store-errors.js";

/** A primary that a majority follows answers within milliseconds. */
const proofMs = 2000;
/** The server does not know of a moment yet. */
const inFuture = 72;

/**
 * Waits until the primary shows all writes up to a moment. Resolves to the moment up to which it does, undefined for one that
 * is none of the store's history. Rejects with a StoreTimeoutError when the time is over, and with errors of the driver.
 */
export async function readAfter(
  db: Db,
  time: ClusterTime,
  limitMs: number,
): Promise<ClusterTime | undefined> {
  const signal = AbortSignal.timeout(limitMs);
  const read = (readConcern: Document): Promise<ClusterTime | undefined> =>
    readOne(db, readConcern, { maxTimeMS: limitMs, signal });
  try {
    return (await read({ level: "majority", afterClusterTime: timestampOf(time) })) ?? time;
  } catch (error) {
    if (!(error instanceof MongoError && error.code === inFuture)) throw timeoutOr(error, signal);
  }
  try {
    // A primary that has lost the majority does not know of later moments either, and does not answer this.
    const present = (await read({ level: "linearizable" })) ?? "";
    return present < time ? undefined : present;
  } catch (error) {
    throw timeoutOr(error, signal);
  }
}

/** Whether a majority follows the primary that reads go to, so that they show all acknowledged writes. */
export async function isPrimaryFollowed(db: Db): Promise<boolean> {
  const limits = { maxTimeMS: proofMs, signal: AbortSignal.timeout(proofMs) };
  return readOne(db, { level: "linearizable" }, limits).then(
    () => true,
    () => false,
  );
}

/** Reads one document, as a linearizable read has to, which need not exist. Resolves to the moment of the answer. */
async function readOne(
  db: Db,
  readConcern: Document,
  { maxTimeMS, signal }: { readonly maxTimeMS: number; readonly signal: AbortSignal },
): Promise<ClusterTime | undefined> {
  const find = { find: "sequences", filter: { _id: "" }, limit: 1, singleBatch: true };
  return clusterTimeOf(await db.command({ ...find, readConcern, maxTimeMS }, { signal }));
}

function timeoutOr(error: unknown, { aborted }: AbortSignal): unknown {
  return aborted ? new StoreTimeoutError("No primary has shown a write in time.", { cause: error }) : error;
}
