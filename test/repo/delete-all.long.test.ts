import { beforeAll, describe, expect, it } from "vitest";
import type { JsonBody } from "../support/service.js";
import { useWorkspaceService } from "../support/workspace-service.js";

const hooks = `import type { Hooks } from "../../generated/server/hooks.js";

export const hooks = {
  book: {
    keepCopies: ({ copies }) =>
      copies > 1 ? [{ field: "copies", reason: "lent_out" }] : [],
  },
} satisfies Hooks;
`;

describe("the deletion of all records", () => {
  const administrator = "delete_all_administrator_0123456789";
  const served = useWorkspaceService({
    name: "delete_all",
    hooks,
    adminKey: administrator,
  });
  const { call } = served;
  let writer: string;
  const add = async (path: string, body: object, key = administrator): Promise<unknown> =>
    (await call("POST", path, { body, key })).body.id;
  const titles = async (path: string): Promise<unknown> =>
    ((await call("GET", path)).body.items as unknown as JsonBody[]).map(({ title }) => title).sort();

  beforeAll(() => {
    writer = served.createKey("writer");
  });

  it("deletes every record, as its own deletion would, and answers with their number", async () => {
    for (const title of ["Swifts", "Gulls", "Terns"]) await add("/books", { title });
    const { status, body } = await call("DELETE", "/books");
    expect([status, body]).toEqual([200, { deleted: 3, remaining: 0 }]);
    expect(await titles("/books")).toEqual([]);
    expect((await call("DELETE", "/books")).body).toEqual({ deleted: 0, remaining: 0 });
    await expect
      .poll(async () => JSON.stringify((await call("GET", "/audit?resource=book&per_page=100")).body))
      .toMatch(/(?:.*"deleted"){3}/);
  });

  it("deletes what can be deleted, and reports the first record that cannot", async () => {
    const lent = await add("/books", { title: "Lent" });
    await add("/loans", { reader: "Ada", book: lent });
    const many = await add("/books", { title: "Many", copies: 3 });
    for (const title of ["First", "Second"]) await add("/books", { title });
    const { status, body } = await call("DELETE", "/books");
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "book-is-referenced",
      deleted: 2,
      remaining: 2,
      rejected: [lent, many],
    });
    expect(await titles("/books")).toEqual(["Lent", "Many"]);
    expect((await call("DELETE", "/loans")).body).toEqual({ deleted: 1, remaining: 0 });
    const next = await call("DELETE", "/books");
    expect(next.status).toBe(400);
    expect(next.body).toMatchObject({ deleted: 1, remaining: 1, rejected: [many] });
    expect(JSON.stringify(next.body)).toContain("3 copies are left.");
    expect(await titles("/books")).toEqual(["Many"]);
  });

  it("deletes nothing for a request with a condition that it does not take", async () => {
    await add("/loans", { reader: "Kept" });
    for (const [path, options] of [
      ["/loans?reader=Ada", {}],
      ["/loans?reader[]=Ada&lang=en", {}],
      ["/loans", { body: { reader: "Ada" } }],
    ] as const) {
      const { status, body } = await call("DELETE", path, options);
      expect([status, JSON.stringify(body)], path).toEqual([
        400,
        expect.stringContaining("reader is not a parameter of this operation."),
      ]);
    }
    expect((await call("GET", "/loans")).body.total).toBe(1);
    expect((await call("DELETE", "/loans?language=en", { body: {} })).body).toEqual({
      deleted: 1,
      remaining: 0,
    });
  });

  it("moves records with a status to the trash, and leaves those that the caller may not edit", async () => {
    await add("/notes", { title: "Own", status: "draft" }, writer);
    await add("/notes", { title: "Open", status: "publish" });
    await add("/notes", { title: "Draft", status: "draft" });
    expect((await call("DELETE", "/notes/all", { key: "" })).status).toBe(401);
    expect((await call("DELETE", "/notes/all", { key: writer })).body).toEqual({ deleted: 1, remaining: 0 });
    expect(await titles("/notes?status=trash")).toEqual(["Own"]);
    expect((await call("DELETE", "/notes/all")).body).toEqual({ deleted: 2, remaining: 0 });
    expect(await titles("/notes?status=trash")).toEqual(["Draft", "Open", "Own"]);
    expect((await call("DELETE", "/notes/all")).body).toEqual({ deleted: 0, remaining: 0 });
  });

  it("leaves the records that their author or a policy protects from the caller", async () => {
    for (const key of [writer, administrator])
      for (const is_done of [true, false])
        await add("/tasks", { title: `${key === writer ? "Own" : "Other"} ${is_done}`, is_done }, key);
    expect((await call("DELETE", "/tasks", { key: writer })).body).toEqual({ deleted: 1, remaining: 0 });
    expect(await titles("/tasks")).toEqual(["Other false", "Other true", "Own false"]);
    expect((await call("DELETE", "/tasks")).body).toEqual({ deleted: 3, remaining: 0 });
  });

  it("deletes 500 records at most, and goes on with the next call", async () => {
    for (let from = 0; from < 510; from += 51)
      await Promise.all(Array.from({ length: 51 }, (_, at) => add("/loans", { reader: `${from + at}` })));
    let left = 510;
    const counts: number[] = [];
    while (left > 0) {
      const { body } = await call("DELETE", "/loans");
      const deleted = Number(body.deleted);
      left -= deleted;
      expect(body).toEqual({ deleted, remaining: left });
      counts.push(deleted);
    }
    // A busy machine ends a call by its time.
    expect(Math.max(...counts)).toBeLessThanOrEqual(500);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it("reaches the records behind 500 that are rejected", async () => {
    for (let from = 0; from < 510; from += 51)
      await Promise.all(
        Array.from({ length: 51 }, (_, at) => add("/books", { title: `Kept ${from + at}`, copies: 2 })),
      );
    await add("/books", { title: "Last" });
    const { status, body } = await call("DELETE", "/books");
    expect(status).toBe(400);
    expect(body).toMatchObject({ deleted: 1, remaining: 511 });
    expect((await call("GET", "/books?search=Last")).body.total).toBe(0);
  });

  it("is repeated for its Idempotency-Key, without another deletion", async () => {
    const headers = { "idempotency-key": "delete all" };
    await add("/loans", { reader: "Ada" });
    const first = await call("DELETE", "/loans", { headers });
    expect(first.body).toEqual({ deleted: 1, remaining: 0 });
    await add("/loans", { reader: "Bo" });
    const second = await call("DELETE", "/loans", { headers });
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect((await call("GET", "/loans")).body.total).toBe(1);
  });

  it("is documented with its answer", async () => {
    const { paths } = (await call("GET", "/doc")).body as unknown as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
    };
    expect(paths["/books"]?.delete).toMatchObject({
      operationId: "deleteAllBooks",
      summary: "Delete all books",
      responses: {
        200: { content: { "application/json": { schema: { $ref: "#/components/schemas/DeletedRecords" } } } },
      },
    });
    expect(JSON.stringify(paths["/books"]?.delete)).not.toContain("If-Match");
  });
});
