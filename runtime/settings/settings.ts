import { parseZone } from "../dates/zone.js";
import {
  boolean,
  integer,
  list,
  type OptionalSetting,
  oneOf,
  optional,
  type Settings,
  setting,
  text,
  url,
} from "./values.js";

/** Requests per minute where the operator sets no limit. */
export const usualRateLimit = 6000;

/** All settings of an operator. */
export const settings = {
  port: setting({
    name: "PORT",
    default: "3000",
    meaning: "port to listen on; 0 takes a free one",
    allowed: "a number from 0 to 65535",
    read: integer(0, 65_535),
  }),
  host: setting({
    name: "HOST",
    default: "127.0.0.1",
    meaning: "address to listen on",
    allowed: "an address or host name",
    read: text(/^[\w.:-]+$/),
  }),
  mongodbUri: optional({
    name: "MONGODB_URI",
    meaning: "MongoDB to use; if unset, the embedded engine runs",
    allowed: "a mongodb:// or mongodb+srv:// URI",
    read: text(/^mongodb(?:\+srv)?:\/\/\S+$/),
  }),
  mongodbName: setting({
    name: "MONGODB_DB",
    default: "calendar",
    meaning: "database name",
    allowed: "letters, digits, - and _",
    read: text(/^[\w-]{1,63}$/),
  }),
  writeConcern: setting({
    name: "WRITE_CONCERN",
    default: "majority",
    meaning:
      "when a replica set acknowledges writes: once they are in the write-ahead logs of a majority, or as MONGODB_URI says, with which acknowledged writes can be lost",
    allowed: "majority or uri",
    read: oneOf("majority", "uri"),
  }),
  readPreference: setting({
    name: "READ_PREFERENCE",
    default: "primary",
    meaning:
      "who answers reads of a replica set: the primary, or others while there is none, who may lag behind the last acknowledged writes",
    allowed: "primary or primaryPreferred",
    read: oneOf("primary", "primaryPreferred"),
  }),
  dataDir: setting({
    name: "DATA_DIR",
    default: "./data",
    meaning: "folder of the embedded engine",
    allowed: "a path",
    read: text(/\S/),
  }),
  publicUrl: optional({
    name: "PUBLIC_URL",
    meaning: "base URL of links; if unset, the one that the request used",
    allowed: "an http or https URL",
    read: url,
  }),
  siteZone: setting({
    name: "SITE_TIMEZONE",
    default: "UTC",
    meaning: "time zone of the site",
    allowed: "a zone such as Europe/Rome or UTC+2",
    read: parseZone,
  }),
  siteLanguage: optional({
    name: "SITE_LANGUAGE",
    meaning: "language of requests that name none",
    allowed: "a language code of the spec",
    read: text(/^[a-z]{2}$/),
  }),
  pageSize: optional({
    name: "POSTS_PER_PAGE",
    meaning: "records on a page of a list",
    allowed: "a number from 1 to 1000",
    read: integer(1, 1000),
  }),
  maximumPageSize: optional({
    name: "MAX_PER_PAGE",
    meaning: "maximum of records on a page of a list",
    allowed: "a number from 1 to 1000",
    read: integer(1, 1000),
  }),
  dayCutoff: setting({
    name: "DAY_CUTOFF",
    default: "00:00",
    meaning: "time at which a day starts",
    allowed: "a time such as 04:00",
    read: text(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  }),
  termsByName: setting({
    name: "TERMS_BY_NAME",
    default: "writers",
    meaning: "who can create terms, such as categories and tags, by naming them in a write",
    allowed: "writers, or editors: callers that can edit the records of others",
    read: oneOf("writers", "editors"),
  }),
  adminKey: optional({
    name: "ADMIN_API_KEY",
    meaning: "API key of an initial administrator",
    allowed: "at least 16 characters without blanks",
    read: text(/^\S{16,}$/),
  }),
  trustProxy: setting({
    name: "TRUST_PROXY",
    default: "false",
    meaning: "trust X-Forwarded-* headers",
    allowed: "true or false",
    read: boolean,
  }),
  corsOrigins: setting({
    name: "CORS_ORIGINS",
    default: "*",
    meaning: "origins allowed by CORS",
    allowed: "*, or origins separated by commas",
    read: list,
  }),
  bodyLimit: setting({
    name: "BODY_LIMIT",
    default: "1048576",
    meaning: "largest request body in bytes",
    allowed: "a number from 1024 to 104857600",
    read: integer(1024, 104_857_600),
  }),
  imageLimit: setting({
    name: "IMAGE_LIMIT",
    default: "10485760",
    meaning: "largest image in bytes",
    allowed: "a number from 1024 to 104857600",
    read: integer(1024, 104_857_600),
  }),
  rateLimit: optional({
    name: "RATE_LIMIT",
    meaning: `requests per minute of one key or address; 0 for no limit; unset: ${usualRateLimit}, and no limit for this machine`,
    allowed: "a number from 0 to 10000000",
    read: integer(0, 10_000_000),
  }),
  requestTimeoutSeconds: setting({
    name: "REQUEST_TIMEOUT",
    default: "15",
    meaning: "seconds until a request times out with 503",
    allowed: "a number from 1 to 600",
    read: integer(1, 600),
  }),
  minimumFreeSpace: setting({
    name: "MIN_FREE_SPACE",
    default: "67108864",
    meaning: "free bytes on the disk of the embedded engine below which writes get 507; 0: no check",
    allowed: "a number from 0 to 1000000000000",
    read: integer(0, 1_000_000_000_000),
  }),
  webhookTimeoutSeconds: setting({
    name: "WEBHOOK_TIMEOUT",
    default: "10",
    meaning: "timeout of a webhook request, in seconds",
    allowed: "a number from 1 to 60",
    read: integer(1, 60),
  }),
  webhookRetryMs: setting({
    name: "WEBHOOK_RETRY",
    default: "5000",
    meaning:
      "milliseconds before the first retry of a failed message; each further delay is three times as long, up to three hours",
    allowed: "a number from 10 to 3600000",
    read: integer(10, 3_600_000),
  }),
  webhookPatienceSeconds: setting({
    name: "WEBHOOK_PATIENCE",
    default: "259200",
    meaning: "seconds of uninterrupted failure after which a webhook is disabled, or a message dropped",
    allowed: "a number from 1 to 2592000",
    read: integer(1, 2_592_000),
  }),
  webhookLogDays: setting({
    name: "WEBHOOK_LOG_DAYS",
    default: "30",
    meaning: "days for which messages are stored for the log and for replays",
    allowed: "a number from 1 to 3650",
    read: integer(1, 3650),
  }),
  webhookLocal: setting({
    name: "WEBHOOK_LOCAL",
    default: "false",
    meaning: "allow webhooks to this machine, also over http: for tests, and for receivers on the same host",
    allowed: "true or false",
    read: boolean,
  }),
  auditDays: setting({
    name: "AUDIT_DAYS",
    default: "365",
    meaning: "days for which the audit stores changes; 0: forever",
    allowed: "a number from 0 to 36500",
    read: integer(0, 36_500),
  }),
  workers: setting({
    name: "WORKERS",
    default: "1",
    meaning: "processes that serve one port from one database",
    allowed: "a number from 1 to 64",
    read: integer(1, 64),
  }),
  cacheLimit: setting({
    name: "CACHE",
    default: "268435456",
    meaning: "size of the cache of each process, in bytes",
    allowed: "off, or a number from 1048576 to 100000000000",
    read: (given) => (given === "off" ? 0 : integer(1_048_576, 100_000_000_000)(given)),
  }),
  cacheLagMs: setting({
    name: "CACHE_LAG",
    default: "1000",
    meaning:
      "milliseconds that a cached answer may lag behind writes of other machines to the same MONGODB_URI, while their change stream is not known to be current",
    allowed: "a number from 0 to 3600000",
    read: integer(0, 3_600_000),
  }),
  logLevel: setting({
    name: "LOG_LEVEL",
    default: "info",
    meaning: "lowest level that is logged",
    allowed: "trace, debug, info, warn, error or silent",
    read: oneOf("trace", "debug", "info", "warn", "error", "silent"),
  }),
  logSample: setting({
    name: "LOG_SAMPLE",
    default: "100",
    meaning: "one of this many ordinary requests is logged; 1: all, 0: none; slow and failed ones always are",
    allowed: "a number from 0 to 1000000",
    read: integer(0, 1_000_000),
  }),
  slowMs: setting({
    name: "LOG_SLOW",
    default: "1000",
    meaning: "milliseconds from which a request counts as slow and is logged",
    allowed: "a number from 1 to 600000",
    read: integer(1, 600_000),
  }),
} as const;

/** Settings whose values may hold passwords and keys; no message shows them. */
export const secretSettings: ReadonlySet<string> = new Set(["MONGODB_URI", "ADMIN_API_KEY"]);

/** Lists all settings; `productDefaults` holds the defaults that the product defines, `own` its own settings. */
export function listSettings(
  productDefaults: Readonly<Record<string, string>>,
  own: Settings = {},
): {
  readonly name: string;
  /** The value where it is not given. */
  readonly default: string;
  readonly meaning: string;
  readonly allowed: string;
}[] {
  return Object.values<OptionalSetting<unknown>>({ ...settings, ...own }).map(
    ({ name, default: value, meaning, allowed }) => ({
      name,
      default: productDefaults[name] ?? (value === undefined || value === "" ? "unset" : value),
      meaning,
      allowed,
    }),
  );
}

/** Formats the same settings as lines of text for `--help`. */
export function describeConfig(...listed: Parameters<typeof listSettings>): string {
  const rows = listSettings(...listed);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, default: value, meaning, allowed }) =>
        `  ${name.padEnd(width)} ${meaning} [${value}]: ${allowed}`,
    )
    .join("\n");
}
