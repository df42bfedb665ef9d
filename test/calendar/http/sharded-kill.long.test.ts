import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { RecordDocument } from "../../../runtime/core/documents.js";
import { claimsIn } from "../../../runtime/storage/claims.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { writeSharding } from "../../../runtime/storage/sharding.js";
import { checkClaims } from "../../../runtime/tools/check-claims.js";
import { eventually } from "../../support/eventually.js";
import { root, startService } from "../../support/workspace.js";

const name = `test_sharded_kill_${process.pid}`;
const environment = {
  MONGODB_URI: inject("mongoUri"),
  MONGODB_DB: name,
  RATE_LIMIT: "0",
  LOG_LEVEL: "error",
};
const rounds = 5;
let database: Database;

beforeAll(async () => {
  const empty = await openDatabase(inject("mongoUri"), name);
  await writeSharding(empty.db, "ready");
  await empty.close();
  database = await openDatabase(inject("mongoUri"), name);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

/** Creates and renames venues with few names until the service is gone, and notes the slugs that it acknowledged. */
async function write(api: string, writer: number, stored: Map<number, string>): Promise<void> {
  const send = async (method: string, path: string, body?: object) => {
    const headers = { "content-type": "application/json" };
    const content = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const response = await fetch(`${api}/venues${path}`, { method, ...content });
    const { id, slug } = (await response.json()) as { readonly id?: number; readonly slug?: string };
    if (!response.ok || id === undefined || slug === undefined)
      throw new Error(`${method}: ${response.status}`);
    return { id, slug };
  };
  for (let count = 0; ; count += 1) {
    try {
      const { id } = await send("POST", "", { venue: `Pier ${count % 3}` });
      const { slug } = await send("PATCH", `/${id}`, { slug: `quay-${(count + writer) % 3}` });
      stored.set(id, slug);
    } catch (error) {
      if (error instanceof TypeError || String(error).includes("SyntaxError")) return;
      throw error;
    }
  }
}

it("records and their claims fit after each of some kills of the service", async () => {
  const stored = new Map<number, string>();
  const venues = database.db.collection<RecordDocument>("venues");
  for (let round = 0; round < rounds; round += 1) {
    const service = await startService(root, environment);
    const writers = Array.from({ length: 6 }, (_, writer) => write(service.api, writer, stored));
    const before = stored.size;
    await eventually(() => stored.size > before);
    await delay(137 * round);
    await service.stop("SIGKILL");
    await Promise.all(writers);

    const findings = await checkClaims({ database, spec: calendar, isRepairing: false });
    expect(
      findings.filter((finding) => !finding.endsWith("claims of unique values have no record.")),
    ).toEqual([]);
    const slugs = (await venues.find().toArray()).flatMap((venue) => venue.slugs);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
  for (const [id, slug] of stored) expect((await venues.findOne({ _id: id }))?.slugs).toEqual([`en:${slug}`]);

  await claimsIn(database.db).updateMany({}, { $set: { at: new Date(0) } });
  await checkClaims({ database, spec: calendar, isRepairing: true });
  const slugs = (await venues.find().toArray()).flatMap((venue) => venue.slugs);
  expect(await claimsIn(database.db).countDocuments({ _id: /^venues\// })).toBe(slugs.length);
});
