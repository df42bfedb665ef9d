import { describe, expect, it } from "vitest";
import { idsOf, type TestAnswer, useService } from "../support/service.js";

const service = useService();
const days = { title: "Evening", start_date: "2031-05-01", end_date: "2031-05-02" };

async function send(method: string, path: string, body?: object): Promise<TestAnswer["body"]> {
  const answer = await service.request(method, path, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const create = async (path: string, body: object): Promise<number> => (await service.create(path, body)).id;

describe.each([{ plural: "categories" }, { plural: "tags" }])("a list of $plural", ({ plural }) => {
  const term = (name: string, more: object = {}): Promise<number> => create(`/${plural}`, { name, ...more });
  const event = (ids: readonly number[], more: object = {}): Promise<number> =>
    create("/events", { ...days, [plural]: ids, ...more });
  const count = async (id: number): Promise<number> => Number((await send("GET", `/${plural}/${id}`)).count);

  async function list(query: string): Promise<number[]> {
    const body = await service.read(`/${plural}?per_page=50&${query}`);
    expect(body.total).toBe(idsOf(body[plural]).length);
    return idsOf(body[plural]);
  }
  const all = "hide_empty=false";

  it("leaves out terms without published events, unless asked for all", async () => {
    const [used, unused] = [await term("Usage used"), await term("Usage unused")];
    await event([used]);
    expect(await list("search=usage")).toEqual([used]);
    expect(await list(`search=usage&${all}`)).toEqual([unused, used]);
  });

  it("counts published events only, through all their changes", async () => {
    const [first, second] = [await term("Counted one"), await term("Counted two")];
    const id = await event([first]);
    expect(await count(first)).toBe(1);
    await send("PATCH", `/events/${id}`, { status: "draft" });
    expect(await count(first)).toBe(0);
    expect(await list("search=counted")).toEqual([]);
    await send("PATCH", `/events/${id}`, { status: "publish", [plural]: [first, second] });
    expect([await count(first), await count(second)]).toEqual([1, 1]);
    await send("PATCH", `/events/${id}`, { [plural]: [second] });
    expect([await count(first), await count(second)]).toEqual([0, 1]);
    await send("DELETE", `/events/${id}`);
    expect(await count(second)).toBe(0);
    await send("PATCH", `/events/${id}`, { title: "Restored" });
    expect(await count(second)).toBe(1);
    await send("PATCH", `/events/${id}`, { date_utc: "2090-01-01 00:00:00", status: "future" });
    expect(await count(second)).toBe(0);
  });

  it("finds text anywhere in name or slug, case and diacritics aside, in the language asked for", async () => {
    const id = await term("Fête de la lune", { slug: "mondfest" });
    await send("PATCH", `/${plural}/${id}?translation_language=it`, { name: "Festa lunare" });
    for (const text of ["fete", "ÊTE DE", "lune", "ondf", "e de l"])
      expect(await list(`${all}&search=${encodeURIComponent(text)}`), text).toEqual([id]);
    expect(await list(`${all}&search=lunare`)).toEqual([]);
    expect(await list(`${all}&search=lunare&translation_language=it`)).toEqual([id]);
    expect(await list(`${all}&search=lune&translation_language=it`)).toEqual([]);
  });

  it("finds the slug that was made because another was taken", async () => {
    const first = await term("Twins", { slug: "twins" });
    const second = await term("Twins again", { slug: "twins" });
    expect(await list(`${all}&search=twins-2`)).toEqual([second]);
    expect(await list(`${all}&slug=twins`)).toEqual([first]);
    expect(await list(`${all}&slug=TWINS-2`)).toEqual([second]);
    expect(await list(`${all}&slug=twins,twins-2`)).toEqual([]);
  });

  it("keeps or leaves out given ids; what is kept counts more", async () => {
    const [a, b, c] = [await term("Chosen a"), await term("Chosen b"), await term("Chosen c")];
    const chosen = `${all}&search=chosen`;
    expect(await list(`${chosen}&include=${c},${a}`)).toEqual([a, c]);
    expect(await list(`${chosen}&exclude=${b}`)).toEqual([a, c]);
    expect(await list(`${chosen}&include=${a},${b}&exclude=${b}`)).toEqual([a, b]);
    expect(await list(`${chosen}&include=${c},${a}&orderby=include`)).toEqual([c, a]);
    expect(await list(`${chosen}&include=${c},${a},${b}&orderby=include&order=desc`)).toEqual([b, a, c]);
    const rejected = await service.get(`/${plural}?include=${a},99999&exclude=88888`);
    expect(rejected.status).toBe(400);
    expect(rejected.body.data?.params).toHaveProperty("include");
  });

  it("is sorted by what is asked for, with ties by id", async () => {
    const z = await term("Sorted á", { slug: "zz-sorted", description: "Middle" });
    const y = await term("sorted B", { slug: "yy-sorted", description: "<p>Äpfel</p>" });
    const x = await term("Sorted c", { slug: "xx-sorted", description: "<b>Zebra</b>" });
    const tie = await term("Sorted c", { slug: "zzz-sorted", description: "Zebra" });
    await event([y]);
    await event([y, z]);
    const sorted = (order: string): Promise<number[]> => list(`${all}&search=sorted&${order}`);
    expect(await sorted("")).toEqual([z, y, x, tie]);
    expect(await sorted("orderby=name&order=DESC")).toEqual([tie, x, y, z]);
    expect(await sorted("orderby=id")).toEqual([z, y, x, tie]);
    expect(await sorted("orderby=term_id&order=desc")).toEqual([tie, x, y, z]);
    expect(await sorted("orderby=slug")).toEqual([x, y, z, tie]);
    expect(await sorted("orderby=description")).toEqual([y, z, x, tie]);
    expect(await sorted("orderby=count&order=desc")).toEqual([y, z, tie, x]);
    expect(await sorted("orderby=term_group")).toEqual([z, y, x, tie]);
    expect(await sorted("orderby=include")).toEqual([z, y, x, tie]);
    for (const wrong of ["orderby=color", "order=up", "orderby=", "order="])
      expect((await service.get(`/${plural}?${wrong}`)).status, wrong).toBe(400);
  });

  it("keeps the terms of an event, the newer name of the filter winning over the older", async () => {
    const [a, b] = [await term("Bound a"), await term("Bound b")];
    const [first, second] = [await event([a]), await event([b])];
    expect(await list(`post=${first}`)).toEqual([a]);
    expect(await list(`event=${second}`)).toEqual([b]);
    expect(await list(`post=${first}&event=${second}`)).toEqual([b]);
    expect(await list(`${all}&event=${await event([a], { status: "trash" })}`)).toEqual([]);
    const rejected = await service.get(`/${plural}?post=777777&event=${a + 500_000}`);
    expect(Object.keys(rejected.body.data?.params ?? {}).sort()).toEqual(["event", "post"]);
  });

  it("goes on to empty pages beyond its end", async () => {
    await Promise.all(["one", "two", "three"].map((name) => term(`Leaf ${name}`)));
    const path = `/${plural}?${all}&search=leaf&per_page=2`;
    const first = await send("GET", path);
    expect(first).toMatchObject({ total: 3, total_pages: 2 });
    const beyond = await service.get(`${path}&page=9`);
    expect(beyond.status).toBe(200);
    expect(beyond.body).toMatchObject({ [plural]: [], total: 3, total_pages: 2 });
    expect(beyond.body.previous_rest_url).toContain("page=8");
    expect(beyond.body).not.toHaveProperty("next_rest_url");
    const cut = await send("GET", `/${plural}?${all}&per_page=999`);
    expect(cut.rest_url).toContain("per_page=50");
  });
});

describe("a list of categories", () => {
  it("keeps the direct children of one", async () => {
    const parent = await create("/categories", { name: "Above" });
    const child = await create("/categories", { name: "Below", parent });
    await create("/categories", { name: "Far below", parent: child });
    const body = await send("GET", `/categories?parent=${parent}&hide_empty=false`);
    expect(body).toMatchObject({ total: 1, categories: [{ id: child, parent }] });
    for (const wrong of ["parent=0", "parent=99999"])
      expect((await service.get(`/categories?${wrong}`)).status).toBe(400);
  });
});
