import { describe, expect, it } from "vitest";
import { sortsByHidden } from "../../generator/model/masked.js";
import type { Model, Resource } from "../../generator/model/model.js";
import { readTable } from "../support/cases.js";
import { buildEdited, type Edit } from "./golden.js";

type Mistake = readonly [title: string, written: string, expected: string];
const errors = readTable(import.meta.dirname, "errors.yaml") as Readonly<
  Record<"plain" | "operations", readonly Mistake[]>
>;

/** The smallest resource there can be. */
const poem: Edit = {
  file: "resources/poem.yaml",
  text: [
    "resource: poem",
    "plural: poems",
    "lifecycle: post",
    "sequence: post",
    "named_by: title",
    "fields:",
    "  title: { type: text, required: true, localized: true, text: Its title. }",
    "  lines: { type: integer, text: How long it is. }",
    "  secret: { type: password, text: Password that readers need. }",
  ].join("\n"),
};

function modelOf(...edits: readonly Edit[]): Model {
  const { model, printed } = buildEdited(edits);
  if (model === undefined) throw new Error(printed);
  return model;
}

function resourceOf(model: Model, name: string): Resource {
  const resource = model.resources.find((candidate) => candidate.name === name);
  if (resource === undefined) throw new Error(`no resource ${name}`);
  return resource;
}

function edit(file: string, find: string, replace: string): Edit {
  return { file, find, replace };
}

const book = "resources/book.yaml";

