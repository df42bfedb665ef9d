import { openKeys } from "../../../runtime/auth/keys.js";
import { eventually } from "../../support/eventually.js";
import type { TestAnswer, TestService } from "../support/service.js";

/** Someone who calls with a key of their own. */
export interface Caller {
  readonly author: number;
  readonly headers: Readonly<Record<string, string>>;
  request(method: string, path: string, body?: object): Promise<TestAnswer>;
}

/** Makes a key of a role on the service's own store. */
export async function createCaller(service: TestService, role: string, author: number): Promise<Caller> {
  const name = `${role} ${author}`;
  const key = await openKeys(service.database, undefined).create({ name, role, author });
  const headers = { authorization: `Bearer ${key}` };
  return {
    author,
    headers,
    request: (method, path, body) =>
      service.request(method, path, { headers, ...(body === undefined ? {} : { body }) }),
  };
}

/** Waits until a service knows that there are keys: it remembers for a second that there were none. */
export async function untilKeysAreKnown(service: Pick<TestService, "request">): Promise<void> {
  await eventually(async () => {
    const { body } = await service.request("GET", "/session", { base: "/admin" });
    return JSON.stringify(body.capabilities) === "[]";
  });
}

/** An author whose key no test calls with. */
export const strangerId = 99;

/** Makes keys for authors, so that records may be given to them. */
export async function addAuthors(service: TestService, ...authors: readonly number[]): Promise<void> {
  for (const author of new Set(authors)) await createCaller(service, "author", author);
}

/** Someone without a key. */
export function anonymousCaller(service: TestService): Caller {
  return {
    // Anonymous callers own no records.
    author: strangerId,
    headers: {},
    request: (method, path, body) => service.request(method, path, body === undefined ? {} : { body }),
  };
}
