import { describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { createEvent, textOf } from "./sample-records.js";

const service = useService();

it("a tag shows its fields in order, without a parent", async () => {
  const tag = await service.create("/tags", { name: "Free entry" });
  expect(Object.keys(tag.body)).toEqual(
    "id count description name slug taxonomy meta url urls _links".split(" "),
  );
  expect(tag.body).toMatchObject({
    count: 0,
    slug: "free-entry",
    taxonomy: "post_tag",
    url: `${service.origin}/tag/free-entry/`,
    _links: { self: [{ href: tag.body.urls?.self }], collection: [{ href: tag.body.urls?.collection }] },
  });
});

it("tags are created with an event, embedded with the parent 0, and leave it when they are deleted", async () => {
  const event = await createEvent(service, { tags: ["open air", "kids"] });
  expect(event.body.tags).toMatchObject([
    { name: "kids", parent: 0, count: 1, filter: "raw", taxonomy: "post_tag" },
    { name: "open air", slug: "open-air" },
  ]);
  const id = textOf(event.body.tags?.[0]?.id);
  expect((await service.delete(`/tags/${id}`)).status).toBe(200);
  const read = await service.get(event.path);
  expect(read.body.tags).toMatchObject([{ name: "open air" }]);
  expect((await service.get(`/tags/${id}`)).status).toBe(400);
});

it("a tag of a name in use is rejected, and ids of terms are never given twice", async () => {
  const tag = await service.create("/tags", { name: "Late" });
  expect((await service.post("/tags", { name: "LATE" })).body).toMatchObject({
    code: "term_exists",
    data: { term_id: tag.body.id },
  });
  await service.delete(tag.path);
  const again = await service.create("/tags", { name: "Late" });
  expect(Number(again.body.id)).toBeGreaterThan(Number(tag.body.id));
  expect(again.body.slug).toBe("late");
});

describe("names", () => {
  const named = (path: string, name: string) => service.post(path, { name });
  const list = (value: unknown) => value as { id: number; name: string }[];
  const idsIn = (value: unknown) => list(value).map(({ id }) => id);
  const namesIn = (value: unknown) => list(value).map(({ name }) => name);

  it.each(["/tags", "/categories"])(
    "of %s that differ in more than letter case are several",
    async (path) => {
      const names = ["C++", "C#", "C", "!!!", "🎉", "peña", "pena", "Ｃ", "Straße", "Strasse"];
      const answers = [];
      for (const name of names) answers.push(await named(path, name));
      expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
      expect(answers.slice(0, 3).map(({ body }) => body.slug)).toEqual(["c", "c-2", "c-3"]);
      for (const [index, name] of ["c++", " C# ", "c", "!!!", "🎉", "PEN\u0303A", "Pena"].entries())
        expect((await named(path, name)).body, name).toMatchObject({
          code: "term_exists",
          data: { term_id: answers[index]?.body.id },
        });
    },
  );

  it("in an event find the record of that name, and make one where there is none", async () => {
    const first = await createEvent(service, { tags: ["F++", "F#", "???", "🚀", "niña", "nina"] });
    const ids = idsIn(first.body.tags);
    expect(new Set(ids).size).toBe(6);
    for (const tags of [
      ["f++", "F#"],
      ["F#"],
      ["F"],
      ["???"],
      ["nina"],
      ["NIÑA"],
      ["Née"],
      ["nee"],
      ["née"],
    ]) {
      const { body } = await createEvent(service, { tags });
      const wanted = tags.map((tag) => tag.toLowerCase()).sort();
      expect(
        namesIn(body.tags)
          .map((name) => name.toLowerCase())
          .sort(),
      ).toEqual(wanted);
    }
    const { body } = await service.get("/tags?hide_empty=false&search=nina");
    expect(body.total).toBe(2);
  });

  it("in a filter mean the record of that name, and the slug that a link contains", async () => {
    const plus = await createEvent(service, { categories: ["G++"] });
    const sharp = await createEvent(service, { categories: ["G#"] });
    const found = async (value: string) => {
      const path = `/events?starts_after=2020-01-01&categories=${encodeURIComponent(value)}`;
      const { body } = await service.get(path);
      return body.code ?? idsIn(body.events);
    };
    expect(await found("g++")).toEqual([plus.body.id]);
    expect(await found("G#")).toEqual([sharp.body.id]);
    expect(await found("g")).toEqual([plus.body.id]);
    expect(await found("g-2")).toEqual([sharp.body.id]);
    expect(await found("g+")).toBe("rest_invalid_param");
  });

  it("in another language count as well, whatever number their slugs have", async () => {
    const put = (path: string, name: string) => service.patch(`${path}?translation_language=it`, { name });
    const one = await service.create("/tags", { name: "One sign" });
    const other = await service.create("/tags", { name: "Other sign" });
    await put(one.path, "H++");
    await put(other.path, "H#");
    const event = await createEvent(service, { tags: ["h#"], translation_language: "it" });
    expect(idsIn(event.body.tags)).toEqual([other.body.id]);
  });

  it("made of digits are names where a text has them and no record has the id", async () => {
    const known = await named("/tags", "Known");
    for (const tags of [[textOf(known.body.id)], [known.body.id]])
      expect(idsIn((await createEvent(service, { tags })).body.tags)).toEqual([known.body.id]);
    for (const [tags, names] of [
      [["92030"], ["92030"]],
      ["92031,007", ["007", "92031"]],
      [
        ["1e3", "92030"],
        ["1e3", "92030"],
      ],
      [[92_039, "92030"], ["92030"]],
    ] as const)
      expect(namesIn((await createEvent(service, { tags })).body.tags)).toEqual(names);
    const { body } = await service.get("/events?starts_after=2020-01-01&tags=92031");
    expect(body.total).toBe(1);
  });
});