describe("buildModel", () => {
  it("lets a row take over a shared one and add to it", () => {
    const model = modelOf(edit(book, "  status:\n  summary", "  status: { nullable: true }\n  summary"));
    const status = resourceOf(model, "book").fields.find(({ name }) => name === "status");
    expect(status?.nullable).toBe(true);
    expect(status?.type).toMatchObject({ kind: "enum", enum: { name: "status" } });
    expect(status?.text).toEqual({ en: "Status of the record.", de: "[de] Status of the record." });
  });

  it("takes nothing but the text of a shared row where a row has a source of its own", () => {
    const model = modelOf(edit(book, "  self:\n  title:", "  self: { constant: none }\n  title:"));
    const self = resourceOf(model, "book").answer.properties.find(({ name }) => name === "self");
    expect(self?.value).toEqual({ kind: "constant", value: "none" });
    expect(self?.type).toEqual({ kind: "scalar", scalar: "text" });
    expect(self?.text.en).toBe("Address of the record.");
  });

  it("makes a type nullable where the value may be missing and has no empty form, or is masked by null", () => {
    const model = modelOf(
      edit(book, "  binding:\n  shelves:", "  pages:\n  shelves:"),
      edit(book, "hidden_without_password: {", "hidden_without_password: { title: null,"),
    );
    const properties = resourceOf(model, "book").answer.properties;
    const types = Object.fromEntries(properties.map(({ name, type }) => [name, type.kind]));
    expect(types.pages).toBe("nullable");
    expect(types.title).toBe("nullable");
    // The list holds for records inside others as well.
    const inside = resourceOf(model, "book").embedded.properties;
    expect(inside.find(({ name }) => name === "title")?.type.kind).toBe("nullable");
  });

  it("knows which routes are idempotent: reads always, writes by the table or by their own key", () => {
    const table: Edit = {
      file: "routes.yaml",
      find: "resources:",
      replace: "idempotency: { create: key, update: key }\n\nresources:",
    };
    const own: Edit = { file: "routes.yaml", find: "idempotency: key", replace: "idempotency: none" };
    const repeats = (...edits: Edit[]) =>
      Object.fromEntries(
        resourceOf(modelOf(...edits), "book").routes.map((route) => [route.operation, route.idempotency]),
      );
    expect(repeats()).toMatchObject({ list: "natural", get: "natural", create: "none", update: "key" });
    expect(repeats(table)).toMatchObject({ get_by_slug: "natural", create: "key", update: "key" });
    expect(repeats(table, own)).toMatchObject({ create: "key", update: "none" });
  });

  it("rejects a word on repeats for a read", () => {
    const edit = {
      file: "routes.yaml",
      find: "path: /books, methods: [GET]",
      replace: "path: /books, methods: [GET], idempotency: key",
    };
    expect(buildEdited([edit]).printed).toContain("`idempotency` means nothing for the operation list");
  });

  it("serves a filter through a relation by indexes on the relation and on the field of the related records", () => {
    const add = "  since: { from: sequel_to.pages, text: Fewest pages of the book before. }\n  long: {";
    const above = "  above: { relation: shelves.parent, text: The shelf above. }\n  long: {";
    const keysOf = (replace: string, name: string): readonly string[] => {
      const { indexes } = resourceOf(modelOf(edit(book, "  long: {", replace)), name);
      return indexes.map(({ keys }) => keys.map(({ property }) => property).join(" "));
    };
    const covering = "_id status hidden utc_closes";
    expect(keysOf(add, "book")).toContain(`sequel_to utc_opens ${covering}`);
    expect(keysOf(above, "shelf").filter((keys) => keys.startsWith("parent"))).toEqual(["parent _id"]);
  });

  it("completes an order with the id, and takes all filters for links where none are listed", () => {
    const model = modelOf(edit(book, "order: [-opens, id]", "order: [-opens]"));
    expect(resourceOf(model, "book").links).toEqual(["size", "page"]);
    expect(resourceOf(model, "shelf").links).toEqual(["page", "book", "filled"]);
    expect(resourceOf(model, "book").order.at(-1)).toEqual({ property: "_id", direction: 1 });
  });

  it("groups the filters that one hook serves", () => {
    const model = modelOf(
      edit(
        book,
        "  long: { type",
        "  thick: { type: boolean, hook: long, text: Keep thick books. }\n  long: { type",
      ),
    );
    const hooks = resourceOf(model, "book").hooks.map(({ kind, property, serves }) => [
      kind,
      property,
      serves,
    ]);
    expect(hooks).toEqual([
      ["filter", "long", ["thick", "long"]],
      ["answer", "age", ["age"]],
    ]);
  });

  it("needs six keys for a resource and fills in the rest", () => {
    const model = modelOf(
      poem,
      edit(
        "routes.yaml",
        "  shelf:\n",
        '  poem:\n    get: { path: "/poems/{id}", methods: [GET] }\n  shelf:\n',
      ),
    );
    const resource = resourceOf(model, "poem");
    expect(resource.page).toBe("/poem/{slug}/");
    expect(resource.order).toEqual([
      { property: "date", direction: -1 },
      { property: "_id", direction: -1 },
    ]);
    expect(resource.answer.properties.map(({ name }) => name)).toEqual([
      "id",
      "author",
      "status",
      "date",
      "date_utc",
      "modified",
      "modified_utc",
      "url",
      "rest_url",
      "title",
      "lines",
      "slug",
    ]);
    expect(resource.embedded).toBe(resource.answer);
    expect(resource.text.en).toBe("Poems.");
  });

  it("gives a plain resource neither status nor taxonomy, and lists its newest records first", () => {
    const model = modelOf({
      file: "resources/loan.yaml",
      text: "lifecycle: plain\nfields:\n  reader: { type: text, required: true, text: Who has the book. }\n",
    });
    const resource = resourceOf(model, "loan");
    expect(resource).toMatchObject({ parts: [], order: [{ property: "_id", direction: -1 }] });
    expect(resource).not.toHaveProperty("taxonomy");
    expect(resource.answer.properties.map(({ name }) => name)).toEqual(["id", "reader", "slug"]);
    expect(resource.filters.map(({ name }) => name)).not.toContain("status");
    expect(resource.errors.map(({ situation }) => situation)).toEqual(["no_page"]);
    expect(resource.indexes.map(({ name }) => name)).toEqual(["slugs", "words", "by_name"]);
  });

  it("knows that an order by name goes by a masked title", () => {
    const sorts = (...edits: readonly Edit[]): boolean =>
      sortsByHidden(resourceOf(modelOf(...edits), "book"));
    const byTitle = edit(book, "order: [-opens, id]", "order: [title]");
    const masked = edit(book, "hidden_without_password: {", 'hidden_without_password: { title: "",');
    expect([sorts(byTitle), sorts(masked), sorts(byTitle, masked)]).toEqual([false, false, true]);
  });

  it("names indexes by their fields, also where a lifecycle has such an index, and looks for keys among fields first", () => {
    const { indexes } = resourceOf(
      modelOf({
        file: "resources/loan.yaml",
        text: `lifecycle: plain
indexes: { by_day: [created, reader], edits: [modified] }
fields:
  reader: { type: text, required: true, text: Who has the book. }
  created: { type: date, text: Day of the loan. }
  status: { type: text, text: How it is. }
  name: { type: text, text: Name of the desk. }
  name_: { type: text, text: Name of the shelf. }
filters:
  reader: { equals: reader, text: Reader. }
  status: { equals: status, text: Status. }
  name: { equals: name, text: Desk. }
  name_: { equals: name_, text: Shelf. }
`,
      }),
      "loan",
    );
    expect(indexes.map(({ name, keys }) => [name, ...keys.map(({ property }) => property)])).toEqual([
      ["by_day", "created_", "reader"],
      ["edits", "modified"],
      ["slugs", "slugs"],
      ["by_name", "sort_name"],
      ["by_reader", "reader", "_id"],
      ["by_status", "status_", "_id"],
      ["by_name__", "name", "_id"],
      ["by_name_", "name_", "_id"],
    ]);
  });

  it("gives a plain resource the parts that it lists, whatever their order", () => {
    const model = modelOf({
      file: "resources/loan.yaml",
      text: "lifecycle: [trash, author]\nfields:\n  reader: { type: text, required: true, text: Who has the book. }\n",
    });
    const resource = resourceOf(model, "loan");
    expect(resource).toMatchObject({ lifecycle: "plain", parts: ["author", "trash"] });
    expect(resource.answer.properties.map(({ name }) => name)).toEqual(["id", "author", "reader", "slug"]);
    expect(resource.filters.map(({ name }) => name)).not.toContain("status");
    expect(resource.errors.map(({ situation }) => situation)).toEqual([
      "not_accessible",
      "in_trash",
      "no_page",
    ]);
    expect(resource.indexes.find(({ name }) => name === "by_order")?.keys).toEqual([
      { property: "_trashed", direction: 1 },
      { property: "_id", direction: -1 },
    ]);
  });

  it("gives a plain resource without a required text neither a slug nor a search, and a page by id", () => {
    const model = modelOf({
      file: "resources/reading.yaml",
      text: "lifecycle: plain\nfields:\n  degrees: { type: number, required: true, text: Temperature. }\n",
    });
    const resource = resourceOf(model, "reading");
    expect(resource.page).toBe("/reading/{id}/");
    expect(resource.answer.properties.map(({ name }) => name)).toEqual(["id", "degrees"]);
    expect(resource.filters.map(({ name }) => name)).toEqual(["page", "size"]);
    expect(resource.indexes.map(({ name }) => name)).toEqual(["slugs"]);
  });

  it("shows a field for a row with its name, whatever the row shows of other resources", () => {
    const rows =
      "\n    url: { value: page, text: Address. }\n    count: { value: modified, text: Changes. }\n    id:";
    const fields = "url: { type: text, text: Own address. }\n  count: { type: integer, text: Copies. }";
    const { answer } = resourceOf(
      modelOf(edit("types.yaml", "\n    id:", rows), {
        file: "resources/loan.yaml",
        text: `lifecycle: plain\nfields:\n  reader: { type: text, required: true, text: Reader. }\n  ${fields}\nanswer: { id: , url: , count: }\n`,
      }),
      "loan",
    );
    expect(answer.properties.map(({ name, value }) => [name, value.kind])).toEqual([
      ["id", "life"],
      ["url", "field"],
      ["count", "field"],
    ]);
  });

  it("asks for the name of posts", () => {
    const text =
      "lifecycle: post\nfields:\n  degrees: { type: number, required: true, text: Temperature. }\n";
    const { printed } = buildEdited([{ file: "resources/reading.yaml", text }]);
    expect(printed).toContain("`named_by` is missing");
  });

  it.each(errors.plain)("rejects %s of a plain resource", (_what, text, message) => {
    const fields = "fields:\n  name: { type: text, required: true, text: Name. }\n";
    const own = text.startsWith("fields:") ? fields + text.slice("fields:\n".length) : `${fields}${text}`;
    const { printed } = buildEdited([{ file: "resources/loan.yaml", text: `lifecycle: plain\n${own}\n` }]);
    expect(printed).toContain(`SPEC049 ${message}`);
    expect(printed).toContain("fix: remove it, or change the lifecycle");
  });

  it("rejects requirements of one condition for the same property", () => {
    const text =
      "lifecycle: [author]\npolicies: { read: { records: [{ own: true, writer: 3 }, { writer: 3 }] } }\n";
    const fields =
      "fields:\n  name: { type: text, required: true, text: Name. }\n  writer: { type: user, text: Who. }\n";
    const { printed } = buildEdited([{ file: "resources/loan.yaml", text: text + fields }]);
    expect(printed).toContain("loan.yaml:2:52 SPEC019 `author` occurs twice in this list.");
    expect(printed).toContain("the first requirement of it: spec/resources/loan.yaml:2:38");
    expect(printed.match(/SPEC019/g)).toHaveLength(1);
  });

  it("allows the change deleted of all records without a trash", () => {
    const { printed } = buildEdited([
      edit(book, "hidden_by: hidden", "hidden_by: hidden\nwebhooks: [deleted]"),
    ]);
    expect(printed).toContain("SPEC049 `deleted` is only for the lifecycle term or plain.");
  });

  it("has the place of every node", () => {
    const resource = resourceOf(modelOf(), "book");
    expect(resource.fields[0]?.place).toEqual({
      file: "spec/resources/book.yaml",
      line: 11,
      column: 3,
      end: { line: 11, column: 8 },
      pointer: "/fields/title",
    });
    expect(resource.routes[0]?.place).toMatchObject({ file: "spec/routes.yaml", line: 14, column: 5 });
  });
});

