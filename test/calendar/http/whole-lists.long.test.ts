import { Collection, FindCursor } from "mongodb";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { useService } from "../support/service.js";
import { untilKeysAreKnown, useCaller } from "./callers.js";
import { useTwin } from "./twin-service.js";

const service = useService();
/** Asks the store for everything. */
const plain = useTwin(service, { CACHE: "off" });
const readers = [
  ["with a cache", service],
  ["without a cache", plain],
] as const;
const editor = useCaller(service, "editor", 5);

beforeAll(async () => {
  await Promise.all([service, plain].map(untilKeysAreKnown));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect([...service.errors, ...plain.errors]).toEqual([]);
});

const at = (day: string) => ({ start_date: `${day} 10:00:00`, end_date: `${day} 11:00:00` });

async function create(day: string): Promise<number> {
  const answer = await editor.post("/events", { title: "Moving", ...at(day) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return Number(answer.body.id);
}

async function move(id: number, day: string): Promise<void> {
  expect((await editor.patch(`/events/${id}`, at(day))).status).toBe(200);
}

interface List {
  readonly total: number;
  readonly ids: readonly number[];
  readonly days: readonly string[];
}

async function list(reader: typeof service | typeof plain, query: string): Promise<List> {
  const { status, body } = await reader.get(`/events?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const events = body.events as unknown as { id: number; start_date: string }[];
  return {
    total: Number(body.total),
    ids: events.map(({ id }) => id),
    days: events.map(({ start_date }) => start_date.slice(0, 10)),
  };
}

/** Does something before the steps of lists that read the store and are chosen by their number; returns how many there were. */
function between(isChosen: (step: number) => boolean, write: () => Promise<void>): () => number {
  let steps = 0;
  let isWriting = false;
  // The methods are called on the objects that they were called on.
  const toArray = Reflect.get(FindCursor.prototype, "toArray") as (this: FindCursor) => Promise<unknown[]>;
  type Count = (this: Collection, ...args: Parameters<Collection["countDocuments"]>) => Promise<number>;
  const countDocuments = Reflect.get(Collection.prototype, "countDocuments") as Count;
  const before = async (): Promise<void> => {
    if (isWriting) return;
    steps += 1;
    if (!isChosen(steps)) return;
    isWriting = true;
    await write();
    isWriting = false;
  };
  vi.spyOn(FindCursor.prototype, "toArray").mockImplementation(async function (this: FindCursor) {
    await before();
    return toArray.call(this);
  });
  vi.spyOn(Collection.prototype, "countDocuments").mockImplementation(async function (
    this: Collection,
    ...args
  ) {
    await before();
    return countDocuments.apply(this, args);
  });
  return () => steps;
}

describe.each(readers)("a list that a write comes into, %s", (name, reader) => {
  const year = name === "with a cache" ? 2041 : 2042;
  const window = (month: string) => `start_date=${year}-${month}-02&end_date=${year}-${month}-20&per_page=20`;

  it.each([
    ["moves on in the list", "01", 3, 15, [3]],
    ["moves back in the list", "02", 15, 3, [3]],
    ["leaves the list", "03", 5, 25, [2, 3]],
    ["comes into the list", "04", 25, 5, [2, 3]],
  ] as const)(
    "has as many records as it says, each once, where one %s",
    async (_what, month, from, to, totals) => {
      const day = (number: number) => `${year}-${month}-${String(number).padStart(2, "0")}`;
      const others = [await create(day(8)), await create(day(9))];
      const moving = await create(day(from));
      for (let step = 1; ; step += 1) {
        await move(moving, day(from));
        const steps = between(
          (number) => number === step,
          () => move(moving, day(to)),
        );
        const { total, ids, days } = await list(reader, window(month));
        const done = steps();
        vi.restoreAllMocks();
        expect(totals).toContain(total);
        expect(ids, `step ${step}`).toHaveLength(total);
        expect([...ids].sort((one, other) => one - other)).toEqual(
          total === 3 ? [...others, moving] : others,
        );
        expect(days).toEqual([...days].sort());
        // The steps of the list are all through.
        if (done < step) break;
      }
    },
  );
});
