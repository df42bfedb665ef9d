import { afterAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { created, createEvent, pathOf, textOf } from "./sample-records.js";

const service = useService();

const category = (name: string, more: object = {}) => created(service, "/categories", { name, ...more });
const read = async (path: string) => (await service.request("GET", path)).body;

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
      urls: {
        self: `${api}${pathOf("categories", below)}`,
        collection: `${api}/categories`,
        up: `${api}${pathOf("categories", above)}`,
      },
    });
    expect(above.body.urls).not.toHaveProperty("up");
    expect(below.headers.get("location")).toBe(`${api}${pathOf("categories", below)}`);
  });

  it("of a name that stands under the same parent exists already", async () => {
    const first = await category("Theatre");
    const again = await service.request("POST", "/categories", { body: { name: "THEATRE " } });
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
    const answer = await service.request("PATCH", pathOf("categories", second), { body: { slug: "film" } });
    expect(answer.body).toMatchObject({ code: "duplicate_term_slug", data: { status: 409 } });
    expect(
      (await service.request("PATCH", pathOf("categories", second), { body: { slug: "" } })).status,
    ).toBe(400);
  });

  it("keeps what an update leaves out; an empty update is none", async () => {
    const above = await category("Sports");
    const below = await category("Running", { parent: above.body.id, description: "Far" });
    expect((await service.request("PUT", pathOf("categories", below), { body: {} })).body).toEqual(
      below.body,
    );
    const renamed = await service.request("PATCH", pathOf("categories", below), {
      body: { name: "Jogging" },
    });
    expect(renamed.body).toMatchObject({
      name: "Jogging",
      slug: "running",
      description: "Far",
      parent: above.body.id,
    });
  });

  it("becomes a root again without a parent", async () => {
    const above = await category("Food");
    const below = await category("Wine", { parent: above.body.id });
    const freed = await service.request("PATCH", pathOf("categories", below), { body: { parent: null } });
    expect(freed.body).toMatchObject({ parent: 0 });
  });

  it("becomes a root again by the parent 0", async () => {
    const above = await category("Drinks");
    const below = await category("Beer", { parent: above.body.id });
    const freed = await service.request("PATCH", pathOf("categories", below), { body: { parent: 0 } });
    expect(freed.body).toMatchObject({ parent: 0 });
  });

  it("cannot stand below itself, or below a category that does not exist", async () => {
    const [first, second, third] = [await category("One"), await category("Two"), await category("Three")];
    await service.request("PATCH", pathOf("categories", second), { body: { parent: first.body.id } });
    await service.request("PATCH", pathOf("categories", third), { body: { parent: second.body.id } });
    for (const parent of [first.body.id, third.body.id, 999_999]) {
      const answer = await service.request("PATCH", pathOf("categories", first), { body: { parent } });
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
        service.request("PATCH", pathOf("categories", left), { body: { parent: right.body.id } }),
        service.request("PATCH", pathOf("categories", right), { body: { parent: left.body.id } }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  it("leaves its place to its children and leaves its events when it is deleted", async () => {
    const [top, middle] = [await category("Top"), await category("Middle")];
    const bottom = await category("Bottom", { parent: middle.body.id });
    await service.request("PATCH", pathOf("categories", middle), { body: { parent: top.body.id } });
    const event = await createEvent(service, { categories: [middle.body.id, bottom.body.id] });

    const deleted = await service.request("DELETE", pathOf("categories", middle));
    expect(deleted.body).toMatchObject({ id: middle.body.id, name: "Middle", count: 1, parent: top.body.id });
    expect((await read(pathOf("categories", bottom))).parent).toBe(top.body.id);
    expect((await read(pathOf("events", event))).categories).toMatchObject([{ id: bottom.body.id }]);
    expect((await service.request("DELETE", pathOf("categories", middle))).status).toBe(400);
    expect((await service.request("DELETE", pathOf("categories", top))).status).toBe(200);
    expect((await read(pathOf("categories", bottom))).parent).toBe(0);
  });

  it("counts published events, whatever happens to them", async () => {
    const { body } = await category("Counted");
    const count = async () => (await read(`/categories/${textOf(body.id)}`)).count;
    const event = await createEvent(service, { categories: [body.id] });
    await createEvent(service, { categories: [body.id], status: "draft" });
    await createEvent(service, { categories: [body.id], password: "secret" });
    expect(await count()).toBe(2);
    const change = (values: object) => service.request("PATCH", pathOf("events", event), { body: values });
    await change({ status: "private" });
    expect(await count()).toBe(1);
    await change({ status: "publish" });
    expect(await count()).toBe(2);
    await service.request("DELETE", pathOf("events", event));
    expect(await count()).toBe(1);
    expect((await change({})).body.categories).toMatchObject([{ id: body.id, count: 2 }]);
    await change({ categories: [] });
    expect(await count()).toBe(1);
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
    const changed = await service.request("PATCH", pathOf("events", event), {
      body: { categories: "fairs, Other one" },
    });
    expect(changed.body.categories).toMatchObject([{ slug: "fairs" }, { slug: "other-one" }]);
  });
});

afterAll(() => expect(service.errors).toEqual([]));
