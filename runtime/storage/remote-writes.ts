import { type Db, type Document, type MongoClient, MongoError } from "mongodb";
import { clusterTimeOf, followChanges, timestampOf } from "./change-stream.js";
import type { RemoteWrites } from "./collection-versions.js";
import type { StoreLog } from "./embedded/supervisor.js";
import { StoreTimeoutError } from "./store-errors.js";
import type { Write } from "./written-commands.js";

/** How the writes of other machines are followed. */
export interface FollowOptions {
  /** Connects to one of several routers; undefined where there is one. */
  readonly connectToOne?: (() => MongoClient | undefined) | undefined;
  /** Who answers reads; with `primaryPreferred`, others while there is no primary. */
  readonly readPreference: "primary" | "primaryPreferred";
  /** Where it is said when the writes are no longer known, and when they are again. */
  readonly log?: StoreLog | undefined;
}

/** A change stream that is further behind has to be bypassed. */
const longestWaitMs = 500;
const longestReadMs = 5000;
/** A primary whose change stream is further behind may be none any more. */
const longestLagMs = 1000;

/** Reports the writes of all machines to a database, and logs when they are no longer known, and when they are again. */
export function followRemoteWrites(
  db: Db,
  onWrite: (write: Write) => void,
  { log, readPreference, connectToOne }: FollowOptions,
) {
  let stream: ReturnType<typeof followChanges> | undefined;
  let latest = "";
  /** Up to this moment, reads show all writes, whatever the stream has reported. */
  let shown = "";
  const present = followPresent(db.client);
  const readsPrimary = readPreference === "primary";
  // Without a primary, members that lag behind may have answered reads.
  const onReturn = readsPrimary ? () => undefined : () => onWrite("all");
  const primary = followPrimary(db.client, onReturn, () => {
    shown = "";
    stream?.moveToPrimary();
  });
  const outages = logOutages(log, () => {
    shown = "";
  });
  // Also a new primary lags behind until a majority follows it.
  const events = { onWrite, onResume: () => onWrite("all"), ...outages };
  const remote: RemoteWrites = {
    lagMs: () => stream?.lagMs() ?? Number.POSITIVE_INFINITY,
    unreportedSeconds: () => secondsBetween(stream?.position() ?? "", later(present.latest(), latest)),
    failures: outages.failures,
    elections: primary.elections,
    latest: () => latest || undefined,
    async reach(time, limitMs = longestReadMs) {
      if (!present.mayPrecede(time) || stream?.isSupported() !== true) return () => false;
      const hasChanged = primary.followReads(readsPrimary);
      const isPrimaryRead = readsPrimary || (primary.exists() && stream.lagMs() < longestLagMs);
      const waitMs = Math.min(longestWaitMs, limitMs / 2);
      if (isPrimaryRead && (time <= shown || (await stream.reached(time, waitMs)))) return hasChanged;
      const proven = await readAfter(db, time, Math.ceil(Math.min(longestReadMs, limitMs - waitMs)));
      if (proven === undefined || time <= shown) return hasChanged;
      onWrite("all");
      // Another primary may not show it yet.
      if (!hasChanged()) shown = later(proven, shown);
      return hasChanged;
    },
    trackReads() {
      const hasChanged = primary.followReads(false);
      const isInSet = (): boolean => latest !== "" && stream?.isSupported() === true;
      return async () => isInSet() && (hasChanged() || !(await isPrimaryFollowed(db)));
    },
  };
  return {
    remote,
    /** Follows the writes to these collections, which are unknown until then; the first call decides. */
    follow(collections: readonly string[]): void {
      stream ??= followChanges(db, { collections, connectToOne, ...events });
    },
    /** Records the moment of a reply to this process. */
    observe(reply: Document): void {
      latest = later(clusterTimeOf(reply) ?? "", latest);
    },
    close: (): void => stream?.close(),
  };
}

/** Logs when the change stream fails first, and when it answers again. */
function logOutages(log: StoreLog | undefined, onFailure: () => void) {
  let isLost = false;
  let failures = 0;
  return {
    failures: () => failures,
    onOpen() {
      if (isLost) log?.info("The change stream answers again: cached answers are current.");
      isLost = false;
    },
    onFailure(error: unknown) {
      failures += 1;
      onFailure();
      if (!isLost)
        log?.warn(`The change stream failed, so that cached answers may lag by CACHE_LAG: ${String(error)}`);
      isLost = true;
    },
  };
}

