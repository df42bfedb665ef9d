import { parseZone, type Zone } from "./dates/zone.js";

/** What an operator may set, read once at the start. Units: bytes for limits, requests per minute for rates. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly mongodbUri: string | undefined;
  readonly mongodbName: string;
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
  readonly adminKey: string | undefined;
  readonly trustProxy: boolean;
  readonly corsOrigins: readonly string[];
  readonly bodyLimit: number;
  readonly imageLimit: number;
  readonly logLevel: string;
  /** Of so many answers that are neither slow nor faults one is logged; 0 for none. */
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
}

/** Where traces are sent, under the names that OpenTelemetry gave its settings. */
export interface TraceConfig {
  /** Base URL of an OTLP receiver over HTTP. */
  readonly endpoint: string;
  /** Header fields of every export, such as the receiver's key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of the traces begun here that are kept, from 0 to 1. */
  readonly ratio: number;
}

/** Requests per minute where the operator sets no limit. */
export const usualRateLimit = 6000;

interface Setting<Value> {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
  /** What the value may be, in words; stands in the message about a bad value. */
  readonly allowed: string;
  /** The value, or undefined where the text is not allowed. */
  readonly read: (text: string) => Value | undefined;
}

/** A setting without a default is `{ value: undefined }` when it is not given. */
interface Optional<Value> {
  readonly value: Value | undefined;
}

const settings = {
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
    "MongoDB to use; without it an embedded engine runs",
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
    "address of the service in links; without it the request's",
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
    "most records on a page of a list",
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
    "currency sign of costs without one",
    "a text of up to 10 characters",
    text(/^.{0,10}$/),
  ),
  currencyPosition: setting(
    "CURRENCY_POSITION",
    "prefix",
    "where that sign stands",
    "prefix or postfix",
    oneOf("prefix", "postfix"),
  ),
  adminKey: optional(
    "ADMIN_API_KEY",
    "key of a first administrator",
    "at least 16 characters without blanks",
    text(/^\S{16,}$/),
  ),
  trustProxy: setting("TRUST_PROXY", "false", "believe X-Forwarded-* headers", "true or false", boolean),
  corsOrigins: setting(
    "CORS_ORIGINS",
    "*",
    "origins whose pages may call",
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
    `requests per minute of one key or address; 0 for no limit; unset: ${usualRateLimit}, and no limit for this machine`,
    "a number from 0 to 10000000",
    integer(0, 10_000_000),
  ),
  requestTimeout: setting(
    "REQUEST_TIMEOUT",
    "15",
    "seconds until a request is given up with 503",
    "a number from 1 to 600",
    integer(1, 600),
  ),
  workers: setting(
    "WORKERS",
    "1",
    "processes that serve, on one port and one store",
    "a number from 1 to 64",
    integer(1, 64),
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    "least severe level that is logged",
    "trace, debug, info, warn, error or silent",
    oneOf("trace", "debug", "info", "warn", "error", "silent"),
  ),
  logSample: setting(
    "LOG_SAMPLE",
    "100",
    "one of so many ordinary answers is logged; 1 for all, 0 for none; slow ones and faults always are",
    "a number from 0 to 1000000",
    integer(0, 1_000_000),
  ),
  slow: setting(
    "LOG_SLOW",
    "1000",
    "milliseconds from which on an answer is slow, and logged",
    "a number from 1 to 600000",
    integer(1, 600_000),
  ),
  traceEndpoint: optional(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTLP receiver that traces are sent to over HTTP; without it there are none",
    "an http or https URL",
    url,
  ),
  traceHeaders: setting(
    "OTEL_EXPORTER_OTLP_HEADERS",
    "",
    "header fields of what is sent there",
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
    "share of traces that is kept, where the caller has not decided",
    "a number from 0 to 1",
    share,
  ),
} as const;

/** Their values may hold passwords and keys, which no message shows. */
const secrets: ReadonlySet<string> = new Set(["MONGODB_URI", "ADMIN_API_KEY", "OTEL_EXPORTER_OTLP_HEADERS"]);

