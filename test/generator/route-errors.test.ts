import { describe, expect, it } from "vitest";
import { readSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import { errorsOf } from "../../generator/model/route-errors.js";

const files = {
  "api.yaml": 'errors: { rest_invalid_param: { status: 422, text: "Invalid: {names}." } }\n',
  "resources/book.yaml": "fields: { isbn: { type: text, required: true, unique: true } }\n",
};

describe("errorsOf", () => {
  it("gives values that another record has the status of rejected parameters", () => {
    const bytes = Object.entries(files).map(
      ([path, text]) => [path, new TextEncoder().encode(text)] as const,
    );
    const { model } = buildModel(readSpec("spec", new Map(bytes)));
    const routes = model?.resources.flatMap((resource) => resource.routes) ?? [];
    const create = routes.find(({ operation }) => operation === "create");
    if (model === undefined || create === undefined) throw new Error("The spec has no create.");
    expect(errorsOf(model, create).filter(({ name }) => name === "taken")).toMatchObject([
      { code: "rest_taken", status: 422 },
    ]);
  });
});
