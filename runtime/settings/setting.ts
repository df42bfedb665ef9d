/** A setting of the environment. */
export interface Setting<Value> {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
  /** What the value may be; the message about a bad value quotes it. */
  readonly allowed: string;
  /** Reads the value; undefined for a text that is not allowed. */
  readonly read: (text: string) => Value | undefined;
}

/** The value of a setting without a default; undefined where it is not given. */
export interface Optional<Value> {
  readonly value: Value | undefined;
}

/** A setting that has a default. */
export function setting<Value>(given: Setting<Value>): Setting<Value> {
  return given;
}

/** A setting that may be absent. */
export function optional<Value>(given: Omit<Setting<Value>, "default">): Setting<Optional<Value>> {
  return {
    ...given,
    default: "",
    read: (text) => {
      if (text === "") return { value: undefined };
      const value = given.read(text);
      return value === undefined ? undefined : { value };
    },
  };
}
