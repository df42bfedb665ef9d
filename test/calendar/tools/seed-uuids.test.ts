import { expect, it } from "vitest";
import { readConfig } from "../../../runtime/settings/config.js";
import { seed } from "../../../runtime/tools/seed.js";
import { useSpec } from "../../support/spec-service.js";

const text = (name: string): string =>
  `  ${name}: { type: text, localized: true, blank: true, text: Text. }\n`;
const resource = (naming: string, fields: string): string => `ids: uuid
lifecycle: plain
named_by: ${naming}
text: What the sample has.
fields:
  ${naming}: { type: text, required: true, localized: true, text: Name. }
${fields}`;

const service = useSpec({
  "api.yaml": `style: rest
mounts: { /api/v1: { lenient: true } }
languages: { all: [en, it, ca, es, fr, de], default: en, parameter: translation_language }
`,
  "resources/category.yaml": `plural: categories\n${resource("name", `${text("description")}  parent: { relation: category, nullable: true, text: Above. }\n`)}`,
  "resources/tag.yaml": resource("name", ""),
  "resources/venue.yaml": resource("venue", text("city")),
  "resources/organizer.yaml": resource("organizer", text("email")),
  "resources/event.yaml": resource(
    "title",
    `  start_date: { type: datetime, required: true, text: Start. }
  categories: { relation: category, many: true, text: Categories. }
  tags: { relation: tag, many: true, text: Tags. }
  venue: { relation: venue, many: true, text: Where. }
  organizer: { relation: organizer, many: true, text: Who. }
`,
  ),
});

it("fills a store whose records have UUIDs, and goes on where it stopped", async () => {
  const { product } = await service.program.load();
  const run = async (events: number) =>
    seed({ product, database: service.database, config: readConfig({ RATE_LIMIT: "0" }) }, events);
  const first = await run(3);
  expect(first).toEqual({ created: 55, present: 0 });
  expect(await run(5)).toEqual({ created: 2, present: 55 });

  const records = async (path: string) =>
    (await service.request("GET", `/api/v1/${path}?per_page=50`)).body.items as unknown as readonly Seeded[];
  const [events, categories, tags, venues] = await Promise.all(
    ["events", "categories", "tags", "venues"].map(records),
  );
  expect(events).toHaveLength(5);
  const ids = new Set([categories, tags, venues].flatMap((list = []) => list.map(({ id }) => id)));
  expect(ids.size).toBe(38);
  for (const event of events ?? []) {
    expect(event.id).toMatch(/^[0-9a-f-]{36}$/);
    const links = [event.categories, event.tags, event.venue].flatMap((list = []) =>
      list.map(({ id }) => id),
    );
    expect(links.length).toBeGreaterThan(1);
    for (const id of links) expect(ids).toContain(id);
  }
  const parents = (categories ?? []).flatMap(({ parent }) => parent ?? []);
  expect(parents.length).toBeGreaterThan(1);
  for (const parent of parents) expect(ids).toContain(parent);
  expect(service.errors).toEqual([]);
});

interface Seeded {
  readonly id: string;
  readonly parent?: string | null;
  readonly categories?: readonly Seeded[];
  readonly tags?: readonly Seeded[];
  readonly venue?: readonly Seeded[];
}
