import type { Db } from "mongodb";
import type { IndexDescriptor } from "../core/resource-descriptor.js";
import { timeLimit } from "./command-options.js";

/** Whether unique values are claimed; `preparing`: claims of some records may be missing. */
export type ShardingState = "preparing" | "ready";

interface ShardingDocument {
  readonly _id: "sharding";
  readonly state: ShardingState;
}

/** The state of a store whose records can be sharded; undefined for one with unique indexes. */
export async function readSharding(db: Db): Promise<ShardingState | undefined> {
  return (await states(db).findOne({ _id: "sharding" }, timeLimit))?.state;
}

/** Stores the state; processes that are running do not notice. */
export async function writeSharding(db: Db, state: ShardingState | undefined): Promise<void> {
  const _id = "sharding";
  if (state === undefined) await states(db).deleteOne({ _id }, timeLimit);
  else await states(db).updateOne({ _id }, { $set: { state } }, { upsert: true, ...timeLimit });
}

/** The indexes of records as they are created: a sharded collection has no unique ones, but for that of the shard key. */
export function storedIndexes(
  { isSharded }: { readonly isSharded: boolean },
  indexes: readonly IndexDescriptor[],
): readonly IndexDescriptor[] {
  return indexes.map((index) => {
    const { unique, ...plain } = index;
    return isSharded && unique === true ? plain : index;
  });
}

function states(db: Db) {
  return db.collection<ShardingDocument>("migrations");
}
