import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { joinStore } from "../../../runtime/storage/store.js";
import { createMemoryLog, scratchDirectory } from "../../storage/fixtures/scratch.js";
import { root } from "../../support/workspace.js";
import { listedEvent } from "./importing.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

describe("the indexes of lists and searches, during an import", () => {
  it("are built at the end where no other process uses the store, in every import", async () => {
    const dataDir = await scratchDirectory();
    const site = await startSite();
    for (const number of [1, 2]) {
      site.lists.events?.push(listedEvent(number));
      const during = indexesWhen(site, dataDir);
      const { status, output } = await importFrom(site, dataDir);
      expect([status, output]).toEqual([0, expect.stringContaining("events: 1 created")]);
      expect([...(await during)].sort()).toEqual([
        "_id_",
        "by_name",
        "image",
        "locked",
        "noted",
        "occurrences",
        "series_due",
        "slugs",
      ]);
      expect(await indexesOf(dataDir)).toEqual(expect.arrayContaining(["by_status", "words"]));
    }
  });

  it("stay where a service may be searched", async () => {
    const dataDir = await scratchDirectory();
    const store = await joinStore({ dataDir, log: createMemoryLog() });
    onTestFinished(() => store.close());
    const site = await startSite();
    site.lists.events?.push(listedEvent(1));
    const during = indexesWhen(site, dataDir);
    expect((await importFrom(site, dataDir)).output).toContain("events: 1 created");
    expect(await during).toEqual(expect.arrayContaining(["by_status", "words"]));
  });
});

async function startSite(): Promise<ReferenceSite> {
  const site = await startReferenceSite({ events: [], venues: [], organizers: [] });
  onTestFinished(() => site.close());
  return site;
}

/** The indexes of events while the site is asked for them. */
function indexesWhen(site: ReferenceSite, dataDir: string): Promise<string[]> {
  return new Promise((resolve) => {
    site.trouble = async (path) => {
      if (!path.includes("/events?")) return false;
      site.trouble = () => false;
      resolve(await indexesOf(dataDir));
      return false;
    };
  });
}

async function indexesOf(dataDir: string): Promise<string[]> {
  const store = await joinStore({ dataDir, log: createMemoryLog() });
  const database = await openDatabase(store.uri, "calendar");
  const indexes = await database.db.collection("events").indexes();
  await database.close();
  await store.close();
  return indexes.map(({ name = "" }) => name);
}

async function importFrom(site: ReferenceSite, dataDir: string) {
  const args = [join(root, "runtime/main.ts"), "import", site.api.href, "--allow-private"];
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: "", MONGODB_DB: "calendar" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}
