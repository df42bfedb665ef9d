import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { describe, expect, it } from "vitest";
import type { JsonBody, TestAnswer } from "../support/service.js";
import { useWorkspaceService } from "../support/workspace-service.js";

const api = `style: rest
roles:
  admin: [edit, edit_published, edit_others, publish, read_private, read_audit]
  desk: [edit]
reasons:
  returned: The book is back.
  sold_out: "There is no {name}."
  unheard_of: "{name} is too much."
  waiting: "{value} waits."
`;

const administrator = "action_records_administrator_0123456789";

/** Kinds of ids, with one that no record has. */
const kinds = [
  { ids: "integer", unknown: 999_999 },
  { ids: "uuid", unknown: "0198c0de-5eed-7abc-8def-0123456789ab" },
] as const;

type Id = number | string;

const types = (ids: string): string => `objects:
  row:
    text: A loan of a list.
    properties:
      reader: { type: text, text: Who has it. }
      isbn: { type: text, text: Number of the book. }
      fine: { type: integer, optional: true, text: What the reader has to pay. }
  imported:
    text: What was imported.
    properties:
      loans: { type: "${ids}[]", text: Ids of the loans. }
`;

const book = (ids: string): string => `lifecycle: plain
ids: ${ids}
fields:
  isbn: { type: text, required: true, unique: true }
  shelf: { type: text, max_length: 5 }
`;

const loan = (ids: string): string => `lifecycle: plain
ids: ${ids}
fields:
  reader: { type: text, required: true }
  book: { relation: book, on_delete: restrict }
  returned: { type: date }
  hold: { relation: hold }
`;

const fine = `lifecycle: plain
fields:
  reader: { type: text, required: true }
  loan: { relation: loan }
  amount: { type: integer, minimum: 1 }
hooks: { validate: check_fine, before: { create: interrupt } }
`;

const hold = (ids: string): string => `lifecycle: plain
ids: ${ids}
fields:
  reader: { type: text, required: true }
hooks: { before: { delete: keep_hold } }
`;

// Its name in code is `readerCard`, whatever the underscores.
const card = `plural: cards
fields:
  reader: { type: text, required: true }
  pin: { type: password }
  status:
`;

const routes = (ids: string): string => `service:
  root: { operation: index, path: /, methods: [GET] }
  doc: { operation: document, path: /doc, methods: [GET] }
  audit: { operation: audit, path: /audit, methods: [GET], access: read_audit, parameters: { resource: { type: text } } }
resources:
  book:
    list:
    create: { access: edit }
    get:
    update: { access: edit_others }
    delete: { access: edit_others }
  loan:
    actions:
      return:
        hook: return_loan
        access: edit
        input:
          day: { type: date, required: true }
          shelf: { type: text }
          fine: { type: integer }
          hold: { type: ${ids} }
        text: Ends the loan.
      import:
        hook: import_loans
        path: /loans/import
        access: edit
        input: { rows: { type: "row[]", required: true } }
        answer: imported
        text: Imports loans.
      merge:
        hook: merge_loan
        access: edit
        input: { into: { type: ${ids}, required: true }, fine: { type: integer, required: true } }
        text: Moves a fine to another loan, which is deleted, and adds two fines.
      card:
        hook: add_card
        access: edit
        input: { pin: { type: text }, fine: { type: integer } }
        text: Adds a card of the reader.
`;

