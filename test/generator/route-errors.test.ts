import { describe, expect, it } from "vitest";
import { errorsOf } from "../../generator/model/route-errors.js";
import { modelOfFiles } from "../support/spec-service.js";

describe("errorsOf", () => {
  it("gives values that another record has the status of rejected parameters", () => {
    const model = modelOfFiles({
      "api.yaml": 'errors: { rest_invalid_param: { status: 422, text: "Invalid: {names}." } }\n',
      "resources/book.yaml": "fields: { isbn: { type: text, required: true, unique: true } }\n",
    });
    const [create] = model.resources.flatMap(({ routes }) =>
      routes.filter(({ operation }) => operation === "create"),
    );
    if (create === undefined) throw new Error("The spec has no create.");
    expect(errorsOf(model, create).filter(({ name }) => name === "taken")).toMatchObject([
      { code: "taken", status: 422 },
    ]);
  });
});

describe("reasons of a product", () => {
  const fields = "fields:\n  title: { type: text, required: true }\n";
  const plain = `lifecycle: plain\n${fields}`;
  const model = modelOfFiles({
    "api.yaml": 'reasons: { lent: "{name} is lent.", too_large: "{name} is too much." }\n',
    "routes.yaml":
      "resources:\n  box: { list: , get: , update: { access: edit }, seal: { hook: seal, access: edit } }\n",
    "resources/box.yaml": plain.replace("plain", "plain\nplural: boxes"),
    "resources/book.yaml": `${plain}filters:\n  rare: { type: boolean, hook: rare }\nhooks: { before: { update: prepare } }\n`,
    "resources/loan.yaml": `${plain}  book: { relation: book, create: record, by: [id] }\n`,
    "resources/shelf.yaml":
      `${plain}answer:\n  id:\n  title:\n  age: { type: integer, hook: age }\nhooks: { after: { create: note } }\n`.replace(
        "plain",
        "plain\nplural: shelves",
      ),
    "resources/reader.yaml": plain,
    "resources/fine.yaml": `${plain}  reader: { relation: reader, on_delete: cascade }\nhooks: { before: { delete: keep } }\n`,
    "resources/visit.yaml": `${plain}hooks: { validate: check }\n`,
  });
  const listing = (name: string): readonly string[] =>
    model.resources
      .filter((resource) => resource.name === name)
      .flatMap(({ routes }) => routes)
      .filter((route) => errorsOf(model, route).some(({ code }) => code === "lent"))
      .map(({ operation }) => operation);

  it.each([
    ["visit", ["create", "update"]],
    ["book", ["list", "update"]],
    ["fine", ["delete"]],
    ["box", ["custom"]],
  ])("are those of the operations of a %s that a function can reject", (name, operations) => {
    expect(listing(name)).toEqual(operations);
  });

  it.each([
    ["loan", ["create", "update"]],
    ["reader", ["delete"]],
  ])(
    "are those of the operations of a %s by which other records are written or deleted",
    (name, operations) => {
      expect(listing(name)).toEqual(operations);
    },
  );

  it("are no errors where functions only compute values, or are called afterwards", () => {
    expect(listing("shelf")).toEqual([]);
  });

  it("do not include those whose text replaces that of every service", () => {
    expect(model.reasons.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual(["lent"]);
  });
});
