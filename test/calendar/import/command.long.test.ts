import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { eventually } from "../../support/eventually.js";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";
import { listedEvent } from "./importing.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

const databaseName = `test_import_command_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), "calendar-import-"));
const environment = { ...process.env, MONGODB_URI: inject("mongoUri"), MONGODB_DB: databaseName };
let database: Database;
let site: ReferenceSite;

const venue = { id: 5, venue: "Hall", slug: "hall" };
const tags = [{ id: 3, name: "Free", slug: "free" }];
const event = (id: number, more: object = {}) => listedEvent(id, { venue, tags, ...more });

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), databaseName);
  site = await startReferenceSite({
    events: Array.from({ length: 230 }, (_, at) => event(1000 - at)),
    tags,
    venues: [],
  });
});
afterAll(async () => {
  await site.close();
  await database.db.dropDatabase();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a command; the tests' own server has to go on meanwhile. */
function start(tool: string, ...args: string[]) {
  return startOn(databaseName, tool, ...args);
}

function startOn(name: string, tool: string, ...args: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "runtime/main.ts", tool, ...args], {
    cwd: root,
    env: { ...environment, MONGODB_DB: name },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    child,
    ended: once(child, "close").then(([status]) => ({ status: status as number | null, output })),
  };
}
const run = (tool: string, ...args: string[]) => start(tool, ...args).ended;
const count = (name: string) => database.db.collection(name).countDocuments({});

describe("npm run import", () => {
  it("rejects addresses that are not public, unless they are meant, and bad usage, with 2", async () => {
    const rejected = await run("import", site.api.href);
    expect([rejected.status, rejected.output]).toEqual([
      2,
      expect.stringContaining(`give --allow-private for ${site.api.host} if it is meant.`),
    ]);
    expect(site.asked).toEqual([]);
    const wrong = [
      [],
      ["nowhere.csv"],
      [site.api.href, "--policy", "maybe"],
      [site.api.href, "--allow-private", "--languages", "tlh"],
    ];
    const ended = await Promise.all(wrong.map((args) => run("import", ...args)));
    expect(ended.map((one) => one.status)).toEqual([2, 2, 2, 2]);
    const help = await run("import", "--help");
    expect([help.status, help.output]).toEqual([
      0,
      expect.stringContaining("Exit codes: 0 everything is imported"),
    ]);
  });

  it("finds the API of a site by its address, and only reports in a dry run", async () => {
    const { status, output } = await run(
      "import",
      `http://${site.api.host}/`,
      "--allow-private",
      "--dry-run",
    );
    expect([status, output]).toEqual([0, expect.stringContaining("events: 230 would be created")]);
    expect(output).toMatch(/^event 1000: \{.*"title":"Event 1000"/m);
    expect(output).toContain("Nothing was changed.");
    expect(await count("events")).toBe(0);
  });

  it("goes on after a kill -9 in the middle, and doubles nothing", async () => {
    let page = 0;
    const { child, ended } = start("import", site.api.href, "--allow-private");
    site.trouble = async (path) => {
      if (path.includes("/events?")) page += 1;
      // Later pages come when the importer is gone.
      if (page > 4) await ended;
      return false;
    };
    await eventually(async () => (await count("events")) >= 70);
    child.kill("SIGKILL");
    await ended;
    const before = await count("events");
    expect(before).toBeLessThan(230);
    site.trouble = () => false;
    const { status, output } = await run("import", site.api.href, "--allow-private");
    expect([status, output]).toEqual([
      0,
      expect.stringContaining(`events: ${230 - before} created, ${before} left as they are`),
    ]);
    expect([await count("events"), await count("venues"), await count("tags")]).toEqual([230, 1, 1]);
    const ids = await database.db
      .collection<{ _id: number }>("events")
      .distinct("_id", { venue: 5, tags: 3 });
    expect(ids.sort((one, other) => one - other)).toEqual(Array.from({ length: 230 }, (_, at) => 771 + at));
    expect(await checkStore(database, calendar, false)).toEqual([]);
    expect((await run("import", site.api.href, "--allow-private")).output).toContain(
      "events: 230 left as they are",
    );
  });

  it("asks which number of a date is the day, and reads a table in the zone given", async () => {
    const file = join(folder, "fairs.csv");
    writeFileSync(file, Buffer.from("Title,Start date\nFoire à Genève,03/04/2031 12:00\n", "latin1"));
    const asked = await run("import", file);
    expect([asked.status, asked.output]).toEqual([
      2,
      expect.stringContaining(
        "Which number of 03/04/2031 is the day? Say --dates day-first or --dates month-first.",
      ),
    ]);
    expect((await run("import", file, "--zone", "Mars")).status).toBe(2);
    const options = ["--dates", "day-first", "--zone", "W. Europe Standard Time", "--key-column", "Title"];
    const { status, output } = await run("import", file, ...options);
    expect([status, output]).toEqual([0, expect.stringContaining("read as windows-1252")]);
    const found = await database.db.collection("events").findOne({ "text.en.title": "Foire à Genève" });
    expect(found?.utc_start_date).toEqual(new Date("2031-04-03T10:00:00Z"));
    await database.db.collection("events").deleteOne({ "text.en.title": "Foire à Genève" });
  });

  it("ends with 1 where something could not be taken over, and writes the report", async () => {
    site.lists.events?.push(event(2000, { title: "Lost", start_date: "no day", utc_start_date: "no day" }));
    const report = join(folder, "report.json");
    const { status, output } = await run("import", site.api.href, "--allow-private", "--report", report);
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/event 2000 "Lost": not taken over: start_date/),
    ]);
    expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({
      incomplete: 1,
      entries: [{ key: "2000", outcome: "refused" }],
    });
  });

  it("ends with 1 where a list breaks off, and says what is missing", async () => {
    site.trouble = (path, response) => {
      if (!/\/events\?.*[?&]page=3(?:&|$)/.test(path)) return false;
      response.writeHead(404, { "Content-Type": "application/json" }).end("{}");
      return true;
    };
    const { status, output } = await run("import", site.api.href, "--allow-private", "--dry-run");
    site.trouble = () => false;
    expect([status, output]).toEqual([
      1,
      expect.stringContaining("events: the source lists 231, 181 could be read, 50 are missing."),
    ]);
  });

  it("takes tables, calendars and exports from files", async () => {
    const table = join(folder, "table.csv");
    writeFileSync(table, "What,Start,End\nRow,2031-06-01 10:00,2031-06-01 11:00\n");
    const mapping = ["--map", "title=What", "--map", "start_date=Start", "--map", "end_date=End"];
    expect((await run("import", table, ...mapping)).output).toContain("events: 1 created");
    const calendar = join(folder, "calendar.ics");
    writeFileSync(
      calendar,
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:From a file\r\nDTSTART:20310601T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    );
    expect((await run("import", calendar)).output).toContain("events: 1 created");
    const file = join(folder, "all.jsonl");
    const exported = await run("export", file);
    expect([exported.status, exported.output]).toEqual([0, `${file}: 234 records and images.\n`]);
    expect((await run("export", file)).output).toContain("is there already.");
    // What comes back to the store it was exported from is no news.
    const back = await run("import", file);
    expect([back.status, back.output]).toEqual([0, expect.stringContaining("events: 232 left as they are")]);
    expect(await count("events")).toBe(232);
  });

  it("takes many lines at a time, and after a kill -9 in the middle comes to the same as without one", async () => {
    const total = 3000;
    const file = join(folder, "many.jsonl");
    writeFileSync(
      file,
      linesOfMany(total)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(""),
    );
    const names = ["whole", "cut"].map((name) => `${databaseName}_${name}`);
    const [whole, cut] = await Promise.all(names.map((name) => openDatabase(environment.MONGODB_URI, name)));
    if (whole === undefined || cut === undefined) throw new Error("There are two.");
    const report = join(folder, "many.json");
    const first = await startOn(whole.db.databaseName, "import", file, "--report", report).ended;
    expect([first.status, first.output]).toEqual([
      1,
      expect.stringContaining(`events: ${total - 1} created, 1 not taken over`),
    ]);
    expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({
      incomplete: 1,
      entries: [
        { resource: "event", key: "800", outcome: "refused", lost: [expect.stringContaining("start_date")] },
      ],
    });

    for (const enough of [300, 1100]) {
      const { child, ended } = startOn(cut.db.databaseName, "import", file);
      await eventually(async () => (await cut.db.collection("events").countDocuments({})) >= enough);
      child.kill("SIGKILL");
      await ended;
    }
    // The store may still be at what the process sent last.
    let before = -1;
    await eventually(async () => {
      const last = before;
      before = await cut.db.collection("events").countDocuments({});
      await delay(500);
      return before === last;
    });
    expect(before).toBeLessThan(total - 1);
    const resumed = await startOn(cut.db.databaseName, "import", file).ended;
    expect(resumed.output).toContain(
      `events: ${total - 1 - before} created, ${before} left as they are, 1 not taken over`,
    );
    // Outbox entries, one for each record, have random ids.
    expect(await allOf(cut)).toEqual(await allOf(whole));
    expect(await checkStore(cut, calendar, false)).toEqual([]);
    for (const each of [whole, cut]) {
      await each.db.dropDatabase();
      await each.close();
    }
  });
});

