import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonBody, TestAnswer } from "../support/service.js";
import { useWorkspaceService } from "../support/workspace-service.js";

const hooks = `import type { Hooks } from "../../generated/server/hooks.js";

export const hooks = {
  loan: {
    checkLoan: ({ lent, returned }) =>
      lent !== undefined && returned !== undefined && returned < lent
        ? [{ field: "returned", reason: "too_early", message: "{name} is before lent." }]
        : [],
    async returnLoan({ id, day, fine }, { loans, books, errors }) {
      if (fine === 13) return errors.reject("fine", "not_allowed");
      if (fine === 99) throw new Error("The desk is out of order.");
      return loans.update(id, async ({ returned, book }) => {
        if (returned !== undefined) return errors.reject("day", "returned", \`Loan \${id} ended on \${returned}.\`);
        const found = book === undefined ? undefined : await books.get(book);
        return { returned: day, ...(found === undefined ? {} : { reader: found.title }) };
      });
    },
    renewLoan: ({ id }, { loans }) => loans.update(id, ({ renewals }) => ({ renewals: renewals + 1 })),
    exchangeLoan: ({ id, book, others = [], damages = [], code = "", days, note, photo }, { loans }) =>
      loans.update(id, {
        book,
        ...(photo === undefined ? {} : { image: photo }),
        reader: [others.join("+"), damages.map(({ page }) => page).join("+"), code, days + 1, note ?? "-"].join("/"),
      }),
  },
} satisfies Hooks;
`;

