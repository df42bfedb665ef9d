import type { Zone } from "./dates/zone.js";
import type { Setting } from "./settings/setting.js";
import { secretSettings, settings } from "./settings/settings.js";
import type { TraceConfig } from "./telemetry/span-export.js";

/** What an operator may set, read once at the start. Units: bytes for limits, requests per minute for rates. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly mongodbUri: string | undefined;
  readonly mongodbName: string;
  /** Whether options of the URI may let a replica set lose acknowledged writes. */
  readonly allowsWeakConcerns: boolean;
  /** Who answers reads of a replica set. */
  readonly readPreference: "primary" | "primaryPreferred";
  readonly dataDir: string;
  /** {base_url} used in links; absent: taken from the request. */
  readonly publicUrl: string | undefined;
  readonly siteZone: Zone;
  readonly siteLanguage: string | undefined;
  readonly pageSize: number | undefined;
  readonly maximumPageSize: number | undefined;
  /** `HH:MM` at which the day starts. */
  readonly dayCutoff: string;
  /** Whose writes may create terms by naming them. */
  readonly termsByName: "writers" | "editors";
  readonly adminKey: string | undefined;
  readonly trustProxy: boolean;
  readonly corsOrigins: readonly string[];
  readonly bodyLimit: number;
  readonly imageLimit: number;
  readonly logLevel: string;
  /** One of so many responses that are neither slow nor errors is logged; 0 for none. */
  readonly logSample: number;
  /** Milliseconds from which on an answer is slow. */
  readonly slowMs: number;
  /** Where spans go, and how; absent: no traces. */
  readonly traces: TraceConfig | undefined;
  /** Requests per minute of a key or a network; 0 for no limit. Absent: the usual limit, and none for local callers. */
  readonly rateLimit: number | undefined;
  /** Processes that serve. */
  readonly workers: number;
  /** Milliseconds that the work on a request may take. */
  readonly requestTimeoutMs: number;
  /** Bytes of cached responses; 0 for none. */
  readonly cacheLimit: number;
  /** Milliseconds that an answer may be behind what other machines wrote. */
  readonly cacheLagMs: number;
  /** Free bytes on the disk of a store of its own below which writes are rejected; 0 for any. */
  readonly minimumFreeSpace: number;
  readonly webhooks: WebhookConfig;
  /** Milliseconds for which the audit log retains changes; infinite where it never removes them. */
  readonly auditMs: number;
  /** What all of this was read from: a product has settings of its own there. */
  readonly environment: Environment;
}

/** Environment variables by name. */
type Environment = Readonly<Record<string, string | undefined>>;

/** How messages about changes are sent. Milliseconds. */
export interface WebhookConfig {
  /** Longest time until the answer of a receiver. */
  readonly time: number;
  readonly firstPauseMs: number;
  /** Time of nothing but failures after which an endpoint is switched off, or a message given up. */
  readonly giveUpMs: number;
  /** Milliseconds for which messages are retained after they are created. */
  readonly logMs: number;
  /** Receivers may be on this machine, without TLS. */
  readonly isLocalAllowed: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Thrown when settings are wrong; the message has a line for each, with name, value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The values of settings. */
type Values<Entries extends Settings> = {
  readonly [Key in keyof Entries]: Entries[Key] extends Setting<infer Value> ? Value : never;
};

/** Reads settings from the environment. Throws a ConfigError that names every bad one. */
export function readSettings<Entries extends Settings>(
  entries: Entries,
  environment: Environment,
): Values<Entries> {
  const errors: string[] = [];
  const read = (entry: Setting<unknown>): unknown => {
    const given = environment[entry.name];
    const value = entry.read(given === undefined || given === "" ? entry.default : given);
    if (value !== undefined) return value;
    const shown = secretSettings.has(entry.name) ? entry.name : `${entry.name}=${given ?? ""}`;
    errors.push(`${shown} is not allowed: use ${entry.allowed}.`);
    return undefined;
  };
  const values = Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, read(entry)]));
  if (errors.length > 0) throw new ConfigError(errors.join("\n"));
  // Each is the value of its setting; the compiler does not follow entries.
  return values as Values<Entries>;
}

/** Reads all settings of a service from the environment. Throws as above. */
export function readConfig(environment: Environment): Config {
  const given = readSettings(settings, environment);
  return {
    port: given.port,
    host: given.host,
    mongodbUri: given.mongodbUri.value,
    mongodbName: given.mongodbName,
    allowsWeakConcerns: given.writeConcern === "uri",
    readPreference: given.readPreference,
    dataDir: given.dataDir,
    publicUrl: given.publicUrl.value,
    siteZone: given.siteZone,
    siteLanguage: given.siteLanguage.value,
    pageSize: given.pageSize.value,
    maximumPageSize: given.maximumPageSize.value,
    dayCutoff: given.dayCutoff,
    termsByName: given.termsByName,
    adminKey: given.adminKey.value,
    trustProxy: given.trustProxy,
    corsOrigins: given.corsOrigins,
    bodyLimit: given.bodyLimit,
    imageLimit: given.imageLimit,
    logLevel: given.logLevel,
    logSample: given.logSample,
    slowMs: given.slow,
    traces: readTraces(given),
    rateLimit: given.rateLimit.value,
    workers: given.workers,
    requestTimeoutMs: given.requestTimeout * 1000,
    minimumFreeSpace: given.minimumFreeSpace,
    cacheLimit: given.cache,
    cacheLagMs: given.cacheLag,
    webhooks: {
      time: given.webhookTimeout * 1000,
      firstPauseMs: given.webhookRetry,
      giveUpMs: given.webhookPatience * 1000,
      logMs: given.webhookLogDays * dayMs,
      isLocalAllowed: given.webhookLocal,
    },
    auditMs: given.auditDays === 0 ? Number.POSITIVE_INFINITY : given.auditDays * dayMs,
    environment,
  };
}

function readTraces(given: Values<typeof settings>): TraceConfig | undefined {
  const endpoint = given.traceEndpoint.value;
  const traces = { headers: given.traceHeaders, serviceName: given.traceName, ratio: given.traceRatio };
  return endpoint === undefined ? undefined : { endpoint, ...traces };
}
