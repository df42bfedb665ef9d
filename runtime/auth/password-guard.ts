import { randomBytes } from "node:crypto";
import { HttpError } from "../core/http-error.js";
import type { PasswordGuard, PasswordGuess, Passwords } from "../core/principal.js";
import { pause } from "../jobs/retry.js";
import { runExclusive } from "../locks/locks.js";
import type { Database } from "../storage/database.js";
import { createRateLimiter } from "./rate-limiter.js";

/**
 * Wrong passwords of one count in a minute, such as those of a network for a record; each further one takes `slowMs`, and
 * locks no caller out.
 */
const wrongLimit = 30;
const slowMs = 1000;
/** Verifications that one network may have waiting, and those while it is slowed down: none waits for its time limit. */
const waitingLimit = 50;
const slowWaitingLimit = 10;

/** Starts a guard: it verifies one password at a time for each network, and counts wrong ones together with all processes. */
export function createPasswordGuard(database: Database, passwords: Passwords): PasswordGuard {
  const limiter = createRateLimiter(database);
  const waiting = new Map<string, number>();
  const namesOf = ({ network, record, counts }: PasswordGuess): readonly string[] =>
    counts ?? [`password ${network} ${record}`];
  const isSlow = (guess: PasswordGuess): boolean =>
    namesOf(guess).some((name) => !limiter.look(name, wrongLimit).isAllowed);
  const admit = (guess: PasswordGuess): void => {
    const limit = isSlow(guess) ? slowWaitingLimit : waitingLimit;
    if ((waiting.get(guess.network) ?? 0) > limit)
      throw new HttpError("rest_too_many_requests", { limit }, { headers: { "Retry-After": "1" } });
  };
  let unknown: Promise<string> | undefined;
  const verify = async (guess: PasswordGuess): Promise<boolean> => {
    const { text, stored } = guess;
    admit(guess);
    if (isSlow(guess)) await pause(slowMs, {});
    // Also where it is not used, so that the first guess without one takes no longer.
    unknown ??= passwords.hash(randomBytes(16).toString("hex"));
    const isEqual = await passwords.verify(text, stored ?? (await unknown));
    const isRight = isEqual && stored !== undefined;
    if (!isRight) for (const name of namesOf(guess)) limiter.take(name, wrongLimit);
    return isRight;
  };
  return {
    async verify(guess) {
      const { network } = guess;
      waiting.set(network, (waiting.get(network) ?? 0) + 1);
      try {
        admit(guess);
        return await runExclusive(database, `password ${network}`, () => verify(guess));
      } finally {
        const left = (waiting.get(network) ?? 1) - 1;
        if (left === 0) waiting.delete(network);
        else waiting.set(network, left);
      }
    },
  };
}
