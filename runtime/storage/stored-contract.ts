import type { Db } from "mongodb";
import { timeLimit } from "./command-options.js";

interface ContractDocument {
  readonly _id: "contract";
  readonly contract: string;
}

/** The contract of the documents of a store; undefined where no service or migration has stored it. */
export async function readContract(db: Db): Promise<string | undefined> {
  const found = await contracts(db).findOne({ _id: "contract" }, timeLimit);
  return found?.contract;
}

/** Stores the contract of the documents. */
export async function writeContract(db: Db, contract: string): Promise<void> {
  await contracts(db).updateOne({ _id: "contract" }, { $set: { contract } }, { upsert: true, ...timeLimit });
}

/**
 * Stores the contract of the service where the store has no records yet, and returns the contract of the store; undefined
 * where its records are older than stored contracts.
 */
export async function agreeOnContract(db: Db, contract: string): Promise<string | undefined> {
  const known = await readContract(db);
  if (known !== undefined) return known;
  // Every record took its id from a sequence.
  if ((await db.collection("sequences").findOne({}, timeLimit)) !== null) return undefined;
  await writeContract(db, contract);
  return contract;
}

function contracts(db: Db) {
  return db.collection<ContractDocument>("migrations");
}
