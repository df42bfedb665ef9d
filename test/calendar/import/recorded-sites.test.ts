import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remoteImages } from "../../../runtime/import/source.js";
import { recordings } from "../support/recordings.js";
import { useService } from "../support/service.js";
import { importApi, siteOf } from "./importing.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

type Json = Record<string, unknown>;
const folder = join(import.meta.dirname, "../../../../shared/payloads");
const sites = recordings();
if (sites.length === 0)
  console.log("No recorded answers beside the repository: the tests that import them are skipped.");

/** Returns the lists of a recording; lists without recorded responses are missing. */
function listsOf(site: string, events: readonly Json[]): Record<string, Json[]> {
  const lists: Record<string, Json[]> = { events: [...events] };
  for (const file of readdirSync(join(folder, site))) {
    const [, plural = ""] = /^(\w+)-rows\.json$/.exec(file) ?? [];
    if (plural !== "" && existsSync(join(folder, site, file)))
      lists[plural] = JSON.parse(readFileSync(join(folder, site, file), "utf8")) as Json[];
  }
  return lists;
}

function list(value: unknown): Json[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "object") as Json[];
}

const namesOf = (value: unknown, name: string): unknown[] => list(value).map((one) => one[name]);

describe.runIf(sites.length > 0)("the recorded answers of", () => {
  for (const { site, events } of sites) describe(site, { shuffle: false }, () => takesOver(site, events));
});

function takesOver(host: string, events: readonly Json[]): void {
  const service = useService();
  let site: ReferenceSite;
  beforeAll(async () => {
    site = await startReferenceSite(listsOf(host, events));
    let requests = 0;
    site.trouble = (_path, response) => {
      requests += 1;
      // A server that is busy once, then away for three requests.
      if (requests === 2) response.writeHead(429, { "Retry-After": "0" }).end();
      else if (requests === 3) response.writeHead(503).end("busy");
      else if (requests === 4) response.destroy();
      else return false;
      return true;
    };
  });
  afterAll(() => site.close());

  it("are taken over with their ids, slugs, dates and relations", async () => {
    const report = await importApi(siteOf(service.database), site.api, { name: host });
    expect(report.counts.events?.created).toBe(events.length);
    for (const event of events) {
      const { status, body } = await service.request("GET", `/events/${Number(event.id)}`);
      const read = body as unknown as Json;
      expect(status).toBe(200);
      for (const name of [
        "slug",
        "start_date",
        "end_date",
        "timezone",
        "all_day",
        "author",
        "date_utc",
        "modified_utc",
        "featured",
      ])
        expect([event.id, name, read[name]]).toEqual([event.id, name, event[name]]);
      expect(namesOf(read.categories, "slug").sort()).toEqual(namesOf(event.categories, "slug").sort());
      expect(namesOf(read.tags, "slug").sort()).toEqual(namesOf(event.tags, "slug").sort());
      expect(namesOf(read.venue, "id")).toEqual(namesOf(event.venue, "id"));
      expect(namesOf(read.organizer, "id")).toEqual(namesOf(event.organizer, "id"));
      const website = String(event.website).trim().replaceAll("&amp;", "&");
      if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(website)) expect(read.website).toBe(`https://${website}`);
    }
    // Images, which cannot be reached here, and websites that are no address are reported as lost.
    const lost = report.entries.flatMap((entry) => entry.lost);
    expect(lost.filter((reason) => !/^(image|website|parent): /.test(reason))).toEqual([]);
    // Properties that no field holds are left out, and nothing else is.
    const known = new Set(["is_virtual", "virtual_url", "virtual_video_source", remoteImages]);
    const leftOut = Object.values(report.leftOut).flatMap((kinds) => kinds.map(({ kind }) => kind));
    expect(leftOut.filter((kind) => !known.has(kind))).toEqual([]);
    expect([report.missing, report.remarks[0]]).toEqual([
      [],
      expect.stringMatching(/^The time zone of the source is .+\.$/),
    ]);
    expect(service.errors).toEqual([]);
  });

  it("are left alone the second time", async () => {
    const report = await importApi(siteOf(service.database), site.api, { name: host });
    const outcomes = Object.values(report.counts).flatMap((count) => Object.keys(count));
    expect([...new Set(outcomes)].filter((outcome) => outcome !== "refused")).toEqual(["left"]);
    const { body } = await service.request(
      "GET",
      "/events?start_date=1990-01-01&end_date=2100-01-01&per_page=1",
    );
    expect(body.total).toBe(events.filter((event) => event.hide_from_listings !== true).length);
  });
}
