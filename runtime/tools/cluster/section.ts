import { type Db, type Document, type MongoClient, MongoError } from "mongodb";
import type { Product } from "../../product.js";

/** What a part of the report found. */
export interface Findings {
  readonly lines: readonly string[];
  /** What is wrong, each with what to do. */
  readonly problems: readonly string[];
}

/** A part of the report. */
export interface Section extends Findings {
  readonly title: string;
}

/** What the report reads from: any member that answers, the primary if there is one. */
export interface Cluster {
  readonly client: MongoClient;
  readonly db: Db;
  readonly product: Pick<Product, "collections">;
  readonly hello: Hello;
}

/** What each server answers to any client. */
export interface Hello {
  /** Of a member of a replica set only. */
  readonly setName?: string;
  /** `isdbgrid` for a router of a sharded cluster. */
  readonly msg?: string;
  readonly hosts?: readonly string[];
  readonly passives?: readonly string[];
  readonly arbiters?: readonly string[];
  /** Absent while there is none. */
  readonly primary?: string;
}

/** Reads go on while there is no primary. */
export const readPreference = "primaryPreferred";

/** Shown for what the user of the database has no right to read. */
export const notReadable = "not readable: needs role clusterMonitor";

const unauthorized = 13;

/** Runs an administrative command; undefined where the user has no right to. */
export async function ask(client: MongoClient, command: Document): Promise<Document | undefined> {
  return unlessForbidden(client.db("admin").command(command, { readPreference }));
}

/** Resolves to undefined where the user of the database has no right to what is read. */
export async function unlessForbidden<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof MongoError && error.code === unauthorized) return undefined;
    throw error;
  }
}
