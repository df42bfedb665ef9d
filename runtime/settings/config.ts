import { secretSettings, settings } from "./settings.js";
import type { Setting, Settings } from "./values.js";

/** What an operator may set, read once at the start. Bytes for limits, requests per minute for rates. */
export interface Config extends Values<typeof settings> {
  /** What all of this was read from: a product has settings of its own there. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Thrown when settings are wrong; the message has a line for each, with name, value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The values of settings; those without a default may be undefined. */
type Values<Entries extends Settings> = {
  readonly [Key in keyof Entries]:
    | NonNullable<ReturnType<Entries[Key]["read"]>>
    | (Entries[Key] extends { readonly default: string } ? never : undefined);
};

/** Reads settings from the environment. Throws a ConfigError that names every bad one. */
export function readSettings<Entries extends Settings>(
  entries: Entries,
  environment: Config["environment"],
): Values<Entries> {
  const errors: string[] = [];
  const read = (entry: Setting<unknown>): unknown => {
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
export function readConfig(environment: Config["environment"]): Config {
  return { ...readSettings(settings, environment), environment };
}
