import type { IdempotentOperation } from "../core/idempotency.js";
import type { Site } from "../resources/site.js";
import type { Database } from "../storage/database.js";
import { createIdempotencyMiddleware } from "./idempotency-middleware.js";
import { createIdempotentOperations } from "./idempotency-recovery.js";
import { idempotencyIndexes, removeExpiredKeys } from "./idempotency-store.js";

/** Writes with an `Idempotency-Key`. */
export const idempotency = {
  indexes: idempotencyIndexes,
  extendRecords: () => ({ idempotency: createIdempotentOperations }),
  createIdempotencyMiddleware: ({ database, service }: Site, rule: IdempotentOperation) =>
    createIdempotencyMiddleware({ database, service, rule }),
  async removeExpired(database: Database, _config: unknown, now: number) {
    await removeExpiredKeys(database, now);
  },
};
