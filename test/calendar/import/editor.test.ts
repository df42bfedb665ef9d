import { describe, expect, it } from "vitest";
import { openAccounts } from "../../../runtime/auth/accounts.js";
import { argon2Passwords } from "../../../runtime/auth/argon2-passwords.js";
import { calendar } from "../../../runtime/calendar.js";
import type { ImportReport } from "../../../runtime/import/entry.js";
import { createCaller } from "../http/callers.js";
import { textOf, useService } from "../support/service.js";
import { emptyBeforeEach } from "./importing.js";

const administrator = "an-administrator-key-of-these-tests";
const service = useService({ ADMIN_API_KEY: administrator }, { now: () => Date.now() });
const other = useService({ ADMIN_API_KEY: administrator }, { now: () => Date.now() });

type Fields = Readonly<Record<string, string>>;

interface Line {
  readonly done?: number;
  readonly total?: number;
  readonly report?: ImportReport;
  readonly error?: string;
}

function formOf(name: string, content: string | Buffer, fields: Fields = {}): FormData {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(Buffer.from(content))], name));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

const send = (body: FormData | string, { to = service, headers = {}, query = "" } = {}) =>
  fetch(`${to.origin}/admin/import${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${administrator}`, ...headers },
    body,
  });

async function linesOf(response: Response): Promise<readonly Line[]> {
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return text.split("\n").map((line) => JSON.parse(line) as Line);
}

/** The report of a file, which is only checked unless `dry_run` says otherwise. */
async function report(form: FormData, to = service): Promise<ImportReport> {
  const last = (await linesOf(await send(form, { to }))).at(-1);
  if (last?.report === undefined) throw new Error(JSON.stringify(last));
  return last.report;
}

const importing = { dry_run: "false" };
const titles = async (of = service): Promise<readonly string[]> => {
  const { events } = await of.read("/events?start_date=2031-01-01&per_page=50&status=publish", {
    headers: { authorization: `Bearer ${administrator}` },
  });
  return (events as unknown as readonly { readonly title: string }[]).map(({ title }) => title).sort();
};

const table = `title,start_date,end_date,venue,categories
Choir,2031-03-10 19:30,2031-03-10 21:00,Town hall,Music
Fair,2031-03-14 10:00,never,Market,
Walk,2031-03-20 09:00,2031-03-20 12:00,,"Nature, Sport"
`;

