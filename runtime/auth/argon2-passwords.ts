import type { Passwords } from "../core/principal.js";

/** Loaded at the first password: native code that most processes never need. */
const load = () => import("@node-rs/argon2");

/** Passwords as Argon2id with its salt and cost inside, about 100 characters. */
export const argon2Passwords: Passwords = {
  hash: async (text) => (await load()).hash(text, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  async verify(text, stored) {
    const { verify } = await load();
    try {
      return await verify(stored, text);
    } catch {
      return false;
    }
  },
};
