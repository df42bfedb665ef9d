import { type Db, type Document, MongoClient, ReadConcern, WriteConcern } from "mongodb";
import { Connection } from "mongodb/lib/cmap/connection.js";
import { timeLimit } from "./command-options.js";
import { createDatabase, type Database } from "./database.js";
import { storeError } from "./embedded/store-error.js";
import type { StoreLog } from "./embedded/supervisor.js";
import { openSequences } from "./sequences.js";
import { monitorWrites } from "./write-monitor.js";

endCommandsOfClosedConnections();

/** An unavailable store fails well before requests time out; one that hangs, soon after. */
const timeouts = { serverSelectionTimeoutMS: 5000, connectTimeoutMS: 5000 };
/** How long one step of a tool may take: an index of a million records takes minutes. */
const longestStepMs = 60 * 60 * 1000;

/** Connects to the store at `uri` and opens the database. Throws a StoreError when the store does not let it in. */
export async function openDatabase(
  uri: string,
  name: string,
  options: {
    /** Observes the commands of a client. */
    readonly instrumentation?: { instrument(client: MongoClient): void };
    /** Whether commands may take minutes, such as the creation of an index; for tools only. */
    readonly takesLong?: boolean;
    /** Who answers reads of a replica set; with `primaryPreferred`, others while there is no primary. */
    readonly readPreference?: "primary" | "primaryPreferred";
    /** Whether the URI of a replica set may have concerns by which acknowledged writes can be lost. */
    readonly allowsWeakConcerns?: boolean;
    /** Where it is said when answers may lag behind the writes of other machines. */
    readonly log?: StoreLog;
  } = {},
): Promise<Database> {
  const { instrumentation, takesLong = false, allowsWeakConcerns = false } = options;
  const { readPreference = "primary", log } = options;
  const client = createClient(uri, takesLong ? { socketTimeoutMS: longestStepMs } : {});
  const following = { log, readPreference, connectToOne: () => connectToOne(uri) };
  const versions = monitorWrites(client, { uri, name }, following);
  const now = followStoreClock(client);
  instrumentation?.instrument(client);
  const close = async (): Promise<void> => {
    // Before the client, whose end is a failure to what follows the writes.
    versions.close();
    await client.close();
  };
  let concerns: Awaited<ReturnType<typeof readConcerns>>;
  let isClaimed: boolean;
  try {
    await client.connect();
    concerns = await readConcerns(client);
    isClaimed = await hasClaimedValues(client.db(name));
  } catch (error) {
    await close();
    throw storeUnreachable(uri, error);
  }
  const { weakOption, ...guarantees } = concerns;
  if (isClaimed || (weakOption !== undefined && !allowsWeakConcerns)) {
    await close();
    throw isClaimed ? storeError("CLAIMED_VALUES", [name]) : storeError("WEAK_CONCERN", [weakOption ?? ""]);
  }
  const db = client.db(name, { ...guarantees, readPreference });
  return createDatabase(db, { versions, now, sequences: openSequences(db), close });
}

/** Whether an earlier version prepared the store for sharded records: it has no unique indexes, but claims of unique values. */
async function hasClaimedValues(db: Db): Promise<boolean> {
  const marker = await db.collection<{ _id: string }>("migrations").findOne({ _id: "sharding" }, timeLimit);
  return marker !== null;
}

/** Creates a client of one of the servers at a URI, chosen at random; undefined where it names one. */
function connectToOne(uri: string): MongoClient | undefined {
  if (uri.startsWith("mongodb+srv:")) return createClient(uri, { srvMaxHosts: 1 });
  const [all = "", start = "", list = ""] = /^(mongodb:\/\/(?:[^@/]*@)?)([^/?]+)/.exec(uri) ?? [];
  const hosts = list.split(",");
  const host = hosts[Math.floor(Math.random() * hosts.length)] ?? "";
  return hosts.length < 2 ? undefined : createClient(start + host + uri.slice(all.length), {});
}

/** Creates a client of the store at `uri`, which has not connected yet. Throws a StoreError where that is no URI. */
export function createClient(
  uri: string,
  {
    socketTimeoutMS = 30_000,
    srvMaxHosts,
  }: { readonly socketTimeoutMS?: number; readonly srvMaxHosts?: number },
): MongoClient {
  const limits = Object.entries({ ...timeouts, socketTimeoutMS });
  const options = {
    appName: "calendar-events",
    ignoreUndefined: true,
    // For the write monitor and the instrumentation.
    monitorCommands: true,
    // Options in the URI take precedence.
    ...Object.fromEntries(limits.filter(([option]) => !uri.includes(`${option}=`))),
    ...(srvMaxHosts === undefined ? {} : { srvMaxHosts }),
  };
  try {
    return new MongoClient(uri, options);
  } catch (error) {
    throw storeUnreachable(uri, error);
  }
}

