import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A new access key: the first three letters of the service's namespace, and 192 random bits in characters that need no
 * escaping in URLs, headers and shells. It is shown once; only its hash is stored.
 */
export function createKey(namespace: string): string {
  const prefix = namespace.replace(/[^a-z]/gi, "").slice(0, 3);
  return `${prefix || "key"}_${randomBytes(24).toString("base64url")}`;
}

/**
 * The stored form of an access key: SHA-256 in lower-case hex. A fast hash is enough because keys are random; texts that
 * people choose need `Passwords`.
 */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Compares two hashes in constant time. */
export function equalHashes(a: string, b: string): boolean {
  const first = Buffer.from(a);
  const second = Buffer.from(b);
  return first.length === second.length && timingSafeEqual(first, second);
}