/** Seconds by which a moment may be ahead of what heartbeats show. */
const longestAheadSeconds = 60;

function followPresent(client: MongoClient) {
  let latest = "";
  let seenAt = performance.now();
  client.on("serverHeartbeatSucceeded", ({ reply }) => {
    const time = clusterTimeOf(reply);
    if (time === undefined || time <= latest) return;
    latest = time;
    seenAt = performance.now();
  });
  return {
    latest: () => latest,
    /** Whether a text names a moment that the store may have reached: others cost no wait. */
    mayPrecede(time: string): boolean {
      const [asked, known] = [timestampOf(time), timestampOf(latest)];
      if (asked === undefined || known === undefined) return asked !== undefined;
      return asked.t <= known.t + (performance.now() - seenAt) / 1000 + longestAheadSeconds;
    },
  };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** Whole seconds from one moment to another; none if that is earlier, undefined where one of them is none. */
function secondsBetween(from: string, to: string): number | undefined {
  const [start, end] = [timestampOf(from), timestampOf(to)];
  return start === undefined || end === undefined ? undefined : Math.max(0, end.t - start.t);
}

/** A primary that a majority follows answers within milliseconds. */
const proofMs = 2000;
/** The server does not know of a moment yet. */
const inFuture = 72;

/**
 * Waits until the primary shows all writes up to a moment. Resolves to the moment up to which it does, undefined for one that
 * is none of the store's history. Rejects with a StoreTimeoutError when the time is over, and with errors of the driver.
 */
async function readAfter(db: Db, time: string, limitMs: number): Promise<string | undefined> {
  const signal = AbortSignal.timeout(limitMs);
  const limits = { maxTimeMS: limitMs, signal };
  try {
    const readConcern = { level: "majority", afterClusterTime: timestampOf(time) };
    return (await readOne(db, readConcern, limits)) ?? time;
  } catch (error) {
    if (!(error instanceof MongoError && error.code === inFuture)) throw timeoutOr(error, signal);
  }
  try {
    // A primary that has lost the majority does not know of later moments either, and does not answer this.
    const present = (await readOne(db, { level: "linearizable" }, limits)) ?? "";
    return present < time ? undefined : present;
  } catch (error) {
    throw timeoutOr(error, signal);
  }
}

/** Whether a majority follows the primary that reads go to, so that they show all acknowledged writes. */
async function isPrimaryFollowed(db: Db): Promise<boolean> {
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
): Promise<string | undefined> {
  const find = { find: "sequences", filter: { _id: "" }, limit: 1, singleBatch: true };
  return clusterTimeOf(await db.command({ ...find, readConcern, maxTimeMS }, { signal }));
}

function timeoutOr(error: unknown, { aborted }: AbortSignal): unknown {
  return aborted ? new StoreTimeoutError("No primary has shown a write in time.", { cause: error }) : error;
}

/** Follows the primary of a client's replica set. */
function followPrimary(client: MongoClient, onReturn: () => void, onElection: () => void) {
  let exists = true;
  let losses = 0;
  let elections = 0;
  let known: string | undefined;
  client.on("topologyDescriptionChanged", ({ newDescription }) => {
    const servers = [...newDescription.servers.values()];
    const isBack = servers.some(({ isWritable }) => isWritable);
    if (isBack && !exists) onReturn();
    if (!isBack && exists) losses += 1;
    exists = isBack;
    const primary = servers.find(({ type }) => type === "RSPrimary");
    if (primary === undefined) return;
    // One that is elected again has another id.
    const elected = `${primary.address} ${primary.electionId?.toHexString() ?? ""}`;
    const isOther = known !== undefined && known !== elected;
    known = elected;
    if (!isOther) return;
    elections += 1;
    onElection();
  });
  return {
    /** Whether a server takes writes; a server that is no member of a set does while it answers. */
    exists: () => exists,
    /** How often another one was elected. */
    elections: () => elections,
    /** Returns a function that returns whether others than the present primary may have answered reads meanwhile. */
    followReads(readsPrimary: boolean): () => boolean {
      const before = { losses, elections };
      return () => elections !== before.elections || (!readsPrimary && (!exists || losses !== before.losses));
    },
  };
}
