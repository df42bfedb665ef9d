/** Whether the store has any key, remembered for a second. */
export interface KeyExistence {
  /** Whether there is any key. The result may be `maximumAgeMs` old; unless given, a second. */
  check(maximumAgeMs?: number): Promise<boolean>;
  /** The last result; undefined before the first. */
  known(): boolean | undefined;
  /** Whether `check` answers without reading the store. */
  isKnown(): boolean;
  /** Remembers that a key was found, without renewing the age of the last check. */
  confirm(): void;
}

const lifeMs = 1000;

/** Creates the memory of what `read` finds in the store; concurrent checks share one read. */
export function createKeyExistence(read: () => Promise<boolean>): KeyExistence {
  let known: boolean | undefined;
  let checked = Number.NEGATIVE_INFINITY;
  let pending: Promise<boolean> | undefined;

  function isWithin(maximumAgeMs: number): boolean {
    return performance.now() - checked < maximumAgeMs;
  }

  async function renew(): Promise<boolean> {
    const started = performance.now();
    const found = await read();
    known = found;
    checked = started;
    return found;
  }

  return {
    async check(maximumAgeMs = lifeMs) {
      if (known !== undefined && isWithin(maximumAgeMs)) return known;
      // A pending read may have begun before the key was created that the caller knows of.
      if (maximumAgeMs < lifeMs) return renew();
      pending ??= renew().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    known: () => known,
    isKnown: () => known !== undefined && isWithin(lifeMs),
    confirm() {
      known = true;
    },
  };
}

/** For a service that has a key of its settings: there always is one. */
export const alwaysExisting: KeyExistence = {
  check: () => Promise.resolve(true),
  known: () => true,
  isKnown: () => true,
  confirm: () => undefined,
};
