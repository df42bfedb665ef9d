import type { Logger } from "pino";
import { isLoopback } from "./app.js";
import { ensureIndexes, unusedIndexes } from "./app-context.js";
import { openKeys } from "./auth/keys.js";
import { type Config, ConfigError } from "./config.js";
import { administratorRole } from "./core/principal.js";
import type { Product } from "./product.js";
import type { Database } from "./storage/database.js";
import { hasTooManyIndexes } from "./storage/indexes.js";
import { openDatabase } from "./storage/open-database.js";
import { restoringFrom } from "./storage/restore-marker.js";
import { agreeOnContract } from "./storage/stored-contract.js";

/** A start that takes longer says why. */
const quietMs = 3000;

/**
 * Prepares an open store for requests. Writes are open to everyone only where the service is reachable from this machine
 * alone; throws a ConfigError where others can reach it, and for a store that is half restored.
 */
export async function bootstrapDatabase(
  config: Config,
  uri: string,
  { product, log }: { readonly product: Product; readonly log: Logger },
): Promise<{ readonly isOpen: boolean }> {
  const { mongodbName, allowsWeakConcerns } = config;
  const database = await openDatabase(uri, mongodbName, { takesLong: true, allowsWeakConcerns });
  try {
    const isOpen = !(await openKeys(database, config.adminKey).exist());
    if (isOpen && !isLoopback(config.host)) {
      throw new ConfigError(
        `HOST=${config.host} can be reached from other machines, and there is no key yet. Make one with \`npm run keys -- create --name NAME --role ${administratorRole(product.serviceFacts.roles)}\`, or set ADMIN_API_KEY.`,
      );
    }
    await requireComplete(database);
    await makeIndexes(database, product, log);
    await warnOfUniqueIndexes(database, product, log);
    await warnOfOtherContract(database, product.serviceFacts.storedContract, log);
    return { isOpen };
  } finally {
    await database.close();
  }
}

async function requireComplete(database: Database): Promise<void> {
  const file = await restoringFrom(database.db);
  if (file !== undefined)
    throw new ConfigError(
      `The store is incomplete: restoring ${file} was cut short. Run \`npm run restore -- ${file}\` again.`,
    );
}

/** A store of a million records takes minutes for an index that it lacks; the log says so after a few seconds. */
async function makeIndexes(database: Database, product: Product, log: Logger): Promise<void> {
  const timer = setTimeout(() => {
    log.info("Indexes are being made. That takes minutes where there are many records.");
  }, quietMs);
  try {
    await ensureIndexes(database, product);
  } catch (error) {
    if (!hasTooManyIndexes(error)) throw error;
    throw new ConfigError(
      `The store has too many indexes, those of other versions among them. When no process of these runs any more, run \`npm run doctor -- --drop-unused\`. The store reports: ${error.message}`,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Unique indexes of other versions reject values that this version allows. */
async function warnOfUniqueIndexes(database: Database, product: Product, log: Logger): Promise<void> {
  for (const { collection, name, keys, isUnique } of await unusedIndexes(database, product))
    if (isUnique)
      log.warn(
        `The store rejects equal values of ${keys.join(", ")} in ${collection}, which the spec allows: the index ${name} is that of another version. When no process of that version runs any more, run \`npm run doctor -- --drop-unused\`.`,
      );
}

/** Documents of another contract are served as well as they can be; what they lack is missing in answers. */
async function warnOfOtherContract(database: Database, wanted: string, log: Logger): Promise<void> {
  const stored = await agreeOnContract(database.db, wanted);
  if (stored === undefined || stored === wanted) return;
  log.warn(
    `The documents were stored under contract ${stored}, and the spec has ${wanted}. Run \`npm run spec -- plan OLD --out plan.json\` with the revision or folder of the spec they were stored under, then \`npm run migrate -- plan.json --dry-run\`.`,
  );
}
