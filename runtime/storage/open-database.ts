import { MongoClient } from "mongodb";
import { createDatabase, type Database } from "./database.js";

/** A store that is away is given up well before the callers' patience ends; one that hangs, soon after. */
const patience = { serverSelectionTimeoutMS: 5000, connectTimeoutMS: 5000, socketTimeoutMS: 30_000 } as const;

/** Connects to the store at `uri` and opens the database. Throws when the store does not answer. */
export async function openDatabase(uri: string, name: string): Promise<Database> {
  const client = new MongoClient(uri, {
    appName: "calendar-events",
    ignoreUndefined: true,
    ...patienceWith(uri),
  });
  await client.connect();
  return createDatabase(client.db(name), () => client.close());
}

/** What the URI says of it counts. */
function patienceWith(uri: string): Partial<typeof patience> {
  return Object.fromEntries(Object.entries(patience).filter(([name]) => !uri.includes(`${name}=`)));
}