describe("npm run import --to", () => {
  const key = "an-administrator-key-of-these-tests";
  const target = useService({ ADMIN_API_KEY: key });
  const written = () => target.database.db.collection("events").countDocuments({});

  it("goes on in another service after a kill -9, and doubles nothing; the key comes from a file or the environment", async () => {
    const total = 1500;
    const file = join(folder, "rows.csv");
    const rows = Array.from({ length: total }, (_, at) => `${at},Row ${at},2031-06-01 10:00`);
    writeFileSync(file, ["Nr,Title,Start date", ...rows].join("\n"));
    const keyFile = join(folder, "import.key");
    writeFileSync(keyFile, `${key}\n`);
    const args = ["import", file, "--key-column", "Nr", "--to", target.origin] as const;
    const { child, ended } = start(...args, "--key", keyFile);
    await eventually(async () => (await written()) >= 200);
    child.kill("SIGKILL");
    await ended;
    const before = await written();
    expect(before).toBeLessThan(total);
    Object.assign(environment, { IMPORT_KEY: key });
    const { status, output } = await run(...args);
    expect([status, output]).toEqual([0, expect.stringContaining(`events: `)]);
    expect(await written()).toBe(total);
    const ids = await target.database.db.collection("events").distinct("external.id", {});
    expect(ids).toHaveLength(total);
    expect((await run(...args)).output).toContain(`events: ${total} left as they are`);
    expect(target.errors).toEqual([]);
  });

  it("says what --key is for, and which key is wrong", async () => {
    const file = join(folder, "one.csv");
    writeFileSync(file, "Title,Start date\nOne,2031-06-01 10:00\n");
    const alone = await run("import", file, "--key", "Title");
    expect([alone.status, alone.output]).toEqual([2, expect.stringContaining("is named by --key-column")]);
    const wrong = await run("import", file, "--to", target.origin, "--key", "wrong");
    expect([wrong.status, wrong.output]).toEqual([
      2,
      expect.stringContaining("The key is not valid at http"),
    ]);
    const none = await run("import", file, "--to", "http://127.0.0.1:9", "--key", "wrong");
    expect([none.status, none.output]).toEqual([2, expect.stringContaining("does not answer")]);
  });
});

