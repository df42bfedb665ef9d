import { describe, expect, it } from "vitest";
import { idsOf, type TestService, textOf, useService } from "../support/service.js";
import { addAuthors, createCaller } from "./callers.js";

const adminKey = "cal_list_administrator_0123456789ab";
const admin = { authorization: `Bearer ${adminKey}` };
const now = Date.UTC(2027, 2, 10, 12, 0, 0);
let instant = now;

const inZone = (SITE_TIMEZONE: string): TestService =>
  useService({ ADMIN_API_KEY: adminKey, SITE_TIMEZONE }, { now: () => instant });
const service = inZone("UTC");
const rome = inZone("Europe/Rome");
const newYork = inZone("America/New_York");

async function create(event: object, on = service): Promise<number> {
  const body = { title: "Walk", start_date: "2027-04-01 10:00", end_date: "2027-04-01 11:00", ...event };
  return (await on.create("/events", body, { headers: admin })).id;
}

const list = async (query: string, headers = {}): Promise<number[]> =>
  idsOf((await service.read(`/events?${query}`, { headers })).events);

interface OpenapiDocument {
  readonly paths: {
    readonly "/events": {
      readonly get: { readonly parameters: readonly { readonly name: string; readonly schema: object }[] };
    };
  };
}

describe("the default window", () => {
  it.each([
    { site: "UTC", on: service, first: "2027-03-09 00:00:00", last: "2029-03-10 23:59:59" },
    { site: "a zone east of it", on: rome, first: "2027-03-10 00:00:00", last: "2029-03-10 23:59:59" },
    { site: "a zone west of it", on: newYork, first: "2027-03-09 00:00:00", last: "2029-03-10 23:59:59" },
  ])("reaches from yesterday in UTC to two years ahead in $site", async ({ on, first, last }) => {
    const before = new Date(Date.parse(`${first.replace(" ", "T")}Z`) - 1000).toISOString().slice(0, 19);
    const title = "Reach";
    await create({ title, start_date: before, end_date: "2027-03-12" }, on);
    const opening = await create({ title, start_date: first, end_date: first }, on);
    const closing = await create({ title, start_date: last, end_date: last }, on);
    await create({ title, start_date: last, end_date: "2029-03-11 00:00:00" }, on);
    const listed = await on.get("/events?search=reach");
    expect(idsOf(listed.body.events)).toEqual([opening, closing]);
    expect(listed.body.rest_url).toContain(`&start_date=${first}&end_date=${last}&`);
  });

  it("turns over at midnight in UTC, not at that of the site", async () => {
    // A list of its own: the clock of the others never goes back to a day before one that they were cached on.
    const path = "/events?per_page=9";
    // Within the time for which caches keep an answer that nothing ends.
    instant = Date.UTC(2027, 2, 10, 23, 59, 59);
    for (let round = 0; round < 4; round += 1)
      expect((await rome.get(path)).body.rest_url).toContain("start_date=2027-03-10 00:00:00");
    instant = Date.UTC(2027, 2, 11, 0, 0, 1);
    expect((await rome.get(path)).body.rest_url).toContain("start_date=2027-03-11 00:00:00");
    instant = now;
  });

  it.each([
    { site: "UTC", on: service, first: "2027-03-09 23:59:00", last: "2029-03-10 12:00:00" },
    { site: "a zone east of it", on: rome, first: "2027-03-10 00:59:00", last: "2029-03-10 13:00:00" },
    { site: "a zone west of it", on: newYork, first: "2027-03-09 18:59:00", last: "2029-03-10 07:00:00" },
  ])("is exact with strict dates in $site", async ({ on, first, last }) => {
    await create({ title: "Edge", start_date: "2027-03-09T23:58:59Z", end_date: last }, on);
    const opening = await create({ title: "Edge", start_date: first, end_date: first }, on);
    const closing = await create({ title: "Edge", start_date: last, end_date: last }, on);
    await create({ title: "Edge", start_date: last, end_date: "2029-03-10T12:00:01Z" }, on);
    const listed = await on.get("/events?strict_dates=true&search=edge");
    expect(idsOf(listed.body.events)).toEqual([opening, closing]);
    const query = new URL(textOf(listed.body.rest_url)).searchParams;
    expect([query.get("start_date"), query.get("end_date")]).toEqual([first, last]);
    for (const id of [opening, closing]) await on.delete(`/events/${String(id)}`, { headers: admin });
  });

  it("ends with the date that UTC has in two years, wherever the site is", async () => {
    for (const hour of [1, 23]) {
      instant = Date.UTC(2027, 2, 10, hour, 30, 0);
      for (const on of [service, rome, newYork])
        expect((await on.get("/events")).body.rest_url).toContain("end_date=2029-03-10 23:59:59");
    }
    instant = now;
  });

  it("is lifted by window=all at every address and in every format", async () => {
    const titles = ["Ages ago", "These days", "Ages away"];
    const made: number[] = [];
    for (const [at, day] of ["1999-01-01", "2027-05-05", "2099-01-01"].entries())
      made.push(await create({ title: `Aeon ${titles[at] ?? ""}`, start_date: day, end_date: day }));
    const shown = async (path: string): Promise<string[]> => {
      const answer = await fetch(service.origin + path);
      expect(answer.status, path).toBe(200);
      const text = await answer.text();
      return titles.filter((title) => text.includes(title));
    };
    const [native, dropIn] = ["/calendar/events/v1/events", "/wp-json/tribe/events/v1/events"];
    const lists = [native, `/it${native}`, dropIn].map((path) => `${path}?per_page=50`);
    const others = ["/?rest_route=/tribe/events/v1/events&per_page=50", `${native}.ics?`, `${native}.rss?`];
    for (const path of [...lists, ...others]) {
      expect(await shown(path), path).toEqual(["These days"]);
      expect(await shown(`${path}&window=all`), path).toEqual(titles);
      expect(await shown(`${path}&window=all&search=aeon`), path).toEqual(titles);
      expect(await shown(`${path}&window=all&start_date=2027-05-05`), path).toEqual(titles.slice(1));
      expect(await shown(`${path}&window=all&ends_before=2027-05-05`), path).toEqual(titles.slice(0, 2));
    }
    for (const id of made) await service.delete(`/events/${id}`, { headers: admin });
  });

  it("stays in the links of a list where it is lifted", async () => {
    for (let count = 0; count < 3; count += 1) await create({});
    const { body, headers } = await service.get("/events?window=all&per_page=2");
    expect(body.rest_url).toContain("window=all");
    expect(body.rest_url).not.toContain("start_date");
    expect(body.next_rest_url).toContain("window=all");
    expect(headers.get("x-wp-total")).toBe(String(Number(body.total)));
    const head = await fetch(`${service.origin}/calendar/events/v1/events?window=all&per_page=2`, {
      method: "HEAD",
    });
    expect(head.headers.get("x-wp-total")).toBe(String(Number(body.total)));
  });

  it("takes no other word but where clients of the reference service send anything", async () => {
    const rejected = await service.get("/events?window=wide");
    expect(rejected.status).toBe(400);
    expect(rejected.body.data).toMatchObject({ params: { window: "window is not one of all." } });
    const reads = async (query: string): Promise<unknown> => {
      const answer = await fetch(`${service.origin}/wp-json/tribe/events/v1/events?${query}`);
      expect(answer.status, query).toBe(200);
      return answer.json();
    };
    const usual = await reads("per_page=50");
    for (const value of ["wide", "", "[]"])
      expect(await reads(`per_page=50&window=${value}`), value).toEqual(usual);
  });

  it("is the one that the documentation states, which may be sent as well", async () => {
    const document = (await service.get("/doc")).body as unknown as OpenapiDocument;
    const { parameters } = document.paths["/events"].get;
    const documented = (name: string): { default?: string; maximum?: number } =>
      parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    expect(documented("per_page")).toMatchObject({ default: 10, maximum: 50 });
    const sent = new URLSearchParams({
      start_date: documented("start_date").default ?? "",
      end_date: documented("end_date").default ?? "",
    });
    for (const on of [service, rome, newYork]) {
      const [usual, spelled] = [await on.get("/events"), await on.get(`/events?${sent.toString()}`)];
      expect(spelled.body.rest_url).toBe(usual.body.rest_url);
    }
  });

  it("gives way to a single bound that lies beyond its other end", async () => {
    const late = await create({ title: "Bound", start_date: "2033-01-01", end_date: "2033-01-02" });
    const early = await create({ title: "Bound", start_date: "2020-01-01", end_date: "2020-01-02" });
    expect(await list("search=bound&start_date=2032-12-01")).toEqual([late]);
    expect(await list("search=bound&end_date=2020-02-01")).toEqual([early]);
    expect(await list("search=bound&start_date=2033-01-01&end_date=2020-01-01")).toEqual([]);
    expect(await list("search=bound&starts_after=2030-01-01")).toEqual([late]);
    expect(await list("search=bound&ends_before=2021-01-01")).toEqual([early]);
  });

  it("does not count for ids, nor does any date; they keep the order given", async () => {
    const [first, second] = [
      await create({ start_date: "2040-01-01", end_date: "2040-01-02" }),
      await create({ start_date: "2001-01-01", end_date: "2001-01-02" }),
    ];
    const query = `include=${first},${second},${first},987654&start_date=2027-01-01&starts_before=1999-01-01`;
    expect(await list(query)).toEqual([first, second]);
    expect(await list("include=987654")).toEqual([]);
    expect((await service.get("/events?include=0")).status).toBe(400);
  });
});

