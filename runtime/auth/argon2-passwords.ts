import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "./passwords.js";

/** Passwords as Argon2id with its salt and cost inside, about 100 characters. */
export const argon2Passwords: Passwords = {
  hash: (text) => hash(text, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  async verify(text, stored) {
    try {
      return await verify(stored, text);
    } catch {
      return false;
    }
  },
};
