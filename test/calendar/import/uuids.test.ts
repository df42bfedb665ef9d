import { expect, it } from "vitest";
import { exportFormat } from "../../../runtime/import/export-format.js";
import { importSource, sourceOfLines } from "../../import/export-lines.js";
import { openApp } from "../../support/app.js";
import { useSpec } from "../../support/spec-service.js";

const routes = (name: string, more: string): string => `  ${name}:
    list: {}
    create: { access: edit }
    get: {}
    update: { access: edit }
    delete: { access: edit }
${more}`;
const put = "    put_by_external: { access: edit }\n";
const service = useSpec({
  "api.yaml": "style: rest\naccess: { import: edit }\n",
  "routes.yaml": `resources:\n${routes("person", `${put}    batch: { access: edit }\n`)}${routes("book", put)}${routes("note", "")}`,
  "resources/person.yaml": `ids: uuid
lifecycle: plain
fields:
  external: { type: external, nullable: true }
  name: { type: text, required: true }
  mentor: { relation: person, nullable: true }
  friends: { relation: person, many: true }
`,
  "resources/book.yaml": `lifecycle: plain
fields:
  external: { type: external, nullable: true }
  title: { type: text, required: true }
  author: { relation: person, nullable: true }
`,
  "resources/note.yaml": "lifecycle: [status, trash]\nfields:\n  title: { type: text, required: true }\n",
});

const [ada, bo, cy] = ["1", "2", "3"].map((digit) => `0198c0de-5eed-7abc-8def-${digit.repeat(12)}`) as [
  string,
  string,
  string,
];
const created = "2031-03-10T18:30:00.000Z";
const person = (id: string, name: string, more: object = {}) => ({
  ...{ resource: "person", id, language: "en", created, modified: created },
  fields: { name, ...more },
});

async function importLines(records: readonly object[]) {
  const { product } = await service.program.load();
  const { app } = openApp(product, service.database);
  const counts = Object.fromEntries(
    ["person", "book", "note"].map((name) => [
      name,
      records.filter((record) => "resource" in record && record.resource === name).length,
    ]),
  );
  const header = {
    format: exportFormat,
    version: 1,
    store: "elsewhere",
    written: created,
    counts,
    highest: {},
  };
  return importSource(app, await sourceOfLines(app, [header, ...records]));
}

it("imports UUIDs with references that come later and in capitals", async () => {
  const report = await importLines([
    person(ada.toUpperCase(), "Ada", { mentor: cy, friends: [bo.toUpperCase(), cy] }),
    person(bo, "Bo", { mentor: ada.toUpperCase(), friends: [] }),
    person(cy, "Cy", { mentor: null, friends: [ada.toUpperCase()] }),
    {
      ...{ resource: "book", id: 4, language: "en", created, modified: created },
      fields: { title: "Swifts", author: cy.toUpperCase() },
    },
  ]);
  expect(report).toMatchObject({ counts: { books: { created: 1 }, persons: { created: 3 } }, incomplete: 0 });
  const read = async (path: string) => (await service.request("GET", `/api/v1${path}`)).body;
  const people = await Promise.all([ada, bo, cy].map((id) => read(`/persons/${id}`)));
  const ids = (records: unknown) => (records as readonly { readonly id: string }[]).map(({ id }) => id);
  expect(people.map(({ id, name, mentor, friends }) => [id, name, mentor, ids(friends)])).toEqual([
    [ada, "Ada", cy, [bo, cy]],
    [bo, "Bo", ada, []],
    [cy, "Cy", null, [ada]],
  ]);
  expect(await read("/books/4")).toMatchObject({ title: "Swifts", author: cy });

  // As the records are stored in lower case, a second run finds them.
  const again = await importLines([
    person(ada.toUpperCase(), "Ada L.", { mentor: bo.toUpperCase(), friends: [] }),
  ]);
  expect(again).toMatchObject({ counts: { persons: { updated: 1 } }, incomplete: 0 });
  expect(await read(`/persons/${ada}`)).toMatchObject({ name: "Ada L.", mentor: bo, friends: [] });
  expect(service.errors).toEqual([]);
});

it("imports records of the trash into the trash, also without a field for the status", async () => {
  const [kept, trashed] = [
    { title: "Kept", id: 11 },
    { title: "Trashed", id: 12, isTrashed: true },
  ].map(({ id, title, isTrashed }) => ({
    ...{ resource: "note", id, language: "en", created, modified: created, fields: { title } },
    ...(isTrashed === true ? { trashed: true } : {}),
  }));
  await importLines([kept ?? {}, trashed ?? {}]);
  const { body } = await service.request("GET", "/api/v1/notes");
  expect(body).toMatchObject({ total: 1, items: [{ id: 11 }] });
  const stored = await service.database.db.collection<{ readonly _id: number }>("notes").findOne({ _id: 12 });
  expect(stored).toMatchObject({ status: "trash" });
});
