import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/**
 * A new access key: `cal_` and 192 random bits in characters that need no escaping in URLs, headers and shells. It is
 * shown once; only its hash is stored.
 */
export function createKey(): string {
  return `cal_${randomBytes(24).toString("base64url")}`;
}

/**
 * The stored form of an access key: SHA-256 in lower-case hex. A fast hash is enough because keys are random; texts that
 * people choose need `hashPassword`.
 */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Whether two hashes are equal, in a time that does not tell where they differ. */
export function equalHashes(a: string, b: string): boolean {
  const first = Buffer.from(a);
  const second = Buffer.from(b);
  return first.length === second.length && timingSafeEqual(first, second);
}

/** The stored form of a password people chose: Argon2id with its salt and cost inside, about 100 characters. */
export function hashPassword(text: string): Promise<string> {
  return hash(text, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/** Whether a password belongs to a stored hash; false as well when the hash is none. Costs as much as hashing. */
export async function verifyPassword(text: string, stored: string): Promise<boolean> {
  try {
    return await verify(stored, text);
  } catch {
    return false;
  }
}
