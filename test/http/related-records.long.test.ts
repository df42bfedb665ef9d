import { Collection } from "mongodb";
import { expect, it, vi } from "vitest";
import { useSpec } from "../support/spec-service.js";

const service = useSpec({
  "api.yaml": "languages: { all: [en], default: en }\nstyle: rest\n",
  "resources/writer.yaml": `lifecycle: plain
text: A writer.
fields:
  name: { type: text, required: true, text: Name. }
  country: { type: text, text: Country. }
`,
  "resources/book.yaml": `lifecycle: plain
text: A book.
fields:
  title: { type: text, required: true, text: Title. }
  writer: { relation: writer, nullable: true, text: Who wrote it. }
filters:
  country: { equals: writer.country, text: Country of the writer. }
`,
});

it("are looked for once, also where there are too many, until one of them changes", async () => {
  const create = async (name: string): Promise<number> => {
    const { body } = await service.post("/api/v1/writers", { name, country: "AO" });
    return Number(body.id);
  };
  const list = async (): Promise<number> => (await service.get("/api/v1/books?country=AO")).status;
  const first = await create("Ada");
  const writers = service.database.db.collection<{ _id: number }>("writers");
  const stored = await writers.findOne({});
  const rows = Array.from({ length: 49_999 }, (_, at) => ({
    ...stored,
    _id: 1_000_000 + at,
    slugs: [`en:writer-${at}`],
  }));
  await writers.insertMany(rows);
  const last = await create("Bo");

  const find = vi.spyOn(Collection.prototype, "find");
  const searches = (): number =>
    find.mock.contexts.filter((collection) => (collection as Collection).collectionName === "writers").length;
  try {
    expect([await list(), await list(), searches()]).toEqual([400, 400, 1]);
    await service.delete(`/api/v1/writers/${last}`);
    find.mockClear();
    expect([await list(), await list(), searches()]).toEqual([200, 200, 1]);
    expect((await service.get(`/api/v1/writers/${first}`)).status).toBe(200);
  } finally {
    find.mockRestore();
  }
});
