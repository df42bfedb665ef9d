import { parseZone } from "../dates/zone.js";
import { optional, type Setting, setting } from "./setting.js";
import { boolean, integer, list, oneOf, pairs, share, text, url } from "./values.js";

/** Requests per minute where the operator sets no limit. */
export const usualRateLimit = 6000;

/** Everything that an operator may set. */
export const settings = {
  port: setting(
    "PORT",
    "3000",
    "port to listen on; 0 takes a free one",
    "a number from 0 to 65535",
    integer(0, 65_535),
  ),
  host: setting("HOST", "127.0.0.1", "address to listen on", "an address or host name", text(/^[\w.:-]+$/)),
  mongodbUri: optional(
    "MONGODB_URI",
    "MongoDB to use; if unset, the embedded engine runs",
    "a mongodb:// or mongodb+srv:// URI",
    text(/^mongodb(?:\+srv)?:\/\/\S+$/),
  ),
  mongodbName: setting(
    "MONGODB_DB",
    "calendar",
    "database name",
    "letters, digits, - and _",
    text(/^[\w-]{1,63}$/),
  ),
  dataDir: setting("DATA_DIR", "./data", "folder of the embedded engine", "a path", text(/\S/)),
  publicUrl: optional(
    "PUBLIC_URL",
    "base URL of links; if unset, the one that the request used",
    "an http or https URL",
    url,
  ),
  siteZone: setting(
    "SITE_TIMEZONE",
    "UTC",
    "time zone of the site",
    "a zone such as Europe/Rome or UTC+2",
    parseZone,
  ),
  siteLanguage: optional(
    "SITE_LANGUAGE",
    "language of requests that name none",
    "a language code of the spec",
    text(/^[a-z]{2}$/),
  ),
  pageSize: optional(
    "POSTS_PER_PAGE",
    "records on a page of a list",
    "a number from 1 to 1000",
    integer(1, 1000),
  ),
  maximumPageSize: optional(
    "MAX_PER_PAGE",
    "maximum of records on a page of a list",
    "a number from 1 to 1000",
    integer(1, 1000),
  ),
  dayCutoff: setting(
    "DAY_CUTOFF",
    "00:00",
    "time at which a day starts",
    "a time such as 04:00",
    text(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  ),
  currencySymbol: setting(
    "CURRENCY_SYMBOL",
    "$",
    "currency symbol of costs without one",
    "a text of up to 10 characters",
    text(/^.{0,10}$/),
  ),
  currencyPosition: setting(
    "CURRENCY_POSITION",
    "prefix",
    "position of that symbol",
    "prefix or postfix",
    oneOf("prefix", "postfix"),
  ),
  termsByName: setting(
    "TERMS_BY_NAME",
    "writers",
    "who can create terms, such as categories and tags, by naming them in a write",
    "writers, or editors: callers that can edit the records of others",
    oneOf("writers", "editors"),
  ),
  adminKey: optional(
    "ADMIN_API_KEY",
    "API key of an initial administrator",
    "at least 16 characters without blanks",
    text(/^\S{16,}$/),
  ),
  trustProxy: setting("TRUST_PROXY", "false", "trust X-Forwarded-* headers", "true or false", boolean),
  corsOrigins: setting(
    "CORS_ORIGINS",
    "*",
    "origins allowed by CORS",
    "*, or origins separated by commas",
    list,
  ),
  bodyLimit: setting(
    "BODY_LIMIT",
    "1048576",
    "largest request body in bytes",
    "a number from 1024 to 104857600",
    integer(1024, 104_857_600),
  ),
  imageLimit: setting(
    "IMAGE_LIMIT",
    "10485760",
    "largest image in bytes",
    "a number from 1024 to 104857600",
    integer(1024, 104_857_600),
  ),
  rateLimit: optional(
    "RATE_LIMIT",
    `requests per minute of one key or address; 0: no limit; unset: ${usualRateLimit}, and no limit for this machine`,
    "a number from 0 to 10000000",
    integer(0, 10_000_000),
  ),
  requestTimeout: setting(
    "REQUEST_TIMEOUT",
    "15",
    "seconds until a request times out with 503",
    "a number from 1 to 600",
    integer(1, 600),
  ),
  minimumFreeSpace: setting(
    "MIN_FREE_SPACE",
    "67108864",
    "free bytes on the disk of the embedded engine below which writes get 507; 0: no check",
    "a number from 0 to 1000000000000",
    integer(0, 1_000_000_000_000),
  ),
  webhookTimeout: setting(
    "WEBHOOK_TIMEOUT",
    "10",
    "timeout of a webhook request, in seconds",
    "a number from 1 to 60",
    integer(1, 60),
  ),
  webhookRetry: setting(
    "WEBHOOK_RETRY",
    "5000",
    "milliseconds before the first retry of a failed message; each further delay is three times as long, up to three hours",
    "a number from 10 to 3600000",
    integer(10, 3_600_000),
  ),
  webhookPatience: setting(
    "WEBHOOK_PATIENCE",
    "259200",
    "seconds of uninterrupted failure after which a webhook is disabled, or a message dropped",
    "a number from 1 to 2592000",
    integer(1, 2_592_000),
  ),
  webhookLogDays: setting(
    "WEBHOOK_LOG_DAYS",
    "30",
    "days for which messages are stored for the log and for replays",
    "a number from 1 to 3650",
    integer(1, 3650),
  ),
  webhookLocal: setting(
    "WEBHOOK_LOCAL",
    "false",
    "allow webhooks to this machine, also over http: for tests, and for receivers on the same host",
    "true or false",
    boolean,
  ),
  auditDays: setting(
    "AUDIT_DAYS",
    "365",
    "days for which the audit stores changes; 0: forever",
    "a number from 0 to 36500",
    integer(0, 36_500),
  ),
  workers: setting(
    "WORKERS",
    "1",
    "processes that serve one port from one database",
    "a number from 1 to 64",
    integer(1, 64),
  ),
  cache: setting(
    "CACHE",
    "100663296",
    "size of the cache of each process, in bytes",
    "off, or a number from 1048576 to 100000000000",
    (given) => (given === "off" ? 0 : integer(1_048_576, 100_000_000_000)(given)),
  ),
  cacheLag: setting(
    "CACHE_LAG",
    "1000",
    "milliseconds that a cached answer may lag behind writes of other machines to the same MONGODB_URI",
    "a number from 0 to 3600000",
    integer(0, 3_600_000),
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    "lowest level that is logged",
    "trace, debug, info, warn, error or silent",
    oneOf("trace", "debug", "info", "warn", "error", "silent"),
  ),
  logSample: setting(
    "LOG_SAMPLE",
    "100",
    "one of this many ordinary requests is logged; 1: all, 0: none; slow and failed ones always are",
    "a number from 0 to 1000000",
    integer(0, 1_000_000),
  ),
  slow: setting(
    "LOG_SLOW",
    "1000",
    "milliseconds from which a request counts as slow and is logged",
    "a number from 1 to 600000",
    integer(1, 600_000),
  ),
  traceEndpoint: optional(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTLP receiver of traces, over HTTP; if unset, tracing is off",
    "an http or https URL",
    url,
  ),
  traceHeaders: setting(
    "OTEL_EXPORTER_OTLP_HEADERS",
    "",
    "header fields of requests to that receiver",
    "name=value pairs separated by commas",
    pairs,
  ),
  traceName: setting(
    "OTEL_SERVICE_NAME",
    "calendar-events",
    "name of the service in traces",
    "a text of up to 100 characters",
    text(/^.{1,100}$/),
  ),
  traceRatio: setting(
    "OTEL_TRACES_SAMPLER_ARG",
    "1",
    "sampling ratio of traces, unless the caller has decided",
    "a number from 0 to 1",
    share,
  ),
} as const;

/** Their values may hold passwords and keys, which no message shows. */
export const secretSettings: ReadonlySet<string> = new Set([
  "MONGODB_URI",
  "ADMIN_API_KEY",
  "OTEL_EXPORTER_OTLP_HEADERS",
]);

/** A setting, for people. */
export interface SettingRow {
  readonly name: string;
  /** What holds where it is not given. */
  readonly default: string;
  readonly meaning: string;
  readonly allowed: string;
}

/** All settings; `specDefaults` tells what the spec says where a setting is not given. */
export function listSettings(specDefaults: Readonly<Record<string, string>>): SettingRow[] {
  return Object.values<Setting<unknown>>(settings).map(({ name, default: value, meaning, allowed }) => ({
    name,
    default: value === "" ? (specDefaults[name] ?? "unset") : value,
    meaning,
    allowed,
  }));
}

/** The settings as lines of text, as `--help` prints them. */
export function describeConfig(specDefaults: Readonly<Record<string, string>>): string {
  const rows = listSettings(specDefaults);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, default: value, meaning, allowed }) =>
        `  ${name.padEnd(width)} ${meaning} [${value}]: ${allowed}`,
    )
    .join("\n");
}
