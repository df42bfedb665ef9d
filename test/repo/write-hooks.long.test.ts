import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withSharedResponses } from "../support/documented-responses.js";
import type { TestAnswer } from "../support/service.js";
import { useWorkspaceService } from "../support/workspace-service.js";

const hooks = `import { appendFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { Hooks } from "../../generated/server/hooks.js";
import { bookCollection } from "../../generated/server/books/collection.js";
import { loanCollection } from "../../generated/server/loans/collection.js";

const attempts = new Map<string, number>();

export const hooks = {
  book: {
    byIsbn({ isbn }, { errors }) {
      if (isbn === "") errors.add("isbn", "needs", { other: "title" });
      return isbn === undefined ? {} : { condition: { isbn } };
    },
    async numberBook({ title, copies, lent, isbn, key, sequel }, { operation, given, collection }) {
      if (title === "Slow") await delay(100);
      if (title === "Forbidden") return { errors: [{ field: "title", reason: "not_allowed" }] };
      if (title === "Huge") return { changes: { copies: 51 } };
      if (title === "Series" && sequel === undefined) {
        const other = await collection(bookCollection).findOne({ isbn: "sequel" });
        return { changes: other === null ? {} : { sequel: other._id } };
      }
      const named = operation === "create" && key === undefined && isbn !== undefined ? { key: "book " + isbn } : {};
      return { changes: { ...named, free: copies - lent, ...(given.has("isbn") ? { isbn: (isbn ?? "").trim() } : {}) } };
    },
    keepBook: ({ lent }, { principal }) =>
      lent > 0 && principal.role !== "" ? [{ field: "lent", reason: "lent", message: "{value} copies are lent." }] : [],
    checkBook: ({ title, isbn }, { operation }) =>
      title.startsWith("Bad") || (operation === "create" && isbn === "0")
        ? [{ field: "isbn", reason: "no_such_edition" }]
        : [],
  },
  loan: {
    async noteLoan({ reader }, { operation, id, change, by, collection }) {
      const failures = attempts.get(change) ?? 0;
      attempts.set(change, failures + 1);
      if (reader === "Flaky" && failures < 2) throw new Error("The hook failed.");
      if (reader === "Broken") throw new Error("The hook fails always.");
      const stored = await collection(loanCollection).countDocuments({ _id: id });
      appendFileSync("notes.txt", JSON.stringify({ operation, id, change, reader, role: by.role, failures, stored }) + "\\n");
    },
    async checkLoan({ lent, due, reader, books, status }, { operation, given, before, principal, language, now, collection }) {
      await delay(150);
      if (reader === "Crash") throw new Error("The hook failed.");
      const errors = [];
      if (lent !== undefined && due !== undefined && due < lent)
        errors.push({ field: "due", reason: "too_early", message: language === "de" ? "Zu früh." : "{name} is before lent." } as const);
      if (reader === "Report")
        errors.push({
          field: "reader",
          reason: "seen",
          message: JSON.stringify({ operation, given: [...given].sort(), before: before?.due, books, status, role: principal.role, now: typeof now }),
        } as const);
      if (reader === "Greedy" && (await collection(loanCollection).countDocuments({ due: "2031-01-01" })) > 0)
        errors.push({ field: "reader", reason: "not_allowed" } as const);
      return errors;
    },
  },
} satisfies Hooks;
`;

const served = useWorkspaceService({
  name: "write_hooks",
  hooks,
});

const call = (
  path: string,
  body?: object,
  { method = body === undefined ? "GET" : "POST", headers = {} } = {},
): Promise<TestAnswer> => served.call(method, path, { body, headers });
const lend = (values: object, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  call("/loans", { reader: "Ada", status: "publish", ...values }, { headers });
const change = (id: unknown, values: object): Promise<TestAnswer> =>
  call(`/loans/${Number(id)}`, values, { method: "PATCH" });
const totals = async (): Promise<readonly unknown[]> => [
  (await call("/loans?status=any")).body.total,
  (await call("/books?status=any")).body.total,
];

interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { responses: Readonly<Record<string, { description: string } | undefined>> }>>
    >
  >;
}