/** Thrown when settings are wrong; the message has a line for each, with name, value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads all settings from the environment. Throws a ConfigError that names every bad one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const read = <Value>(entry: Setting<Value>): Value => {
    const given = environment[entry.name];
    const value = entry.read(given === undefined || given === "" ? entry.default : given);
    if (value !== undefined) return value;
    const shown = secrets.has(entry.name) ? entry.name : `${entry.name}=${given ?? ""}`;
    faults.push(`${shown} is not allowed: use ${entry.allowed}.`);
    // The default of a setting is always allowed, so reading goes on to find the other faults.
    return read({ ...entry, name: "" });
  };
  const endpoint = read(settings.traceEndpoint).value;
  const traces = {
    headers: read(settings.traceHeaders),
    serviceName: read(settings.traceName),
    ratio: read(settings.traceRatio),
  };
  const config: Config = {
    port: read(settings.port),
    host: read(settings.host),
    mongodbUri: read(settings.mongodbUri).value,
    mongodbName: read(settings.mongodbName),
    dataDir: read(settings.dataDir),
    publicUrl: read(settings.publicUrl).value,
    siteZone: read(settings.siteZone),
    siteLanguage: read(settings.siteLanguage).value,
    pageSize: read(settings.pageSize).value,
    maximumPageSize: read(settings.maximumPageSize).value,
    dayCutoff: read(settings.dayCutoff),
    currencySymbol: read(settings.currencySymbol),
    currencyPosition: read(settings.currencyPosition),
    adminKey: read(settings.adminKey).value,
    trustProxy: read(settings.trustProxy),
    corsOrigins: read(settings.corsOrigins),
    bodyLimit: read(settings.bodyLimit),
    imageLimit: read(settings.imageLimit),
    logLevel: read(settings.logLevel),
    logSample: read(settings.logSample),
    slowMs: read(settings.slow),
    traces: endpoint === undefined ? undefined : { endpoint, ...traces },
    rateLimit: read(settings.rateLimit).value,
    workers: read(settings.workers),
    requestTimeoutMs: read(settings.requestTimeout) * 1000,
  };
  if (faults.length > 0) throw new ConfigError(faults.join("\n"));
  return config;
}

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
  return Object.values(settings).map(({ name, default: value, meaning, allowed }) => ({
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

function setting<Value>(
  name: string,
  byDefault: string,
  meaning: string,
  allowed: string,
  read: Setting<Value>["read"],
): Setting<Value> {
  return { name, default: byDefault, meaning, allowed, read };
}

function optional<Value>(
  name: string,
  meaning: string,
  allowed: string,
  read: (text: string) => Value | undefined,
): Setting<Optional<Value>> {
  const readOptional = (given: string): Optional<Value> | undefined => {
    if (given === "") return { value: undefined };
    const value = read(given);
    return value === undefined ? undefined : { value };
  };
  return setting(name, "", meaning, allowed, readOptional);
}

function integer(minimum: number, maximum: number) {
  return (given: string): number | undefined => {
    const value = Number(given);
    return /^\d+$/.test(given) && value >= minimum && value <= maximum ? value : undefined;
  };
}

function text(pattern: RegExp) {
  return (given: string): string | undefined => (pattern.test(given) ? given : undefined);
}

function oneOf<const Word extends string>(...words: readonly Word[]) {
  return (given: string): Word | undefined => words.find((word) => word === given);
}

function boolean(given: string): boolean | undefined {
  const word = oneOf("true", "false", "1", "0")(given);
  return word === undefined ? undefined : word === "true" || word === "1";
}

function list(given: string): readonly string[] {
  return given
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function url(given: string): string | undefined {
  if (!URL.canParse(given)) return undefined;
  const { protocol, href } = new URL(given);
  return protocol === "http:" || protocol === "https:" ? href.replace(/\/$/, "") : undefined;
}

function share(given: string): number | undefined {
  const value = Number(given);
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(given) && value <= 1 ? value : undefined;
}

/** Values may be percent-encoded, as OpenTelemetry has it. */
function pairs(given: string): Readonly<Record<string, string>> | undefined {
  const found = list(given).map((part) => /^([\w!#$&'*+.^|~-]+)\s*=\s*(\S.*)$/.exec(part));
  try {
    return Object.fromEntries(
      found.map((match) => {
        if (match === null) throw new URIError("This is no pair.");
        const [, name = "", value = ""] = match;
        return [name.toLowerCase(), decodeURIComponent(value)];
      }),
    );
  } catch {
    return undefined;
  }
}
