import { expect, it } from "vitest";
import { useService } from "../support/service.js";
import { created, createEvent, pathOf, textOf } from "./sample-records.js";

const service = useService();

it("a tag shows its fields in order, without a parent", async () => {
  const tag = await created(service, "/tags", { name: "Free entry" });
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
  expect((await service.request("DELETE", `/tags/${id}`)).status).toBe(200);
  const read = await service.request("GET", pathOf("events", event));
  expect(read.body.tags).toMatchObject([{ name: "open air" }]);
  expect((await service.request("GET", `/tags/${id}`)).status).toBe(400);
});

it("a tag of a name in use is rejected, and ids of terms are never given twice", async () => {
  const tag = await created(service, "/tags", { name: "Late" });
  expect((await service.request("POST", "/tags", { body: { name: "LATE" } })).body).toMatchObject({
    code: "term_exists",
    data: { term_id: tag.body.id },
  });
  await service.request("DELETE", pathOf("tags", tag));
  const again = await created(service, "/tags", { name: "Late" });
  expect(Number(again.body.id)).toBeGreaterThan(Number(tag.body.id));
  expect(again.body.slug).toBe("late");
});
