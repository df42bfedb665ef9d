import { MongoClient } from "mongodb";
import { createDatabase, type Database } from "./database.js";

/** Connects to the store at `uri` and opens the database. Throws when the store does not answer. */
export async function openDatabase(uri: string, name: string): Promise<Database> {
  const client = new MongoClient(uri, { appName: "calendar-events", ignoreUndefined: true });
  await client.connect();
  return createDatabase(client.db(name), () => client.close());
}
