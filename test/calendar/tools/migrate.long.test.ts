import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually } from "../../support/eventually.js";
import { createWorkspace, root, startService, type Workspace } from "../../support/workspace.js";

const uri = inject("mongoUri");
const name = `migrate_${process.pid}`;
const plan = "plan.json";

let workspace: Workspace;
let client: MongoClient;

/** A spec with a field renamed, one added, and one required, and what it makes. */
beforeAll(async () => {
  workspace = createWorkspace();
  cpSync(join(root, "spec"), join(workspace.folder, "before"), { recursive: true });
  const files = readdirSync(join(workspace.folder, "spec"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".yaml"),
  );
  for (const file of [...files.map((path) => join("spec", path)), "runtime/hooks/json-ld.ts"])
    edit(file, (text) => text.replaceAll("stateprovince", "region"));
  edit("spec/resources/venue.yaml", (text) =>
    text
      .replace("  region:\n    type: text\n", "  region:\n    type: text\n    renamed_from: stateprovince\n")
      .replace(
        "  website:\n    type: url\n",
        "  seats: { type: integer, initial: 40, text: Seats. }\n  motto: { type: text, localized: true, blank: true, text: Motto. }\n  opened: { type: datetime, text: Since when. }\n  stages: { relation: venue, many: true, text: Stages. }\n  website:\n    type: url\n",
      )
      .replace(
        "address: { type: text, nullable: true, blank: true,",
        "address: { type: text, required: true, nullable: true, blank: true,",
      )
      .replace(
        "  website: { optional: true }",
        "  seats:\n  motto:\n  opened:\n  stages:\n  website: { optional: true }",
      ),
  );
  edit("spec/resources/event.yaml", (text) =>
    text.replace("[{ venue: Sala dei Filatori }]", "[{ venue: Sala dei Filatori, address: Main street 1 }]"),
  );
  const { status, output } = workspace.run(["generator/run.mjs"]);
  expect(output).not.toContain("error");
  expect(status).toBe(0);
  expect(makePlan().status).toBe(0);
  client = await MongoClient.connect(uri);
});

afterAll(async () => {
  for (const suffix of ["", "_whole", "_killed"]) await client.db(name + suffix).dropDatabase();
  await client.close();
  workspace.remove();
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(workspace.folder, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, change(text));
}

function settings(suffix = ""): NodeJS.ProcessEnv {
  return { MONGODB_URI: uri, MONGODB_DB: name + suffix };
}

function makePlan() {
  return workspace.run(["--import", "tsx", "generator/spec-cli.ts", "plan", "before", "--out", plan]);
}

function migrate(options: readonly string[], suffix = "", file = plan) {
  return workspace.run(["--import", "tsx", "runtime/main.ts", "migrate", file, ...options], settings(suffix));
}

async function send(url: string, method = "GET", body?: object) {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The shape is what the tests compare.
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, tag: response.headers.get("etag"), body: answer };
}

