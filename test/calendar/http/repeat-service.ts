import { expect } from "vitest";
import { idempotencyRecordId } from "../../../runtime/idempotency/idempotency-store.js";
import type { Database } from "../../../runtime/storage/database.js";
import type { RequestOptions, TestAnswer, TestCalls } from "../../support/service.js";

let count = 0;

/** A key that no other write of the file has. */
export function newKey(): string {
  count += 1;
  return `key ${count}`;
}

/** Sends a write with an idempotency key. */
export function keyed(
  service: TestCalls,
  key: string,
  [method, path, body]: readonly [method: string, path: string, body?: object],
  options: RequestOptions = {},
): Promise<TestAnswer> {
  const headers = { "Idempotency-Key": key, ...options.headers };
  return service.request(method, path, { ...options, headers, body });
}

/** Sends the same write twice; both answers, which must be the same. */
export async function twice(
  service: TestCalls,
  write: readonly [method: string, path: string, body?: object],
): Promise<readonly [TestAnswer, TestAnswer]> {
  const key = newKey();
  const first = await keyed(service, key, write);
  const second = await keyed(service, key, write);
  expectSame(second, first);
  return [first, second];
}

/** How many records of a collection have exactly that name; the service must list them all on a page. */
export async function countNamed(service: TestCalls, collection: string, name: string): Promise<number> {
  const search = encodeURIComponent(`"${name}"`);
  const { body } = await service.get(`/${collection}?per_page=50&search=${search}`);
  return Object.values(body[collection] ?? {}).filter(({ organizer, venue, title }) =>
    [organizer, venue, title].some((shown) => (shown as unknown) === name),
  ).length;
}

/** Expects the answer of a repeat: status, body and the headers that matter are those of the first. */
export function expectSame(second: TestAnswer, first: TestAnswer): void {
  expect(second.status, JSON.stringify(second.body)).toBe(first.status);
  expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
  for (const name of ["location", "etag", "content-language", "content-type"])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
}

interface StoredKey {
  readonly _id: string;
  readonly answer?: object;
  readonly until: Date;
  readonly owner: string;
}

/** The stored keys of callers without a key of the service. */
export function storedKeys({ db }: Database) {
  const keys = db.collection<StoredKey>("idempotency_keys");
  const idOf = (key: string): string =>
    idempotencyRecordId(key, {
      key: "",
      name: "anonymous",
      role: "administrator",
      author: 1,
      anonymous: true,
      can: () => true,
      may: () => true,
    });
  return {
    count: () => keys.countDocuments(),
    /** The state in which a crash between write and answer leaves a key. */
    async loseAnswer(key: string): Promise<void> {
      const lost = { $unset: { answer: "" }, $set: { until: new Date(0) } } as const;
      expect((await keys.updateOne({ _id: idOf(key) }, lost)).matchedCount).toBe(1);
    },
    /** As if another process worked on the write until an instant. */
    async lease(key: string, until: Date, owner = "another"): Promise<void> {
      await keys.updateOne({ _id: idOf(key) }, { $unset: { answer: "" }, $set: { until, owner } });
    },
  };
}
