import fc from "fast-check";
import { Collection } from "mongodb";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sampleImage } from "../../images/samples.js";
import { type JsonBody, useService } from "../support/service.js";
import { type Caller, createCaller, untilKeysAreKnown } from "./callers.js";
import { useTwin } from "./twin-service.js";

const service = useService({ PUBLIC_URL: "https://calendar.example" });
/** Asks the store for everything. */
const plain = useTwin(service, { CACHE: "off", PUBLIC_URL: "https://calendar.example" });
const made: Record<string, number[]> = { venues: [], organizers: [], categories: [], tags: [], events: [] };
let images: number[] = [];
let editor: Caller;

async function create(path: string, body: object): Promise<number> {
  const answer = await editor.request("POST", `/${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made[path]?.push(Number(answer.body.id));
  return Number(answer.body.id);
}

/** The id of an image that a venue came with. */
async function uploadImage(venue: string): Promise<number> {
  const form = new FormData();
  form.append("venue", venue);
  form.append("image", new File([new Uint8Array(await sampleImage(40, 30, "png"))], "hall.png"));
  const to = `${service.origin}/calendar/events/v1/venues`;
  const response = await fetch(to, { method: "POST", headers: editor.headers, body: form });
  const { image } = (await response.json()) as JsonBody;
  return Number(image?.id);
}

const at = (kind: string, number: number): number => made[kind]?.[number % made[kind].length] ?? 0;
const dates = (number: number) => ({
  start_date: `2031-05-${String(1 + (number % 28)).padStart(2, "0")} 10:00:00`,
  end_date: `2031-05-${String(1 + (number % 28)).padStart(2, "0")} 12:00:00`,
});

beforeAll(async () => {
  editor = await createCaller(service, "editor", 5);
  await Promise.all([service, plain].map(untilKeysAreKnown));
  images = await Promise.all([uploadImage("First"), uploadImage("Second")]);
  for (const [number, path] of ["venues", "organizers", "categories", "tags"].entries())
    for (let count = 0; count < 3; count += 1) {
      const name = `Name ${number} ${count}`;
      const parent = path === "categories" && count > 0 ? { parent: at(path, 0) } : {};
      await create(path, { venue: name, organizer: name, name, ...parent });
    }
  for (let number = 0; number < 6; number += 1)
    await create("events", {
      title: `Event ${number}`,
      ...dates(number),
      venue: at("venues", number),
      organizer: [at("organizers", number), at("organizers", number + 1)],
      categories: [at("categories", number)],
      tags: [at("tags", number)],
      ...(number < 2 ? { image: images[number] } : {}),
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  expect([...service.errors, ...plain.errors]).toEqual([]);
});

type Change = readonly [method: string, path: string, body?: object];

/** What an editor may do to any of the records, by numbers. */
const changes: ((which: number, other: number) => Change)[] = [
  (which, other) => ["PATCH", `/events/${at("events", which)}`, { title: `Title ${other}` }],
  (which, other) => ["PATCH", `/events/${at("events", which)}`, dates(other)],
  (which, other) => ["PATCH", `/events/${at("events", which)}`, { venue: at("venues", other) }],
  (which, other) => ["PATCH", `/events/${at("events", which)}`, { categories: [at("categories", other)] }],
  (which, other) => [
    "PATCH",
    `/events/${at("events", which)}`,
    { image: other % 3 === 0 ? null : images[other % images.length] },
  ],
  (which, other) => ["PATCH", `/events/${at("events", which)}`, { slug: `slug-${other % 4}` }],
  (which, other) => [
    "PATCH",
    `/events/${at("events", which)}?translation_language=it`,
    { slug: `slug-${other % 4}`, title: `Titolo ${other}` },
  ],
  (which) => ["DELETE", `/events/${at("events", which)}`],
  (which) => ["PATCH", `/events/${at("events", which)}`, { status: "publish" }],
  (which, other) => ["PATCH", `/venues/${at("venues", which)}`, { venue: `Venue ${other}` }],
  (which, other) => ["PATCH", `/venues/${at("venues", which)}`, { image: images[other % images.length] }],
  (which) => ["DELETE", `/venues/${at("venues", which)}`],
  (which) => ["PATCH", `/venues/${at("venues", which)}`, { status: "publish" }],
  (which, other) => ["PATCH", `/organizers/${at("organizers", which)}`, { organizer: `Guild ${other}` }],
  (which, other) => ["PATCH", `/categories/${at("categories", which)}`, { slug: `category-${other}` }],
  (which, other) => [
    "PATCH",
    `/categories/${at("categories", 1 + (which % 2))}`,
    { parent: other % 2 === 0 ? at("categories", 0) : null },
  ],
  (which, other) => ["PATCH", `/tags/${at("tags", which)}`, { name: `Tag ${other}` }],
];

/** Every answer that is kept. */
function addresses(): { readonly base: string; readonly path: string }[] {
  const singles = Object.entries(made).flatMap(([kind, ids]) => ids.map((id) => `/${kind}/${id}`));
  const slugs = [0, 1, 2, 3].map((number) => `/events/by-slug/slug-${number}`);
  const paths = [...singles, ...slugs, "/events?start_date=2031-05-01&per_page=50", "/categories", "/venues"];
  const bases = ["/calendar/events/v1", "/it/calendar/events/v1"];
  return bases.flatMap((base) => paths.map((path) => ({ base, path })));
}

describe("what is kept of documents", () => {
  it("is what a service without a cache answers, whatever is written", async () => {
    const number = fc.nat(50);
    const random = fc.sample(fc.tuple(fc.constantFrom(...changes), number, number), 60);
    const statuses = new Set<number>();
    for (const [make, which, other] of random) {
      const [method, path, body] = make(which, other);
      const { status } = await editor.request(method, path, body);
      statuses.add(status);
      const asked = addresses();
      const askAll = (whom: typeof plain) =>
        Promise.all(asked.map(({ base, path: one }) => whom.request("GET", one, { base })));
      const [answers, expected] = await Promise.all([askAll(service), askAll(plain)]);
      for (const [place, one] of asked.entries()) {
        const label = `${one.base}${one.path} after ${method} ${path} ${JSON.stringify(body)}`;
        expect(answers[place]?.body, label).toEqual(expected[place]?.body);
        expect(answers[place]?.headers.get("etag"), label).toBe(expected[place]?.headers.get("etag"));
      }
    }
    expect([...statuses]).toContain(200);
  });

  it.each([
    ["this process", service],
    ["another process", plain],
  ])("stays while %s writes to others, single and in lists", async (_who, writer) => {
    const write = async (path: string, body: object) => {
      const { status } = await writer.request("PATCH", path, { headers: editor.headers, body });
      expect(status).toBe(200);
    };
    const [first = 0, second = 0] = await Promise.all(
      [1, 2].map((day) => create("events", { title: `Alone ${day}`, ...dates(day), venue: at("venues", 0) })),
    );
    const list = "/events?start_date=2031-05-01&per_page=50&search=alone";
    const ask = async () => [
      await service.request("GET", `/events/${first}`),
      await service.request("GET", list),
    ];
    await ask();
    await ask();
    await write(`/events/${second}`, { website: "https://second.example/" });
    await write(`/venues/${at("venues", 1)}`, { venue: "Another hall" });
    const finds = vi.spyOn(Collection.prototype, "find");
    const [single, listed] = await ask();
    const loaded = finds.mock.calls.flatMap(([filter]) => {
      const [, ids = ""] = /"_id":\{"\$in":\[([\d,]+)\]/.exec(JSON.stringify(filter)) ?? [];
      return ids.split(",").map(Number);
    });
    expect(single?.body.id).toBe(first);
    expect(JSON.stringify(listed?.body)).toContain("https://second.example/");
    // The list is made anew, the second event is shown anew, and nothing else is.
    expect(loaded).toContain(second);
    expect(loaded).not.toContain(first);
  });
});
