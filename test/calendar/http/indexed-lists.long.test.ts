import { Collection } from "mongodb";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { useService } from "../support/service.js";
import { type Caller, createCaller, untilKeysAreKnown } from "./callers.js";
import { useTwin } from "./twin-service.js";

const service = useService();
/** Asks the store for everything. */
const plain = useTwin(service, { CACHE: "off" });
const terms = ["Music", "Theatre"];
let editor: Caller;

beforeAll(async () => {
  editor = await createCaller(service, "editor", 5);
  await Promise.all([service, plain].map(untilKeysAreKnown));
  for (let number = 0; number < 60; number += 1) await create(number);
});
afterEach(() => {
  vi.restoreAllMocks();
  expect([...service.errors, ...plain.errors]).toEqual([]);
});

async function create(
  number: number,
  categories = number % 3 === 2 ? terms : [terms[number % 3]],
): Promise<void> {
  const day = String(1 + ((number * 7) % 28)).padStart(2, "0");
  const lastDay = String(Math.min(28, Number(day) + (number % 4))).padStart(2, "0");
  const answer = await editor.request("POST", "/events", {
    title: `Evening ${number % 5 === 0 ? "concert" : "play"} ${number}`,
    start_date: `2031-03-${day} ${number % 2 === 0 ? "10:00:00" : "20:00:00"}`,
    end_date: `2031-03-${lastDay} 23:00:00`,
    categories,
    status: number % 11 === 0 ? "draft" : "publish",
    hide_from_listings: number % 13 === 0,
    ...(number % 17 === 0 ? { password: "secret" } : {}),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
}

async function ask(from: typeof plain | typeof service, query: string): Promise<object> {
  const { status, body } = await from.request("GET", `/events?${query}`);
  const events = (body.events ?? []) as unknown as { id: number; title: string }[];
  return {
    status,
    total: body.total,
    pages: body.total_pages,
    events: events.map(({ id, title }) => [id, title]),
  };
}

let minutes = 0;

/** Asks for a list between ever other dates, until it is answered from memory. */
async function untilIndexed(more: string): Promise<void> {
  const counts = vi.spyOn(Collection.prototype, "countDocuments");
  do {
    counts.mockClear();
    minutes += 1;
    await ask(
      service,
      `start_date=${encodeURIComponent(`2031-03-01 0${minutes % 7}:${10 + (minutes % 50)}`)}&starts_before=2031-03-${10 + (minutes % 18)}${more}`,
    );
  } while (counts.mock.calls.length > 0);
  counts.mockRestore();
}

/** Windows of all sizes, with bounds of all kinds, on all pages. */
function queries(more: string): string[] {
  return Array.from({ length: 25 }, (_, number) => {
    const start = 1 + ((number * 5) % 20);
    const days = `2031-03-${String(start).padStart(2, "0")}`;
    const bounds = [
      `start_date=${days}&end_date=2031-03-${String(start + (number % 8)).padStart(2, "0")}`,
      `starts_after=${days}&strict_dates=true`,
      `ends_before=${days}%2015:00`,
      `starts_before=${days}&ends_after=2031-03-03`,
    ];
    return `${bounds[number % bounds.length] ?? ""}&page=${1 + (number % 2)}&per_page=${3 + (number % 9)}${more}`;
  });
}

describe("a list that was asked for before between other dates", () => {
  it.each([
    ["without another filter", ""],
    ["of a category", "&categories=music"],
    ["with a search", "&search=concert"],
    ["of a category that no event has", "&categories=theatre&search=nothing"],
    ["from its end", "&order=desc"],
    ["by title", "&orderby=title"],
    ["by creation, from its end", "&orderby=created&order=desc"],
    ["by change, of a category", "&orderby=modified&categories=music"],
    ["by title, with a search", "&orderby=title&search=concert"],
  ])("is the one that the store gives %s", async (_what, more) => {
    for (const query of queries(more))
      expect(await ask(service, query), query).toEqual(await ask(plain, query));
  });

  it("is found without counting in the store", async () => {
    await untilIndexed("");
    const counts = vi.spyOn(Collection.prototype, "countDocuments");
    const found = await ask(service, "start_date=2031-03-09&end_date=2031-03-19");
    expect(counts).not.toHaveBeenCalled();
    expect(found).toEqual(await ask(plain, "start_date=2031-03-09&end_date=2031-03-19"));
    expect(counts).toHaveBeenCalledTimes(1);
  });

  it("is the one that the store gives for many searches, before and after writes", async () => {
    const searches = Array.from({ length: 45 }, (_, number) => {
      const words = [
        "concert",
        "play",
        "evening",
        `${number}`,
        `play ${number}`,
        `-concert ${number % 9}`,
        '"evening play"',
      ];
      const window = `start_date=2031-03-0${1 + (number % 9)}&end_date=2031-03-2${number % 9}`;
      const order = number % 4 === 0 ? "&order=desc" : "";
      return `${window}&search=${encodeURIComponent(words[number % words.length] ?? "")}${order}&per_page=50`;
    });
    for (let round = 0; round < 2; round += 1) {
      for (const query of searches) expect(await ask(service, query), query).toEqual(await ask(plain, query));
      await untilIndexed("&search=evening");
      await create(100 + round);
      const { body } = await editor.request(
        "GET",
        "/events?search=evening&start_date=2031-03-01&per_page=50&status=draft",
      );
      const [draft] = body.events as unknown as { id: number }[];
      await editor.request("PATCH", `/events/${draft?.id ?? 0}`, {
        status: "publish",
        title: "Evening play made public",
      });
      const query = "start_date=2031-03-01&search=public&per_page=50";
      expect(await ask(service, query)).toEqual(await ask(plain, query));
    }
  });

  it("is the one that the store gives for several categories at once, and for those below one", async () => {
    const musics = await editor.request("GET", "/categories?search=Music");
    const [music] = musics.body.categories as unknown as { id: number }[];
    const below = await editor.request("POST", "/categories", { name: "Jazz", parent: music?.id });
    expect(below.status).toBe(201);
    for (let number = 400; number < 410; number += 1)
      await create(number, number % 2 === 0 ? ["Jazz"] : terms);
    for (const more of ["&categories=music,theatre", "&categories=music"]) {
      await untilIndexed(more);
      for (const query of queries(more))
        expect(await ask(service, query), query).toEqual(await ask(plain, query));
    }
  });

  it("has what was written since", async () => {
    for (let number = 60; number < 64; number += 1) {
      await create(number);
      for (const query of queries("").slice(0, 6)) {
        expect(await ask(service, query), query).toEqual(await ask(plain, query));
      }
    }
  });

  it("is updated for later writes of any kind by any process, without loading it again", async () => {
    const lists = ["", "&categories=music", "&search=concert", "&order=desc"];
    const windows = ["start_date=2031-03-04&end_date=2031-03-25", "start_date=2031-03-02&per_page=50"];
    const { body } = await editor.request("GET", "/events?start_date=2031-03-01&per_page=50");
    const ids = (body.events as unknown as { id: number }[]).map(({ id }) => id);
    const { headers } = editor;
    const elsewhere = async (id: number, change: object) => {
      const { status } = await plain.request("PATCH", `/events/${id}`, { headers, body: change });
      expect(status).toBe(200);
    };
    const editings: readonly ((id: number) => Promise<unknown>)[] = [
      (id) => editor.request("PATCH", `/events/${id}`, { start_date: "2031-03-11 07:30:00" }),
      (id) => elsewhere(id, { start_date: "2031-03-12 07:30:00" }),
      (id) => editor.request("PATCH", `/events/${id}`, { status: "draft" }),
      (id) => editor.request("PATCH", `/events/${id}`, { categories: ["Theatre"], title: "Concert again" }),
      (id) => elsewhere(id, { status: "draft" }),
      (id) => editor.request("DELETE", `/events/${id}`),
      (id) => create(300 + id),
    ];
    for (const list of lists) await untilIndexed(list);
    const counts = vi.spyOn(Collection.prototype, "countDocuments");
    for (const [number, id] of ids.slice(0, 20).entries()) {
      await editings[number % editings.length]?.(id);
      for (const list of lists)
        for (const window of windows) {
          const found = await ask(service, `${window}${list}`);
          expect(counts).not.toHaveBeenCalled();
          expect(found, list).toEqual(await ask(plain, `${window}${list}`));
          counts.mockClear();
        }
    }
  });
});