describe("the order of a list", () => {
  it("is that asked for, in either direction, page by page and at every address", async () => {
    const ids: number[] = [];
    const titles = ["Queue beta", "Queue beta", "Queue alpha", "Queue gamma"];
    for (const [at, title] of titles.entries()) {
      instant = now + at * 60_000;
      const day = `2046-05-0${5 - at}`;
      ids.push(await create({ title, start_date: day, end_date: day, date_utc: "2027-01-01 00:00:00" }));
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    instant = now + 3_600_000;
    await service.patch(`/events/${second}`, { cost: "5" }, { headers: admin });
    instant = now;
    const found = "search=queue&window=all";
    const orders: Readonly<Record<string, readonly number[]>> = {
      date: [fourth, third, second, first],
      title: [third, first, second, fourth],
      created: ids,
      modified: [first, third, fourth, second],
    };
    for (const [name, expected] of Object.entries(orders)) {
      expect(await list(`${found}&orderby=${name}`), name).toEqual(expected);
      expect(await list(`${found}&orderby=${name}&order=desc`), name).toEqual([...expected].reverse());
      const pages = [await list(`${found}&orderby=${name}&per_page=3`)];
      pages.push(await list(`${found}&orderby=${name}&per_page=3&page=2`));
      expect(pages.flat(), name).toEqual(expected);
      const dropIn = await fetch(`${service.origin}/wp-json/tribe/events/v1/events?${found}&orderby=${name}`);
      expect(((await dropIn.json()) as { events: { id: number }[] }).events.map(({ id }) => id)).toEqual(
        expected,
      );
    }
    expect(await list(`${found}&order=desc`)).toEqual(ids);
    expect(await list(`include=${fourth},${first},${third}`)).toEqual([fourth, first, third]);
    expect(await list(`include=${fourth},${first},${third}&orderby=title`)).toEqual([third, first, fourth]);
    const news = await fetch(
      `${service.origin}/calendar/events/v1/events.rss?${found}&orderby=title&order=desc`,
    );
    expect([...(await news.text()).matchAll(/<title>(Queue \w+)/g)].map(([, title]) => title)).toEqual(
      [...titles].sort().reverse(),
    );
    for (const id of ids) await service.delete(`/events/${id}`, { headers: admin });
  });

  it("goes by the nearest venue within a circle, also where an event has several and many lie between", async () => {
    const venues: number[] = [];
    for (let at = 0; at < 40; at += 1) {
      const body = { venue: `Mile ${at}`, geo_lat: 10 + at / 100, geo_lng: 20 };
      venues.push(Number((await service.post("/venues", body, { headers: admin })).body.id));
    }
    const at = async (places: readonly number[], day: string): Promise<number> =>
      create({
        title: "Mileage",
        start_date: day,
        end_date: day,
        venue: places.map((place) => venues[place] ?? 0),
      });
    const far = await at([39], "2067-01-01");
    const both = await at([38, 1], "2067-01-02");
    const late = await at([0], "2067-01-04");
    const near = await at([0], "2067-01-03");
    const middle = await at([20], "2067-01-01");
    const expected = [near, late, both, middle, far];
    const circle = "search=mileage&window=all&geoloc_lat=10&geoloc_lng=20&geoloc_radius=100&orderby=distance";
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect(await list(circle)).toEqual(expected);
      expect(await list(`${circle}&order=desc`)).toEqual([...expected].reverse());
      for (const order of ["asc", "desc"]) {
        const pages = [1, 2, 3].map((page) => list(`${circle}&order=${order}&per_page=2&page=${page}`));
        expect((await Promise.all(pages)).flat()).toEqual(
          order === "asc" ? expected : [...expected].reverse(),
        );
      }
    }
    expect(await list(`${circle}&venue=${venues[20] ?? 0},${venues[39] ?? 0}`)).toEqual([middle, far]);
    expect(await list(circle.replace("radius=100", "radius=5"))).toEqual([near, late, both]);
    const body = { venue: [venues[39]] };
    await service.patch(`/events/${near}`, body, { headers: admin });
    expect(await list(circle)).toEqual([late, both, middle, far, near]);
    const without = await service.get("/events?orderby=distance");
    expect(without.status).toBe(400);
    expect(without.body.data).toMatchObject({ params: { orderby: "orderby needs geoloc_lat as well." } });
    for (const id of expected) await service.delete(`/events/${id}`, { headers: admin });
  });

  it("is rejected where there is none of that name, but where clients of the reference service name any", async () => {
    const usual: unknown = await (await fetch(`${service.origin}/wp-json/tribe/events/v1/events`)).json();
    for (const wrong of ["orderby=menu_order", "orderby=", "order=RAND", "orderby=&order="]) {
      expect((await service.get(`/events?${wrong}`)).status, wrong).toBe(400);
      const ignored = await fetch(`${service.origin}/wp-json/tribe/events/v1/events?${wrong}`);
      expect(ignored.status, wrong).toBe(200);
      expect(await ignored.json(), wrong).toEqual(usual);
    }
  });
});

