/** A setting of the environment that may be absent. */
export interface OptionalSetting<Value> {
  readonly name: string;
  /** Read where the setting is not given; without it, the value is undefined then. */
  readonly default?: string;
  readonly meaning: string;
  /** What the value may be; the message about a bad value quotes it. */
  readonly allowed: string;
  /** Reads the value; undefined for a text that is not allowed. */
  readonly read: (text: string) => Value | undefined;
}

/** A setting that has a default. */
export interface Setting<Value> extends OptionalSetting<Value> {
  readonly default: string;
}

/** Settings by their names in code. */
export type Settings = Readonly<Record<string, OptionalSetting<unknown>>>;

/** Types a setting that has a default. */
export function setting<Value>(given: Setting<Value>): Setting<Value> {
  return given;
}

/** Types a setting that may be absent. */
export function optional<Value>(given: Omit<OptionalSetting<Value>, "default">): OptionalSetting<Value> {
  return given;
}