/** An export of events that are filed under one of ten tags; one of them has no date that could be. */
function linesOfMany(count: number): object[] {
  const moments = { created: "2030-01-01T00:00:00.000Z", modified: "2030-01-02T00:00:00.000Z" };
  const tags = Array.from({ length: 10 }, (_, at) => ({
    resource: "tag",
    id: at + 1,
    language: "en",
    fields: { name: `Tag ${at}`, description: "" },
    slug: `tag-${at}`,
    ...moments,
  }));
  const events = Array.from({ length: count }, (_, at) => ({
    resource: "event",
    id: at + 1,
    language: "en",
    fields: {
      title: `Event ${at % 50}`,
      description: `<p>Number ${at}</p>`,
      start_date: at === 799 ? "2031-99-99" : "2031-05-01 10:00:00",
      end_date: "2031-05-01 12:00:00",
      timezone: "Europe/Rome",
      author: 1,
      status: "publish",
      tags: [1 + (at % 10)],
    },
    slug: `event-${at}`,
    ...moments,
    published: moments.created,
  }));
  const header = {
    format: "calendar-export",
    version: 1,
    store: "another",
    written: moments.created,
    counts: { image: 0, tag: tags.length, event: count },
    highest: { term: tags.length, post: count },
  };
  return [header, ...tags, ...events];
}

async function allOf({ db }: Database) {
  const all = (name: string) =>
    db
      .collection(name)
      .find({}, { sort: { _id: 1 } })
      .toArray();
  const [events, tags] = await Promise.all(["events", "tags"].map(all));
  const plain = ({ notes, ...record }: Record<string, unknown>) => ({
    ...record,
    noted: undefined,
    notes: (notes as object[]).map((note) => ({ ...note, id: "", at: "" })),
  });
  return [events, tags].map((records) => records?.map(plain));
}
