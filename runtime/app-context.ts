import { type Keys, openKeys } from "./auth/keys.js";
import { createPasswordGuard } from "./auth/password-guard.js";
import { createVersionedCache } from "./cache/versioned-cache.js";
import { type Config, ConfigError, readSettings } from "./config.js";
import type { IndexDescriptor } from "./core/resource-descriptor.js";
import { parseTime } from "./dates/parse-time.js";
import type { Dependencies } from "./dependencies.js";
import { features } from "./feature.js";
import { auditIndexes, outboxIndex } from "./outbox/audit-log.js";
import type { Product } from "./product.js";
import type { Features } from "./resources/features.js";
import type { Site } from "./resources/site.js";
import type { ResourceRegistry } from "./service.js";
import type { Database } from "./storage/database.js";
import { ensureIndexesOf, type IndexesByCollection, unusedIndexesOf } from "./storage/indexes.js";

/** The site of this service: with its keys, and a registry that takes its resources. */
export interface AppContext extends Site {
  readonly keys: Keys;
  readonly resources: ResourceRegistry;
}

type ContextDependencies = Pick<
  Dependencies,
  "passwords" | "readPicture" | "isFetchAllowed" | "fetchFile"
> & {
  readonly product: Pick<Product, "serviceFacts" | "collections" | "settings">;
};

/** Creates the context from the settings, without resources. Throws a ConfigError for bad settings of the product, or a language that the spec lacks. */
export function createAppContext(
  config: Config,
  database: Database,
  dependencies: ContextDependencies,
): AppContext {
  const { product, passwords } = dependencies;
  const { serviceFacts, collections } = product;
  const { languages, paging } = serviceFacts;
  const language = config.siteLanguage ?? languages.default;
  if (!languages.all.includes(language)) {
    throw new ConfigError(`SITE_LANGUAGE=${language} is not allowed: use ${languages.all.join(", ")}.`);
  }
  // Answers show nothing of other collections.
  const ofFeatures = features.flatMap((feature) => feature.collections ?? []);
  database.versions.trackOnly([...collections.map(({ name }) => name), ...ofFeatures]);
  return {
    facts: serviceFacts,
    zone: config.siteZone,
    parseTime: (text, now) => parseTime(text, { zone: config.siteZone, now }),
    language,
    pageSize: config.pageSize ?? paging.default,
    maximumPageSize: config.maximumPageSize ?? paging.maximum,
    dayCutoff: config.dayCutoff,
    settings: readSettings(product.settings ?? {}, config.environment),
    termsByName: config.termsByName,
    database,
    keys: openKeys(database, config.adminKey, serviceFacts),
    passwords,
    passwordGuard: createPasswordGuard(database, passwords),
    features: features.reduce<Features<Site>>(
      (parts, feature) => ({ ...parts, ...feature.extendRecords?.({ database, config, dependencies }) }),
      {},
    ),
    cache: createVersionedCache(database.versions, { limit: config.cacheLimit, lagMs: config.cacheLagMs }),
    resources: new Map(),
  };
}

/** Creates the indexes that are missing, those of the product's records where they are wanted. Reads and writes go on meanwhile. */
export async function ensureIndexes(
  database: Database,
  { collections }: Pick<Product, "collections">,
  isWanted: (index: IndexDescriptor) => boolean = () => true,
): Promise<void> {
  const wanted = collections.map((token) => ({ ...token, indexes: token.indexes.filter(isWanted) }));
  await Promise.all(
    // All of a collection at once, while it is new: later, the store wants much free space for each.
    Object.entries(indexesOf(wanted)).map(([name, indexes]) =>
      ensureIndexesOf(database.db.collection(name), indexes),
    ),
  );
}

/** An index that this version does not use, because its spec has changed. A process of another version may need it. */
export interface UnusedIndex {
  readonly collection: string;
  readonly name: string;
  /** Its properties. */
  readonly keys: readonly string[];
  /** Whether the store still rejects documents with equal values of them. */
  readonly isUnique: boolean;
}

/** Finds the indexes of the product's collections that this version does not use. */
export async function unusedIndexes(
  database: Pick<Database, "db">,
  { collections }: Pick<Product, "collections">,
): Promise<readonly UnusedIndex[]> {
  const found = Object.entries(indexesOf(collections)).map(async ([collection, indexes]) =>
    (await unusedIndexesOf(database.db.collection(collection), indexes)).map(
      ({ name = "", key, unique = false }): UnusedIndex => ({
        collection,
        name,
        keys: Object.keys(key as object),
        isUnique: unique,
      }),
    ),
  );
  return (await Promise.all(found)).flat();
}

/** The indexes that this version uses, by collection. */
export function indexesOf(collections: Product["collections"]): IndexesByCollection {
  const ofRecords = collections.map(({ name, indexes }) => [name, [...indexes, outboxIndex]] as const);
  const others = features.map(({ indexes }) => indexes);
  return Object.assign(Object.fromEntries(ofRecords), auditIndexes, ...others) as IndexesByCollection;
}
