import { describe, expect, it } from "vitest";
import { type AccessPolicy, authenticate, rejectAnonymous } from "../../runtime/auth/authenticate.js";
import type { Keys } from "../../runtime/auth/keys.js";

const access = {
  edit: "edit",
  edit_published: "edit",
  edit_others: "edit",
  publish: "print",
  read_private: "edit",
  upload: "edit",
};
const descriptor = { roles: { administrator: ["edit"], reader: [] }, access };

/** Keys of a service that has the given ones, each of the role it is named by. */
function keysOf(names: readonly string[]): Keys {
  const reject = (): never => {
    throw new Error("Authentication only looks.");
  };
  return {
    find: (key) =>
      Promise.resolve(
        names.includes(key) ? { _id: key, name: key, role: key, author: 4, created: new Date(0) } : undefined,
      ),
    exist: () => Promise.resolve(names.length > 0),
    known: () => names.length > 0,
    isKnown: () => true,
    create: reject,
    list: reject,
    hasAuthor: reject,
    revoke: reject,
    reserveAuthor: reject,
  };
}

function policy(names: readonly string[], isLocal: boolean): AccessPolicy {
  return { keys: keysOf(names), service: descriptor, isLocal };
}

describe("authentication", () => {
  it("gives the holder of a key the capabilities of the role", async () => {
    const headers = { authorization: "Bearer administrator" };
    const caller = await authenticate({ headers }, policy(["administrator"], false));
    expect(caller).toMatchObject({ name: "administrator", author: 4, anonymous: false });
    expect([caller.can("edit"), caller.can("fly")]).toEqual([true, false]);
    expect([caller.may("upload"), caller.may("publish")]).toEqual([true, false]);
  });

  it("takes a password without a name and without a colon", async () => {
    for (const pair of [":reader", "reader", "some one:reader", "a:re ad er"]) {
      const authorization = `Basic ${Buffer.from(pair).toString("base64")}`;
      const caller = await authenticate({ headers: { authorization } }, policy(["reader"], false));
      expect(caller.name, pair).toBe("reader");
    }
  });

  it("makes a caller without a key an administrator only while the service is local and has no key", async () => {
    const headers = { host: "localhost:3000" };
    const rights = await Promise.all(
      [policy([], true), policy(["reader"], true), policy([], false)].map(async (one) =>
        (await authenticate({ method: "POST", headers }, one)).can("edit"),
      ),
    );
    expect(rights).toEqual([true, false, false]);
  });

  it.each([
    "localhost.example.org",
    "127.0.0.1.nip.io",
    "0.0.0.0:3000",
    "[::2]:3000",
    "user@localhost@evil.example",
    "x@127.0.0.1",
    "localhost#x",
    "localhost/x",
    "localhost?x",
    "localhost:99999",
    "localhost:80:80",
    "[::1",
    "",
  ])("does not take the host %j for a local one", async (host) => {
    await expect(authenticate({ headers: { host } }, policy([], true))).rejects.toThrow("rest_local_only");
  });

  it.each(["localhost", "LOCALHOST:80", "127.0.0.1:3000", "[::1]:3000"])(
    "takes the host %s for a local one",
    async (host) => {
      expect((await authenticate({ headers: { host } }, policy([], true))).can("edit")).toBe(true);
    },
  );

  it("rejects strangers from a service without keys, and reads nothing for that", () => {
    const closed = {
      ...policy([], true),
      keys: { ...keysOf([]), exist: () => expect.fail("The store was read.") },
    };
    const unknown = { ...closed, keys: { ...closed.keys, known: () => undefined } };
    const keyed = { ...closed, keys: { ...closed.keys, known: () => true } };
    const stranger = { method: "GET", headers: { host: "calendar.example.org" } };
    for (const one of [closed, unknown]) {
      expect(() => rejectAnonymous(stranger, one)).toThrow("rest_local_only");
      expect(() =>
        rejectAnonymous({ method: "GET", headers: { host: "localhost:3000" } }, one),
      ).not.toThrow();
    }
    for (const one of [keyed, { ...closed, isLocal: false }])
      expect(() => rejectAnonymous(stranger, one)).not.toThrow();
  });
});
