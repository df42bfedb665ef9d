import { expect, it } from "vitest";
import { rowsOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("camel_paths"));

it("variables of paths have the names that callers know their fields by", async () => {
  for (const title of ["One", "Two"])
    await service.api.post("/blog-posts", { title, shortName: title.toLowerCase() });
  expect((await service.api.get("/posts/one")).body.shortName).toBe("one");
  const first = await service.api.post("/posts/one/remarks", { body: "a" });
  expect(first).toMatchObject({ status: 201, body: { body: "a", blogPost: 1 } });
  expect((await service.api.post("/posts/one/remarks", { body: "b", blogPost: "two" })).status).toBe(400);
  expect((await service.api.post("/posts/two/remarks", { body: "c", blogPost: "two" })).status).toBe(201);
  const listed = rowsOf((await service.api.get("/posts/two/remarks")).body.items);
  expect(listed.map(({ body }) => body)).toEqual(["c"]);
  const path = `/api/v1/posts/two/remarks/${Number(first.body.id)}`;
  expect((await service.patch(path, { body: "d" })).status).toBe(404);
  expect((await service.patch(path.replace("two", "one"), { body: "d", blogPost: "two" })).status).toBe(400);
  const { paths = {} } = await service.api.read("/doc");
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(["/posts/{shortName}", "/posts/{blogPost}/remarks/{id}"]),
  );
  const client = (await service.client()) as unknown as {
    readonly remarks: { update(path: object, body: object): Promise<object> };
  };
  const at = { blogPost: "one", id: first.body.id };
  expect(await client.remarks.update(at, { body: "e" })).toMatchObject({ body: "e", blogPost: 1 });
  expect(service.errors).toEqual([]);
});
