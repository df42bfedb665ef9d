import type { Database } from "../storage/database.js";
import { executeOnce, executePart } from "./execute-once.js";
import { createIdempotentOperations } from "./idempotency-recovery.js";
import { idempotencyIndexes, removeExpiredKeys } from "./idempotency-store.js";

/** Writes with an `Idempotency-Key`. */
export const idempotency = {
  indexes: idempotencyIndexes,
  extendRecords: () => ({
    idempotency: { createOperations: createIdempotentOperations, execute: executeOnce, executePart },
  }),
  async removeExpired(database: Database, _config: unknown, now: number) {
    await removeExpiredKeys(database, now);
  },
};
