import { expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("error_templates"));
const { api } = service;

it("errors with rejected parameters have the shape of their template, and the status of the table", async () => {
  const made = await api.post("/articles", { author: 5 });
  const errors = { title: ["can't be blank"], author: [expect.any(String)] };
  expect([made.status, made.body]).toEqual([422, { errors, at: ["#/author", "#/title"].reverse() }]);
  expect(made.headers.get("content-type")).toMatch(/^application\/json/);
  const long = await api.post("/articles", { title: "Swifts and terns" });
  expect([long.status, long.body.errors]).toEqual([422, { title: [expect.stringContaining("10")] }]);
  await api.create("/articles", { title: "Gulls" });
  const taken = await api.post("/articles", { title: "Gulls" });
  expect([taken.status, taken.body.errors]).toEqual([422, { title: [expect.any(String)] }]);
  const query = await api.get("/articles?page=x");
  expect([query.status, query.body]).toEqual([422, { errors: { page: [expect.any(String)] }, at: [""] }]);
});

it("all other errors have theirs, with the texts of the table", async () => {
  const other = (status: number, code: unknown, text: string) => [
    status,
    { error: { status, code, text: `Error: ${text}` } },
  ];
  const answerTo = async (answer: ReturnType<typeof api.get>) => {
    const { status, body } = await answer;
    return [status, body];
  };
  const missing = other(404, expect.any(String), "Not Found");
  expect(await answerTo(api.get("/articles/999"))).toEqual(missing);
  expect(await answerTo(api.get("/nothing"))).toEqual(missing);
  expect(await answerTo(service.get("/nothing"))).toEqual(missing);
  expect(await answerTo(api.put("/articles", {}))).toEqual(missing);
  const list = other(400, "invalid_body", "Body must be a JSON object");
  expect(await answerTo(api.post("/articles", []))).toEqual(list);
  const denied = await api.post("/articles", {}, { headers: { authorization: "" } });
  expect([denied.status, denied.body.error]).toMatchObject([401, { status: 401 }]);
});

it("callers that accept problems get those", async () => {
  const { status, body } = await api.post(
    "/articles",
    {},
    { headers: { accept: "application/problem+json" } },
  );
  expect([status, body]).toMatchObject([422, { type: "about:blank", errors: [{ pointer: "#/title" }] }]);
});

it("the API document has both shapes, at the statuses that they come with", async () => {
  const { components, paths } = (await api.read("/doc")) as unknown as {
    components: { schemas: Record<string, object>; responses: Record<string, object> };
    paths: Record<string, Record<string, { responses: Record<string, { $ref: string }> }>>;
  };
  const text = { type: "string" };
  expect(components.schemas.ErrorAnswer).toMatchObject({
    required: ["error"],
    properties: { error: { properties: { status: { type: "integer" }, code: text, text } } },
  });
  expect(components.schemas.ErrorInvalid).toMatchObject({
    properties: { errors: { additionalProperties: { type: "array", items: text } } },
  });
  const { responses } = paths["/articles"]?.post ?? { responses: {} };
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(["401", "422"]));
  const [, name = ""] = /([^/]+)$/.exec(responses["422"]?.$ref ?? "") ?? [];
  const anyOf = [{ $ref: "#/components/schemas/ErrorAnswer" }, { $ref: "#/components/schemas/ErrorInvalid" }];
  expect(components.responses[name]).toMatchObject({
    content: { "application/json": { schema: { anyOf } } },
  });
});

it("errors of the client have what the templates say", async () => {
  const { articles } = (await service.client()) as unknown as {
    articles: Record<string, (...given: unknown[]) => Promise<unknown>>;
  };
  const failure = await articles.create?.({}).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    kind: "bad_request",
    status: 422,
    code: "",
    params: { title: "can't be blank" },
    message: "title\ncan't be blank",
  });
  const absent = await articles.get?.(999).catch((error: unknown) => error);
  expect(absent).toMatchObject({ kind: "not_found", status: 404, code: "unknown", message: "Not Found" });
  expect(await articles.find?.(999)).toBeUndefined();
});

it("a filter by a record that there is not finds nothing where the spec says so", async () => {
  const ada = await api.create("/persons", { name: "Ada" });
  await api.create("/articles", { title: "Terns", author: ada.id, editors: [ada.id] });
  const found = async (query: string) => (await api.get(`/articles?${query}`)).body;
  expect(await found("author=Ada")).toMatchObject({ items: [{ title: "Terns" }], total: 1 });
  expect(await found("author=Bo")).toMatchObject({ items: [], total: 0 });
  expect(await found("editor=9999")).toMatchObject({ items: [], total: 0 });
  expect(await found(`editor=${ada.id},9999`)).toMatchObject({ total: 1 });
  expect((await api.get("/articles?known_author=Bo")).status).toBe(422);
});