const early = (message: string): object => ({
  code: "rest_invalid_param",
  data: {
    status: 400,
    params: { due: message },
    details: { due: { code: "rest_too_early", message, data: { param: "due" } } },
  },
});

describe("a validate hook", () => {
  it("compiles with the generated type of its values", () => {
    const { status, output } = served.compile();
    expect(status, output).toBe(0);
  });

  it("does not compile with a reason that the spec lacks, nor do other hooks", () => {
    const path = join(served.workspace.folder, "runtime/hooks/index.ts");
    const misspelled = hooks
      .replace('reason: "no_such_edition"', 'reason: "no_such_editon"')
      .replace('field: "title", reason: "not_allowed"', 'field: "title", reason: "not_alowed"')
      .replace('reason: "lent"', 'reason: "lend"')
      .replace('"isbn", "needs"', '"isbn", "need"');
    writeFileSync(path, misspelled);
    const { status, output } = served.compile();
    writeFileSync(path, hooks);
    expect(status).not.toBe(0);
    for (const reason of ["no_such_editon", "not_alowed", "lend", "need"])
      expect(output).toContain(`'"${reason}"' is not assignable to`);
    expect(output).toContain('"lent" | "no_such_edition" | "seen" | "too_early" | CommonReason');
  });

  it("has the reasons of the spec in the API document, where it is called", async () => {
    const { body } = await call("/doc");
    const { paths } = withSharedResponses(body) as unknown as ApiDocument;
    const isListed = (path: string, method: string): boolean =>
      paths[path]?.[method]?.responses["400"]?.description.includes(
        "`rest_too_early`: {name} is too early.",
      ) === true;
    expect([isListed("/loans", "post"), isListed("/loans/{id}", "patch"), isListed("/books", "get")]).toEqual(
      [true, true, true],
    );
    expect([isListed("/loans", "get"), isListed("/loans/{id}", "delete")]).toEqual([false, false]);
  });

  it("rejects a create with its reason and message, in the language of the caller, and stores nothing", async () => {
    const before = await totals();
    const wrong = { lent: "2030-05-02", due: "2030-05-01", books: [{ title: "Swifts", status: "publish" }] };
    const { status, body } = await lend(wrong);
    expect(status).toBe(400);
    expect(body).toMatchObject(early("due is before lent."));
    expect(await totals()).toEqual(before);
    expect((await lend({ ...wrong, due: "2030-05-02" })).status).toBe(201);
  });

  it("sees an update merged with what is stored", async () => {
    const { body: created } = await lend({ lent: "2030-05-02", due: "2030-05-09" });
    expect((await change(created.id, { due: "2030-05-01" })).body).toMatchObject(
      early("due is before lent."),
    );
    expect((await change(created.id, { lent: "2030-05-10" })).status).toBe(400);
    expect((await call(`/loans/${Number(created.id)}`)).body).toMatchObject({
      lent: "2030-05-02",
      due: "2030-05-09",
    });
    expect((await change(created.id, { lent: "2030-05-10", due: "2030-05-11" })).status).toBe(200);
    expect((await change(created.id, { reader: "Grace" })).status).toBe(200);
  });

  it("gets the operation, what the caller sent, the record before, and new records as 0", async () => {
    const report = async (answer: Promise<TestAnswer>): Promise<unknown> =>
      JSON.parse((await answer).body.data?.params?.reader as unknown as string);
    const { body: known } = await call("/books", { title: "Swallows", status: "publish" });
    const books = [known.id, { title: "Martins" }];
    expect(await report(lend({ reader: "Report", books, pin: "1234" }))).toEqual({
      operation: "create",
      given: ["books", "pin", "reader", "status"],
      books: [known.id, 0],
      status: "publish",
      role: "admin",
      now: "number",
    });
    const { body: created } = await lend({ due: "2030-06-01", books: [known.id] });
    expect(await report(change(created.id, { reader: "Report", books: [known.id] }))).toMatchObject({
      operation: "update",
      given: ["books", "reader"],
      before: "2030-06-01",
      books: [known.id],
    });
  });

  it("is not called for values that are not valid in themselves", async () => {
    const { status, body } = await lend({ reader: "Crash", due: "soon" });
    expect(status).toBe(400);
    expect(Object.keys(body.data?.details ?? {})).toEqual(["due"]);
  });

  it("reports its errors with those of unique fields and of records inside", async () => {
    await lend({ code: "A1" });
    const before = await totals();
    const { status, body } = await lend({
      code: "A1",
      lent: "2030-05-02",
      due: "2030-05-01",
      books: [{ title: "Swifts" }, { title: "Bad swifts" }],
    });
    expect(status).toBe(400);
    expect(body.data?.details).toMatchObject({
      code: { code: "rest_taken" },
      due: { code: "rest_too_early" },
      books: { code: "rest_no_such_edition", message: "books[1].isbn is no edition of this book." },
    });
    expect(await totals()).toEqual(before);
  });

  it("runs again on the record that another write changed in between", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { body: created } = await lend({ lent: "2030-05-05", due: "2030-05-10" });
      const answers = await Promise.all([
        change(created.id, { lent: "2030-05-09" }),
        change(created.id, { due: "2030-05-06" }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      const { body: stored } = await call(`/loans/${Number(created.id)}`);
      const { lent, due } = stored as unknown as Readonly<Record<"lent" | "due", string>>;
      expect(lent <= due).toBe(true);
    }
  });

  it("reads other records through their typed collection", async () => {
    expect((await lend({ reader: "Greedy" })).status).toBe(201);
    await lend({ due: "2031-01-01" });
    const { status, body } = await lend({ reader: "Greedy" });
    expect(status).toBe(400);
    expect(body.data?.details).toMatchObject({
      reader: { code: "rest_not_allowed", message: "You are not allowed to use Greedy for reader." },
    });
  });

  it("that fails is an error of the service, and stores nothing", async () => {
    const before = await totals();
    expect((await lend({ reader: "Crash" })).status).toBe(500);
    expect(await totals()).toEqual(before);
  });

  it("does not keep a record out of the trash", async () => {
    const { body } = await call("/books", { title: "Swifts again", isbn: "1" });
    expect((await call(`/books/${Number(body.id)}`, undefined, { method: "DELETE" })).status).toBe(200);
  });

  it("gives a rejected create with a key the same answer again", async () => {
    const keyed = (): Promise<TestAnswer> =>
      lend({ lent: "2030-05-02", due: "2030-05-01" }, { "idempotency-key": "again" });
    const [first, second] = [await keyed(), await keyed()];
    expect(first.body).toMatchObject(early("due is before lent."));
    expect([second.status, second.body]).toEqual([first.status, first.body]);
  });
});

describe("hooks before writes", () => {
  const create = (values: object): Promise<TestAnswer> => call("/books", { status: "publish", ...values });
  const update = (id: unknown, values: object): Promise<TestAnswer> =>
    call(`/books/${Number(id)}`, values, { method: "PATCH" });

  it("change what is stored, with the values that an update leaves as they are", async () => {
    const { status, body } = await create({ title: "Swifts", copies: 3, isbn: "978-1" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ copies: 3, free: 3, key: "book 978-1" });
    const { body: lent } = await update(body.id, { lent: 2 });
    expect(lent).toMatchObject({ copies: 3, lent: 2, free: 1, key: "book 978-1" });
  });

  it("are followed by the checks of what they change", async () => {
    const { body } = await create({ title: "Swallows", isbn: "978-2" });
    const taken = await create({ title: "Swallows", isbn: "978-2" });
    expect(taken.status).toBe(400);
    expect(taken.body.data?.details).toMatchObject({ key: { code: "rest_taken" } });
    expect((await create({ title: "Huge" })).status).toBe(500);
    expect((await call(`/books/${Number(body.id)}`)).body).toMatchObject({ title: "Swallows" });
  });

  it("change relations", async () => {
    const { body: sequel } = await create({ title: "Martins", isbn: "sequel" });
    expect((await create({ title: "Series" })).body).toMatchObject({ sequel: sequel.id });
  });

  it("reject a write, and store nothing", async () => {
    const { body } = await create({ title: "Herons" });
    const before = await totals();
    expect((await create({ title: "Forbidden" })).body.data?.details).toMatchObject({
      title: { code: "rest_not_allowed", message: "You are not allowed to use Forbidden for title." },
    });
    expect((await update(body.id, { title: "Forbidden", copies: 2 })).status).toBe(400);
    const inside = await lend({ books: [{ title: "Forbidden" }] });
    expect(inside.body.data?.details).toMatchObject({ books: { code: "rest_not_allowed" } });
    expect(await totals()).toEqual(before);
    expect((await call(`/books/${Number(body.id)}`)).body).toMatchObject({ title: "Herons", copies: 1 });
  });

  it("run again on the record that another write changed in between", async () => {
    const { body } = await create({ title: "Slow", copies: 10 });
    const answers = await Promise.all([update(body.id, { copies: 20 }), update(body.id, { lent: 4 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call(`/books/${Number(body.id)}`)).body).toMatchObject({ copies: 20, lent: 4, free: 16 });
  });

  it("keep a record from being deleted", async () => {
    const { body } = await create({ title: "Cranes", lent: 1 });
    const remove = (): Promise<TestAnswer> =>
      call(`/books/${Number(body.id)}`, undefined, { method: "DELETE" });
    const rejected = await remove();
    expect(rejected.status).toBe(400);
    expect(rejected.body.data?.details).toMatchObject({
      lent: { code: "rest_lent", message: "1 copies are lent." },
    });
    await update(body.id, { lent: 0 });
    expect((await remove()).status).toBe(200);
  });
});

describe("hooks after writes", () => {
  /** What the hooks noted, by change: one that takes long may be called again. */
  const notes = (): readonly Readonly<Record<string, unknown>>[] => {
    const path = join(served.workspace.folder, "notes.txt");
    const lines = existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
    const all = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    return [...new Map(all.map((note) => [note.change, note])).values()];
  };
  const notesOf = (id: number): readonly unknown[] =>
    notes()
      .filter((note) => note.id === id)
      .map(({ operation, reader, role, failures, stored }) => [operation, reader, role, failures, stored]);

  it("are called once the write is stored, with the values after it", async () => {
    const id = Number((await lend({ reader: "Edith" })).body.id);
    await change(id, { reader: "Frieda" });
    await call(`/loans/${id}`, undefined, { method: "DELETE" });
    await expect.poll(() => notesOf(id).length).toBe(3);
    expect(notesOf(id)).toEqual(
      expect.arrayContaining([
        ["update", "Frieda", "admin", 0, 1],
        ["delete", "Frieda", "admin", 0, 1],
      ]),
    );
  });

  it("are called again after an error, and hold up no others", async () => {
    const [broken, flaky, fine] = [
      Number((await lend({ reader: "Broken" })).body.id),
      Number((await lend({ reader: "Flaky" })).body.id),
      Number((await lend({ reader: "Grete" })).body.id),
    ];
    await expect.poll(() => notesOf(fine)).toEqual([["create", "Grete", "admin", 0, 1]]);
    await expect.poll(() => notesOf(flaky)).toEqual([["create", "Flaky", "admin", 2, 1]]);
    expect(notesOf(broken)).toEqual([]);
    expect(served.process.output()).toContain("The hook after the create of loan");
  });

  it("are called after a restart for what was stored before", async () => {
    const id = Number((await lend({ reader: "Hedwig" })).body.id);
    await served.process.stop("SIGKILL");
    await served.start();
    await expect.poll(() => notesOf(id)).toContainEqual(["create", "Hedwig", "admin", 0, 1]);
  });

  it("are not called for writes that are rejected", async () => {
    const before = notes().length;
    expect((await lend({ reader: "Ida", lent: "2030-05-02", due: "2030-05-01" })).status).toBe(400);
    const id = Number((await lend({ reader: "Johanna" })).body.id);
    await expect.poll(() => notesOf(id).length).toBe(1);
    expect(
      notes()
        .slice(before)
        .some(({ reader }) => reader === "Ida"),
    ).toBe(false);
  });
});
