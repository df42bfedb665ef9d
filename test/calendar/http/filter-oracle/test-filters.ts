import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { openKeys } from "../../../../runtime/auth/keys.js";
import type { Database } from "../../../../runtime/storage/database.js";
import { type TestService, useService } from "../../support/service.js";
import { addAuthors } from "../callers.js";
import { type Caller, contributorAuthor, expectedIds, type ListQuery } from "./oracle.js";
import { combinedQuery, filterNames, queryOf, queryText } from "./queries.js";
import { type StoredCalendar, storeCalendar } from "./store-calendar.js";

const adminKey = "cal_oracle_administrator_0123456789";

interface Runs {
  /** Zones of the sites; only filters by dates depend on them, so the first site is asked for all others. */
  readonly zones: readonly string[];
  /** Random values of each filter. */
  readonly single: number;
  /** Random combinations of filters. */
  readonly combined: number;
}

/** Tests that lists show the same as looking at every event. */
export function testFilters(runs: Runs): void {
  const sites = runs.zones.map((zone) => ({
    zone,
    service: useService({ SITE_TIMEZONE: zone, ADMIN_API_KEY: adminKey }),
  }));
  let calendar: StoredCalendar;
  let headers: Readonly<Record<Caller, Readonly<Record<string, string>>>>;

  beforeAll(async () => {
    const [first, ...others] = sites;
    if (first === undefined) return;
    const { database } = first.service;
    const entry = { name: "contributor", role: "contributor", author: contributorAuthor };
    const key = await openKeys(database, undefined).create(entry);
    headers = {
      anonymous: {},
      contributor: { authorization: `Bearer ${key}` },
      editor: { authorization: `Bearer ${adminKey}` },
    };
    await addAuthors(first.service, 7);
    calendar = await storeCalendar(first.service, headers.editor, 150);
    for (const { service } of others) await copyRecords(database, service.database);
  });

  describe.each(sites)("a list of events on a site in $zone", ({ zone, service }) => {
    const check = async (query: ListQuery, caller: Caller, size: number): Promise<void> => {
      const expected = expectedIds(calendar, query, { caller, zone });
      const path = `/events?${queryText(query, calendar)}`;
      const shown = await allPages(service, path, headers[caller], size);
      expect(shown, path).toEqual({ ids: expected, total: expected.length });
    };
    const caller = fc.constantFrom<Caller>("anonymous", "contributor", "editor");
    const size = fc.constantFrom(7, 50, 50, 50);

    it("shows the same as looking at every event, without filters", async () => {
      for (const each of ["anonymous", "contributor", "editor"] as const) await check({}, each, 7);
    });

    const names = filterNames().filter((name) => zone === runs.zones[0] || isAboutDates(name));
    it.each(names)("keeps what %s says, in order", async (name) => {
      await fc.assert(
        fc.asyncProperty(queryOf([name]), caller, size, (query, who, pageSize) =>
          check(query, query.status === undefined ? who : "editor", pageSize),
        ),
        { numRuns: runs.single, seed: 1 },
      );
    });

    it("keeps what two or three filters say together", async () => {
      await fc.assert(
        fc.asyncProperty(combinedQuery, caller, size, (query, who, pageSize) =>
          check(query, query.status === undefined || who !== "anonymous" ? who : "editor", pageSize),
        ),
        { numRuns: runs.combined, seed: 1 },
      );
      expect(service.errors).toEqual([]);
    });
  });
}

function isAboutDates(name: string): boolean {
  return /^(start|end|strict)/.test(name);
}

async function copyRecords(from: Database, to: Database): Promise<void> {
  for (const { name } of await from.db.listCollections().toArray()) {
    const documents = await from.db.collection(name).find().toArray();
    await to.db.collection(name).deleteMany({});
    if (documents.length > 0) await to.db.collection(name).insertMany(documents);
  }
}

/** The ids of all pages, joined by the links to the next one. */
async function allPages(
  service: TestService,
  path: string,
  headers: Readonly<Record<string, string>>,
  size: number,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const ids: number[] = [];
  const base = `${service.origin}/calendar/events/v1`;
  let next: string | undefined = `${path}&per_page=${size}`;
  for (;;) {
    const answer = await service.get(next, { headers });
    if (answer.status !== 200) throw new Error(`${next}: ${JSON.stringify(answer.body)}`);
    const events: unknown = answer.body.events;
    if (!Array.isArray(events)) throw new Error(`${next} has no events.`);
    ids.push(...events.map(({ id }: { id: number }) => id));
    const link: unknown = answer.body.next_rest_url;
    if (typeof link !== "string") return { ids, total: Number(answer.body.total) };
    next = link.slice(base.length);
  }
}
