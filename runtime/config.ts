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
  readonly currencySymbol: string;
  readonly currencyPosition: "prefix" | "postfix";
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
}

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

/** Reads all settings from the environment. Throws a ConfigError that names every bad one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const errors: string[] = [];
  const read = <Value>(entry: Setting<Value>): Value => {
    const given = environment[entry.name];
    const value = entry.read(given === undefined || given === "" ? entry.default : given);
    if (value !== undefined) return value;
    const shown = secretSettings.has(entry.name) ? entry.name : `${entry.name}=${given ?? ""}`;
    errors.push(`${shown} is not allowed: use ${entry.allowed}.`);
    // The default of a setting is always allowed, so reading goes on to find the other errors.
    return read({ ...entry, name: "" });
  };
  const auditDays = read(settings.auditDays);
  const config: Config = {
    port: read(settings.port),
    host: read(settings.host),
    mongodbUri: read(settings.mongodbUri).value,
    mongodbName: read(settings.mongodbName),
    allowsWeakConcerns: read(settings.writeConcern) === "uri",
    readPreference: read(settings.readPreference),
    dataDir: read(settings.dataDir),
    publicUrl: read(settings.publicUrl).value,
    siteZone: read(settings.siteZone),
    siteLanguage: read(settings.siteLanguage).value,
    pageSize: read(settings.pageSize).value,
    maximumPageSize: read(settings.maximumPageSize).value,
    dayCutoff: read(settings.dayCutoff),
    currencySymbol: read(settings.currencySymbol),
    currencyPosition: read(settings.currencyPosition),
    termsByName: read(settings.termsByName),
    adminKey: read(settings.adminKey).value,
    trustProxy: read(settings.trustProxy),
    corsOrigins: read(settings.corsOrigins),
    bodyLimit: read(settings.bodyLimit),
    imageLimit: read(settings.imageLimit),
    logLevel: read(settings.logLevel),
    logSample: read(settings.logSample),
    slowMs: read(settings.slow),
    traces: readTraces(read),
    rateLimit: read(settings.rateLimit).value,
    workers: read(settings.workers),
    requestTimeoutMs: read(settings.requestTimeout) * 1000,
    minimumFreeSpace: read(settings.minimumFreeSpace),
    cacheLimit: read(settings.cache),
    cacheLagMs: read(settings.cacheLag),
    webhooks: {
      time: read(settings.webhookTimeout) * 1000,
      firstPauseMs: read(settings.webhookRetry),
      giveUpMs: read(settings.webhookPatience) * 1000,
      logMs: read(settings.webhookLogDays) * dayMs,
      isLocalAllowed: read(settings.webhookLocal),
    },
    auditMs: auditDays === 0 ? Number.POSITIVE_INFINITY : auditDays * dayMs,
  };
  if (errors.length > 0) throw new ConfigError(errors.join("\n"));
  return config;
}

function readTraces(read: <Value>(entry: Setting<Value>) => Value): TraceConfig | undefined {
  const endpoint = read(settings.traceEndpoint).value;
  const traces = {
    headers: read(settings.traceHeaders),
    serviceName: read(settings.traceName),
    ratio: read(settings.traceRatio),
  };
  return endpoint === undefined ? undefined : { endpoint, ...traces };
}
