import type { Middleware } from "koa";
import type { Config } from "./config.js";
import type { IdempotentOperation } from "./core/idempotency.js";
import type { Dependencies } from "./dependencies.js";
import * as registered from "./features.js";
import type { IdempotencyMiddleware } from "./http/route.js";
import type { ServiceState } from "./http/state.js";
import type { BackgroundJob } from "./jobs/poller.js";
import type { ChangeListener } from "./outbox/relay.js";
import type { Features, Subscriptions } from "./resources/features.js";
import type { CheckedInput } from "./resources/input.js";
import type { Site } from "./resources/site.js";
import type { Database } from "./storage/database.js";
import type { IndexesByCollection } from "./storage/indexes.js";
import type { MetricDefinition } from "./telemetry/metrics.js";

/** What a feature adds to the application. Each part is optional, and takes only what it uses of its arguments. */
export interface Feature {
  /** Names of its collections that answers depend on. */
  readonly collections?: readonly string[];
  /** The indexes of its collections. */
  readonly indexes?: IndexesByCollection;
  /** Creates its part of the operations on records. */
  readonly extendRecords?: (context: DatabaseContext) => Features<Site>;
  /** Creates the operations that routes of the spec name. */
  readonly createOperations?: (site: Site, config: Config) => object;
  /** Creates the middleware of a route whose writes are idempotent. */
  readonly createIdempotencyMiddleware?: (
    site: Site,
    rule: IdempotentOperation,
  ) => IdempotencyMiddleware<CheckedInput>;
  /** Creates the middleware of its paths outside the mounts. */
  readonly createMiddleware?: (context: RequestContexts) => Middleware<ServiceState>;
  /** Creates a listener that gets the changes of records. */
  readonly createChangeListener?: (context: JobContext) => ChangeListener;
  /** Opens its subscriptions to messages about records, which a migration moves with the names of resources. */
  readonly openSubscriptions?: (database: Database) => Subscriptions;
  /** Starts its background job. */
  readonly startJob?: (context: JobContext) => BackgroundJob;
  /** Creates its metrics of the database. */
  readonly createMetrics?: (site: Site) => readonly MetricDefinition[];
  /** Finishes what is due at an instant in milliseconds, such as what a repair of the store made due. */
  readonly finishDue?: (site: Site, due: number) => Promise<unknown>;
  /** Removes what has expired at an instant in milliseconds. */
  readonly removeExpired?: (database: Database, config: Config, now: number) => Promise<void>;
}

/** What is known before the operations on records are composed. */
export interface DatabaseContext {
  readonly database: Database;
  readonly config: Config;
  readonly dependencies: Pick<Dependencies, "readPicture" | "isFetchAllowed" | "fetchFile">;
}

/** What answers requests outside the mounts. */
export interface RequestContexts {
  readonly site: Site;
  /** {base_url} used in links; absent: taken from the request. */
  readonly publicUrl: string | undefined;
  readonly authenticate: Middleware<ServiceState>;
}

/** What runs in the background. */
export interface JobContext {
  readonly site: Site;
  readonly config: Config;
  /** Address of the service, for links. */
  readonly address: string;
  /** Returns the instant in milliseconds. */
  readonly now: () => number;
  /** Creates a listener for the errors of an activity. */
  readonly reportAs: (activity: string) => (error: unknown) => void;
}

/** The registered features. */
export const features: readonly Feature[] = Object.values(registered);

/** The subscriptions of all registered features. */
export function openSubscriptions(database: Database): readonly Subscriptions[] {
  return features.flatMap((feature) => feature.openSubscriptions?.(database) ?? []);
}

type OperationsOf<Registered> = Registered extends {
  readonly createOperations: (...context: never[]) => infer Operations;
}
  ? (operations: Operations) => void
  : never;

/** The operations of all registered features together, which routes of the spec name. */
export type FeatureOperations =
  OperationsOf<(typeof registered)[keyof typeof registered]> extends (operations: infer All) => void
    ? All
    : never;

/** Creates the operations of all registered features. */
export function createFeatureOperations(site: Site, config: Config): FeatureOperations {
  const operations = features.map((feature) => feature.createOperations?.(site, config));
  // The type of the list does not say which features it has.
  return Object.assign({}, ...operations) as FeatureOperations;
}
