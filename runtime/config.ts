import type { PictureReader } from "./core/image.js";
import type { Passwords } from "./core/principal.js";
import { dayMs, secondMs } from "./dates/civil.js";
import type { DocumentSource } from "./http/document.js";
import type { FileFetcher } from "./network/fetch-file.js";
import type { AddressCheck } from "./network/public-address.js";
import type { AssetSource } from "./pages/assets.js";
import { secretSettings, settings } from "./settings/settings.js";
import type { OptionalSetting, Setting, Settings } from "./settings/values.js";
import type { Telemetry } from "./telemetry/telemetry.js";

/** What an application takes besides its settings and database: native code, files, network, clock, telemetry. */
export interface Dependencies {
  readonly passwords: Passwords;
  /** Replaces the decoder of images. */
  readonly readPicture?: PictureReader;
  /** Which addresses images are fetched from. */
  readonly isFetchAllowed: AddressCheck;
  readonly fetchFile: FileFetcher;
  readonly documentSource: DocumentSource;
  /** The files that pages load. */
  readonly pageAssets: AssetSource;
  /** Creates a check whether the disk of a folder has so many bytes free. */
  readonly createDiskSpaceCheck: (folder: string, reserve: number) => () => Promise<boolean>;
  /** Returns the instant in milliseconds. */
  readonly now: () => number;
  readonly telemetry: Telemetry;
}

/**
 * What an operator may set, read once at the start, with what follows from it. Units that names do not have: bytes for limits,
 * requests per minute for rates.
 */
export interface Config extends Values<typeof settings> {
  /** Whether options of the URI may let a replica set lose acknowledged writes. */
  readonly allowsWeakConcerns: boolean;
  /** Milliseconds that the work on a request may take. */
  readonly requestTimeoutMs: number;
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

/** Thrown when settings are wrong; the message has a line for each, with name, value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The values of settings; those without a default may be undefined. */
type Values<Entries extends Settings> = { readonly [Key in keyof Entries]: ValueOf<Entries[Key]> };

type ValueOf<Entry> =
  Entry extends Setting<infer Value>
    ? Value
    : Entry extends OptionalSetting<infer Value>
      ? Value | undefined
      : never;

/** Reads settings from the environment. Throws a ConfigError that names every bad one. */
export function readSettings<Entries extends Settings>(
  entries: Entries,
  environment: Environment,
): Values<Entries> {
  const errors: string[] = [];
  const read = (entry: OptionalSetting<unknown>): unknown => {
    const given = environment[entry.name];
    const text = given === undefined || given === "" ? entry.default : given;
    if (text === undefined) return undefined;
    const value = entry.read(text);
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
    ...given,
    allowsWeakConcerns: given.writeConcern === "uri",
    requestTimeoutMs: given.requestTimeoutSeconds * secondMs,
    webhooks: {
      time: given.webhookTimeoutSeconds * secondMs,
      firstPauseMs: given.webhookRetryMs,
      giveUpMs: given.webhookPatienceSeconds * secondMs,
      logMs: given.webhookLogDays * dayMs,
      isLocalAllowed: given.webhookLocal,
    },
    auditMs: given.auditDays === 0 ? Number.POSITIVE_INFINITY : given.auditDays * dayMs,
    environment,
  };
}
