import { afterAll, describe, expect, it } from "vitest";
import { rowsOf, useService } from "../support/service.js";
import { createEvent, eventBody } from "./sample-records.js";

const service = useService();
const italian = { base: "/it/calendar/events/v1" };

/** An event created in Italian, to which Catalan (by parameter) and English are added. */
async function translatedEvent(name: string) {
  const event = await createEvent(
    service,
    { title: `${name} Notte`, description: "Lunga", venue: { venue: `${name} Sala` } },
    italian,
  );
  const path = event.path;
  await service.patch(`${path}?translation_language=ca`, { title: `${name} Nit` });
  await service.patch(path, { title: `${name} Night`, description: "Long", cost: "5" });
  return { path, id: event.body.id };
}

describe("a record in several languages", () => {
  it.each([
    { language: "it", title: "Zero Notte", description: "<p>Lunga</p>", hidden: ["Nit", "Night"] },
    { language: "ca", title: "Zero Nit", description: "<p>Lunga</p>", hidden: ["Notte", "Night"] },
    { language: "en", title: "Zero Night", description: "<p>Long</p>", hidden: ["Notte", "Nit"] },
    { language: "fr", title: "Zero Notte", description: "<p>Lunga</p>", hidden: ["Nit", "Night"] },
    { language: "de", title: "Zero Notte", description: "<p>Lunga</p>", hidden: ["Nit", "Night"] },
    { language: "es", title: "Zero Notte", description: "<p>Lunga</p>", hidden: ["Nit", "Night"] },
  ])("is read, listed and searched in $language, in its own where a text is missing", async (expected) => {
    const { language, title, description, hidden } = expected;
    const { path, id } = await translatedEvent("Zero");
    const inLanguage = `translation_language=${language}`;
    const list = (query: string) => service.get(`/events?${inLanguage}&per_page=50&${query}`);
    const titleIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
      rowsOf(body.events).find((event) => event.id === id)?.title;

    const read = await service.get(`${path}?${inLanguage}`);
    const slug = title.toLowerCase().replace(" ", "-");
    expect(read.body).toMatchObject({
      id,
      title,
      description,
      slug,
      cost: "$5",
      venue: { venue: "Zero Sala" },
    });
    expect(read.headers.get("content-language")).toBe(language);
    expect(titleIn(await list(""))).toBe(title);
    expect(titleIn(await list(`search=${encodeURIComponent(title)}`))).toBe(title);
    for (const word of hidden) expect(titleIn(await list(`search=zero+${word}`))).toBeUndefined();
    await service.delete(path);
  });

  it("is read in the language of the path, which links and Location keep", async () => {
    const { path } = await translatedEvent("Two");
    const read = await service.get(path, italian);
    expect(read.headers.get("content-language")).toBe("it");
    expect(read.body).toMatchObject({
      title: "Two Notte",
      rest_url: `${service.origin}/it/calendar/events/v1${path}`,
    });
    const event = await createEvent(service, {}, italian);
    expect(event.headers.get("location")).toBe(`${service.origin}/it/calendar/events/v1${event.path}`);
    const other = await service.get(`${path}?translation_language=ca`, italian);
    expect(other.body.title).toBe("Two Nit");
    expect((await service.get(`${path}?wpml_language=ca`)).body.title).toBe("Two Nit");
  });

  it("is found by the slug of the language asked for, else of any", async () => {
    const { id } = await translatedEvent("Three");
    const bySlug = async (slug: string, base = "/calendar/events/v1") =>
      (await service.get(`/events/by-slug/${slug}`, { base })).body;
    expect(await bySlug("three-notte", "/it/calendar/events/v1")).toMatchObject({ id, title: "Three Notte" });
    expect(await bySlug("three-notte")).toMatchObject({ id, title: "Three Night" });
    expect(await bySlug("three-nit", "/it/calendar/events/v1")).toMatchObject({ id, title: "Three Notte" });
  });

  it("shares a slug with another one of another language, never of the same", async () => {
    const english = await createEvent(service, { title: "Opera" });
    const first = await createEvent(service, { title: "Opera" }, italian);
    const second = await createEvent(service, { title: "Opera" }, italian);
    expect([english.body.slug, first.body.slug, second.body.slug]).toEqual(["opera", "opera", "opera-2"]);
    expect((await service.get("/events/by-slug/opera")).body.id).toBe(english.body.id);
    expect((await service.get("/events/by-slug/opera", italian)).body.id).toBe(first.body.id);
  });

  it("is renamed in one language by a slug in the body, and loses all slugs in the trash until it is back", async () => {
    const { path } = await translatedEvent("Four");
    await service.request("PATCH", path, { ...italian, body: { slug: "quattro" } });
    expect((await service.get(path)).body.slug).toBe("four-night");
    await service.delete(path);
    const taken = await createEvent(service, { title: "Quattro" }, italian);
    expect(taken.body.slug).toBe("quattro");
    await service.patch(path, {});
    expect((await service.get(path)).body.slug).toBe("four-night");
    expect((await service.get(path, italian)).body.slug).toBe("quattro-2");
  });

  it("falls back again where a text of a translation is removed", async () => {
    const venue = await service.create("/venues", { venue: "Pont", description: "Vell" });
    const path = venue.path;
    await service.request("PATCH", path, { ...italian, body: { description: "Vecchio" } });
    expect((await service.get(path, italian)).body).toMatchObject({
      description: "<p>Vecchio</p>",
      slug: "pont",
    });
    await service.request("PATCH", path, { ...italian, body: { description: null } });
    expect((await service.get(path, italian)).body.description).toBe("<p>Vell</p>");
  });

  it("may be a term, whose slug stands in the address of its page", async () => {
    const term = await service.create("/categories", { name: "Musica" }, italian);
    await service.patch(term.path, { name: "Music" });
    const event = await createEvent(service, { categories: ["music"] });
    expect(event.body.categories).toMatchObject([{ id: term.body.id, name: "Music", slug: "music" }]);
    const same = await createEvent(service, { categories: ["Musica"] }, italian);
    expect(same.body.categories).toMatchObject([{ id: term.body.id, name: "Musica" }]);
    expect((await service.get(term.path, italian)).body.url).toContain("/category/musica/");
  });

  it("is the linked one of its name in the language of the request", async () => {
    const venue = await service.create("/venues", { venue: "Theatre" });
    await service.request("PATCH", venue.path, { ...italian, body: { venue: "Teatro" } });
    const event = await createEvent(service, { venue: { venue: "teatro" } }, italian);
    expect(event.body.venue).toMatchObject({ id: venue.body.id });
  });
});

it("an unknown language is rejected for every method", async () => {
  const event = await createEvent(service);
  const path = `${event.path}?translation_language=xx`;
  for (const method of ["GET", "PATCH", "DELETE"]) {
    const answer = await service.request(method, path);
    expect(answer.body, method).toMatchObject({ code: "rest_invalid_param", data: { status: 400 } });
    expect(answer.body.data?.params).toHaveProperty("translation_language");
  }
  const answer = await service.post("/events", { ...eventBody(), translation_language: "english" });
  expect(answer.status).toBe(400);
  expect((await service.get("/events", { base: "/fr/calendar/events/v1" })).status).toBe(404);
});

afterAll(() => expect(service.errors).toEqual([]));
