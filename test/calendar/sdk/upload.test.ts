import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createCore, createEvent, encodeFiles } from "../../../generated/sdk/calls/index.js";
import { type Client, createClient, type EventCreate, type FileInput } from "../../../generated/sdk/index.js";
import { sampleImage } from "../../images/samples.js";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";

const service = useService();
const event = { title: "Concert", start_date: "2031-03-10 19:30:00", end_date: "2031-03-10 21:00:00" };

function client(options: Partial<Parameters<typeof createClient>[0]> = {}): Client {
  return createClient({ baseUrl: service.origin, ...options });
}

const bytes = new Uint8Array(await sampleImage(120, 80, "png"));

function streamOf(content: Uint8Array): ReadableStream<Uint8Array> {
  const half = content.length >> 1;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(content.slice(0, half));
      controller.enqueue(content.slice(half));
      controller.close();
    },
  });
}

describe("an image given to the client", () => {
  const files: readonly (readonly [string, () => FileInput, string])[] = [
    ["a File", () => new File([bytes], "Stage.png", { type: "image/png" }), "stage.png"],
    ["a Blob", () => new Blob([bytes], { type: "image/png" }), "image.png"],
    ["a Blob without a type", () => new Blob([bytes]), "image.png"],
    ["a Uint8Array", () => bytes, "image.png"],
    ["a Buffer", () => Buffer.from(bytes), "image.png"],
    ["an ArrayBuffer", () => bytes.buffer, "image.png"],
    ["a stream", () => streamOf(bytes), "image.png"],
  ];

  it.each(files)("as %s is stored byte for byte", async (_kind, file, name) => {
    const { image } = await client().events.create({ ...event, image: file() });
    expect(image).toMatchObject({ width: 120, height: 80, extension: "png" });
    if (image === false) throw new Error("no image");
    expect(image.url.endsWith(`/${name}`)).toBe(true);
    const stored = await fetch(image.url);
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(bytes);
  });

  it.each(["jpeg", "gif", "webp", "avif"] as const)(
    "as bytes of a %s gets its name and type",
    async (format) => {
      const sent: FormData[] = [];
      const made = await client({
        fetch: (url, init) => {
          sent.push(init.body as FormData);
          return fetch(url, init);
        },
      }).venues.create({ venue: "Hall", image: new Uint8Array(await sampleImage(60, 40, format)) });
      expect(sent[0]?.get("image")).toMatchObject({ name: `image.${format}`, type: `image/${format}` });
      expect(made.image).toMatchObject({ extension: format });
    },
  );

  it("as an id, a URL object, or an address is sent as JSON", async () => {
    const { events } = client();
    const { image } = await events.create({ ...event, image: bytes });
    if (image === false) throw new Error("no image");
    expect((await events.create({ ...event, image: image.id })).image).toMatchObject({ id: image.id });
    await expect(events.create({ ...event, image: new URL("http://127.0.0.1/x.png") })).rejects.toMatchObject(
      { details: { image: { code: "rest_image_unreachable" } } },
    );
  });

  it("belongs to a record inside another one as well", async () => {
    const { id } = await client().venues.create({ venue: "Known" });
    const made = await client().events.create({
      ...event,
      venue: [id, { venue: "Lake stage", city: "Como", show_map: true, image: new Blob([bytes]) }],
    });
    expect(made.venue).toMatchObject([
      { id, venue: "Known" },
      { venue: "Lake stage", city: "Como", show_map: true, image: { width: 120 } },
    ]);
    // A file for a field that takes none is left out, as it is outside of records.
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...event, "venue[0][venue]": "Pier" }))
      form.append(name, value);
    form.append("venue[0][city]", new Blob([bytes]), "city.png");
    const answer = await fetch(`${service.origin}/calendar/events/v1/events`, { method: "POST", body: form });
    const { venue } = (await answer.json()) as { readonly venue: object };
    expect(venue).toMatchObject({ venue: "Pier" });
    expect(venue).not.toHaveProperty("city");
  });
});

describe("a form with a file", () => {
  it("carries every other value as JSON does", async () => {
    const { events, venues } = client();
    const hall = await venues.create({ venue: "Hall" });
    const inputs: readonly Partial<EventCreate>[] = [
      { cost: 12.5, featured: true, sticky: false, show_map: true, timezone: "Europe/Rome" },
      { cost: [10, 20], currency_code: "EUR", categories: ["Music, new", "[odd]"], tags: ["1a", "b"] },
      {
        categories: [],
        venue: [hall.id, { venue: "Other", address: 'a "b"' }],
        website: null,
        post_parent: null,
      },
      { organizer: [{ organizer: "Choir", email: "choir@example.org" }], description: "a < b & <b>c</b>" },
      { tickets: [{ name: "Full", price: 10 }], cost_details: { currency_symbol: "€", values: ["5"] } },
      { recurrence: { rrule: "FREQ=WEEKLY;COUNT=3", exdate: ["2031-03-17 19:30:00"] }, excerpt: "" },
      { start_date: new Date("2031-03-10T18:30:00Z"), timezone: "Europe/Rome", status: "draft" },
    ];
    const ownFields = "id global_id date modified url slug image count json_ld rest_url".split(" ");
    const plain = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (name, inner: unknown) =>
          ownFields.some((own) => name.startsWith(own)) || name === "urls" ? undefined : inner,
        ),
      );
    for (const input of inputs) {
      const asJson = await events.create({ ...event, ...input });
      const asForm = await events.create({ ...event, ...input, image: bytes });
      expect(asForm.image).not.toBe(false);
      expect(plain(asForm), JSON.stringify(input)).toEqual(plain(asJson));
    }
  });

  it("is sent again whole when no answer came, and done once", async () => {
    let attempts = 0;
    const { events } = client({
      fetch: async (url, init) => {
        attempts += 1;
        const response = await fetch(url, init);
        if (attempts > 1) return response;
        await response.text();
        throw new TypeError("The answer was lost.");
      },
    });
    const made = await events.create({ ...event, title: "Once", image: streamOf(bytes) });
    expect(attempts).toBe(2);
    const { events: found } = await events.list({ search: "Once", starts_after: "2030-01-01" });
    expect(found).toMatchObject([{ id: made.id, image: { width: 120 } }]);
  });
});

describe("the calls of small bundles", () => {
  it("send files with the encoder that is given to them", async () => {
    const core = createCore({ baseUrl: service.origin, encode: encodeFiles });
    expect(await createEvent(core, { ...event, image: bytes })).toMatchObject({ image: { width: 120 } });
  });

  it("get an error that says what is wrong without it", async () => {
    const core = createCore({ baseUrl: service.origin });
    for (const image of [bytes, new Blob([bytes])])
      await expect(createEvent(core, { ...event, image })).rejects.toMatchObject({ kind: "bad_request" });
  });
});

it("has no name of a field in the code of the client", () => {
  for (const name of ["form.ts", "given-files.ts", "request.ts"])
    expect(readFileSync(join(root, "runtime/client", name), "utf8")).not.toMatch(/["'`.]image["'`\b]/);
});