describe("a table that is imported in the editor", () => {
  emptyBeforeEach(service);

  it("is shown with what would become of each row, and nothing is stored", async () => {
    const { counts, records } = await report(formOf("plan.csv", table));
    expect(counts.events).toEqual({ created: 2, refused: 1 });
    expect(counts.venues).toEqual({ created: 2 });
    const [first] = records;
    expect(first).toMatchObject({ title: "Fair", outcome: "refused", place: "line 3" });
    expect(first?.lost[0]).toMatch(/^end_date is not a date and time/);
    expect(records).toContainEqual(expect.objectContaining({ title: "Choir", outcome: "created" }));
    expect(await titles()).toEqual([]);
    expect(await service.database.db.collection("venues").countDocuments({})).toBe(0);
  });

  it("is imported once, however often it is sent, and rows that have changed are changed", async () => {
    const keyed = (text: string) => formOf("plan.csv", text, { key_column: "title" });
    const imported = formOf("plan.csv", table, { ...importing, key_column: "title" });
    expect((await report(imported)).counts.events).toEqual({ created: 2, refused: 1 });
    expect(await titles()).toEqual(["Choir", "Walk"]);
    expect((await report(keyed(table))).counts).toMatchObject({
      events: { left: 2, refused: 1 },
      venues: { left: 2 },
      categories: { left: 3 },
    });
    const later = table.replace("09:00", "08:30").replace("Town hall", "Old mill");
    const preview = await report(keyed(later));
    expect(preview.counts.events).toEqual({ updated: 2, refused: 1 });
    expect(preview.records.find(({ title }) => title === "Walk")?.id).toEqual(expect.any(Number));
    expect(
      (await report(formOf("plan.csv", later, { ...importing, key_column: "title" }))).counts.events,
    ).toEqual({
      updated: 2,
      refused: 1,
    });
    expect(await titles()).toEqual(["Choir", "Walk"]);
  });

  it("may have rows of another resource, and dates whose order is given", async () => {
    const places = await report(
      formOf("places.csv", "venue,city\nTown hall,Vic\n", { ...importing, resource: "venues" }),
    );
    expect(places.counts).toEqual({ venues: { created: 1 } });
    const dated = "title,start_date\nChoir,03/04/2031 19:30\n";
    await report(formOf("dated.csv", dated, { ...importing, dates: "day-first" }));
    const { events } = await service.read("/events?start_date=2031-01-01");
    expect(events?.[0]).toMatchObject({ title: "Choir", start_date: "2031-04-03 19:30:00" });
  });

  it("says how far it is, and goes on where a reader went away", async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => `Evening ${at},2031-05-01 19:00`);
    const long = ["title,start_date", ...rows].join("\n");
    const lines = await linesOf(await send(formOf("long.csv", long)));
    expect(lines.slice(0, -1)).toEqual([400, 800, 1200].map((done) => ({ done, total: 1200 })));
    const stop = new AbortController();
    const form = formOf("long.csv", long, importing);
    const response = await fetch(`${service.origin}/admin/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${administrator}` },
      body: form,
      signal: stop.signal,
    });
    await response.body?.getReader().read();
    stop.abort();
    const { left = 0, created = 0 } = (await report(form)).counts.events ?? {};
    expect([left + created, left < rows.length]).toEqual([rows.length, true]);
    expect(await service.database.db.collection("events").countDocuments({})).toBe(rows.length);
  }, 60_000);
});

describe("a calendar that is imported in the editor", () => {
  emptyBeforeEach(service);

  it("brings series and single events, and nothing twice", async () => {
    const calendar = [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VEVENT\r\nUID:one@example.org\r\nDTSTART:20310310T193000Z\r\nSUMMARY:Choir\r\nEND:VEVENT",
      "BEGIN:VEVENT\r\nUID:two@example.org\r\nDTSTART:20310311T100000Z\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\nSUMMARY:Course\r\nEND:VEVENT",
      "BEGIN:VEVENT\r\nUID:three@example.org\r\nDTSTART:someday\r\nSUMMARY:Lost\r\nEND:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n");
    const preview = await report(formOf("plan.ics", calendar));
    expect(preview.counts.events).toEqual({ created: 2, refused: 1 });
    expect(await titles()).toEqual([]);
    const done = await report(formOf("plan.ics", calendar, importing));
    expect(done.counts.events).toEqual({ created: 2, refused: 1 });
    expect(await titles()).toEqual(["Choir", "Course", "Course", "Course"]);
    expect((await report(formOf("plan.ics", calendar))).counts.events).toEqual({ left: 2, refused: 1 });
    expect((await report(formOf("other.ics", calendar, importing))).counts.events).toEqual({
      left: 2,
      refused: 1,
    });
  });
});