describe("custom operations", () => {
  const withOperation = (row: string): readonly Edit[] => [
    { file: "routes.yaml", find: "  shelf:\n", replace: `  shelf:\n    ${row}\n` },
  ];

  it("are routes of one record with a path, a method, names and a key of their own", () => {
    const { routes, hooks } = resourceOf(
      modelOf(...withOperation("sort_out: { hook: sorts, access: everyone }")),
      "shelf",
    );
    const [operation] = routes;
    expect(operation).toMatchObject({
      operation: "custom",
      name: "sort_out",
      path: "/shelves/{id}/sort-out",
      methods: ["POST"],
      idempotency: "key",
      operationName: "sortOutShelf",
      inputName: "SortOutShelfInput",
      parameters: [],
      title: { en: "Sort out shelf" },
    });
    expect(hooks).toContain(operation?.hook);
  });

  it("leave a resource that lists nothing else its standard routes", () => {
    const { routes } = resourceOf(
      modelOf(poem, {
        file: "routes.yaml",
        find: "  shelf:\n",
        replace: "  poem: { print: { hook: prints, access: everyone } }\n  shelf:\n",
      }),
      "poem",
    );
    const names = ["list", "create", "get", "update", "delete", "print"];
    expect(routes.map(({ name }) => name)).toEqual(names);
  });

  it("require for the deletion of all records what that of one does, unless they say otherwise", () => {
    const capability = {
      file: "api.yaml",
      find: "  edit_books: Write books.\n",
      replace: "  edit_books: Write books.\n  read_drafts: Read drafts.\n",
    };
    const accessOf = (row: string): string | undefined =>
      resourceOf(
        modelOf(poem, capability, {
          file: "routes.yaml",
          find: "  shelf:\n",
          replace: `  poem: { delete: { access: edit_books }, delete_all: ${row} }\n  shelf:\n`,
        }),
        "poem",
      ).routes.find(({ operation }) => operation === "delete_all")?.access;
    expect(accessOf("{}")).toBe("edit_books");
    expect(accessOf("{ path: /poems/all }")).toBe("edit_books");
    expect(accessOf("{ access: read_drafts }")).toBe("read_drafts");
  });

  it.each(errors.operations)("with %s are reported", (_what, row, name) => {
    const { diagnostics } = buildEdited(withOperation(row));
    expect(diagnostics.map((diagnostic) => diagnostic.name)).toEqual([name]);
  });
});