describe("pages", () => {
  it("hold at most fifty events, and what is asked for below that", async () => {
    const answer = await service.get("/events?per_page=5000");
    expect(answer.body.rest_url).toContain("per_page=50&");
    expect((await service.get("/events?per_page=0")).status).toBe(400);
    expect((await service.get("/events?page=1.5")).status).toBe(400);
  });

  it("beyond the end are not found, however far", async () => {
    for (const page of ["2", "9007199254740991"]) {
      const answer = await service.get(`/events?start_date=2050-01-01&page=${page}`);
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe("event-archive-page-not-found");
    }
    const first = await service.get("/events?start_date=2050-01-01");
    expect(first.body).toMatchObject({ events: [], total: 0, total_pages: 0 });
    expect(first.body).not.toHaveProperty("next_rest_url");
  });

  it("have the totals in the body and in headers that browsers may read", async () => {
    for (let day = 1; day <= 5; day += 1)
      await create({ title: "Total", start_date: `2045-05-0${day}`, end_date: `2045-05-0${day}` });
    const answer = await service.get("/events?search=total&window=all&per_page=2&page=2");
    expect(answer.body).toMatchObject({ total: 5, total_pages: 3 });
    const { headers } = answer;
    expect(headers.get("x-tec-total")).toBe("5");
    expect(headers.get("x-tec-totalpages")).toBe("3");
    expect(headers.get("x-wp-total")).toBe("5");
    expect(headers.get("x-wp-totalpages")).toBe("3");
    expect(headers.get("access-control-expose-headers")).toContain("X-TEC-Total");
    const links = /^<(.*)>; rel="next", <(.*)>; rel="prev"$/.exec(headers.get("link") ?? "");
    expect(links?.slice(1)).toEqual([answer.body.next_rest_url, answer.body.previous_rest_url]);
  });
});

