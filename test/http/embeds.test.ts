import { expect, it } from "vitest";
import { rowsOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("embeds"));
const everyone = { authorization: "" };
let posts = 0;

async function makePost(...comments: readonly string[]) {
  posts += 1;
  const title = `Post ${posts}`;
  const { id } = await service.api.create("/posts", { title });
  const made: number[] = [];
  for (const body of comments) made.push((await service.api.create("/comments", { body, post: id })).id);
  return { id, title, comments: made };
}

const read = async (path: string, headers: Readonly<Record<string, string>> = everyone) => {
  const { status, body } = await service.api.get(path, { headers });
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const bodiesIn = (comments: unknown): readonly unknown[] => rowsOf(comments).map(({ body }) => body);

it("shows the records that refer to one, in their embedded shape, where the request asks for them", async () => {
  const { id, title, comments } = await makePost("a", "b");
  const [first, second] = comments;
  const shown = [
    { id: first, body: "a" },
    { id: second, body: "b" },
  ];
  expect(await read(`/posts/${id}`)).toEqual({ id, title });
  expect(await read(`/posts/${id}?_embed=comments`)).toEqual({ id, title, comments: shown });
  expect(await read(`/posts/${id}`)).toEqual({ id, title });
  const byTitle = await read(`/posts/by-title/${encodeURIComponent(title)}?_embed=comments`);
  expect(byTitle).toEqual({ id, title, comments: shown });
});

it("shows those of each record of a list, and an empty list where there are none", async () => {
  const one = await makePost("c", "d");
  const none = await makePost();
  const find = async (query: string) => {
    const rows = rowsOf((await read(`/posts?per_page=50${query}`)).items);
    return [one, none].map(({ id }) => rows.find((row) => Number(row.id) === id));
  };
  const plain = [one, none].map(({ id, title }) => ({ id, title }));
  expect(await find("")).toEqual(plain);
  const [withTwo, withNone] = await find("&_embed=comments");
  expect(bodiesIn(withTwo?.comments)).toEqual(["c", "d"]);
  expect(withNone).toEqual({ ...plain[1], comments: [] });
  expect(await find("")).toEqual(plain);
});

it("has the parameter in the addresses of other pages", async () => {
  await makePost();
  await makePost();
  const { next } = await read("/posts?per_page=1&_embed=comments");
  expect(new URL(JSON.parse(JSON.stringify(next)) as string).searchParams.get("_embed")).toBe("comments");
});

it("shows several at once, also by a relation to many, without those inside them", async () => {
  const { id } = await makePost("e");
  const other = await makePost();
  await service.api.create("/notes", { words: "Seen", posts: [id, other.id] });
  const admin = {};
  for (const query of [
    "_embed=comments,notes",
    "_embed=comments&_embed=notes",
    "_embed[]=notes&_embed[]=comments",
  ]) {
    const shown = await read(`/posts/${id}?${query}`, admin);
    expect(bodiesIn(shown.comments)).toEqual(["e"]);
    expect(shown.notes).toEqual([{ words: "Seen", posts: [] }]);
  }
  expect((await read(`/posts/${other.id}?_embed=notes`, admin)).notes).toEqual([
    { words: "Seen", posts: [] },
  ]);
  // Lists of notes are for writers.
  expect((await read(`/posts/${id}?_embed=notes`)).notes).toEqual([]);
});

it("rejects other names, which lenient mounts ignore", async () => {
  const { id } = await makePost("f");
  for (const path of [`/posts/${id}`, "/posts"]) {
    const { status, body } = await service.api.get(`${path}?_embed=comments,authors`, { headers: everyone });
    expect([path, status]).toEqual([path, 400]);
    expect(JSON.stringify(body)).toContain("_embed");
  }
  const lenient = async (query: string) => (await service.get(`/posts/${id}?${query}`)).body;
  expect(await lenient("_embed=authors")).not.toHaveProperty("comments");
  expect(bodiesIn((await lenient("_embed=authors,comments")).comments)).toEqual(["f"]);
  expect((await service.get("/posts?_embed=authors")).status).toBe(200);
});

it("shows what was written since an answer was cached", async () => {
  const { id, comments } = await makePost("g");
  const bodies = async () => {
    const own = await read(`/posts/${id}?_embed=comments`);
    const rows = rowsOf((await read("/posts?per_page=50&_embed=comments")).items);
    return [own, rows.find((row) => Number(row.id) === id)].map((row) => bodiesIn(row?.comments));
  };
  for (let times = 0; times < 3; times += 1) expect(await bodies()).toEqual([["g"], ["g"]]);
  await service.api.create("/comments", { body: "h", post: id });
  expect(await bodies()).toEqual([
    ["g", "h"],
    ["g", "h"],
  ]);
  await service.api.patch(`/comments/${comments[0]}`, { body: "i" });
  expect(await bodies()).toEqual([
    ["i", "h"],
    ["i", "h"],
  ]);
  await service.api.delete(`/comments/${comments[0]}`);
  expect(await bodies()).toEqual([["h"], ["h"]]);
});

it("leaves out what the caller may not read, also where a caller who may has asked before", async () => {
  const { id } = await makePost("j");
  await service.api.create("/comments", { body: "secret", post: id, secret: true });
  const path = `/posts/${id}?_embed=comments`;
  for (let times = 0; times < 2; times += 1) {
    expect(bodiesIn((await read(path, {})).comments)).toEqual(["j", "secret"]);
    expect(bodiesIn((await read(path)).comments)).toEqual(["j"]);
    for (const [headers, found] of [
      [{}, 2],
      [everyone, 1],
    ] as const) {
      const rows = rowsOf((await read("/posts?per_page=50&_embed=comments", headers)).items);
      expect(bodiesIn(rows.find((row) => Number(row.id) === id)?.comments)).toHaveLength(found);
    }
  }
});

it("shows the first hundred of each record", async () => {
  const names = Array.from({ length: 230 }, (_, at) => `n${at}`);
  const many = await makePost(...names);
  const few = await makePost("k", "l");
  expect(bodiesIn((await read(`/posts/${many.id}?_embed=comments`)).comments)).toEqual(names.slice(0, 100));
  const rows = rowsOf((await read("/posts?per_page=50&_embed=comments")).items);
  const shown = (id: number) => bodiesIn(rows.find((row) => Number(row.id) === id)?.comments);
  expect(shown(many.id)).toEqual(names.slice(0, 100));
  expect(shown(few.id)).toEqual(["k", "l"]);
});

it("is described, and a part of the client", async () => {
  const { id } = await makePost("m");
  const { body } = await service.api.get("/doc");
  const text = JSON.stringify(body);
  expect(text).toContain('"name":"_embed"');
  expect(text).toContain('"enum":["comments","notes"]');
  const client = (await service.client()) as unknown as {
    readonly posts: {
      get(id: number, query?: object): Promise<{ comments?: unknown }>;
      list(query?: object): Promise<{ items: readonly { id: number; comments?: unknown }[] }>;
    };
  };
  expect(bodiesIn((await client.posts.get(id, { _embed: ["comments"] })).comments)).toEqual(["m"]);
  expect(await client.posts.get(id)).not.toHaveProperty("comments");
  const { items } = await client.posts.list({ per_page: 50, _embed: ["comments"] });
  expect(bodiesIn(items.find((row) => row.id === id)?.comments)).toEqual(["m"]);
});
