import { expect, it } from "vitest";
import { commandsOf } from "../support/commands.js";
import { rowsOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("increments"), {
  hooks: `export const hooks = { post: { likePost: ({ id }, { posts }) => posts.asService.increment(id, "likes") } };`,
});
const everyone = { headers: { authorization: "" } };

const post = async (title: string): Promise<number> =>
  (await service.api.create("/posts", { title, status: "publish" })).id;

async function like(id: number): Promise<void> {
  expect((await service.api.post(`/posts/${id}/like`, undefined, everyone)).status).toBe(200);
}

/** The values of a member of all records of a list, as everyone reads it. */
const list = async (query: string, member: string): Promise<readonly unknown[]> =>
  rowsOf((await service.api.read(`/${query}`, everyone)).items).map((record) => record[member]);

const commands = (act: () => Promise<unknown>): Promise<readonly string[]> => commandsOf(service, act);

it("an increment shows at once in the lists of its record, and leaves those of others in the cache", async () => {
  const apple = await post("Apple");
  await post("Pear");
  const likes = (title: string) => list(`posts?search=${title}`, "likes");
  for (const title of ["Apple", "Pear"])
    for (let round = 0; round < 3; round += 1) expect(await likes(title)).toEqual([0]);
  expect(await commands(() => likes("Pear"))).toEqual([]);
  await like(apple);
  expect(await commands(() => likes("Pear"))).toEqual([]);
  expect(await likes("Apple")).toEqual([1]);
  expect(await commands(() => likes("Apple"))).toEqual([]);
  expect((await service.get(`/api/v1/posts/${apple}`, everyone)).body.likes).toBe(1);
});

it("lists that are sorted or selected by the number are right at once, those of related records too", async () => {
  const [plum, fig] = [await post("Plum"), await post("Fig")];
  await service.api.create("/comments", { words: "Of plums", post: plum });
  await service.api.create("/comments", { words: "Of figs", post: fig });
  for (let likes = 0; likes < 3; likes += 1) await like(plum);
  const lists = async () => ({
    sorted: (await list("posts?order_by=likes", "title")).slice(-2),
    selected: await list("posts?liked=3", "title"),
    related: await list("comments?liked=3", "words"),
  });
  for (let round = 0; round < 4; round += 1)
    expect(await lists()).toMatchObject({ selected: ["Plum"], related: ["Of plums"] });
  for (let likes = 0; likes < 4; likes += 1) await like(fig);
  const { sorted, selected, related } = await lists();
  expect(sorted).toEqual(["Plum", "Fig"]);
  expect(new Set(selected)).toEqual(new Set(["Plum", "Fig"]));
  expect(new Set(related)).toEqual(new Set(["Of plums", "Of figs"]));
  expect(service.errors).toEqual([]);
});