describe("an event behind a password", () => {
  it("is shown in full to editors who ask for that, not to readers", async () => {
    const id = await create({
      description: "figs",
      start_date: "2046-01-02",
      end_date: "2046-01-02",
      password: "x",
    });
    const path = `/events?include=${id}&context=edit`;
    const [seen, unseen] = [await service.get(path, { headers: admin }), await service.get(path)];
    expect(seen.body.events?.[0]).toMatchObject({ description: "<p>figs</p>" });
    expect(unseen.body.events?.[0]).toMatchObject({ description: "" });
  });
});

describe("what an event refers to", () => {
  const days = { start_date: "2046-02-01", end_date: "2046-02-01" };

  async function termsOf(event: number, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    return (await service.get(`/tags?hide_empty=false&event=${event}`, { headers })).body.total;
  }

  it("is shown only to those who may read the event", async () => {
    const open = await create({ ...days, tags: ["Lantern"] });
    const hidden = await create({ ...days, tags: ["Lantern"], password: "x" });
    const draft = await create({ ...days, tags: ["Lantern"], status: "draft" });
    expect(await Promise.all([open, hidden, draft].map((id) => termsOf(id)))).toEqual([1, 0, 0]);
    expect(await Promise.all([open, hidden, draft].map((id) => termsOf(id, admin)))).toEqual([1, 1, 1]);
  });

  it("does not place an event where a venue in the trash lies", async () => {
    const id = await create({ ...days, venue: { venue: "Pier", geo_lat: 1, geo_lng: 1 } });
    const near = "start_date=2046-02-01&geoloc_lat=1&geoloc_lng=1";
    expect(await list(near)).toEqual([id]);
    const venue: unknown = (await service.get(`/events/${id}`)).body.venue?.id;
    await service.delete(`/venues/${String(venue)}`, { headers: admin });
    expect(await list(near)).toEqual([]);
  });
});

