import { beforeEach, describe, expect, it } from "vitest";
import { happeningOf } from "../../runtime/pages/agenda.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const files = specFiles("iso_dates");

const path = "/api/v1/talks";
/** The zone of the service is 5 hours behind UTC, that of the talk an hour ahead, in summer two. */
const talk = {
  title: "Bridges",
  starts: "2031-03-10 19:30:00",
  ends: "2031-07-10T21:00:00+02:00",
  zone: "Europe/Rome",
  deadline: "2031-03-01 12:00:00",
  breaks: ["2031-03-10 20:15:00", "2031-03-10T19:45:00Z"],
  slots: [{ name: "Doors", at: "2031-03-10 19:00:00" }],
  day: "2031-03-10",
};
const now = Date.UTC(2031, 0, 15, 10, 20, 30, 999);
const nowText = "2031-01-15T10:20:30Z";

describe("times of the style rest", () => {
  const service = useSpec(files, { zone: "America/New_York", now: () => now });
  let made: Record<string, unknown>;
  let own: string;

  const write = async (method: string, url: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await service.request(method, url, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };

  beforeEach(async () => {
    made = await write("POST", path, talk);
    own = `${path}/${String(made.id)}`;
  });

  it("are in UTC, those of a period with the offset of the record's zone", async () => {
    expect(made).toMatchObject({
      starts: "2031-03-10T19:30:00+01:00",
      starts_utc: "2031-03-10T18:30:00Z",
      starts_details: { hour: "19", minutes: "30" },
      starts_utc_details: { hour: "18", minutes: "30" },
      ends: "2031-07-10T21:00:00+02:00",
      deadline: "2031-03-01T17:00:00Z",
      deadline_details: { hour: "17", seconds: "00" },
      reminder: null,
      before: null,
      opens: "2031-01-01T09:00:00Z",
      noted: nowText,
      breaks: ["2031-03-11T00:15:00Z", "2031-03-10T19:45:00Z"],
      slots: [{ name: "Doors", at: "2031-03-10T23:00:00Z" }],
      day: "2031-03-10",
      date: nowText,
      date_utc: nowText,
      created: nowText,
      modified_utc: nowText,
    });
    expect((await service.get(own)).body).toEqual(made);
  });

  it("stay what they are when they are sent back", async () => {
    const { starts, ends, deadline, opens, breaks, slots, date, date_utc } = made;
    const body = { starts, ends, deadline, opens, breaks, slots, date, date_utc };
    expect(await write("PATCH", own, body)).toMatchObject(body);
    const moved = { starts: "2031-03-10T20:30:00+02:00" };
    const after = await write("PATCH", own, moved);
    expect(after).toMatchObject({ starts: "2031-03-10T19:30:00+01:00", ends });
  });

  it("are exact in the hour that clocks show twice, and in the one that they leave out", async () => {
    const twice = ["2031-11-02T05:30:00Z", "2031-11-02T06:30:00Z"];
    for (const deadline of twice) expect(await write("PATCH", own, { deadline })).toMatchObject({ deadline });
    const slots = [{ name: "Doors", at: "2031-11-02T06:30:00Z" }];
    expect(await write("PATCH", own, { breaks: twice, slots })).toMatchObject({ breaks: twice, slots });
    const found = async (query: string): Promise<number> =>
      Number((await service.get(`${path}?${query}`)).body.total);
    expect(await found("deadline=2031-11-02T06:30:00Z")).toBe(1);
    expect(await found("deadline=2031-11-02T05:30:00Z")).toBe(0);
    expect(await found(`deadline=${encodeURIComponent("2031-11-02T01:30:00-05:00")}`)).toBe(1);
    // Without an offset, it is the first of the two.
    expect(await found("deadline=2031-11-02 01:30:00")).toBe(0);
    const gap = await write("PATCH", own, { deadline: "2031-03-09 02:30:00" });
    expect(gap).toMatchObject({ deadline: "2031-03-09T07:30:00Z" });
    // The same of a period in the clocks of its record.
    const autumn = { starts: "2031-10-26T02:30:00+01:00", ends: "2031-10-26T02:30:00+01:00" };
    const other = await write("POST", path, { ...talk, ...autumn });
    expect(other).toMatchObject({ ...autumn, starts_utc: "2031-10-26T01:30:00Z" });
    expect((await service.delete(`${path}/${String(other.id)}`)).status).toBeLessThan(300);
  });

  it("are filtered by in both forms, by days in the zone of the service", async () => {
    await write("PATCH", own, { deadline: "2031-03-01T17:00:00Z" });
    const isFound = async (query: string): Promise<boolean> => {
      const { body } = await service.get(`${path}?per_page=50&${query}`);
      return (body.items as unknown as Record<string, unknown>[]).some(({ id }) => id === made.id);
    };
    expect(await isFound("deadline_after=2031-03-01 11:59:59")).toBe(true);
    expect(await isFound("deadline_after=2031-03-01 12:00:00")).toBe(false);
    expect(await isFound(`deadline_after=${encodeURIComponent("2031-03-01T18:59:59+02:00")}`)).toBe(true);
    expect(await isFound("deadline_after=2031-03-01T17:00:00Z")).toBe(false);
    await write("PATCH", own, { deadline: "2031-03-01T05:00:00Z" });
    // The day begins at 05:00 UTC.
    expect(await isFound("deadline_before=2031-03-01")).toBe(false);
    expect(await isFound("deadline_after=2031-02-28T23:59:59")).toBe(true);
  });

  it("are what cursors go on behind", async () => {
    const deadlines = ["2031-05-01T00:00:00-02:00", "2031-05-01T01:00:00Z", "2031-05-01 00:00:00"];
    for (const deadline of deadlines) await write("POST", path, { ...talk, deadline });
    const shown: unknown[] = [];
    const days = "deadline_after=2031-04-30&deadline_before=2031-05-02";
    for (let url: string | undefined = `${path}?per_page=1&${days}`; url !== undefined; ) {
      const { body } = await service.get(url);
      shown.push(...(body.items as unknown as { deadline: string }[]).map(({ deadline }) => deadline));
      const next = body.next as unknown as string | undefined;
      url = next === undefined ? undefined : next.slice(new URL(next).origin.length);
    }
    expect(shown).toEqual(["2031-05-01T01:00:00Z", "2031-05-01T02:00:00Z", "2031-05-01T04:00:00Z"]);
  });

  it("are rejected with the name of the parameter", async () => {
    const body = { ...talk, deadline: "2031-13-01T00:00:00Z" };
    const { status, body: problem } = await service.post(path, body);
    expect([status, JSON.stringify(problem)]).toEqual([400, expect.stringContaining("#/deadline")]);
  });

  it("of rules and former starts are exact", async () => {
    const repeats = { rrule: "FREQ=DAILY;COUNT=2", rdate: ["2031-04-01T18:30:00Z"] };
    const series = await write("POST", path, { ...talk, ends: talk.starts, repeats });
    expect(series.repeats).toMatchObject({ rdate: ["2031-04-01T20:30:00+02:00"] });
    const { repeats: shown } = series;
    const again = await write("PATCH", `${path}/${String(series.id)}`, { repeats: shown });
    expect(again.repeats).toEqual(shown);
    const change = { starts: "2031-03-12 19:30:00", state: "moved" };
    expect(await write("PATCH", own, change)).toMatchObject({
      starts: "2031-03-12T19:30:00+01:00",
      before: "2031-03-10T18:30:00Z",
    });
  });

  it("are shown by one property each where a resource has no table of its own", async () => {
    const { id, ...note } = await write("POST", "/api/v1/notes", { title: "Short" });
    expect(Object.keys(note).filter((name) => /date|modified/.test(name))).toEqual(["date", "modified"]);
    expect(note).toMatchObject({ date: nowText, modified: nowText });
    expect((await service.get(`/api/v1/notes/${Number(id)}`)).body).toEqual({ id, ...note });
    const date_utc = "2031-01-10T08:00:00Z";
    expect(await write("POST", "/api/v1/memos", { title: "Own", date_utc })).toMatchObject({
      date: date_utc,
      date_utc,
    });
    const { body } = await service.get("/api/v1/doc");
    const { properties = {} } = body.components?.schemas?.Note ?? {};
    expect([properties.date?.description, properties.modified?.description]).toEqual([
      "Date and time of publication in UTC.",
      "Date and time of the last change in UTC.",
    ]);
  });

  it("have the format date-time in the OpenAPI document", async () => {
    const { body } = await service.get("/api/v1/doc");
    const { Slot, Talk, TalkCreate } = body.components?.schemas ?? {};
    const { properties = {} } = Talk ?? {};
    for (const name of ["starts", "starts_utc", "opens", "date", "date_utc", "created"]) {
      expect(properties[name], name).toMatchObject({ type: "string", format: "date-time" });
      expect(properties[name]?.examples?.[0], name).toMatch(
        /^2031-\d\d-\d\dT\d\d:\d\d:00(?:Z|[+-]\d\d:\d\d)$/,
      );
    }
    expect(properties.reminder).toMatchObject({ type: ["string", "null"], format: "date-time" });
    expect(properties.breaks?.items).toEqual({ type: "string", format: "date-time" });
    expect(Slot?.properties?.at).toMatchObject({ type: "string", format: "date-time" });
    expect(properties.day?.format).toBe("date");
    // Bodies may have other forms, and nothing that a generated type would require.
    expect(TalkCreate?.properties?.opens).not.toHaveProperty("format");
    expect(TalkCreate?.properties?.opens).not.toHaveProperty("default");
    expect(body.paths?.["/talks"]?.get?.parameters).toContainEqual(
      expect.objectContaining({ name: "deadline_after", schema: { type: "string", format: "date-time" } }),
    );
  });

  it("are the same of the client, which reads them as instants", async () => {
    const module = (await service.program.loadClient()) as unknown as {
      toDates: (record: object) => Record<string, unknown>;
      toDate: (text: string) => Date;
      fromDate: (date: Date) => string;
    };
    const dates = module.toDates(made);
    expect(dates.starts).toEqual(new Date("2031-03-10T18:30:00Z"));
    expect(dates.created).toEqual(new Date(nowText));
    expect(dates.reminder).toBe(null);
    expect(module.fromDate(module.toDate("2031-03-10T19:30:00+01:00"))).toBe("2031-03-10T18:30:00Z");
  });

  it("are read by pages as what the clocks of the record show, and as instants", async () => {
    const { product } = await service.program.load();
    const resource = product.resourceDescriptors.find(({ name }) => name === "talk");
    const bounds = { starts: "2031-10-26T02:30:00+01:00", ends: "2031-10-26T03:00:00+01:00" };
    const twice = { id: 1, url: "", zone: "Europe/Rome", ...bounds };
    expect(resource && happeningOf(resource, twice)).toMatchObject({
      start: "2031-10-26 02:30:00",
      abbreviation: "CET",
      startInstant: "2031-10-26T01:30:00Z",
      endInstant: "2031-10-26T02:00:00Z",
    });
  });

  it("are the same of the fake", async () => {
    const { createFakeServiceOf, product } = await service.program.load();
    const fake = createFakeServiceOf(product, { records: { talks: [talk] } });
    const { items } = (await (await fake.fetch(`${fake.baseUrl}/talks`)).json()) as { items: object[] };
    expect(items[0]).toMatchObject({ starts: "2031-03-10T19:30:00+01:00", reminder: null });
    await fake.close();
  });
});

describe("with `dates: local`", () => {
  const service = useSpec({ ...files, "api.yaml": "style: rest\nwire: { dates: local }\n" });

  it("times are what clocks show", async () => {
    const { status, body } = await service.post(path, talk);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      starts: "2031-03-10 19:30:00",
      starts_utc: "2031-03-10 18:30:00",
      deadline: "2031-03-01 12:00:00",
      reminder: null,
      slots: [{ name: "Doors", at: "2031-03-10 19:00:00" }],
    });
  });
});

