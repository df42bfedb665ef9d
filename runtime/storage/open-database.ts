import { type Db, MongoClient } from "mongodb";
import { endCommandsOfClosedConnections } from "./closed-connections.js";
import { timeLimit } from "./command-options.js";
import { type Concerns, readConcerns } from "./concerns.js";
import { createDatabase, type Database } from "./database.js";
import { claimedValues, storeUnreachable, weakConcern } from "./embedded/store-error.js";
import type { StoreLog } from "./embedded/supervisor.js";
import { openSequences } from "./sequences.js";
import { followStoreClock } from "./store-clock.js";
import { monitorWrites } from "./write-monitor.js";

endCommandsOfClosedConnections();

/** An unavailable store fails well before requests time out; one that hangs, soon after. */
const timeouts = { serverSelectionTimeoutMS: 5000, connectTimeoutMS: 5000, socketTimeoutMS: 30_000 } as const;
/** How long one step of a tool may take: an index of a million records takes minutes. */
const longestStepMs = 60 * 60 * 1000;

/** Observes the commands of a client. */
export interface DatabaseInstrumentation {
  instrument(client: MongoClient): void;
}

/** Options of `openDatabase`. */
export interface OpenOptions {
  readonly instrumentation?: DatabaseInstrumentation;
  /** Whether commands may take minutes, such as the creation of an index; for tools only. */
  readonly takesLong?: boolean;
  /** Who answers reads of a replica set; with `primaryPreferred`, others while there is no primary. */
  readonly readPreference?: "primary" | "primaryPreferred";
  /** Whether the URI of a replica set may have concerns by which acknowledged writes can be lost. */
  readonly allowsWeakConcerns?: boolean;
  /** Where it is said when answers may lag behind the writes of other machines. */
  readonly log?: StoreLog;
}

/** Connects to the store at `uri` and opens the database. Throws a StoreError when the store does not let it in. */
export async function openDatabase(uri: string, name: string, options: OpenOptions = {}): Promise<Database> {
  const { instrumentation, takesLong = false, allowsWeakConcerns = false } = options;
  const { readPreference = "primary", log } = options;
  const client = createClient(uri, takesLong ? { socketTimeoutMS: longestStepMs } : {});
  const versions = monitorWrites(client, {
    ...{ uri, name, log, readPreference },
    connectToOne: () => connectToOne(uri),
  });
  const now = followStoreClock(client);
  instrumentation?.instrument(client);
  const close = async (): Promise<void> => {
    // Before the client, whose end is a failure to what follows the writes.
    versions.close();
    await client.close();
  };
  let concerns: Concerns;
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
    throw isClaimed ? claimedValues(name) : weakConcern(weakOption ?? "");
  }
  const db = client.db(name, { ...guarantees, readPreference });
  return createDatabase(db, {
    versions,
    now,
    sequences: openSequences(db),
    close,
  });
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

type Timeouts = Readonly<Record<keyof typeof timeouts, number>>;

/** Creates a client of the store at `uri`, which has not connected yet. Throws a StoreError where that is no URI. */
export function createClient(
  uri: string,
  { srvMaxHosts, ...limits }: Partial<Timeouts> & { readonly srvMaxHosts?: number },
): MongoClient {
  const options = {
    appName: "calendar-events",
    ignoreUndefined: true,
    // For the write monitor and the instrumentation.
    monitorCommands: true,
    ...limitsWith(uri, { ...timeouts, ...limits }),
    ...(srvMaxHosts === undefined ? {} : { srvMaxHosts }),
  };
  try {
    return new MongoClient(uri, options);
  } catch (error) {
    throw storeUnreachable(uri, error);
  }
}

/** Options in the URI take precedence. */
function limitsWith(uri: string, limits: Timeouts): Partial<Timeouts> {
  return Object.fromEntries(Object.entries(limits).filter(([name]) => !uri.includes(`${name}=`)));
}