describe("the status", () => {
  it("is published for readers; writers see their own besides, editors all, the trash on demand", async () => {
    const days = { start_date: "2047-01-01", end_date: "2057-01-01" };
    const contributor = (await createCaller(service, "contributor", 3)).headers;
    await addAuthors(service, 4);
    const published = await create(days);
    const own = await create({ ...days, status: "draft", author: 3 });
    const foreign = await create({ ...days, status: "draft", author: 4 });
    const trashed = await create({ ...days, author: 3 });
    await service.delete(`/events/${trashed}`, { headers: admin });
    const window = "start_date=2047-01-01&end_date=2057-01-01";
    expect(await list(window)).toEqual([published]);
    expect(await list(window, contributor)).toEqual([published, own]);
    expect(await list(window, admin)).toEqual([published, own, foreign]);
    expect(await list(`${window}&status=draft`, contributor)).toEqual([own]);
    expect(await list(`${window}&status=DRAFT,trash`, admin)).toEqual([own, foreign, trashed]);
    expect(await list(`${window}&status[]=trash`, contributor)).toEqual([trashed]);
  });

  it.each(["draft", "publish,draft", "any", ""])("%j is rejected for readers", async (status) => {
    const answer = await service.get(`/events?status=${status}`);
    expect(answer.status).toBe(400);
    expect(answer.body.data?.params).toHaveProperty("status");
  });

  it("never shows events that are hidden from listings", async () => {
    const id = await create({ start_date: "2048-01-01", end_date: "2048-01-01", hide_from_listings: true });
    expect(await list("start_date=2048-01-01&end_date=2048-01-01", admin)).toEqual([]);
    expect(await list(`include=${id}`, admin)).toEqual([]);
    expect((await service.get(`/events/${id}`)).status).toBe(200);
  });
});
