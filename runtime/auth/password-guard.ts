import { HttpError } from "../core/http-error.js";
import type { PasswordGuard, PasswordGuess, Passwords } from "../core/passwords.js";
import { runExclusive } from "../locks/keyed-mutex.js";
import type { Database } from "../storage/database.js";
import { createRateLimiter } from "./rate-limiter.js";

/** Wrong passwords of one record in a minute. */
const wrongLimit = 30;
/** Verifications that one network may have waiting. */
const waitingLimit = 50;

/** Starts a guard: it verifies one password at a time for each network, and counts wrong ones together with all processes. */
export function createPasswordGuard(database: Database, passwords: Passwords): PasswordGuard {
  const limiter = createRateLimiter(database);
  const waiting = new Map<string, number>();
  const verify = async ({ text, stored, record }: PasswordGuess): Promise<boolean> => {
    const name = `password ${record}`;
    const { isAllowed, reset } = limiter.look(name, wrongLimit);
    if (!isAllowed) throw tooMany(wrongLimit, reset);
    const isRight = await passwords.verify(text, stored);
    if (!isRight) limiter.take(name, wrongLimit);
    return isRight;
  };
  return {
    async verify(guess) {
      const { network } = guess;
      const ahead = waiting.get(network) ?? 0;
      if (ahead >= waitingLimit) throw tooMany(waitingLimit, 1);
      waiting.set(network, ahead + 1);
      try {
        return await runExclusive(database, `password ${network}`, () => verify(guess));
      } finally {
        const left = (waiting.get(network) ?? 1) - 1;
        if (left === 0) waiting.delete(network);
        else waiting.set(network, left);
      }
    },
  };
}

function tooMany(limit: number, seconds: number): HttpError {
  return new HttpError("rest_too_many_requests", { limit }, { headers: { "Retry-After": String(seconds) } });
}