/** The server at a URI is unavailable or rejects the service, or the URI is invalid; its password is left out. */
function storeUnreachable(uri: string, cause: unknown): Error {
  const shown = uri.replace(/^(mongodb(?:\+srv)?:\/\/)[^/]*@/, "$1...@").replace(/\?[^]*/, "");
  const [reason = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n", 1);
  return storeError("UNREACHABLE", [shown, reason], { cause });
}

/**
 * Ends commands and heartbeats that the driver (7.8 and 7.9) would wait for without end: those it writes to a socket that is
 * destroyed, but whose `close` event is still to come. Such a write returns false, so that the driver waits for `drain`, which
 * a closed socket never emits. With the event, the driver finds the connection closed: it retries or rejects the command, and
 * reconnects after a heartbeat.
 */
function endCommandsOfClosedConnections(): void {
  const { onClose } = Connection.prototype;
  Connection.prototype.onClose = function (this: Connection): void {
    onClose.call(this);
    this.socket.emit("drain");
  };
}

/** A majority that does not acknowledge a write within this time may do it later: the outcome is unknown. */
const longestAcknowledgementMs = 10_000;

/**
 * The concerns of a store that a client has connected to; options of the URI take precedence. On a replica set, a write is
 * acknowledged once it is in the write-ahead logs of a majority, and reads see such writes only, so that no election undoes
 * what was acknowledged or cached. On one server, a write is acknowledged once it is in its write-ahead log.
 */
export async function readConcerns(client: MongoClient): Promise<{
  readonly writeConcern: WriteConcern;
  readonly readConcern?: ReadConcern;
  /** Option of the URI by which acknowledged writes can be lost, or reads see writes that will be; undefined for none. */
  readonly weakOption: string | undefined;
}> {
  // Absent unless the URI has them, unlike the types say.
  const given: Partial<Pick<typeof client.options, "writeConcern" | "readConcern">> = client.options;
  const w = given.writeConcern?.w;
  const journal = given.writeConcern?.journal ?? true;
  const { setName, msg }: Document = await client
    .db("admin")
    .command({ hello: 1 }, { readPreference: client.readPreference });
  if (setName === undefined && msg !== "isdbgrid")
    return { writeConcern: new WriteConcern(w ?? 1, undefined, journal), weakOption: undefined };
  const readConcern = given.readConcern ?? new ReadConcern("majority");
  const timeoutMs = given.writeConcern?.wtimeoutMS ?? longestAcknowledgementMs;
  const writeConcern = new WriteConcern(w ?? "majority", timeoutMs, journal);
  return {
    writeConcern,
    readConcern,
    weakOption: weakOptionOf(writeConcern, readConcern.level),
  };
}

function weakOptionOf({ w, journal }: WriteConcern, level: string): string | undefined {
  if (w !== undefined && w !== "majority") return `w=${typeof w === "object" ? "tags" : w}`;
  if (journal === false) return "journal=false";
  return level === "local" || level === "available" ? `readConcernLevel=${level}` : undefined;
}

/**
 * Follows the clock of the primary of a replica set, or of a single server, which heartbeats show, so that machines agree on
 * the time to within milliseconds, whatever their own clocks say. Returns the instant in milliseconds: that of this machine
 * before the first heartbeat, and behind routers, which have a clock each.
 */
export function followStoreClock(client: MongoClient): () => number {
  let seen: { readonly time: number; readonly at: number } | undefined;
  client.on("serverHeartbeatSucceeded", ({ reply }) => {
    const { msg, isWritablePrimary, localTime } = reply as Document & {
      /** Of routers. */
      readonly msg?: string;
      readonly isWritablePrimary?: boolean;
      readonly localTime?: Date;
    };
    if (msg === "isdbgrid" || isWritablePrimary !== true || localTime === undefined) return;
    // Not the clock of this machine, which may be set meanwhile.
    seen = { time: localTime.getTime(), at: performance.now() };
  });
  return () => (seen === undefined ? Date.now() : seen.time + performance.now() - seen.at);
}
