import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";

const now = (): number => Date.UTC(2027, 2, 10, 12, 0, 0);
const service = useService({ PUBLIC_URL: "https://calendar.example" }, { now });
const api = "https://calendar.example/calendar/events/v1";
const window = "start_date=2027-03-09 00:00:00&end_date=2029-03-10 23:59:59";
const encodedWindow = "start_date=2027-03-09+00%3A00%3A00&end_date=2029-03-10+23%3A59%3A59";

beforeAll(async () => {
  for (let each = 1; each <= 3; each += 1) {
    const days = { start_date: `2027-04-0${each} 10:00`, end_date: `2027-04-0${each} 12:00` };
    const event = {
      title: "Linked walk",
      ...days,
      categories: ["Walks"],
      tags: [`Tag ${each}`],
      featured: true,
    };
    const answer = await service.post("/events", event);
    expect(answer.status).toBe(201);
  }
});

async function linksOf(
  path: string,
  base?: string,
): Promise<{ rest: unknown; next: unknown; previous: unknown }> {
  const answer = await service.get(path, base === undefined ? {} : { base });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { rest_url: rest, next_rest_url: next, previous_rest_url: previous } = answer.body;
  return { rest, next, previous };
}

describe("the links of a list of events", () => {
  it("show the page, the window and the status in plain text", async () => {
    expect(await linksOf("/events")).toEqual({
      rest: `${api}/events/?page=1&per_page=10&${window}&status=publish`,
      next: undefined,
      previous: undefined,
    });
  });

  it("are form-encoded to other pages, which stand last", async () => {
    expect(await linksOf("/events?per_page=1&page=2&search=linked walk")).toEqual({
      rest: `${api}/events/?page=2&per_page=1&${window}&search=linked walk&status=publish`,
      next: `${api}/events/?per_page=1&${encodedWindow}&search=linked+walk&status=publish&page=3`,
      previous: `${api}/events/?per_page=1&${encodedWindow}&search=linked+walk&status=publish`,
    });
  });

  it("keep every filter, in the order that clients know, and are encoded where others are used", async () => {
    const query =
      "categories[]=walks&featured=true&strict_dates=yes&starts_after=2027-04-01&per_page=1&ticketed=0";
    const kept = "starts_after=2027-04-01&strict_dates=1&categories=walks&featured=1&ticketed=0";
    const { rest, next } = await linksOf(`/events?${query}`);
    expect(rest).toBe(`${api}/events/?page=1&per_page=1&status=publish&${kept}`);
    expect(next).toBe(`${api}/events/?per_page=1&status=publish&${kept}&page=2`);
  });

  it("are encoded where plain text would change the query", async () => {
    const { rest } = await linksOf("/events?search=walk%26per_page=1%23");
    expect(rest).toBe(
      `${api}/events/?page=1&per_page=10&${encodedWindow}&search=walk%26per_page%3D1%23&status=publish`,
    );
  });

  it("show bounds as they were widened, and exact ones so that they can be sent again", async () => {
    const { rest } = await linksOf("/events?start_date=2027-04-01 15:30&end_date=2027-04-02T23:00:00-05:00");
    expect(rest).toContain("start_date=2027-04-01 00:00:00&end_date=2027-04-03 23:59:59&");
    const strict = await linksOf("/events?start_date=2027-04-01T15:30:00-05:00&strict_dates=1");
    expect(strict.rest).toContain("start_date=2027-04-01+20%3A30%3A00&");
  });

  it("lead to all the events, one by one", async () => {
    const seen: unknown[] = [];
    let path = "/events?per_page=1&translation_language=de&categories=walks";
    for (let page = 1; page <= 3; page += 1) {
      const answer = await service.get(path);
      expect(answer.headers.get("content-language")).toBe("de");
      seen.push(answer.body.events?.[0]?.start_date);
      const next: unknown = answer.body.next_rest_url;
      path = typeof next === "string" ? next.slice(api.length) : "";
    }
    expect(seen).toEqual(["2027-04-01 10:00:00", "2027-04-02 10:00:00", "2027-04-03 10:00:00"]);
    expect(path).toBe("");
  });
});

describe("the Link header", () => {
  it("is left out where it would be too long for clients", async () => {
    const { events } = (await service.get("/events")).body;
    const ids: unknown = Array.isArray(events) ? events.map(({ id }: { id: number }) => id) : [];
    const few = `/events?per_page=1&include=${String(ids)}`;
    expect((await service.get(few)).headers.get("link")).toContain('rel="next"');
    const unknown = Array.from({ length: 900 }, (_, place) => 1_000_000_000 + place);
    const many = await service.get(`${few},${unknown.join(",")}`);
    expect(many.body.next_rest_url).toContain("page=2");
    expect(many.headers.get("link")).toBeNull();
  });

  it("leads to the next page alone where there is no room for both", async () => {
    const ids = Array.from({ length: 450 }, (_, place) => 1_000_000_000 + place);
    const { events } = (await service.get("/events")).body;
    const known: unknown = Array.isArray(events) ? events.map(({ id }: { id: number }) => id) : [];
    const answer = await service.get(`/events?per_page=1&page=2&include=${String(known)},${ids.join(",")}`);
    const { next_rest_url: next, previous_rest_url: previous } = answer.body;
    expect(previous).toEqual(expect.stringContaining("per_page=1"));
    expect(answer.headers.get("link")).toBe(`<${next as unknown as string}>; rel="next"`);
  });
});

describe("the links of other lists", () => {
  it("of venues show page and status as well", async () => {
    const { rest } = await linksOf("/venues?has_events=true&only_with_upcoming=no&search=hall");
    expect(rest).toBe(
      `${api}/venues/?page=1&per_page=10&search=hall&has_events=1&only_with_upcoming=0&status=publish`,
    );
  });

  it("of terms are bare, or hold what was asked", async () => {
    expect(await linksOf("/tags")).toEqual({ rest: `${api}/tags/`, next: undefined, previous: undefined });
    expect(await linksOf("/tags?per_page=1&page=2&orderby=count&order=desc&hide_empty=1")).toEqual({
      rest: `${api}/tags/?page=2&per_page=1&order=desc&orderby=count&hide_empty=1`,
      next: `${api}/tags/?per_page=1&order=desc&orderby=count&hide_empty=1&page=3`,
      previous: `${api}/tags/?per_page=1&order=desc&orderby=count&hide_empty=1`,
    });
  });
});