const hooks = `import type { Hooks } from "../../generated/server/hooks.js";

const calls = new Map<number, number>();

export const hooks = {
  fine: {
    checkFine: ({ amount = 0 }) => (amount > 50 ? [{ field: "amount", reason: "unheard_of" }] : []),
    interrupt({ amount }) {
      const count = (calls.get(amount ?? 0) ?? 0) + 1;
      calls.set(amount ?? 0, count);
      // The first call checks the plan.
      if (amount !== undefined && amount > 12 && amount < 16 && count === 2) process.kill(process.pid, "SIGKILL");
      if (amount === 16 && count === 2) return { errors: [{ field: "amount", reason: "sold_out" }] };
      return {};
    },
  },
  hold: { keepHold: ({ reader }) => (reader === "Bo" ? [{ field: "reader", reason: "waiting" }] : []) },
  loan: {
    async returnLoan({ book, reader, returned }, { id, input, records }) {
      if (returned !== undefined) return { errors: [{ field: "day", reason: "returned" }] };
      if (book !== undefined && input.shelf === "gone") records.book.delete(book);
      else if (book !== undefined && input.shelf !== undefined) {
        records.book.update(book, { shelf: "desk" });
        records.book.update(book, { shelf: input.shelf }, "shelf");
      }
      if (input.fine !== undefined) await records.fine.create({ reader, loan: id, amount: input.fine });
      if (input.hold !== undefined) records.hold.delete(input.hold);
      return { changes: { returned: input.day } };
    },
    async importLoans({ input: { rows }, records }) {
      const loans = [];
      for (const { reader, isbn, fine } of rows) {
        const book = await records.book.create({ isbn }, "rows");
        const loan = await records.loan.create({ reader, book }, "rows");
        if (fine !== undefined) await records.fine.create({ reader, loan, amount: fine }, "rows");
        loans.push(loan);
      }
      return { answer: { loans } };
    },
    async mergeLoan({ reader }, { id, input: { into, fine }, records }) {
      records.fine.update(fine, { loan: into });
      records.loan.delete(into);
      await records.fine.create({ reader, loan: id, amount: 1 });
      await records.fine.create({ reader, loan: id, amount: 14 });
      return { changes: { returned: "2030-06-01" } };
    },
    async addCard({ reader, book }, { input: { pin, fine }, records }) {
      if (book !== undefined && fine !== undefined) {
        await records.fine.create({ reader, amount: fine });
        records.book.update(book, { shelf: "card" });
      }
      await records.readerCard.create({ reader, status: "publish", ...(pin === undefined ? {} : { pin }) });
      return { changes: {} };
    },
  },
} satisfies Hooks;
`;

const client = `import { createClient } from "./generated/sdk/index.js";
import { validate } from "./generated/sdk/validation.js";
const [, , baseUrl = "", key = ""] = process.argv;
const { loans } = createClient({ baseUrl, key, validate });
const imported = await loans.import({ rows: [{ reader: "Client", isbn: "client" }] });
console.log(JSON.stringify(imported.loans.length));
`;

