import { beforeAll, describe, expect, it } from "vitest";
import { useSpecProduct } from "../support/spec-product.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";

const service = useSpecProduct(talkSpec, { environment: { MAX_PER_PAGE: "100" } });

interface Talk {
  readonly id: number;
  readonly title: string;
  readonly from: string;
  readonly seats: number;
}

/** Talks of sixty days, with seats and topics that repeat with other periods. */
const talks = Array.from({ length: 60 }, (_, at) => ({
  title: `Talk ${at}`,
  from: `2031-${at < 30 ? "03" : "04"}-${String((at % 30) + 1).padStart(2, "0")} 18:00:00`,
  seats: (at % 7) * 10 + 10,
  topic: at % 3 === 0 ? "Birds" : "Trees",
}));
const created: Talk[] = [];

beforeAll(async () => {
  for (const { title, from, seats, topic } of talks) {
    const to = from.replace("18:", "20:");
    const body = talkBody({ title, from, to, seats, topics: [topic] });
    const answer = await service.request("POST", "/talks", { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    created.push({ id: Number(answer.body.id), title, from, seats });
  }
});

async function list(query: string): Promise<{ readonly total: number; readonly titles: readonly string[] }> {
  const { status, body } = await service.request("GET", `/talks?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const { items, total } = body as unknown as { items: readonly Talk[]; total: number };
  return { total, titles: items.map(({ title }) => title) };
}

/** What a list has to show, from the bodies that were sent. */
function expected(keeps: (talk: (typeof talks)[number]) => boolean, page: number, size: number) {
  const kept = talks.filter(keeps).map(({ title }) => title);
  return { total: kept.length, titles: kept.slice((page - 1) * size, page * size) };
}

describe("a list that is asked for again and again", () => {
  // The first answers come from the store, those behind them from memory.
  const rounds = 8;

  it.each([
    ["all", "", () => true],
    ["a filter by number", "&seats=50", ({ seats }: { seats: number }) => seats >= 50],
    [
      "a range in time",
      "&after=2031-03-20&before=2031-04-05",
      ({ from }: { from: string }) => from > "2031-03-20" && from < "2031-04-05",
    ],
    ["a relation", "&topics=Birds", ({ topic }: { topic: string }) => topic === "Birds"],
    [
      "all of them",
      "&topics=Trees&seats=40&before=2031-04-10",
      (talk: (typeof talks)[number]) =>
        talk.topic === "Trees" && talk.seats >= 40 && talk.from < "2031-04-10",
    ],
  ] as const)("shows the same page and total each time: %s", async (_kind, query, keeps) => {
    for (let round = 0; round < rounds; round += 1)
      for (const page of [1, 2])
        expect(await list(`per_page=7&page=${page}${query}`)).toEqual(expected(keeps, page, 7));
  });

  it("follows each change at once", async () => {
    const [first] = created;
    const count = async (): Promise<number> => (await list("per_page=5&seats=70")).total;
    const before = await count();
    for (let round = 0; round < rounds; round += 1) expect(await count()).toBe(before);
    for (const [seats, more] of [
      [70, 1],
      [20, 0],
      [80, 1],
      [first?.seats ?? 1, 0],
    ] as const) {
      await service.request("PATCH", `/talks/${first?.id}`, { body: { seats } });
      for (let round = 0; round < 3; round += 1) expect(await count()).toBe(before + more);
    }
    await service.request("DELETE", `/talks/${first?.id}`);
    expect((await list("per_page=5")).total).toBe(talks.length - 1);
    await service.request("PATCH", `/talks/${first?.id}`, { body: { status: "publish" } });
    expect((await list("per_page=5")).total).toBe(talks.length);
  });
});
