import { beforeAll, describe, expect, it } from "vitest";
import { withSharedResponses } from "../support/documented-responses.js";
import type { TestAnswer } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";
import { specFiles } from "../support/workspace.js";

describe("unique fields", () => {
  const service = useSpecProduct(specFiles("unique_fields"));
  const create = (values: object, headers: Record<string, string> = {}): Promise<TestAnswer> =>
    service.post("/books", { title: "Swifts", status: "publish", ...values }, { headers });
  const update = (id: unknown, values: object): Promise<TestAnswer> =>
    service.patch(`/books/${Number(id)}`, values);
  const total = async (): Promise<number> => Number((await service.read("/books")).total);
  const takenBy = (names: string, ...fields: readonly string[]): object => {
    const message = `Another record already has this value of ${names}.`;
    const detail = (name: string): object => ({ code: "rest_taken", message, data: { param: name } });
    return {
      code: "rest_invalid_param",
      data: {
        status: 400,
        params: Object.fromEntries(fields.map((name) => [name, message])),
        details: Object.fromEntries(fields.map((name) => [name, detail(name)])),
      },
    };
  };

  beforeAll(async () => {
    expect((await create({ isbn: "978-0" })).status).toBe(201);
  });

  it("reject a value of a record that was there before", async () => {
    const { status, body } = await create({ isbn: "978-0" });
    expect(status).toBe(400);
    expect(body).toMatchObject(takenBy("isbn", "isbn"));
  });

  it("accept one of twenty concurrent creates with the same value", async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ isbn: "978-1" })));
    const rejected = answers.filter(({ status }) => status !== 201);
    expect(rejected).toHaveLength(19);
    for (const { status, body } of rejected) {
      expect(status).toBe(400);
      expect(body).toMatchObject(takenBy("isbn", "isbn"));
    }
    expect(await total()).toBe(before + 1);
  });

  it("accept one of twenty concurrent updates to the same value", async () => {
    const created = await Promise.all(
      Array.from({ length: 20 }, (_, at) => create({ title: `Swifts ${at}` })),
    );
    const answers = await Promise.all(created.map(({ body }) => update(body.id, { copy: 7 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it("let any number of records have no value, or an empty text", async () => {
    for (const values of [{}, {}, { isbn: "" }, { isbn: "" }, { shelf: "A" }, { shelf: "A" }])
      expect((await create(values)).status).toBe(201);
  });

  it("reject an update to a taken value, and change nothing", async () => {
    await create({ isbn: "978-2" });
    const { body: other } = await create({ isbn: "978-3", title: "Swallows" });
    const { status, body } = await update(other.id, { isbn: " 978-2 ", title: "Martins" });
    expect(status).toBe(400);
    expect(body).toMatchObject(takenBy("isbn", "isbn"));
    expect((await service.get(`/books/${Number(other.id)}`)).body).toMatchObject({
      isbn: "978-3",
      title: "Swallows",
    });
    expect((await update(other.id, { isbn: "978-3", title: "Martins" })).status).toBe(200);
  });

  it("name every field where several are unique together", async () => {
    await create({ shelf: "B", position: 1 });
    expect((await create({ shelf: "B", position: 2 })).status).toBe(201);
    const { status, body } = await create({ shelf: "B", position: 1 });
    expect(status).toBe(400);
    expect(body).toMatchObject(takenBy("shelf, position", "shelf", "position"));
  });

  it("are distinguished from slugs, even if a value looks like the name of their index", async () => {
    const values = { isbn: "index: slugs dup key: slugs" };
    const created = await Promise.all([create(values), create(values), create({ title: "Swifts" })]);
    expect(created.map(({ status }) => status).sort()).toEqual([201, 201, 400]);
  });

  it("are held by records in the trash, and free again after a change", async () => {
    const { body } = await create({ isbn: "978-4" });
    expect((await service.delete(`/books/${Number(body.id)}`)).status).toBe(200);
    expect((await create({ isbn: "978-4" })).status).toBe(400);

    const { body: other } = await create({ isbn: "978-5" });
    expect((await update(other.id, { isbn: "" })).status).toBe(200);
    expect((await create({ isbn: "978-5" })).status).toBe(201);
  });

  it("give a rejected create with a key the same answer again", async () => {
    await create({ isbn: "978-6" });
    const before = await total();
    const keyed = (): Promise<TestAnswer> => create({ isbn: "978-6" }, { "idempotency-key": "again" });
    const answers = [await keyed(), await keyed(), ...(await Promise.all([keyed(), keyed()]))];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject(takenBy("isbn", "isbn"));
    }
    expect(await total()).toBe(before);
    const made = { isbn: "978-7" };
    const headers = { "idempotency-key": "made" };
    const [first, second] = [await create(made, headers), await create(made, headers)];
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
  });

  it("are checked before the records inside a rejected one are created", async () => {
    await create({ isbn: "978-8" });
    const before = await total();
    const outer = await create({ isbn: "978-8", sequel: { title: "Herons", status: "publish" } });
    expect(outer.body).toMatchObject(takenBy("isbn", "isbn"));
    const inner = await create({ sequel: { title: "Herons", isbn: "978-8", status: "publish" } });
    expect(inner.status).toBe(400);
    expect(inner.body).toMatchObject(takenBy("sequel.isbn", "sequel"));
    expect(await total()).toBe(before);
  });

  it("are documented", async () => {
    const { paths, components } = withSharedResponses(await service.read("/doc"));
    const schema = components?.schemas?.BookCreate;
    expect(schema).toMatchObject({
      "x-unique": [["shelf", "position"]],
      properties: { isbn: { "x-unique": true } },
    });
    expect(JSON.stringify(paths)).toContain(
      "`rest_taken`: Another record already has this value of shelf, position.",
    );
  });
});
