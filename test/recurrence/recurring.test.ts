import { afterAll, describe, expect, it } from "vitest";
import { type JsonBody, textOf } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";

const service = useSpecProduct(talkSpec);
afterAll(() => {
  expect(service.errors).toEqual([]);
});

async function send(method: string, path: string, body?: object): Promise<JsonBody> {
  const answer = await service.request(method, path, body === undefined ? {} : { body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const create = (more: object): Promise<JsonBody> => send("POST", "/talks", talkBody(more));

async function occurrences(series: JsonBody): Promise<readonly JsonBody[]> {
  const { items } = await send("GET", `/talks?part_of=${Number(series.id)}&per_page=100`);
  return items as unknown as readonly JsonBody[];
}

/** Title and start of each. */
const startsOf = (talks: readonly JsonBody[]): readonly string[] =>
  talks.map(({ title, from }) => `${textOf(title)} ${textOf(from)}`);

describe("a record with a recurrence", () => {
  it("becomes a series with a record for each date of its rule", async () => {
    const series = await create({
      title: "Yoga",
      repeats: {
        rrule: "FREQ=WEEKLY;COUNT=3",
        rdate: ["2031-04-01 20:00:00"],
        exdate: ["2031-03-17 18:00:00"],
      },
    });
    expect(startsOf(await occurrences(series))).toEqual([
      "Yoga 2031-03-10T18:00:00+01:00",
      "Yoga 2031-03-24T18:00:00+01:00",
      "Yoga 2031-04-01T20:00:00+02:00",
    ]);
  });

  it("keeps the time of its zone when the clocks are changed", async () => {
    const times = { from: "2031-03-28 18:00:00", to: "2031-03-28 20:00:00" };
    const series = await create({ title: "Daily", ...times, repeats: { rrule: "FREQ=DAILY;COUNT=4" } });
    const hours = (await occurrences(series)).map(({ from }) => textOf(from).slice(11, 16));
    expect(hours).toEqual(["18:00", "18:00", "18:00", "18:00"]);
  });

  it("is changed on one date, from a date on, or on all, where a changed date retains its own values", async () => {
    const series = await create({ title: "Choir", repeats: { rrule: "FREQ=WEEKLY;COUNT=4" } });
    const [, second, third] = await occurrences(series);
    await send("PATCH", `/talks/${Number(second?.id)}`, { title: "Guests", reach: "this" });
    await send("PATCH", `/talks/${Number(series.id)}`, { seats: 40, title: "Big choir" });
    const changed = await occurrences(series);
    expect(changed.map(({ title }) => textOf(title))).toEqual([
      "Big choir",
      "Guests",
      "Big choir",
      "Big choir",
    ]);
    expect(changed.map(({ seats }) => Number(seats))).toEqual([40, 40, 40, 40]);

    const { part_of: later } = await send("PATCH", `/talks/${Number(third?.id)}`, {
      title: "Chamber choir",
      reach: "following",
    });
    expect(JSON.stringify(later)).not.toBe(JSON.stringify(third?.part_of));
    expect((await occurrences(series)).map(({ title }) => textOf(title))).toEqual(["Big choir", "Guests"]);
  });

  it("loses one date by a deletion, and all by that of the series", async () => {
    const series = await create({ title: "Ending", repeats: { rrule: "FREQ=WEEKLY;COUNT=3" } });
    const [first] = await occurrences(series);
    await send("DELETE", `/talks/${Number(first?.id)}`);
    expect(await occurrences(series)).toHaveLength(2);
    await send("DELETE", `/talks/${Number(series.id)}`);
    expect(await occurrences(series)).toEqual([]);
  });

  it("is rejected with a rule that names no date", async () => {
    const body = talkBody({ repeats: { rrule: "FREQ=SOMETIMES" } });
    const { status, body: error } = await service.request("POST", "/talks", { body });
    expect(status).toBe(400);
    expect(JSON.stringify(error)).toContain("repeats");
  });
});
