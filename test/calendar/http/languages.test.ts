import { afterAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { created, createEvent, eventBody, pathOf } from "./sample-records.js";

const service = useService();
const italian = { base: "/it/calendar/events/v1" };

/** An event created in Italian, to which Catalan (by parameter) and English are added. */
async function translatedEvent(name: string) {
  const event = await createEvent(
    service,
    { title: `${name} Notte`, description: "Lunga", venue: { venue: `${name} Sala` } },
    italian,
  );
  const path = pathOf("events", event);
  await service.request("PATCH", `${path}?translation_language=ca`, { body: { title: `${name} Nit` } });
  await service.request("PATCH", path, { body: { title: `${name} Night`, description: "Long", cost: "5" } });
  return { path, id: event.body.id };
}

describe("a record in several languages", () => {
  it("shows the texts of the language asked for, and its own where one is missing", async () => {
    const { path, id } = await translatedEvent("One");
    const read = (language: string) => service.request("GET", `${path}?translation_language=${language}`);
    const [it, ca, en, fr] = [await read("it"), await read("ca"), await read("en"), await read("fr")];
    expect(it.body).toMatchObject({
      id,
      title: "One Notte",
      description: "<p>Lunga</p>",
      slug: "one-notte",
      cost: "$5",
    });
    expect(ca.body).toMatchObject({
      id,
      title: "One Nit",
      description: "<p>Lunga</p>",
      slug: "one-nit",
      cost: "$5",
    });
    expect(en.body).toMatchObject({ id, title: "One Night", description: "<p>Long</p>", slug: "one-night" });
    expect(fr.body).toMatchObject({ id, title: "One Notte", slug: "one-notte" });
    expect([it, ca, en, fr].map(({ headers }) => headers.get("content-language"))).toEqual([
      "it",
      "ca",
      "en",
      "fr",
    ]);
    expect(it.body.venue).toMatchObject({ venue: "One Sala" });
  });

  it.each([
    { language: "it", title: "Zero Notte", hidden: ["Nit", "Night"] },
    { language: "ca", title: "Zero Nit", hidden: ["Notte", "Night"] },
    { language: "en", title: "Zero Night", hidden: ["Notte", "Nit"] },
    { language: "fr", title: "Zero Notte", hidden: ["Nit", "Night"] },
    { language: "de", title: "Zero Notte", hidden: ["Nit", "Night"] },
    { language: "es", title: "Zero Notte", hidden: ["Nit", "Night"] },
  ])("is read, listed and searched in $language", async ({ language, title, hidden }) => {
    const { path, id } = await translatedEvent("Zero");
    const inLanguage = `translation_language=${language}`;
    const list = (query: string) => service.request("GET", `/events?${inLanguage}&per_page=50&${query}`);
    const titleIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
      (body.events as unknown as { id: unknown; title: string }[]).find((event) => event.id === id)?.title;

    expect((await service.request("GET", `${path}?${inLanguage}`)).body).toMatchObject({ id, title });
    expect(titleIn(await list(""))).toBe(title);
    expect(titleIn(await list(`search=${encodeURIComponent(title)}`))).toBe(title);
    for (const word of hidden) expect(titleIn(await list(`search=zero+${word}`))).toBeUndefined();
    await service.request("DELETE", path);
  });

  it("is read in the language of the path, which links and Location keep", async () => {
    const { path } = await translatedEvent("Two");
    const read = await service.request("GET", path, italian);
    expect(read.headers.get("content-language")).toBe("it");
    expect(read.body).toMatchObject({
      title: "Two Notte",
      rest_url: `${service.origin}/it/calendar/events/v1${path}`,
    });
    const event = await createEvent(service, {}, italian);
    expect(event.headers.get("location")).toBe(
      `${service.origin}/it/calendar/events/v1${pathOf("events", event)}`,
    );
    const other = await service.request("GET", `${path}?translation_language=ca`, italian);
    expect(other.body.title).toBe("Two Nit");
    expect((await service.request("GET", `${path}?wpml_language=ca`)).body.title).toBe("Two Nit");
  });

  it("is found by the slug of the language asked for, else of any", async () => {
    const { id } = await translatedEvent("Three");
    const bySlug = async (slug: string, base = "/calendar/events/v1") =>
      (await service.request("GET", `/events/by-slug/${slug}`, { base })).body;
    expect(await bySlug("three-notte", "/it/calendar/events/v1")).toMatchObject({ id, title: "Three Notte" });
    expect(await bySlug("three-notte")).toMatchObject({ id, title: "Three Night" });
    expect(await bySlug("three-nit", "/it/calendar/events/v1")).toMatchObject({ id, title: "Three Notte" });
  });

  it("shares a slug with another one of another language, never of the same", async () => {
    const english = await createEvent(service, { title: "Opera" });
    const first = await createEvent(service, { title: "Opera" }, italian);
    const second = await createEvent(service, { title: "Opera" }, italian);
    expect([english.body.slug, first.body.slug, second.body.slug]).toEqual(["opera", "opera", "opera-2"]);
    expect((await service.request("GET", "/events/by-slug/opera")).body.id).toBe(english.body.id);
    expect((await service.request("GET", "/events/by-slug/opera", italian)).body.id).toBe(first.body.id);
  });

  it("is renamed in one language by a slug in the body, and loses all slugs in the trash until it is back", async () => {
    const { path } = await translatedEvent("Four");
    await service.request("PATCH", path, { ...italian, body: { slug: "quattro" } });
    expect((await service.request("GET", path)).body.slug).toBe("four-night");
    await service.request("DELETE", path);
    const taken = await createEvent(service, { title: "Quattro" }, italian);
    expect(taken.body.slug).toBe("quattro");
    await service.request("PATCH", path, { body: {} });
    expect((await service.request("GET", path)).body.slug).toBe("four-night");
    expect((await service.request("GET", path, italian)).body.slug).toBe("quattro-2");
  });

  it("falls back again where a text of a translation is removed", async () => {
    const venue = await created(service, "/venues", { venue: "Pont", description: "Vell" });
    const path = pathOf("venues", venue);
    await service.request("PATCH", path, { ...italian, body: { description: "Vecchio" } });
    expect((await service.request("GET", path, italian)).body).toMatchObject({
      description: "<p>Vecchio</p>",
      slug: "pont",
    });
    await service.request("PATCH", path, { ...italian, body: { description: null } });
    expect((await service.request("GET", path, italian)).body.description).toBe("<p>Vell</p>");
  });

  it("may be a term, whose slug stands in the address of its page", async () => {
    const term = await created(service, "/categories", { name: "Musica" }, italian);
    await service.request("PATCH", pathOf("categories", term), { body: { name: "Music" } });
    const event = await createEvent(service, { categories: ["music"] });
    expect(event.body.categories).toMatchObject([{ id: term.body.id, name: "Music", slug: "music" }]);
    const same = await createEvent(service, { categories: ["Musica"] }, italian);
    expect(same.body.categories).toMatchObject([{ id: term.body.id, name: "Musica" }]);
    expect((await service.request("GET", pathOf("categories", term), italian)).body.url).toContain(
      "/category/musica/",
    );
  });

  it("is the linked one of its name in the language of the request", async () => {
    const venue = await created(service, "/venues", { venue: "Theatre" });
    await service.request("PATCH", pathOf("venues", venue), { ...italian, body: { venue: "Teatro" } });
    const event = await createEvent(service, { venue: { venue: "teatro" } }, italian);
    expect(event.body.venue).toMatchObject({ id: venue.body.id });
  });
});

it("an unknown language is rejected for every method", async () => {
  const event = await createEvent(service);
  const path = `${pathOf("events", event)}?translation_language=xx`;
  for (const method of ["GET", "PATCH", "DELETE"]) {
    const answer = await service.request(method, path);
    expect(answer.body, method).toMatchObject({ code: "rest_invalid_param", data: { status: 400 } });
    expect(answer.body.data?.params).toHaveProperty("translation_language");
  }
  const answer = await service.request("POST", "/events", {
    body: { ...eventBody(), translation_language: "english" },
  });
  expect(answer.status).toBe(400);
  expect((await service.request("GET", "/events", { base: "/fr/calendar/events/v1" })).status).toBe(404);
});

afterAll(() => expect(service.errors).toEqual([]));
