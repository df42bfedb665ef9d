import { setTimeout as pause } from "node:timers/promises";

/** Ends a program or a request that hangs: no machine is so busy that what will happen takes as long. */
export const patienceMs = 300_000;

/** How long a test waits for a state; the configuration of the tests says how much slower than usual the machine is. */
const stateMs = 20_000 * Number(process.env.TEST_PATIENCE ?? "1");

/**
 * Waits until a check passes: until it neither throws nor returns false. Resolves with what the check returned; rejects
 * with its last error when it has failed for long.
 */
export async function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  const end = performance.now() + stateMs;
  for (;;) {
    const outcome = await attempt(check);
    if ("value" in outcome) return outcome.value;
    if (performance.now() > end) throw outcome.error;
    await pause(20);
  }
}

async function attempt<Value>(
  check: () => Value | Promise<Value>,
): Promise<{ readonly value: Value } | { readonly error: unknown }> {
  try {
    const value = await check();
    return value === false ? { error: new Error("The condition does not hold.") } : { value };
  } catch (error) {
    return { error };
  }
}
