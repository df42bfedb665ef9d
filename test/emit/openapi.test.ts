import { describe, expect, test } from "vitest";
import { modelOfFiles } from "../support/spec-service.js";
import { libraryModel, productModel } from "./library-model.js";
import { brokenRules, documentOf, filesOf, translationsIn } from "./openapi-files.js";
import { testDocument } from "./test-document.js";

const library = filesOf(libraryModel());

describe("the API document", () => {
  test("breaks none of the recommended rules", async () => {
    expect(await brokenRules(library)).toEqual([]);
  });
});

describe("a service without a text", () => {
  const model = modelOfFiles({
    "api.yaml": "title: Shop\nlicense: MIT\nlanguages: { all: [en, de, fr], default: en }\n",
    "resources/item.yaml": "text: An item.\nfields: { name: { type: text, required: true } }\n",
  });
  const document = documentOf(filesOf(model));

  test("has no description, in any language", async () => {
    expect(document.info).toEqual({
      title: "Shop",
      version: "1.0.0",
      license: { name: "MIT", identifier: "MIT" },
    });
    expect(document.tags).toEqual([{ name: "items", description: "An item." }, { name: "service" }]);
    expect(await brokenRules(filesOf(model))).toEqual([expect.stringContaining("tag-description")]);
    for (const language of ["de", "fr"]) {
      const { texts, places } = translationsIn(model, language);
      expect(JSON.stringify([texts, places])).not.toContain("Service.");
    }
  });

  test("has the one that it is given", () => {
    const { info, tags } = documentOf(library);
    expect(info).toMatchObject({ description: "Lends books." });
    expect(tags).toContainEqual({ name: "service", description: "Lends books." });
  });
});

testDocument("a product", productModel("tracker"));