const picture =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("a custom operation", () => {
  const key = "shop_actions_administrator_0123456789";
  const served = useWorkspaceService({
    name: "operations",
    hooks,
    adminKey: key,
  });
  const call = (
    path: string,
    body?: object,
    { method = body === undefined ? "GET" : "POST", headers = {} } = {},
  ): Promise<TestAnswer> => served.call(method, path, { body, headers });
  const lend = async (values: object = {}): Promise<number> =>
    Number(
      (await call("/loans", { reader: "Ada", lent: "2030-05-01", status: "publish", ...values })).body.id,
    );
  const act = (
    id: number,
    name: string,
    input: object,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> => call(`/loans/${id}/${name}`, input, { headers });
  const stored = async (id: number): Promise<JsonBody> => (await call(`/loans/${id}`)).body;

  it("compiles with the generated types of the record and the input", () => {
    const { status, output } = served.compile();
    expect(status, output).toBe(0);
  });

  it("does not compile with a reason that the spec lacks", () => {
    const path = join(served.workspace.folder, "runtime/hooks/index.ts");
    writeFileSync(path, hooks.replace('"day", "returned"', '"day", "retuned"'));
    const { status, output } = served.compile();
    writeFileSync(path, hooks);
    expect(status).not.toBe(0);
    expect(output).toContain(`'"retuned"' is not assignable to`);
  });

  it("changes the record as its hook decides, and answers with it", async () => {
    const { body: known } = await call("/books", { title: "Swifts", status: "publish" });
    const id = await lend({ book: known.id });
    const { status, headers, body } = await act(id, "return", { day: "2030-06-01", fine: 2.5 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, returned: "2030-06-01", reader: "Swifts", lent: "2030-05-01" });
    expect(headers.get("etag")).toMatch(/^"r2\./);
    expect(await stored(id)).toMatchObject({ returned: "2030-06-01", reader: "Swifts" });
  });

  it("checks its input, and changes nothing if that is not valid", async () => {
    const id = await lend();
    const missing = await act(id, "return", { fine: 1 });
    expect(missing.status).toBe(400);
    expect(missing.body).toMatchObject({ data: { params: ["day"] } });
    const wrong = await act(id, "return", { day: "2030-02-30", fine: -1 });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.data?.details ?? {}).sort()).toEqual(["day", "fine"]);
    expect(await stored(id)).toMatchObject({ returned: null });
  });

  it("gets ids for the records of its input, objects, and the defaults of what is missing", async () => {
    const [one, two] = [
      Number((await call("/books", { title: "Gulls", status: "publish" })).body.id),
      Number((await call("/books", { title: "Terns", status: "publish" })).body.id),
    ];
    const id = await lend();
    const damages = [{ page: 3 }, { page: 5, note: "torn" }];
    const { status, body } = await act(id, "exchange", {
      book: "gulls",
      others: [two, one],
      damages,
      code: "ABC",
    });
    expect([status, body.reader, body.book]).toEqual([200, `${two}+${one}/3+5/ABC/29/-`, one]);
    const other = await act(id, "exchange", { book: two, days: 1, note: null });
    expect([other.body.reader, other.body.book]).toEqual(["///2/-", two]);
  });

  it("stores an image that was sent, with the changes of the record", async () => {
    const book = Number((await call("/books", { title: "Auks", status: "publish" })).body.id);
    const id = await lend();
    const form = new FormData();
    form.set("book", String(book));
    form.set("photo", new File([Buffer.from(picture, "base64")], "photo.png", { type: "image/png" }));
    const authorization = `Bearer ${key}`;
    const response = await fetch(`${served.process.api}/loans/${id}/exchange`, {
      method: "POST",
      headers: { authorization },
      body: form,
    });
    const { image } = (await response.json()) as { readonly image?: { readonly url: string } };
    expect(response.status).toBe(200);
    expect((await fetch(image?.url ?? "")).headers.get("content-type")).toBe("image/png");
    const broken = await act(id, "exchange", { book, photo: "no image" });
    expect(broken.body).toMatchObject({ data: { details: { photo: { code: "rest_not_image" } } } });
  });

  it("rejects records that are not there or not for the caller, and values beyond their limits", async () => {
    const id = await lend();
    const gone = await act(id, "exchange", { book: 999_999, others: [1, 2, 3], code: "abc" });
    expect(gone.status).toBe(400);
    expect(Object.keys(gone.body.data?.details ?? {}).sort()).toEqual(["book", "code", "others"]);
    const broken = await act(id, "exchange", { book: 999_999, damages: [{ page: 0 }] });
    expect(Object.keys(broken.body.data?.details ?? {}).sort()).toEqual(["book", "damages"]);
    const draft = (await call("/books", { title: "Secret", status: "draft" })).body.id;
    const key = served.createKey("writer");
    const own = await call(
      "/loans",
      { reader: "Bo", lent: "2030-05-01" },
      { headers: { authorization: `Bearer ${key}` } },
    );
    const hidden = await act(
      Number(own.body.id),
      "exchange",
      { book: draft },
      { authorization: `Bearer ${key}` },
    );
    expect([hidden.status, hidden.body.data?.details]).toMatchObject([
      400,
      { book: { code: "rest_not_found" } },
    ]);
  });

  it("stores nothing that an update could not store", async () => {
    const id = await lend();
    const early = await act(id, "return", { day: "2030-04-01" });
    expect(early.status).toBe(400);
    expect(early.body).toMatchObject({ data: { details: { returned: { code: "rest_too_early" } } } });
    expect((await act(id, "return", { day: "2030-06-01", fine: 99 })).status).toBe(500);
    expect(await stored(id)).toMatchObject({ returned: null, renewals: 0 });
  });

  it("requires its capability, a record, and the revision of If-Match", async () => {
    const id = await lend();
    const anonymous = await act(id, "renew", {}, { authorization: "" });
    expect(anonymous.status).toBe(401);
    const unknown = await act(999_999, "renew", {});
    const updated = await call("/loans/999999", { reader: "Ada" }, { method: "PATCH" });
    expect([unknown.status, unknown.body]).toEqual([updated.status, updated.body]);
    expect(unknown.status).toBe(400);
    const etag = (await act(id, "renew", {})).headers.get("etag") ?? "";
    expect((await act(id, "renew", {}, { "if-match": etag })).status).toBe(200);
    expect((await act(id, "renew", {}, { "if-match": etag })).status).toBe(412);
    expect(await stored(id)).toMatchObject({ renewals: 2 });
  });

  it("is a change in the audit", async () => {
    const id = await lend();
    await act(id, "return", { day: "2030-06-01" });
    await expect
      .poll(async () => JSON.stringify((await call("/audit?resource=loan")).body))
      .toContain('"field":"returned"');
  });
});
