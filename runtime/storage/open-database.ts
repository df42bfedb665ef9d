import { MongoClient } from "mongodb";
import { createDatabase, type Database } from "./database.js";
import { storeUnreachable } from "./embedded/store-error.js";
import { startReconnectWatchdog } from "./reconnect-watchdog.js";
import { openSequences } from "./sequences.js";
import { monitorWrites } from "./write-monitor.js";

/** A store that is away is given up well before the callers' patience ends; one that hangs, soon after. */
const patience = { serverSelectionTimeoutMS: 5000, connectTimeoutMS: 5000, socketTimeoutMS: 30_000 } as const;
/** How long one step of a tool may take: an index of a million records takes minutes. */
const longestStepMs = 60 * 60 * 1000;

/** Whoever watches the commands of a client. */
export interface StoreWatcher {
  watchStore(client: MongoClient): void;
}

/** How a database is opened. */
export interface OpenOptions {
  readonly watcher?: StoreWatcher;
  /** Whether steps that take minutes are waited for, such as making an index. Nobody else may be waiting meanwhile. */
  readonly takesLong?: boolean;
}

/** Connects to the store at `uri` and opens the database. Throws a StoreError when the store does not let it in. */
export async function openDatabase(
  uri: string,
  name: string,
  { watcher, takesLong = false }: OpenOptions = {},
): Promise<Database> {
  const client = createClient(uri, takesLong ? { ...patience, socketTimeoutMS: longestStepMs } : patience);
  const changes = monitorWrites(client, uri, name);
  watcher?.watchStore(client);
  try {
    await client.connect();
  } catch (error) {
    await client.close();
    changes.close();
    throw storeUnreachable(uri, error);
  }
  const stopReviving = startReconnectWatchdog(client);
  const db = client.db(name);
  return createDatabase(db, changes, openSequences(db), async () => {
    stopReviving();
    await client.close();
    changes.close();
  });
}

type Patience = Readonly<Record<keyof typeof patience, number>>;

function createClient(uri: string, limits: Patience): MongoClient {
  const options = {
    appName: "calendar-events",
    ignoreUndefined: true,
    // Who writes tells of it, and whoever watches counts.
    monitorCommands: true,
    ...limitsWith(uri, limits),
  };
  try {
    return new MongoClient(uri, options);
  } catch (error) {
    throw storeUnreachable(uri, error);
  }
}

/** What the URI says of them counts. */
function limitsWith(uri: string, limits: Patience): Partial<Patience> {
  return Object.fromEntries(Object.entries(limits).filter(([name]) => !uri.includes(`${name}=`)));
}
