import { MongoClient } from "mongodb";
import { createDatabase, type Database } from "./database.js";
import { storeUnreachable } from "./embedded/store-error.js";
import { reviveStuck } from "./revive.js";
import { watchChanges } from "./watch-changes.js";

/** A store that is away is given up well before the callers' patience ends; one that hangs, soon after. */
const patience = { serverSelectionTimeoutMS: 5000, connectTimeoutMS: 5000, socketTimeoutMS: 30_000 } as const;

/** Whoever watches the commands of a client. */
export interface StoreWatcher {
  watchStore(client: MongoClient): void;
}

/** Connects to the store at `uri` and opens the database. Throws a StoreError when the store does not let it in. */
export async function openDatabase(uri: string, name: string, watcher?: StoreWatcher): Promise<Database> {
  const client = createClient(uri);
  const changes = watchChanges(client, uri, name);
  watcher?.watchStore(client);
  try {
    await client.connect();
  } catch (error) {
    await client.close();
    changes.close();
    throw storeUnreachable(uri, error);
  }
  const stopReviving = reviveStuck(client);
  return createDatabase(client.db(name), changes, async () => {
    stopReviving();
    await client.close();
    changes.close();
  });
}

function createClient(uri: string): MongoClient {
  const options = {
    appName: "calendar-events",
    ignoreUndefined: true,
    // Who writes tells of it, and whoever watches counts.
    monitorCommands: true,
    ...patienceWith(uri),
  };
  try {
    return new MongoClient(uri, options);
  } catch (error) {
    throw storeUnreachable(uri, error);
  }
}

/** What the URI says of it counts. */
function patienceWith(uri: string): Partial<typeof patience> {
  return Object.fromEntries(Object.entries(patience).filter(([name]) => !uri.includes(`${name}=`)));
}
