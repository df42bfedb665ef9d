import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { JsonBody } from "../support/service.js";
import { createWorkspace, type ServiceProcess, startService, type Workspace } from "../support/workspace.js";

const book = `resource: book
plural: books
lifecycle: post
sequence: post
named_by: title
text: Something to read.
fields:
  title: { type: text, required: true, localized: true, min_length: 2, max_length: 10, text: Title of the book. }
  isbn: { type: text, pattern: "^[0-9-]{10,17}$", example: 978-3-16-148410-0, text: Number of the edition. }
  code: { type: text, blank: true, min_length: 3, pattern: "^[A-Z]+$", example: ABC, text: Code of the shelf. }
  subjects: { type: "text[]", min_items: 1, max_items: 2, max_length: 5, text: What it is about. }
  sequels: { relation: book, many: true, max_items: 1, text: The book that follows. }
filters:
  page:
answer:
  id:
  title:
  isbn:
  code:
  subjects:
`;

const routes = `  book:
    list: { path: /books, methods: [GET] }
    create: { path: /books, methods: [POST], access: edit_posts }
    get: { path: "/books/{id}", methods: [GET] }
`;

describe("limits of texts and lists", () => {
  const key = "cal_limits_administrator_0123456789";
  const environment = {
    MONGODB_URI: inject("mongoUri"),
    MONGODB_DB: `limits_${process.pid}`,
    ADMIN_API_KEY: key,
  };
  let workspace: Workspace;
  let service: ServiceProcess;

  const call = async (
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: JsonBody }> => {
    const response = await fetch(`${new URL(service.api).origin}/calendar/events/v1${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as JsonBody };
  };

  beforeAll(async () => {
    workspace = createWorkspace();
    writeFileSync(join(workspace.folder, "spec/resources/book.yaml"), book);
    appendFileSync(join(workspace.folder, "spec/routes.yaml"), routes);
    const { status, output } = workspace.run(["--import", "tsx", "generator/cli.ts"]);
    expect(output).not.toMatch(/SPEC\d/);
    expect(status).toBe(0);
    service = await startService(workspace.folder, environment);
  });

  afterAll(async () => {
    await service.stop();
    workspace.remove();
  });

  it("accepts values at the limits, counted in code points, and stores them", async () => {
    const values = {
      title: "😀".repeat(10),
      isbn: "978-3-16-148410-0",
      code: "",
      subjects: ["a", "😀😀😀😀😀"],
    };
    const { status, body } = await call("/books", values);
    expect(status, JSON.stringify(body)).toBe(201);
    expect((await call(`/books/${Number(body.id)}`)).body).toMatchObject(values);
  });

  it.each([
    ["title", "a", "title is shorter than 2 characters."],
    ["title", "a".repeat(11), "title is longer than 10 characters."],
    ["isbn", "978", "isbn does not match the pattern ^[0-9-]{10,17}$."],
    ["code", "AB", "code is shorter than 3 characters."],
    ["code", "abc", "code does not match the pattern ^[A-Z]+$."],
    ["subjects", [], "subjects has fewer than 1 entries."],
    ["subjects", ["a", "b", "c"], "subjects has more than 2 entries."],
    ["subjects", ["a", "physics"], "subjects[1] is longer than 5 characters."],
    ["sequels", [1, 2], "sequels has more than 1 entries."],
  ])("rejects for %s the value %j: %s", async (field, value, message) => {
    const { status, body } = await call("/books", { title: "Swifts", [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ data: { params: { [field]: message } } });
  });

  it("documents the limits", async () => {
    const document = JSON.stringify((await call("/doc")).body);
    for (const part of [
      '"minLength":2,"maxLength":10',
      '"pattern":"^[0-9-]{10,17}$"',
      '"minItems":1,"maxItems":2',
    ])
      expect(document).toContain(part);
  });

  it("generates code that compiles", () => {
    const compiler = "node_modules/@typescript/native/bin/tsc";
    const { status, output } = workspace.run([compiler, "--noEmit", "-p", "tsconfig.json"]);
    expect(output).toBe("");
    expect(status).toBe(0);
  });
});
