import { afterAll, describe, expect, it } from "vitest";
import { type Created, type TestAnswer, useService } from "../support/service.js";
import { createEvent, eventBody, textOf } from "./sample-records.js";
import { useTwin } from "./twin-service.js";

const service = useService();
/** A second service on the same store, as another process would be. */
const other = useTwin(service);

const services = [service, other];
const times = <Result>(count: number, make: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const sides = (index: number) => services[index % 2] ?? service;
const distinct = (values: readonly unknown[]) => new Set(values.map(String)).size;
const statusesOf = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).sort();

describe("parallel creates", () => {
  it("of one title get ids and slugs of their own, numbered without a gap", async () => {
    const answers = await times(50, (index) => createEvent(sides(index), { title: "Rush" }));
    expect(distinct(answers.map(({ body }) => body.id))).toBe(50);
    const numbers = answers.map(({ body }) => Number(/^rush(?:-(\d+))?$/.exec(textOf(body.slug))?.[1] ?? 1));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it("of different kinds never share an id", async () => {
    const answers = await times(30, (index) =>
      index % 3 === 0
        ? createEvent(sides(index))
        : index % 3 === 1
          ? sides(index).create("/venues", { venue: "V" })
          : sides(index).create("/organizers", { organizer: "O" }),
    );
    expect(distinct(answers.map(({ body }) => body.id))).toBe(30);
  });

  it("of a title while a slug may be still get slugs of their own", async () => {
    const answers = await times(12, () => createEvent(service, { title: "x".repeat(250) }));
    expect(distinct(answers.map(({ body }) => body.slug))).toBe(12);
    for (const { body } of answers) expect(textOf(body.slug).length).toBeLessThanOrEqual(200);
  });

  it("of one term make one", async () => {
    const answers = await times(10, (index) => sides(index).post("/categories", { name: "Only" }));
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 400)]);
    expect(distinct(answers.map(({ body }) => body.id ?? body.data?.term_id))).toBe(1);
  });
});

describe("50 parallel events", () => {
  it("with the same new category, tag, venue and organizer share one of each, counted exactly", async () => {
    const answers = await times(50, (index) =>
      createEvent(sides(index), {
        // Most lose the race for a slug, and are counted once all the same.
        title: "Shared",
        categories: ["Brand new"],
        tags: [index % 2 === 0 ? "Fresh" : "fresh"],
        venue: { venue: "New hall" },
        organizer: [{ organizer: "New host" }],
      }),
    );
    for (const name of ["categories", "tags", "organizer"])
      expect(distinct(answers.map(({ body }) => body[name]?.[0]?.id)), name).toBe(1);
    expect(distinct(answers.map(({ body }) => body.venue?.id))).toBe(1);
    const id = textOf(answers[0]?.body.categories?.[0]?.id);
    expect((await service.get(`/categories/${id}`)).body.count).toBe(50);
    expect((await service.get("/venues?search=new hall")).body.total).toBe(1);
  });

  it("that come and go leave exact counts", async () => {
    const term = await service.create("/tags", { name: "Busy" });
    const events = await times(12, () => createEvent(service, { tags: [term.body.id] }));
    await Promise.all(
      events.flatMap((event, index) => {
        const path = event.path;
        const side = sides(index);
        const bodies = [{ status: "draft" }, { status: "publish" }, { tags: [] }, { tags: [term.body.id] }];
        return bodies.map((body) => side.patch(path, body));
      }),
    );
    const states = await Promise.all(events.map((event) => service.get(event.path)));
    const counted = states.filter(
      ({ body }) => textOf(body.status) === "publish" && body.tags?.[0] !== undefined,
    );
    expect((await service.get(term.path)).body.count).toBe(counted.length);
  });
});

describe("parallel updates", () => {
  it("of different fields all last", async () => {
    const event = await createEvent(service);
    const fields = [
      { title: "New" },
      { description: "New" },
      { excerpt: "New" },
      { cost: "7" },
      { website: "https://new.example/" },
      { show_map: true },
      { show_map_link: true },
      { sticky: true },
      { featured: true },
      { hide_from_listings: true },
    ];
    const answers = await times(30, (index) => sides(index).patch(event.path, fields[index % fields.length]));
    expect(statusesOf(answers)).toEqual(Array.from({ length: 30 }, () => 200));
    expect((await service.get(event.path)).body).toMatchObject({
      title: "New",
      description: "<p>New</p>",
      excerpt: "<p>New</p>",
      cost: "$7",
      website: "https://new.example/",
      show_map: true,
      show_map_link: true,
      sticky: true,
      featured: true,
      hide_from_listings: true,
    });
  });

  it("to the same slug give each a slug of its own", async () => {
    const events = await times(10, (index) => createEvent(service, { title: `Before ${index}` }));
    const answers = await Promise.all(
      events.map((event, index) => sides(index).patch(event.path, { slug: "after" })),
    );
    expect(statusesOf(answers)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(distinct(answers.map(({ body }) => body.slug))).toBe(10);
  });

  it("of what one reader saw: the first wins, the others get 412", async () => {
    const event = await createEvent(service);
    const path = event.path;
    const tag = textOf((await service.get(path)).headers.get("etag"));
    const answers = await times(5, (index) =>
      sides(index).patch(path, { title: `Mine ${index}` }, { headers: { "if-match": tag } }),
    );
    expect(statusesOf(answers)).toEqual([200, 412, 412, 412, 412]);
    const deleted = await service.delete(path, { headers: { "if-match": tag } });
    expect(deleted.body).toMatchObject({ code: "rest_precondition_failed", data: { status: 412 } });
    const fresh = textOf((await service.get(path)).headers.get("etag"));
    expect((await service.delete(path, { headers: { "if-match": fresh } })).status).toBe(200);
  });
});

describe("parallel deletes", () => {
  it("move an event to the trash once", async () => {
    const event = await createEvent(service);
    const answers = await times(6, (index) => sides(index).delete(event.path));
    expect(statusesOf(answers)).toEqual([200, 410, 410, 410, 410, 410]);
  });

  it("delete a term once", async () => {
    const tag = await service.create("/tags", { name: "Gone" });
    const answers = await times(6, (index) => sides(index).delete(tag.path));
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it("of a whole branch leave no child below a category that is gone", async () => {
    const chain: Created[] = [];
    for (const name of ["Root", "Stem", "Twig", "Leaf"])
      chain.push(await service.create("/categories", { name, parent: chain.at(-1)?.id }));
    const deleted = await Promise.all(chain.slice(0, 3).map((term, index) => sides(index).delete(term.path)));
    expect(statusesOf(deleted)).toEqual([200, 200, 200]);
    expect((await service.read(chain[3]?.path ?? "")).parent).toBe(0);
  });
});

it("a create that is rejected leaves no trace in the ids of others", async () => {
  const first = await createEvent(service);
  expect((await service.post("/events", eventBody({ end_date: "2000-01-01" }))).status).toBe(400);
  const second = await createEvent(service);
  expect(second.body.id).toBe(Number(first.body.id) + 1);
});

afterAll(() => expect([...service.errors, ...other.errors]).toEqual([]));
