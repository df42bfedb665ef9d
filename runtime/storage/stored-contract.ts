import type { Db } from "mongodb";
import { timeLimit } from "./database.js";

interface ContractDocument {
  readonly _id: "contract";
  readonly contract: string;
}

/** The contract that the documents of a store were written under; nothing where no service or migration noted it. */
export async function readContract(db: Db): Promise<string | undefined> {
  const found = await notes(db).findOne({ _id: "contract" }, timeLimit);
  return found?.contract;
}

/** Notes under which contract the documents are from now on. */
export async function noteContract(db: Db, contract: string): Promise<void> {
  await notes(db).updateOne({ _id: "contract" }, { $set: { contract } }, { upsert: true, ...timeLimit });
}

/**
 * Notes the contract of the service in a store that has no records yet, and returns the one of the store. Nothing is
 * returned for a store whose records are older than such notes.
 */
export async function agreeOnContract(db: Db, contract: string): Promise<string | undefined> {
  const known = await readContract(db);
  if (known !== undefined) return known;
  // Every record took its id from a sequence.
  if ((await db.collection("sequences").findOne({}, timeLimit)) !== null) return undefined;
  await noteContract(db, contract);
  return contract;
}

function notes(db: Db) {
  return db.collection<ContractDocument>("migrations");
}