describe("times with milliseconds", () => {
  const files = specFiles("iso_dates");
  const precise = `${files["api.yaml"] ?? ""}wire: { date_precision: milliseconds }\n`;
  const service = useSpec({ ...files, "api.yaml": precise }, { zone: "America/New_York", now: () => now });

  it("are stored and answered with them, whether they are sent with them or not", async () => {
    const sent = { ...talk, deadline: "2031-03-01T17:00:00.120+00:00" };
    const { status, body: made } = await service.request("POST", path, { body: sent });
    expect([status, made]).toMatchObject([
      201,
      {
        starts: "2031-03-10T19:30:00.000+01:00",
        starts_utc: "2031-03-10T18:30:00.000Z",
        starts_utc_details: { hour: "18", minutes: "30", seconds: "00" },
        deadline: "2031-03-01T17:00:00.120Z",
        deadline_details: { hour: "17", seconds: "00" },
        opens: "2031-01-01T09:00:00.000Z",
        noted: "2031-01-15T10:20:30.999Z",
        breaks: ["2031-03-11T00:15:00.000Z", "2031-03-10T19:45:00.000Z"],
        slots: [{ name: "Doors", at: "2031-03-10T23:00:00.000Z" }],
        created: "2031-01-15T10:20:30.999Z",
      },
    ]);
    const own = `${path}/${Number(made.id)}`;
    expect((await service.get(own)).body).toEqual(made);
    const { starts, deadline, breaks, slots } = made;
    const again = await service.request("PATCH", own, { body: { starts, deadline, breaks, slots } });
    expect(again.body).toMatchObject({ starts, deadline, breaks, slots });
    const later = await service.request("PATCH", own, { body: { deadline: "2031-03-01T17:00:01Z" } });
    expect(later.body.deadline).toBe("2031-03-01T17:00:01.000Z");
  });
});
