import { describe, expect, it } from "vitest";
import { argon2Passwords as passwords } from "../../runtime/auth/argon2-passwords.js";
import { createKey, equalHashes, hashKey } from "../../runtime/auth/keys.js";

describe("createKey", () => {
  it("gives a recognisable key of at least 160 random bits in URL-safe characters", () => {
    const key = createKey("calendar/events/v1");
    expect(key).toMatch(/^cal_[A-Za-z0-9_-]+$/);
    expect(Buffer.from(key.slice(4), "base64url").length * 8).toBeGreaterThanOrEqual(160);
  });

  it("names the service in the prefix", () => {
    const prefixOf = (namespace: string): string | undefined => createKey(namespace).split("_", 1)[0];
    expect(["library/v1", "v1/Books", "2", ""].map(prefixOf)).toEqual(["lib", "vBo", "key", "key"]);
  });

  it("never gives the same key twice", () => {
    expect(new Set(Array.from({ length: 1_000 }, () => createKey(""))).size).toBe(1_000);
  });
});

describe("hashKey", () => {
  it("is SHA-256 in hex", () => {
    expect(hashKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("equalHashes", () => {
  it("distinguishes equal from different hashes, of any length", () => {
    const hash = hashKey("a");
    expect(equalHashes(hash, hashKey("a"))).toBe(true);
    expect(equalHashes(hash, hashKey("b"))).toBe(false);
    expect(equalHashes(hash, hash.slice(1))).toBe(false);
    expect(equalHashes(hash, "")).toBe(false);
  });
});

describe("passwords", () => {
  it("are verified against their Argon2id hash", async () => {
    const hash = await passwords.hash("pässwörd");
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await passwords.verify("pässwörd", hash)).toBe(true);
    expect(await passwords.verify("password", hash)).toBe(false);
  });

  it("have a salt of their own", async () => {
    expect(await passwords.hash("x")).not.toBe(await passwords.hash("x"));
  });

  it("fail against a text that is no hash", async () => {
    expect(await passwords.verify("x", "")).toBe(false);
    expect(await passwords.verify("x", "$argon2id$broken")).toBe(false);
  });
});