describe("what the editor takes", () => {
  emptyBeforeEach(service);

  it.each([
    ["no file", new FormData(), "file", "file is required."],
    ["what is no file of records", formOf("a.txt", "hello"), "file", "What a.txt holds is not understood"],
    ["bytes that are no text", formOf("a.csv", Buffer.from([97, 44, 0x81, 0x8d, 10])), "file", "UTF-8"],
    ["lines of no export", formOf("a.jsonl", "{}\n"), "file", "no export of this service"],
    [
      "a table without a title",
      formOf("a.csv", "name,start_date\nA,B\n"),
      "file",
      "No column is named title",
    ],
    ["a date that can be two", formOf("a.csv", "title,start_date\nA,03/04/2031\n"), "file", "the day"],
    ["an unknown order", formOf("a.csv", table, { dates: "year-first" }), "dates", "not one of"],
    ["an unknown resource", formOf("a.csv", table, { resource: "plays" }), "file", "There are no plays"],
    ["an unknown column", formOf("a.csv", table, { key_column: "uid" }), "file", "There is no column uid"],
  ])("is not %s", async (_kind, form, name, reason) => {
    const response = await send(form);
    expect(response.status).toBe(400);
    const { data } = (await response.json()) as {
      data: { params: Fields; details: Record<string, { message: string }> };
    };
    expect(data.details[name]?.message).toContain(reason);
    expect(service.errors).toEqual([]);
  });

  it("is not a file that is too large, another body or another method", async () => {
    const large = await send(formOf("large.csv", Buffer.alloc(33 * 1024 * 1024, "a")));
    expect(large.status).toBe(413);
    expect(((await large.json()) as { message: string }).message).toContain("file");
    expect((await send("{", { headers: { "content-type": "application/json" } })).status).toBe(400);
    const read = await service.get("/import", {
      base: "/admin",
      headers: { authorization: `Bearer ${administrator}` },
    });
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("comes from those who may import only, with the token of their page", async () => {
    const form = formOf("plan.csv", table, importing);
    const address = `${service.origin}/admin/import`;
    expect((await send(form, { headers: { authorization: "" } })).status).toBe(401);
    const editor = await createCaller(service, "editor", 2);
    expect((await send(form, { headers: editor.headers })).status).toBe(403);
    const accounts = openAccounts(service.database, calendar.serviceDescriptor.roles, () => Date.now());
    const account = { email: "anna@example.org", name: "Anna", role: "administrator", author: 3 };
    await accounts.create({ ...account, password: await argon2Passwords.hash("correct horse battery") });
    const person = { email: account.email, password: "correct horse battery" };
    const signedIn = await service.post("/session", person, { base: "/admin" });
    const cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const without = await fetch(address, { method: "POST", headers: { cookie }, body: form });
    expect([without.status, ((await without.json()) as Fields).code]).toEqual([403, "rest_csrf_token"]);
    expect(await service.database.db.collection("events").countDocuments({})).toBe(0);
    const headers = { cookie, "x-csrf-token": textOf(signedIn.body.csrf) };
    expect((await fetch(address, { method: "POST", headers, body: form })).status).toBe(200);
  });

  it("is rejected in the language of the page", async () => {
    const response = await send(new FormData(), { query: "?translation_language=it" });
    expect(await response.text()).toContain("file è obbligatorio");
  });
});

describe("an export of the editor", () => {
  emptyBeforeEach(service);
  emptyBeforeEach(other);

  it("is for administrators, and can be imported elsewhere", async () => {
    await report(formOf("plan.csv", table, importing));
    const path = `${service.origin}/admin/export.jsonl`;
    expect((await fetch(path)).status).toBe(401);
    const editor = await createCaller(service, "editor", 3);
    expect((await fetch(path, { headers: editor.headers })).status).toBe(403);
    const response = await fetch(path, { headers: { authorization: `Bearer ${administrator}` } });
    expect(response.headers.get("content-type")).toMatch(/^application\/x-ndjson/);
    const file = await response.text();
    const calendar = (headers: Fields) => fetch(`${service.origin}/admin/export.ics`, { headers });
    expect([(await calendar({})).status, (await calendar(editor.headers)).status]).toEqual([401, 403]);
    const done = await report(formOf("export.jsonl", file, importing), other);
    expect(done.counts).toEqual({
      events: { created: 2 },
      venues: { created: 2 },
      categories: { created: 3 },
    });
    expect(await titles(other)).toEqual(await titles());
    const events = await (await calendar({ authorization: `Bearer ${administrator}` })).text();
    expect((await report(formOf("public.ics", events), other)).counts.events).toEqual({ created: 2 });
    expect((await report(formOf("export.jsonl", file, importing), other)).counts.events).toEqual({ left: 2 });
  });
});