describe.each(kinds)("an action that writes other records with ids of the kind $ids", ({ ids, unknown }) => {
  const served = useWorkspaceService({
    name: `action_records_${ids}`,
    files: {
      "api.yaml": api,
      "types.yaml": types(ids),
      "resources/book.yaml": book(ids),
      "resources/loan.yaml": loan(ids),
      "resources/fine.yaml": fine,
      "resources/hold.yaml": hold(ids),
      "resources/reader__card.yaml": card,
      "routes.yaml": routes(ids),
    },
    hooks,
    adminKey: administrator,
  });
  const { call, environment } = served;
  let isbn = 0;
  const add = async (path: string, body: object): Promise<Id> =>
    (await call("POST", path, { body })).body.id as unknown as Id;
  const lend = async (reader = "Ada"): Promise<{ loan: Id; book: Id }> => {
    const book = await add("/books", { isbn: `${(isbn += 1)}`, shelf: "A1" });
    return { book, loan: await add("/loans", { reader, book }) };
  };
  const stored = async (path: string): Promise<JsonBody> => (await call("GET", path)).body;
  const fines = async (loan: Id): Promise<readonly JsonBody[]> =>
    ((await stored("/fines?per_page=100")).items as unknown as JsonBody[]).filter(
      (one) => (one.loan as unknown) === loan,
    );
  const reasons = ({ status, body }: TestAnswer): unknown => [
    status,
    (body.errors as unknown as { pointer: string; code: string }[]).map(({ pointer, code }) => [
      pointer,
      code,
    ]),
  ];

  it("compiles with the types of the writes that it plans", () => {
    const { status, output } = served.compile();
    expect(status, output).toBe(0);
  });

  it("stores them with the record, each in the audit", async () => {
    const { loan: id, book: of } = await lend();
    const held = await add("/holds", { reader: "Cy" });
    // UUIDs are known in capitals, too.
    const hold = typeof held === "string" ? held.toUpperCase() : held;
    const body = { day: "2030-06-01", shelf: "B2", fine: 3, hold };
    const { status, body: answer } = await call("POST", `/loans/${id}/return`, { body });
    expect([status, answer.returned]).toEqual([200, "2030-06-01"]);
    expect(await stored(`/books/${of}`)).toMatchObject({ shelf: "B2" });
    expect(await fines(id)).toMatchObject([{ reader: "Ada", amount: 3 }]);
    expect((await call("GET", `/holds/${held}`)).status).toBe(404);
    for (const resource of ["book", "fine", "hold"])
      await expect
        .poll(async () => JSON.stringify(await stored(`/audit?resource=${resource}`)))
        .toMatch(resource === "hold" ? '"deleted"' : resource === "book" ? '"B2"' : '"created"');
  });

  it("answers with the record as it is after them, and lets none of them change it", async () => {
    const held = await add("/holds", { reader: "Cy" });
    const id = await add("/loans", { reader: "Ada", hold: held });
    const body = { day: "2030-06-01", hold: held };
    const { body: answer } = await call("POST", `/loans/${id}/return`, { body });
    expect(answer).toMatchObject({ returned: "2030-06-01", hold: null });
    expect(answer).toEqual(await stored(`/loans/${id}`));
    const fine = await add("/fines", { reader: "Ada", amount: 2 });
    const own = await call("POST", `/loans/${id}/merge`, { body: { into: id, fine } });
    expect(own.status).toBe(500);
    expect(await stored(`/fines/${fine}`)).toMatchObject({ loan: null });
  });

  it("stores nothing where one of them is rejected, and names the parameter or the reason", async () => {
    const { loan: id, book: of } = await lend();
    const held = await add("/holds", { reader: "Bo" });
    const act = (body: object): Promise<TestAnswer> =>
      call("POST", `/loans/${id}/return`, { body: { day: "2030-06-01", ...body } });
    expect(reasons(await act({ shelf: "too long" }))).toEqual([400, [["#/shelf", "rest_too_long"]]]);
    expect(reasons(await act({ shelf: "B2", fine: 51 }))).toEqual([
      400,
      [["#/fine/amount", "rest_unheard_of"]],
    ]);
    expect(reasons(await act({ shelf: "B2", hold: held }))).toEqual([
      400,
      [["#/hold/reader", "rest_waiting"]],
    ]);
    const referenced = await act({ shelf: "gone" });
    expect([referenced.status, referenced.body.code]).toEqual([409, "book-is-referenced"]);
    expect((await act({ hold: unknown })).status).toBe(404);
    expect(await stored(`/loans/${id}`)).toMatchObject({ returned: null });
    expect(await stored(`/books/${of}`)).toMatchObject({ shelf: "A1" });
    expect(await fines(id)).toEqual([]);
  });

  it("requires the capability of each of them", async () => {
    const key = served.createKey("desk");
    const { loan: id, book: of } = await lend();
    const path = `/loans/${id}/return`;
    expect((await call("POST", path, { key, body: { day: "2030-06-01", shelf: "B2" } })).status).toBe(403);
    expect(await stored(`/books/${of}`)).toMatchObject({ shelf: "A1" });
    expect((await call("POST", path, { key, body: { day: "2030-06-01" } })).status).toBe(200);
  });

  it("plans them anew for each decision, so that one of many calls writes", async () => {
    const { loan: id } = await lend();
    const body = { day: "2030-06-01", fine: 2 };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call("POST", `/loans/${id}/return`, { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await fines(id)).toMatchObject([{ amount: 2 }]);
  });

  it("goes on after a crash between two records, once for its Idempotency-Key", async () => {
    const { loan: id, book: of } = await lend();
    const held = await add("/holds", { reader: "Cy" });
    const act = (): Promise<TestAnswer> =>
      call("POST", `/loans/${id}/return`, {
        body: { day: "2030-06-01", shelf: "B2", fine: 13, hold: held },
        headers: { "idempotency-key": `return ${id}` },
      });
    await expect(act()).rejects.toThrow();
    await served.start();
    expect(await stored(`/loans/${id}`)).toMatchObject({ returned: "2030-06-01" });
    expect(await stored(`/books/${of}`)).toMatchObject({ shelf: "B2" });
    expect(await fines(id)).toEqual([]);
    for (const { status, body } of [await act(), await act()])
      expect([status, body.returned]).toEqual([200, "2030-06-01"]);
    expect(await fines(id)).toMatchObject([{ amount: 13 }]);
    expect((await call("GET", `/holds/${held}`)).status).toBe(404);
  });

  it("does not repeat after a crash what was stored, whatever was done with it since", async () => {
    const [{ loan: id }, { loan: into }] = [await lend(), await lend()];
    const fine = await add("/fines", { reader: "Ada", loan: id, amount: 2 });
    const act = (): Promise<TestAnswer> =>
      call("POST", `/loans/${id}/merge`, {
        body: { into, fine },
        headers: { "idempotency-key": `merge ${id}` },
      });
    await expect(act()).rejects.toThrow();
    await served.start();
    const [created] = await fines(id);
    expect(created).toMatchObject({ amount: 1 });
    expect((await call("DELETE", `/fines/${Number(created?.id)}`)).status).toBe(200);
    const { status, body } = await act();
    expect([status, body.returned]).toEqual([200, "2030-06-01"]);
    expect(await fines(id)).toMatchObject([{ amount: 14 }]);
    expect(await stored(`/fines/${fine}`)).toMatchObject({ loan: null, amount: 2 });
  });

  it("names the parameter or the resource also where a write is rejected after the check", async () => {
    const { loan: id } = await lend();
    expect(reasons(await call("POST", `/loans/${id}/card`, { body: { fine: 16 } }))).toEqual([
      400,
      [["#/fine/amount", "rest_sold_out"]],
    ]);
  });

  it("plans no password, which would be stored in clear text", async () => {
    const { loan: id } = await lend("Dee");
    expect((await call("POST", `/loans/${id}/card`, { body: { pin: "1234" } })).status).toBe(500);
    expect((await call("POST", `/loans/${id}/card`, { body: {} })).status).toBe(200);
    const cards = (await stored("/cards")).items as unknown as JsonBody[];
    expect(cards.map(({ reader }) => reader)).toEqual(["Dee"]);
  });

  it("requires the capabilities of what is left after a crash", async () => {
    const key = served.createKey("admin");
    const { loan: id, book: of } = await lend("Eve");
    const act = (): Promise<TestAnswer> =>
      call("POST", `/loans/${id}/card`, {
        body: { fine: 15 },
        key,
        headers: { "idempotency-key": `card ${id}` },
      });
    const client = await MongoClient.connect(environment.MONGODB_URI);
    const become = (role: string): Promise<unknown> =>
      client.db(environment.MONGODB_DB).collection("keys").updateOne({ name: "admin" }, { $set: { role } });
    await expect(act()).rejects.toThrow();
    await become("desk");
    await served.start();
    expect((await act()).status).toBe(403);
    expect(await stored(`/books/${of}`)).toMatchObject({ shelf: "A1" });
    await served.process.stop();
    await become("admin");
    await client.close();
    await served.start();
    expect((await act()).status).toBe(200);
    expect(await stored(`/books/${of}`)).toMatchObject({ shelf: "card" });
  });

  it("can be about no record, and answers with an object", async () => {
    const rows = [
      { reader: "Ada", isbn: "import 1" },
      { reader: "Bo", isbn: "import 2" },
    ];
    const headers = { "idempotency-key": "import" };
    const first = await call("POST", "/loans/import", { body: { rows }, headers });
    expect(first.status).toBe(200);
    const { loans } = first.body as unknown as { readonly loans: readonly Id[] };
    const created = await Promise.all(loans.map((id) => stored(`/loans/${id}`)));
    expect(created.map(({ reader }) => reader)).toEqual(["Ada", "Bo"]);
    const books = await Promise.all(created.map((one) => stored(`/books/${one.book as unknown as Id}`)));
    expect(books.map(({ isbn }) => isbn)).toEqual(["import 1", "import 2"]);
    expect((await call("POST", "/loans/import", { body: { rows }, headers })).body).toEqual({ loans });
  });

  it("imports nothing where a row repeats a unique value, of a record or of a row before", async () => {
    const count = async (): Promise<unknown> => (await stored("/books")).total;
    const before = await count();
    const twice = [
      { reader: "Ada", isbn: "twice" },
      { reader: "Bo", isbn: "twice" },
    ];
    expect(reasons(await call("POST", "/loans/import", { body: { rows: twice } }))).toEqual([
      400,
      [["#/rows", "rest_taken"]],
    ]);
    const known = [{ reader: "Ada", isbn: "import 1" }];
    expect((await call("POST", "/loans/import", { body: { rows: known } })).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it("imports nothing where a record is rejected that refers to one of the import", async () => {
    const counts = async (): Promise<unknown> => [
      (await stored("/books")).total,
      (await stored("/loans")).total,
    ];
    const before = await counts();
    const rows = [{ reader: "Ada", isbn: "fined", fine: 51 }];
    expect(reasons(await call("POST", "/loans/import", { body: { rows } }))).toEqual([
      400,
      [["#/rows", "rest_unheard_of"]],
    ]);
    expect(await counts()).toEqual(before);
    const [row] = rows;
    const accepted = await call("POST", "/loans/import", { body: { rows: [{ ...row, fine: 5 }] } });
    const [loan] = (accepted.body as unknown as { readonly loans: readonly number[] }).loans;
    expect(await fines(loan ?? 0)).toMatchObject([{ amount: 5 }]);
  });

  it("is documented, and a method of the client", async () => {
    const { paths } = (await stored("/doc")) as unknown as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
    };
    expect(paths["/loans/import"]?.post).toMatchObject({ operationId: "importLoans" });
    expect(JSON.stringify(paths["/loans/import"])).not.toContain("If-Match");
    writeFileSync(join(served.workspace.folder, "call.ts"), client);
    const { origin } = new URL(served.process.api);
    const { status, output } = served.workspace.run(["--import", "tsx", "call.ts", origin, administrator]);
    expect([status, output.trim()]).toEqual([0, "1"]);
  });
});
