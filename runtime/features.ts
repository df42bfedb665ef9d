import type { Middleware } from "koa";
import { accounts } from "./accounts/feature.js";
import { after } from "./after/feature.js";
import { audit } from "./audit/feature.js";
import { batch } from "./batch/feature.js";
import { changes } from "./changes/feature.js";
import type { RecordDocument } from "./core/documents.js";
import type { PictureReader } from "./core/image.js";
import type { Passwords } from "./core/principal.js";
import type { IndexDescriptor } from "./core/resource-descriptor.js";
import { feeds } from "./feeds/feature.js";
import type { HttpOptions, ServiceState } from "./http/state.js";
import { idempotency } from "./idempotency/feature.js";
import { images } from "./images/feature.js";
import type { BackgroundJob } from "./jobs/poller.js";
import type { fetchFile } from "./network/fetch-file.js";
import type { AddressCheck } from "./network/public-address.js";
import { auditIndexes, outboxIndex } from "./outbox/audit-log.js";
import type { ChangeListener } from "./outbox/relay.js";
import type { AssetSource } from "./pages/assets.js";
import { recurrence } from "./recurrence/feature.js";
import type { AppContext, Features, JobContext } from "./resources/app-context.js";
import type { Config } from "./settings/config.js";
import { similar } from "./similar/feature.js";
import type { CollectionReference, Database } from "./storage/database.js";
import { ensureIndexesOf, type IndexesByCollection, unusedIndexesOf } from "./storage/indexes.js";
import type { MetricDefinition } from "./telemetry/metrics.js";
import type { Telemetry } from "./telemetry/telemetry.js";
import { webhooks } from "./webhooks/feature.js";

/** Subscriptions to messages, whose types begin with the name of a resource. */
interface Subscriptions {
  /** Names of those who subscribe to types of a resource by its name. */
  subscribers(resource: string): Promise<readonly string[]>;
  /** Subscribes them to the same types of another resource as well. Repeatable. */
  copyTypes(resource: string, other: string): Promise<void>;
  /** Ends all subscriptions to types of a resource by its name. Repeatable. */
  removeTypes(resource: string): Promise<void>;
}

/** The features of the service: it runs without one whose folder, import and entry here are removed. */
const registered = [
  accounts,
  after,
  audit,
  batch,
  changes,
  feeds,
  idempotency,
  images,
  recurrence,
  similar,
  webhooks,
] as const;

/** What an application takes besides its settings and database: native code, files, network, clock, telemetry. */
export interface Dependencies {
  readonly passwords: Passwords;
  /** Replaces the decoder of images. */
  readonly readPicture?: PictureReader;
  /** Which addresses images are fetched from. */
  readonly isFetchAllowed: AddressCheck;
  readonly fetchFile: typeof fetchFile;
  /** The text of a generated document by its name, such as `openapi.json`. */
  readonly documentSource: (name: string) => Promise<string>;
  /** The files that pages load. */
  readonly pageAssets: AssetSource;
  /** Creates a check whether the disk of a folder has so many bytes free. */
  readonly createDiskSpaceCheck: (folder: string, reserve: number) => () => Promise<boolean>;
  /** Returns the instant in milliseconds. */
  readonly now: () => number;
  readonly telemetry: Telemetry;
}

/** What a feature adds to the application. Each part is optional, and takes only what it uses of its arguments. */
interface Feature {
  /** Names of its collections that answers depend on. */
  readonly collections?: readonly string[];
  /** The indexes of its collections. */
  readonly indexes?: IndexesByCollection;
  /** Creates its part of the operations on records. */
  readonly extendRecords?: (context: {
    readonly database: Database;
    readonly config: Config;
    readonly dependencies: Dependencies;
  }) => Features;
  /** Creates the operations that routes of the spec name. */
  readonly createOperations?: (app: AppContext, config: Config, onError: HttpOptions["onError"]) => object;
  /** Creates the middleware of its paths outside the mounts. */
  readonly createMiddleware?: (options: HttpOptions) => Middleware<ServiceState>;
  /** Creates a listener that gets the changes of records. */
  readonly createChangeListener?: (context: JobContext) => ChangeListener;
  /** Opens its subscriptions to messages about records, which a migration moves with the names of resources. */
  readonly openSubscriptions?: (database: Database) => Subscriptions;
  /** Starts its background job. */
  readonly startJob?: (context: JobContext) => BackgroundJob;
  /** Creates its metrics of the database. */
  readonly createMetrics?: (app: AppContext) => readonly MetricDefinition[];
  /** Finishes what is due at an instant in milliseconds, such as what a repair of the store made due. */
  readonly finishDue?: (app: AppContext, due: number) => Promise<unknown>;
  /** Removes what has expired at an instant in milliseconds. */
  readonly removeExpired?: (database: Database, config: Config, now: number) => Promise<void>;
}

/** The registered features. */
export const features: readonly Feature[] = registered;

type OperationsOf<Registered> = Registered extends {
  readonly createOperations: (...context: never[]) => infer Operations;
}
  ? (operations: Operations) => void
  : never;

/** The operations of all registered features together, which routes of the spec name. */
export type FeatureOperations =
  OperationsOf<(typeof registered)[number]> extends (operations: infer All) => void ? All : never;

/** Creates the operations of all registered features. */
export function createFeatureOperations(
  app: AppContext,
  config: Config,
  onError: HttpOptions["onError"],
): FeatureOperations {
  const operations = features.map((feature) => feature.createOperations?.(app, config, onError));
  // The type of the list does not say which features it has.
  return Object.assign({}, ...operations) as FeatureOperations;
}

/** The subscriptions of all registered features. */
export function openSubscriptions(database: Database): readonly Subscriptions[] {
  return features.flatMap((feature) => feature.openSubscriptions?.(database) ?? []);
}

type Collections = readonly CollectionReference<RecordDocument>[];

/** Creates the indexes that are missing, those of the product's records where they are wanted. Reads and writes go on meanwhile. */
export async function ensureIndexes(
  database: Database,
  { collections }: { readonly collections: Collections },
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

/**
 * Finds the indexes of the product's collections that this version does not use, because its spec has changed; a process of
 * another version may need them. A unique one makes the store reject documents with equal values of its properties.
 */
export async function unusedIndexes(
  database: Database,
  { collections }: { readonly collections: Collections },
) {
  const unused = Object.entries(indexesOf(collections)).map(async ([collection, indexes]) =>
    (await unusedIndexesOf(database.db.collection(collection), indexes)).map(
      ({ name = "", key, unique: isUnique = false }) => ({
        collection,
        name,
        keys: Object.keys(key),
        isUnique,
      }),
    ),
  );
  return (await Promise.all(unused)).flat();
}

/** The indexes that this version uses, by collection. */
function indexesOf(collections: Collections): IndexesByCollection {
  const ofRecords = collections.map(({ name, indexes }) => [name, [...indexes, outboxIndex]] as const);
  const others = features.map(({ indexes }) => indexes);
  return Object.assign(Object.fromEntries(ofRecords), auditIndexes, ...others) as IndexesByCollection;
}
