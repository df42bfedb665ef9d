import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { JsonBody } from "../support/service.js";
import {
  createSpecWorkspace,
  type ServiceProcess,
  startService,
  type Workspace,
} from "../support/workspace.js";

const book = `fields:
  title: { type: text, required: true }
  isbn: { type: text }
  copies: { type: integer, initial: 1 }
hooks: { validate: check_book }
`;

const loan = `fields:
  reader: { type: text, required: true, localized: true }
  lent: { type: date }
  due: { type: date }
  code: { type: text, unique: true }
  pin: { type: password }
  status:
  books: { relation: book, many: true, by: [id], create: record }
hooks: { validate: check_loan }
`;

const routes = `idempotency: { create: key, update: key }
`;

const hooks = `import { setTimeout as delay } from "node:timers/promises";
import type { Hooks } from "../../generated/server/hooks.js";
import { loanCollection } from "../../generated/server/loans/collection.js";

export const hooks = {
  book: {
    checkBook: ({ title, isbn }, { operation }) =>
      title.startsWith("Bad") || (operation === "create" && isbn === "0")
        ? [{ field: "isbn", reason: "no_such_edition", message: "{name} is no edition of this book." }]
        : [],
  },
  loan: {
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

interface Answer {
  readonly status: number;
  readonly body: JsonBody;
}

describe("a validate hook", () => {
  let workspace: Workspace;
  let service: ServiceProcess;

  const call = async (
    path: string,
    body?: object,
    { method = body === undefined ? "GET" : "POST", headers = {} } = {},
  ): Promise<Answer> => {
    const response = await fetch(service.api + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as JsonBody };
  };
  const lend = (values: object, headers: Record<string, string> = {}): Promise<Answer> =>
    call("/loans", { reader: "Ada", status: "publish", ...values }, { headers });
  const change = (id: unknown, values: object): Promise<Answer> =>
    call(`/loans/${Number(id)}`, values, { method: "PATCH" });
  const totals = async (): Promise<readonly unknown[]> => [
    (await call("/loans?status=any")).body.total,
    (await call("/books?status=any")).body.total,
  ];
  const early = (message: string): object => ({
    code: "rest_invalid_param",
    data: {
      status: 400,
      params: { due: message },
      details: { due: { code: "rest_too_early", message, data: { param: "due" } } },
    },
  });

  beforeAll(async () => {
    workspace = createSpecWorkspace(
      { "resources/book.yaml": book, "resources/loan.yaml": loan, "routes.yaml": routes },
      hooks,
    );
    const { status, output } = workspace.run(["generator/run.mjs"]);
    expect(status, output).toBe(0);
    service = await startService(workspace.folder, {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: `write_hooks_${process.pid}`,
      RATE_LIMIT: "0",
    });
  });

  afterAll(async () => {
    await service.stop();
    workspace.remove();
  });

  it("compiles with the generated type of its values", () => {
    const compiler = "node_modules/@typescript/native/bin/tsc";
    const { status, output } = workspace.run([compiler, "-p", ".config/tsconfig.build.json", "--noEmit"]);
    expect(status, output).toBe(0);
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
    const report = async (answer: Promise<Answer>): Promise<unknown> =>
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
    const keyed = (): Promise<Answer> =>
      lend({ lent: "2030-05-02", due: "2030-05-01" }, { "idempotency-key": "again" });
    const [first, second] = [await keyed(), await keyed()];
    expect(first.body).toMatchObject(early("due is before lent."));
    expect(second).toEqual(first);
  });
});
