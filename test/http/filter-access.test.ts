import { beforeAll, expect, it } from "vitest";
import { openKeys } from "../../runtime/auth/keys.js";
import type { TestAnswer } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";

const service = useSpec({
  "api.yaml": `style: rest
capabilities: { write: Writes books., see_writers: Sees writers. }
access: { edit: write, edit_published: write, edit_others: write, publish: write, read_private: write, upload: write }
roles: { librarian: [write, see_writers], clerk: [write] }
`,
  "routes.yaml": `resources:
  writer:
    list: { access: see_writers }
    create: { access: write }
    get: {}
  publisher:
    create: { access: write }
    get: { access: see_writers }
  book:
    list: {}
    create: { access: write }
`,
  "resources/writer.yaml": `lifecycle: plain
text: A writer.
fields:
  name: { type: text, required: true, text: Name. }
  salary: { type: integer, text: Salary. }
  editor: { relation: writer, nullable: true, text: Who edits. }
`,
  "resources/publisher.yaml": `lifecycle: plain
text: A publisher.
fields:
  name: { type: text, required: true, text: Name. }
  city: { type: text, text: City. }
`,
  "resources/book.yaml": `lifecycle: plain
text: A book.
fields:
  title: { type: text, required: true, text: Title. }
  writer: { relation: writer, nullable: true, text: Who wrote it. }
  publisher: { relation: publisher, nullable: true, text: Who published it. }
filters:
  page:
  per_page:
  writer: { relation: writer, by: [id], text: Writer. }
  min_salary: { from: writer.salary, text: Salary of the writer. }
  editor: { relation: writer.editor, by: [id], text: Editor of the writer. }
  city: { equals: publisher.city, default: Rome, text: City of the publisher. }
`,
});

const callers: Record<"librarian" | "clerk" | "anonymous", Readonly<Record<string, string>>> = {
  librarian: {},
  clerk: {},
  anonymous: { authorization: "" },
};
let writer = 0;

beforeAll(async () => {
  const keys = openKeys(service.database, undefined);
  const key = await keys.create({ name: "clerk", role: "clerk", author: 7 });
  callers.clerk = { authorization: `Bearer ${key}` };
  writer = (await service.api.create("/writers", { name: "Ada", salary: 90 })).id;
  const { id: publisher } = await service.api.create("/publishers", { name: "Press", city: "Rome" });
  await service.api.create("/books", { title: "Numbers", writer, publisher });
});

const list = (caller: keyof typeof callers, query: string): Promise<TestAnswer> =>
  service.api.get(`/books${query}`, { headers: callers[caller] });

it.each(["?min_salary=50", "?min_salary=500", "?editor=1", "?city=Rome"])(
  "rejects a filter by a field of records that the caller may not list: %s",
  async (query) => {
    expect((await list("librarian", query)).status).toBe(200);
    const [name = "", value = ""] = query.slice(1).split("=");
    for (const caller of ["clerk", "anonymous"] as const) {
      const { status, body } = await list(caller, query);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(`You are not allowed to use ${value} for ${name}.`);
    }
  },
);

it("lets every caller filter by the relation itself, and by what the spec chose", async () => {
  for (const caller of ["librarian", "clerk", "anonymous"] as const) {
    const { status, body } = await list(caller, `?writer=${writer}`);
    expect([status, body.total], JSON.stringify(body)).toEqual([200, 1]);
  }
});
