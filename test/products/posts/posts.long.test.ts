import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { useProduct } from "../../support/product.js";

const pages = mkdtempSync(join(tmpdir(), "posts-"));
writeFileSync(join(pages, "about.html"), "<p>About</p>");
afterAll(() => rmSync(pages, { recursive: true }));

describe("posts at the root of a server, in the shape of a mock server", () => {
  const served = useProduct("posts", { STATIC_FOLDER: pages });
  const notFound = { error: "Not Found" };

  const send = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const response = await fetch(served.origin + path, { method, headers, ...init });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith("<") ? text : (JSON.parse(text || "null") as unknown),
    };
  };
  let last = 0;
  /** A post with an id of its own. */
  const addPost = async (title = "foo"): Promise<string> => {
    last += 1;
    const post = { id: `p${last}`, title };
    expect(await send("POST", "/posts", post)).toEqual({ status: 201, body: post });
    return post.id;
  };

  it("are created with the id that is sent, or with one that is made", async () => {
    const id = await addPost();
    expect(await send("GET", `/posts/${id}`)).toEqual({ status: 200, body: { id, title: "foo" } });
    expect((await send("POST", "/posts", { id, title: "again" })).status).toBe(409);
    const empty = await send("POST", "/posts");
    expect(empty).toMatchObject({
      status: 201,
      body: { id: expect.stringMatching(/^[\w-]{8,}$/) as string },
    });
  });

  it("are changed, replaced and deleted", async () => {
    const id = await addPost("A");
    expect(await send("PATCH", `/posts/${id}`)).toEqual({ status: 200, body: { id, title: "A" } });
    expect(await send("PATCH", `/posts/${id}`, { title: "B" })).toEqual({
      status: 200,
      body: { id, title: "B" },
    });
    expect(await send("PUT", `/posts/${id}`)).toEqual({ status: 200, body: { id } });
    expect((await send("DELETE", `/posts/${id}`)).status).toBe(200);
    expect(await send("GET", `/posts/${id}`)).toEqual({ status: 404, body: notFound });
  });

  it.each([
    ["POST", ["/posts/1", "/posts/-1", "/object", "/object/1", "/not-found"]],
    ["PUT", ["/posts", "/object/1", "/posts/-1", "/not-found"]],
    ["PATCH", ["/posts", "/object/1", "/posts/-1", "/not-found"]],
    ["DELETE", ["/posts", "/object", "/object/1", "/posts/-1", "/not-found"]],
    ["GET", ["/posts/-1", "/object/1", "/not-found"]],
  ])("answer %s at other addresses with the error of the template", async (method, paths) => {
    for (const path of paths)
      expect([path, await send(method, path)]).toEqual([path, { status: 404, body: notFound }]);
  });

  it("reject bodies that are no object", async () => {
    const id = await addPost();
    const error = { status: 400, body: { error: "Body must be a JSON object" } };
    expect(await send("POST", "/posts", [{ title: "foo" }])).toEqual(error);
    expect(await send("PATCH", `/posts/${id}`, "hello")).toEqual(error);
    expect(await send("PUT", `/posts/${id}`, null)).toEqual(error);
  });

  it("have comments, listed below them and embedded on demand", async () => {
    const id = await addPost();
    const comment = { id: `c-${id}`, postId: id };
    expect(await send("POST", "/comments", comment)).toEqual({ status: 201, body: comment });
    expect((await send("GET", `/posts/${id}/comments`)).body).toEqual([comment]);
    expect((await send("GET", `/comments?postId=${id}`)).body).toEqual([comment]);
    expect(await send("GET", "/comments?postId=unknown")).toEqual({ status: 200, body: [] });
    expect((await send("GET", `/posts/${id}?_embed=comments`)).body).toEqual({
      id,
      title: "foo",
      comments: [comment],
    });
    const listed = (await send("GET", "/posts?_embed=comments&_limit=100")).body as readonly { id: string }[];
    expect(listed.find((post) => post.id === id)).toEqual({ id, title: "foo", comments: [comment] });
  });

  it("are found by conditions, whatever else the query has, and page by page", async () => {
    const title = `title ${await addPost()}`;
    const ids = [await addPost(title), await addPost(title)];
    const where = encodeURIComponent(JSON.stringify({ title: { eq: title } }));
    const found = await send("GET", `/posts?title:eq=bar&_where=${where}`);
    expect(found.body).toEqual(expect.arrayContaining(ids.map((id) => ({ id, title }))));
    expect(found.body).toHaveLength(2);
    const second = (await send("GET", `/posts?_where=${where}&_limit=1&_page=2`)).body;
    expect(second).toHaveLength(1);
    expect((await send("GET", "/posts?_where=[")).status).toBe(400);
  });

  it("stand beside one object, and pages of a folder", async () => {
    expect((await send("GET", "/object")).body).toEqual({ f1: "foo" });
    expect((await send("PATCH", "/object", { f1: "bar" })).body).toEqual({ f1: "bar" });
    expect((await send("PUT", "/object")).body).toEqual({ f1: "foo" });
    expect(await send("GET", "/about.html")).toEqual({ status: 200, body: "<p>About</p>" });
    expect((await send("GET", "/")).status).toBe(200);
    expect((await send("OPTIONS", "/posts")).status).toBe(204);
  });

  it("are driven by the packed client", async () => {
    const module = pathToFileURL(join(served.product.folder, "build", "sdk", "dist", "esm", "index.js")).href;
    const { createClient } = (await import(module)) as {
      createClient: (
        options: object,
      ) => Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;
    };
    const { posts, object } = createClient({ baseUrl: served.origin });
    const id = await addPost("A");
    expect(await posts?.replace?.(id, { title: "B" })).toEqual({ id, title: "B" });
    const missing = await posts?.get?.("nowhere").catch((error: unknown) => error);
    expect(missing).toMatchObject({ status: 404, message: "Not Found" });
    expect(await object?.get?.()).toEqual({ f1: "foo" });
  });
});
