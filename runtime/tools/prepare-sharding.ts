import { ensureIndexes } from "../app-context.js";
import type { ProductDescriptors } from "../product.js";
import type { Database } from "../storage/database.js";
import { readSharding, writeSharding } from "../storage/sharding.js";
import { checkClaims } from "./check-claims.js";
import { ToolError, withDatabase } from "./tool.js";

type Records = Pick<ProductDescriptors, "collections">;

/**
 * Makes a store one whose records can be sharded: claims their unique values, then replaces the unique indexes by others. No
 * service starts before it is done. Throws a ToolError where one runs on this machine.
 */
export async function prepareSharding(spec: Records): Promise<void> {
  const isNew = await withDatabase(async ({ db }, _config, kind) => {
    if ((await readSharding(db)) === "ready") return false;
    if (kind === "joined") throw new ToolError("The service runs on this store. Stop it first.");
    await writeSharding(db, "preparing");
    return true;
  });
  // A database that is open remains as it was.
  if (isNew) await withDatabase((database) => claimAll(database, spec));
}

async function claimAll(database: Database, spec: Records): Promise<void> {
  const { db } = database;
  await checkClaims({ database, spec, isRepairing: true });
  for (const { name } of spec.collections) {
    if (!(await db.listCollections({ name }, { nameOnly: true }).hasNext())) continue;
    for (const { name: index, unique } of await db.collection(name).indexes())
      if (unique === true && index !== undefined) await db.collection(name).dropIndex(index);
  }
  await ensureIndexes(database, spec);
  await writeSharding(db, "ready");
}
