import { describe, expect, it } from "vitest";
import { useProduct } from "../../support/product.js";
import { testPages } from "../test-pages.js";

describe("a to-do list with the contract of Todo-Backend", () => {
  const served = useProduct("todo");
  const { call } = served;

  it("answers a bare list, and each entry with its address", async () => {
    expect((await call("GET", "/todos")).body).toEqual([]);
    const created = await call("POST", "/todos", { title: "Water the plants" });
    expect(created).toMatchObject({ status: 201, body: { title: "Water the plants", completed: false } });
    const { url } = created.body as unknown as { url: string };
    expect(await (await fetch(url)).json()).toMatchObject({ title: "Water the plants" });
    expect((await call("GET", "/todos")).body).toMatchObject([{ title: "Water the plants", url }]);
  });

  it("changes an entry with PATCH, and removes it with DELETE", async () => {
    const [{ url } = { url: "" }] = (await call("GET", "/todos")).body as unknown as { url: string }[];
    const path = url.slice(served.api.length);
    expect((await call("PATCH", path, { completed: true, order: 95 })).body).toMatchObject({
      title: "Water the plants",
      completed: true,
      order: 95,
    });
    expect((await call("DELETE", path)).status).toBe(200);
    expect((await call("GET", path)).status).toBe(404);
    expect((await call("GET", "/todos")).body).toEqual([]);
  });

  it("leads from page to page in the header Link", async () => {
    for (const title of ["a", "b", "c"]) await call("POST", "/todos", { title });
    const { headers, body } = await call("GET", "/todos?per_page=2");
    expect(body).toMatchObject([{ title: "a" }, { title: "b" }]);
    const [, next = ""] = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "") ?? [];
    expect(await (await fetch(next)).json()).toMatchObject([{ title: "c" }]);
  });

  it("is open to pages of other origins", async () => {
    const { headers } = await fetch(`${served.api}/todos`, { headers: { origin: "https://todo.example" } });
    expect(headers.get("access-control-allow-origin")).toBe("https://todo.example");
  });

  testPages(served, "de");
});
