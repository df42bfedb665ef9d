import { expect, it } from "vitest";
import { rowsOf, textOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("uuids"));

const unknown = "0198c0de-5eed-7abc-8def-0123456789ab";

it("creates a record of a new name, and none of a UUID that no record has", async () => {
  const made = await service.api.post("/books", { title: "Swifts", authors: ["Ada"] });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  // As with integers, an id that leads nowhere is left out.
  const without = await service.api.post("/books", { title: "Gulls", authors: [unknown] });
  expect([without.status, without.body.authors]).toEqual([201, []]);
  const people = rowsOf((await service.api.get("/persons")).body.items);
  const others = people.filter(({ name }) => textOf(name) !== "Bo");
  expect(others.map(({ name }) => name)).toEqual(["Ada"]);
  const [id = ""] = others.map((person) => person.id as unknown as string);
  const again = await service.api.post("/books", { title: "Terns", authors: [id.toUpperCase(), "Ada"] });
  expect(again.body.authors).toMatchObject([{ id }]);
});

it("shows null in place of a UUID that is missing, as the API document says, and never an empty text", async () => {
  const { id } = (await service.api.post("/persons", { name: "Bo" })).body as unknown as { id: string };
  const links = { editor: id, reviewer: null, reader: id };
  const made = await service.api.post("/chapters", { title: "One", ...links });
  expect(made.body).toMatchObject({ ...links, critic: null });

  const { properties, required } = (await service.api.read("/doc")).components?.schemas?.Chapter ?? {};
  const types = Object.entries(properties ?? {}).map(([name, { type }]) => [name, type] as const);
  expect(Object.fromEntries(types)).toMatchObject({
    editor: "string",
    reviewer: ["string", "null"],
    reader: ["string", "null"],
    critic: ["string", "null"],
  });
  expect(required).toEqual(expect.arrayContaining(["editor", "reviewer", "reader", "critic"]));

  // A record from before the relations became required.
  const chapters = service.database.db.collection<{ _id: number }>("chapters");
  const stored = made.body.id as unknown as number;
  await chapters.updateOne({ _id: stored }, { $unset: { editor: "", reader: "" }, $inc: { revision: 1 } });
  const lacking = (await service.api.get(`/chapters/${stored}`)).body;
  expect(lacking).toMatchObject({ reviewer: null, reader: null, critic: null });
  expect(lacking).not.toHaveProperty("editor");
});
