import { afterAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { createEvent } from "./sample-records.js";

const service = useService();

const category = (name: string, more: object = {}) => service.create("/categories", { name, ...more });

describe("a category", () => {
  it("shows its fields in order, with the addresses around it", async () => {
    const above = await category("Music");
    const below = await category("Jazz", { parent: above.body.id, description: "<p>Blue.</p>" });
    const api = `${service.origin}/calendar/events/v1`;
    expect(Object.keys(below.body)).toEqual(
      "id count description name slug taxonomy parent meta url urls _links".split(" "),
    );
    expect(below.body).toMatchObject({
      count: 0,
      description: "<p>Blue.</p>",
      name: "Jazz",
      slug: "jazz",
      taxonomy: "tribe_events_cat",
      parent: above.body.id,
      meta: [],
      url: `${service.origin}/events/category/music/jazz/`,
      urls: { self: `${api}${below.path}`, collection: `${api}/categories`, up: `${api}${above.path}` },
    });
    expect(above.body.urls).not.toHaveProperty("up");
    expect(below.headers.get("location")).toBe(`${api}${below.path}`);
  });

  it("of a name that stands under the same parent exists already", async () => {
    const first = await category("Theatre");
    const again = await service.post("/categories", { name: "THEATRE " });
    expect(again.body).toMatchObject({
      code: "term_exists",
      data: { status: 400, term_id: first.body.id },
      additional_data: [first.body.id, first.body.id],
    });
    const named = await category("Theatre", { slug: "stage" });
    expect(named.body.slug).toBe("stage");
    const below = await category("Theatre", { parent: first.body.id });
    expect(below.body.slug).toBe("theatre-theatre");
  });

  it("gets a numbered slug on a create, and 409 on an update, where the slug is in use", async () => {
    await category("Film");
    const second = await category("Movies", { slug: "film" });
    expect(second.body.slug).toBe("film-2");
    const answer = await service.patch(second.path, { slug: "film" });
    expect(answer.body).toMatchObject({ code: "duplicate_term_slug", data: { status: 409 } });
    expect((await service.patch(second.path, { slug: "" })).status).toBe(400);
  });

  it("keeps what an update leaves out; an empty update is none", async () => {
    const above = await category("Sports");
    const below = await category("Running", { parent: above.body.id, description: "Far" });
    expect((await service.put(below.path, {})).body).toEqual(below.body);
    const renamed = await service.patch(below.path, { name: "Jogging" });
    expect(renamed.body).toMatchObject({
      name: "Jogging",
      slug: "running",
      description: "Far",
      parent: above.body.id,
    });
  });

  it.each([null, 0])("becomes a root again by the parent %s", async (parent) => {
    const above = await category(`Food ${parent}`);
    const below = await category(`Wine ${parent}`, { parent: above.body.id });
    expect((await service.patch(below.path, { parent })).body).toMatchObject({ parent: 0 });
  });

  it("cannot stand below itself, or below a category that does not exist", async () => {
    const [first, second, third] = [await category("One"), await category("Two"), await category("Three")];
    await service.patch(second.path, { parent: first.body.id });
    await service.patch(third.path, { parent: second.body.id });
    for (const parent of [first.body.id, third.body.id, 999_999]) {
      const answer = await service.patch(first.path, { parent });
      expect(answer.body).toMatchObject({ code: "rest_invalid_param", data: { status: 400 } });
      expect(answer.body.data?.params).toHaveProperty("parent");
    }
  });

  it("never ends in a circle when two are put below each other at the same time", async () => {
    const pairs = await Promise.all(
      ["A", "B", "C", "D", "E"].map((name) => Promise.all([category(`${name}1`), category(`${name}2`)])),
    );
    for (const [left, right] of pairs) {
      const answers = await Promise.all([
        service.patch(left.path, { parent: right.body.id }),
        service.patch(right.path, { parent: left.body.id }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  it("leaves its place to its children and leaves its events when it is deleted", async () => {
    const [top, middle] = [await category("Top"), await category("Middle")];
    const bottom = await category("Bottom", { parent: middle.body.id });
    await service.patch(middle.path, { parent: top.body.id });
    const event = await createEvent(service, { categories: [middle.body.id, bottom.body.id] });

    const deleted = await service.delete(middle.path);
    expect(deleted.body).toMatchObject({ id: middle.body.id, name: "Middle", count: 1, parent: top.body.id });
    expect((await service.read(bottom.path)).parent).toBe(top.body.id);
    expect((await service.read(event.path)).categories).toMatchObject([{ id: bottom.body.id }]);
    expect((await service.delete(middle.path)).status).toBe(400);
    expect((await service.delete(top.path)).status).toBe(200);
    expect((await service.read(bottom.path)).parent).toBe(0);
  });
});

describe("categories of an event", () => {
  it("are given by id, slug, name or as a list in a text, and are shown in their embedded shape", async () => {
    const known = await category("Markets", { slug: "fairs" });
    const event = await createEvent(service, {
      categories: [known.body.id, "FAIRS", "markets", "Brand new", 424_242],
    });
    const shown = event.body.categories;
    expect(shown).toMatchObject([{ name: "Brand new", slug: "brand-new" }, { id: known.body.id }]);
    expect(Object.keys(shown?.[0] ?? {})).toEqual(
      "name slug term_group term_taxonomy_id taxonomy description parent count filter id urls".split(" "),
    );
    const changed = await service.patch(event.path, { categories: "fairs, Other one" });
    expect(changed.body.categories).toMatchObject([{ slug: "fairs" }, { slug: "other-one" }]);
  });
});

afterAll(() => expect(service.errors).toEqual([]));
