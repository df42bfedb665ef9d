/** A setting of the environment. */
export interface Setting<Value> {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
  /** What the value may be, in words; stands in the message about a bad value. */
  readonly allowed: string;
  /** The value, or undefined where the text is not allowed. */
  readonly read: (text: string) => Value | undefined;
}

/** A setting without a default is `{ value: undefined }` when it is not given. */
export interface Optional<Value> {
  readonly value: Value | undefined;
}

/** A setting that has a default. */
export function setting<Value>(
  name: string,
  byDefault: string,
  meaning: string,
  allowed: string,
  read: Setting<Value>["read"],
): Setting<Value> {
  return { name, default: byDefault, meaning, allowed, read };
}

/** A setting that may be absent. */
export function optional<Value>(
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