describe("npm run migrate", () => {
  it("says how a plan is made where there is none", () => {
    const { status, output } = migrate([], "", "no-plan.json");
    expect(status).toBe(1);
    expect(output).toContain(
      "no-plan.json cannot be read. Make a plan with `npm run spec -- plan OLD --out no-plan.json`.",
    );
  });

  it("takes a plan from `npm run spec -- plan`, whose steps it prints", () => {
    const { status, output } = makePlan();
    expect(status).toBe(0);
    expect(output).toContain("venue.region.renamed\n  `stateprovince` is called `region` now.");
    expect(output).toContain("venue.address.required *");
    expect(output).toContain(`npm run migrate -- ${plan} --dry-run`);
  });

  it("brings the records of the old service to the new one, while that is running", async () => {
    const old = await startService(root, settings());
    const made = await send(`${old.api}/venues`, "POST", { venue: "Lake Stage", stateprovince: "Lombardy" });
    const address = { venue: "Hall", address: "Main Street 1" };
    const other = await send(`${old.api}/venues`, "POST", address);
    const event = {
      title: "Concert",
      start_date: "2031-03-10 19:30",
      end_date: "2031-03-10 22:00",
      venue: made.body.id,
    };
    expect([made.status, other.status, (await send(`${old.api}/events`, "POST", event)).status]).toEqual([
      201, 201, 201,
    ]);
    await old.stop();

    const service = await startService(workspace.folder, settings());
    try {
      expect(service.output()).toMatch(
        /The documents were stored under contract [0-9a-f]{12}, and the spec has/,
      );
      const path = `${service.api}/venues/${String(made.body.id)}`;
      // Not migrated yet: what is missing is left out, and nothing fails.
      const before = await send(path);
      expect(before).toMatchObject({ status: 200, body: { venue: "Lake Stage" } });
      for (const missing of ["seats", "motto"]) expect(before.body).not.toHaveProperty(missing);
      for (const list of ["/venues", "/venues?search=lombardy", "/events", "/events?search=concert"])
        expect((await send(service.api + list)).status).toBe(200);

      const dry = migrate(["--dry-run"]);
      expect(dry.output).toContain("venue.region.renamed: 1 document (");
      expect(dry.output).toContain("venue.seats.added: 2 documents (");
      expect(dry.output).toContain(
        "1 need a decision: --set venue.address.required=... takes keep or a text",
      );
      expect(dry.output).toContain("Nothing was changed.");
      expect(dry.status).toBe(0);

      const rejected = migrate([]);
      expect(rejected.status).toBe(1);
      expect(rejected.output).toContain(
        "Nothing was changed. These steps need a decision or a hand first:\nvenue.address.required",
      );
      expect((await send(path)).tag).toBe(before.tag);

      const applied = migrate(["--set", "venue.address.required=To be announced"]);
      expect(applied.output).toBe("2 documents changed. The store fits the spec.\n");
      expect(applied.status).toBe(0);
      const after = await send(path);
      expect(after.body).toMatchObject({
        region: "Lombardy",
        seats: 40,
        motto: "",
        address: "To be announced",
      });
      expect(after.tag).not.toBe(before.tag);
      expect((await send(`${service.api}/venues/${String(other.body.id)}`)).body).toMatchObject({
        ...address,
        seats: 40,
      });
      expect((await send(`${service.api}/venues?search=lombardy`)).body.total).toBe(1);
      expect((await send(path, "PATCH", { seats: 60 })).body).toMatchObject({
        seats: 60,
        region: "Lombardy",
      });

      const again = migrate(["--set", "venue.address.required=To be announced"]);
      expect(again).toEqual({ status: 0, output: "The plan is already applied: nothing to do.\n" });
    } finally {
      await service.stop();
    }
    const restarted = await startService(workspace.folder, settings());
    expect(restarted.output()).not.toContain("contract");
    await restarted.stop();
  });

  it("rejects arguments it does not know with 2", () => {
    expect(migrate(["--set", "nonsense"]).status).toBe(2);
    expect(migrate(["--everything"]).status).toBe(2);
  });
});

const count = 10_000;

/** Venues as the old service stores them. */
async function fill(suffix: string): Promise<void> {
  const created = new Date("2031-03-10T18:30:00Z");
  const venues = Array.from({ length: count }, (_, index) => ({
    _id: index + 1,
    revision: 1,
    language: "en",
    text: { en: { venue: `Venue ${index}`, description: "", slug: `venue-${index}` } },
    slugs: [`en:venue-${index}`],
    words: ["*:venue", `*:${index}`, "*:lombardy"],
    sort_name: `venue ${index}`,
    created,
    modified: created,
    status: "publish",
    author: 1,
    date: created,
    show_map: true,
    show_map_link: true,
    address: "Main Street 1",
    stateprovince: "Lombardy",
  }));
  await client
    .db(name + suffix)
    .collection<{ _id: number }>("venues")
    .insertMany(venues);
}

/** Starts the migration and kills it once it has changed so many documents. */
async function killAfter(changed: number): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", "runtime/main.ts", "migrate", plan], {
    cwd: workspace.folder,
    env: { ...process.env, ...settings("_killed") },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const states = client.db(`${name}_killed`).collection("migrations");
  const isThere = { changed: { $gte: changed } };
  await eventually(async () => child.exitCode !== null || (await states.findOne(isThere)) !== null);
  child.kill("SIGKILL");
  await ended;
}

describe("a migration that is killed", () => {
  it("goes on where it stopped, and ends as if it had never been", async () => {
    await Promise.all([fill("_whole"), fill("_killed")]);
    const whole = migrate([], "_whole");
    expect(whole.output).toBe(`${count} documents changed. The store fits the spec.\n`);

    const killed = client.db(`${name}_killed`).collection<{ _id: number }>("venues");
    for (const changed of [1, 5000]) {
      await killAfter(changed);
      const done = await killed.countDocuments({ revision: 2 });
      expect(done).toBeGreaterThanOrEqual(changed);
      expect(done).toBeLessThan(count);
    }
    const last = migrate([], "_killed");
    expect(last.output).toContain("The store fits the spec. An earlier run had begun it.");
    expect(last.status).toBe(0);
    const all = (suffix: string) =>
      client
        .db(name + suffix)
        .collection<{ _id: number }>("venues")
        .find({}, { sort: { _id: 1 } })
        .toArray();
    const [expected, actual] = await Promise.all([all("_whole"), all("_killed")]);
    expect(expected[7]).toMatchObject({ region: "Lombardy", seats: 40, revision: 2 });
    expect(actual).toEqual(expected);
  });
});
