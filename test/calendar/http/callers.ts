import { beforeAll } from "vitest";
import { openKeys } from "../../../runtime/auth/keys.js";
import { eventually } from "../../support/eventually.js";
import { callsOf, type TestCalls, type TestService } from "../../support/service.js";

/** Someone who calls with a key of their own. */
export interface Caller extends TestCalls {
  readonly author: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a key of a role on the service's own store. */
export async function createCaller(service: TestService, role: string, author: number): Promise<Caller> {
  const name = `${role} ${author}`;
  const key = await openKeys(service.database, undefined).create({ name, role, author });
  return callerWith(service, author, { authorization: `Bearer ${key}` });
}

/** The same for the tests of a file, from the start on. */
export function useCaller(service: TestService, role: string, author: number): Caller {
  const headers: Record<string, string> = {};
  beforeAll(async () => {
    Object.assign(headers, (await createCaller(service, role, author)).headers);
  });
  return callerWith(service, author, headers);
}

function callerWith(service: TestService, author: number, headers: Caller["headers"]): Caller {
  const send = (path: string, init: RequestInit): Promise<Response> => fetch(service.origin + path, init);
  return { ...callsOf(send, () => "/calendar/events/v1", headers), author, headers };
}

/** Waits until a service knows that there are keys: it remembers for a second that there were none. */
export async function untilKeysAreKnown(service: TestCalls): Promise<void> {
  await eventually(async () => {
    const { body } = await service.get("/session", { base: "/admin" });
    return JSON.stringify(body.capabilities) === "[]";
  });
}

/** An author whose key no test calls with. */
export const strangerId = 99;

/** Makes keys for authors, so that records may be given to them. */
export async function addAuthors(service: TestService, ...authors: readonly number[]): Promise<void> {
  for (const author of new Set(authors)) await createCaller(service, "author", author);
}

/** Someone without a key, who owns no records. */
export function anonymousCaller(service: TestService): Caller {
  return callerWith(service, strangerId, {});
}
