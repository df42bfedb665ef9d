import { existsSync } from "node:fs";
import { dayMs, secondMs } from "../dates/civil.js";
import { parseZone } from "../dates/zone.js";
import { integer, list, oneOf, type Setting, type Settings, text, url } from "./values.js";

/** Requests per minute where the operator sets no limit. */
export const usualRateLimit = 6000;

/** A whole number within bounds, read as so many of a unit. */
function number(minimum: number, maximum: number, unit = 1) {
  const read = integer(minimum, maximum);
  return {
    allowed: `a number from ${minimum} to ${maximum}`,
    read(given: string): number | undefined {
      const value = read(given);
      return value === undefined ? undefined : value * unit;
    },
  };
}

/** One of some words. */
function words<const Word extends string>(...all: readonly Word[]) {
  return { allowed: `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`, read: oneOf(...all) };
}

const webAddress = { allowed: "an http or https URL", read: url };

const anyText = { allowed: "a text", read: text(/\S/) };

const flag = {
  allowed: "true or false",
  read(given: string): boolean | undefined {
    const word = oneOf("true", "false", "1", "0")(given);
    return word === undefined ? undefined : word === "true" || word === "1";
  },
};

/** All settings of an operator; times are read as milliseconds. */
export const settings = {
  port: {
    name: "PORT",
    default: "3000",
    meaning: "port to listen on; 0 takes a free one",
    ...number(0, 65_535),
  },
  host: {
    name: "HOST",
    default: "127.0.0.1",
    meaning: "address to listen on",
    allowed: "an address or host name",
    read: text(/^[\w.:-]+$/),
  },
  mongodbUri: {
    name: "MONGODB_URI",
    meaning: "MongoDB to use; if unset, the embedded engine runs",
    allowed: "a mongodb:// or mongodb+srv:// URI",
    read: text(/^mongodb(?:\+srv)?:\/\/\S+$/),
  },
  mongodbName: {
    name: "MONGODB_DB",
    default: "calendar",
    meaning: "database name",
    allowed: "letters, digits, - and _",
    read: text(/^[\w-]{1,63}$/),
  },
  /** Whether options of the URI may let a replica set lose acknowledged writes. */
  allowsWeakConcerns: {
    name: "WRITE_CONCERN",
    default: "majority",
    meaning:
      "when a replica set acknowledges writes: once they are in the write-ahead logs of a majority, or as MONGODB_URI says, with which acknowledged writes can be lost",
    allowed: "majority or uri",
    read(given: string): boolean | undefined {
      const word = oneOf("majority", "uri")(given);
      return word === undefined ? undefined : word === "uri";
    },
  },
  readPreference: {
    name: "READ_PREFERENCE",
    default: "primary",
    meaning:
      "who answers reads of a replica set: the primary, or others while there is none, who may lag behind the last acknowledged writes",
    ...words("primary", "primaryPreferred"),
  },
  dataDir: {
    name: "DATA_DIR",
    default: "./data",
    meaning: "folder of the embedded engine",
    allowed: "a path",
    read: text(/\S/),
  },
  publicUrl: {
    name: "PUBLIC_URL",
    meaning: "base URL of links; if unset, the one that the request used",
    ...webAddress,
  },
  siteZone: {
    name: "SITE_TIMEZONE",
    default: "UTC",
    meaning: "time zone of the site",
    allowed: "a zone such as Europe/Rome or UTC+2",
    read: parseZone,
  },
  siteLanguage: {
    name: "SITE_LANGUAGE",
    meaning: "language of requests that name none",
    allowed: "a language code of the spec",
    read: text(/^[a-z]{2}$/),
  },
  pageSize: {
    name: "POSTS_PER_PAGE",
    meaning: "records on a page of a list",
    ...number(1, 1000),
  },
  maximumPageSize: {
    name: "MAX_PER_PAGE",
    meaning: "maximum of records on a page of a list",
    ...number(1, 1000),
  },
  siteName: {
    name: "SITE_NAME",
    meaning: "name of the site on its pages and in its feeds; if unset, that of the product",
    ...anyText,
  },
  siteLogo: {
    name: "SITE_LOGO",
    meaning: "picture that stands for the name on pages",
    allowed: "the path of an .svg, .png or .webp file",
    read: (given: string) => (/\.(?:svg|png|webp)$/.test(given) && existsSync(given) ? given : undefined),
  },
  accentColor: {
    name: "ACCENT_COLOR",
    meaning: "colour of links and buttons; pages darken or lighten it until it can be read",
    allowed: "six hexadecimal digits, such as 1f5f5b",
    read: text(/^[\da-f]{6}$/i),
  },
  contactUrl: {
    name: "CONTACT_URL",
    meaning: "address of a page with contacts, which pages link to",
    ...webAddress,
  },
  imprintUrl: {
    name: "IMPRINT_URL",
    meaning: "address of the imprint, which pages link to",
    ...webAddress,
  },
  mapTiles: {
    name: "MAP_TILES",
    meaning:
      "pictures that maps on pages are made of; if unset, pages load nothing and draw where a place is",
    allowed: "an https URL with {z}, {x} and {y}, such as https://tile.example.org/{z}/{x}/{y}.png",
    read: text(/^https:\/\/[\w.:-]+\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/),
  },
  mapAttribution: {
    name: "MAP_ATTRIBUTION",
    default: "© OpenStreetMap contributors",
    meaning: "who made the pictures of maps, as pages name them",
    ...anyText,
  },
  dayCutoff: {
    name: "DAY_CUTOFF",
    default: "00:00",
    meaning: "time at which a day starts",
    allowed: "a time such as 04:00",
    read: text(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  },
  termsByName: {
    name: "TERMS_BY_NAME",
    default: "writers",
    meaning: "who can create terms, such as categories and tags, by naming them in a write",
    allowed: "writers, or editors: callers that can edit the records of others",
    read: oneOf("writers", "editors"),
  },
  adminKey: {
    name: "ADMIN_API_KEY",
    meaning: "API key of an initial administrator",
    allowed: "at least 16 characters without blanks",
    read: text(/^\S{16,}$/),
  },
  tokenSecret: {
    name: "TOKEN_SECRET",
    meaning: "secret that signs the tokens of a product's users; if unset, one that the store holds",
    allowed: "at least 32 characters without blanks",
    read: text(/^\S{32,}$/),
  },
  sessionMs: {
    name: "SESSION_DAYS",
    default: "14",
    meaning: "days after which people who signed in have to do it again",
    ...number(1, 365, dayMs),
  },
  smtpUrl: {
    name: "SMTP_URL",
    meaning: "server that mails links of accounts; if unset, administrators are shown them",
    allowed: "an smtp:// or smtps:// URL, with user and password where the server needs them",
    read: text(/^smtps?:\/\/\S+$/),
  },
  smtpFrom: {
    name: "SMTP_FROM",
    meaning: "sender of mail; needed with SMTP_URL",
    allowed: "an address, such as Calendar <calendar@example.org>",
    read: text(/^[^\r\n@]*@[^\r\n]*$/),
  },
  oidcIssuer: {
    name: "OIDC_ISSUER",
    meaning: "provider of OpenID Connect by which people can sign in to their accounts",
    allowed: "the https URL that the provider calls its issuer; http on this machine only",
    // As given: a slash at its end belongs to the name of an issuer.
    read: text(
      /^(?:https:\/\/[^\s?#]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s?#]*)?)$/,
    ),
  },
  oidcClientId: {
    name: "OIDC_CLIENT_ID",
    meaning: "what the provider calls this service; needed with OIDC_ISSUER",
    ...anyText,
  },
  oidcClientSecret: {
    name: "OIDC_CLIENT_SECRET",
    meaning: "secret that the provider has given to this service; needed with OIDC_ISSUER",
    ...anyText,
  },
  oidcLabel: {
    name: "OIDC_LABEL",
    meaning: "what the link to the provider says; needed with OIDC_ISSUER",
    ...anyText,
  },
  oidcRole: {
    name: "OIDC_ROLE",
    meaning: "role of accounts made for people of the provider who have none; if unset, they cannot sign in",
    allowed: "a role of the spec",
    read: text(/^\w+$/),
  },
  trustProxy: {
    name: "TRUST_PROXY",
    default: "false",
    meaning: "trust X-Forwarded-* headers",
    ...flag,
  },
  corsOrigins: {
    name: "CORS_ORIGINS",
    default: "*",
    meaning: "origins allowed by CORS",
    allowed: "*, or origins separated by commas",
    read: list,
  },
  bodyLimit: {
    name: "BODY_LIMIT",
    default: "1048576",
    meaning: "largest request body in bytes",
    ...number(1024, 104_857_600),
  },
  imageLimit: {
    name: "IMAGE_LIMIT",
    default: "10485760",
    meaning: "largest image in bytes",
    ...number(1024, 104_857_600),
  },
  rateLimit: {
    name: "RATE_LIMIT",
    meaning: `requests per minute of one key or address; 0 for no limit; unset: ${usualRateLimit}, and no limit for this machine`,
    ...number(0, 10_000_000),
  },
  streamListeners: {
    name: "STREAM_LISTENERS",
    default: "10000",
    meaning: "most streams of changes that each process keeps open; others get 503",
    ...number(0, 1_000_000),
  },
  streamHeartbeat: {
    name: "STREAM_HEARTBEAT",
    default: "20",
    meaning:
      "seconds between two heartbeats of a stream of changes; the server closes connections after 60 without traffic",
    ...number(1, 50),
  },
  requestTimeoutMs: {
    name: "REQUEST_TIMEOUT",
    default: "15",
    meaning: "seconds until a request times out with 503",
    ...number(1, 600, secondMs),
  },
  minimumFreeSpace: {
    name: "MIN_FREE_SPACE",
    default: "67108864",
    meaning: "free bytes on the disk of the embedded engine below which writes get 507; 0: no check",
    ...number(0, 1_000_000_000_000),
  },
  webhookTimeoutMs: {
    name: "WEBHOOK_TIMEOUT",
    default: "10",
    meaning: "timeout of a webhook request, in seconds",
    ...number(1, 60, secondMs),
  },
  webhookRetryMs: {
    name: "WEBHOOK_RETRY",
    default: "5000",
    meaning:
      "milliseconds before the first retry of a failed message; each further delay is three times as long, up to three hours",
    ...number(10, 3_600_000),
  },
  webhookPatienceMs: {
    name: "WEBHOOK_PATIENCE",
    default: "259200",
    meaning: "seconds of uninterrupted failure after which a webhook is disabled, or a message dropped",
    ...number(1, 2_592_000, secondMs),
  },
  webhookLogMs: {
    name: "WEBHOOK_LOG_DAYS",
    default: "30",
    meaning: "days for which messages are stored for the log and for replays",
    ...number(1, 3650, dayMs),
  },
  webhookLocal: {
    name: "WEBHOOK_LOCAL",
    default: "false",
    meaning: "allow webhooks to this machine, also over http: for tests, and for receivers on the same host",
    ...flag,
  },
  auditMs: {
    name: "AUDIT_DAYS",
    default: "365",
    meaning: "days for which the audit stores changes; 0: forever",
    ...number(0, 36_500, dayMs),
  },
  changesMs: {
    name: "CHANGES_RETENTION",
    default: "30",
    meaning:
      "days for which callers can continue to read changes from a token; the audit stores them at least as long",
    ...number(1, 3650, dayMs),
  },
  workers: {
    name: "WORKERS",
    default: "1",
    meaning: "processes that serve one port from one database",
    ...number(1, 64),
  },
  cacheLimit: {
    name: "CACHE",
    default: "268435456",
    meaning: "size of the cache of each process, in bytes",
    allowed: "off, or a number from 1048576 to 100000000000",
    read: (given: string) => (given === "off" ? 0 : integer(1_048_576, 100_000_000_000)(given)),
  },
  cacheLagMs: {
    name: "CACHE_LAG",
    default: "1000",
    meaning:
      "milliseconds that a cached answer may lag behind writes of other machines to the same MONGODB_URI, while their change stream is not known to be current",
    ...number(0, 3_600_000),
  },
  logLevel: {
    name: "LOG_LEVEL",
    default: "info",
    meaning: "lowest level that is logged",
    ...words("trace", "debug", "info", "warn", "error", "silent"),
  },
  logSample: {
    name: "LOG_SAMPLE",
    default: "100",
    meaning: "one of this many ordinary requests is logged; 1: all, 0: none; slow and failed ones always are",
    ...number(0, 1_000_000),
  },
  slowMs: {
    name: "LOG_SLOW",
    default: "1000",
    meaning: "milliseconds from which a request counts as slow and is logged",
    ...number(1, 600_000),
  },
} satisfies Settings;

/** Settings whose values may hold passwords and keys; no message shows them. */
export const secretSettings = new Set([
  "MONGODB_URI",
  "ADMIN_API_KEY",
  "TOKEN_SECRET",
  "SMTP_URL",
  "OIDC_CLIENT_SECRET",
]);

/** Lists all settings; `productDefaults` holds the defaults that the product defines, `own` its own settings. */
export function listSettings(productDefaults: Readonly<Record<string, string>>, own: Settings = {}) {
  return Object.values<Setting<unknown>>({ ...settings, ...own }).map(
    ({ name, default: value = "", meaning, allowed }) => ({
      name,
      /** The value where it is not given. */
      default: productDefaults[name] ?? (value === "" ? "unset" : value),
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
