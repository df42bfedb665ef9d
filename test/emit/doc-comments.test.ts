import { expect, test } from "vitest";
import type { ObjectProperty, ObjectType } from "../../generator/model/model.js";
import { objectExample } from "../../generator/print/examples.js";
import { libraryModel, productModel } from "./library-model.js";
import { testDocComments } from "./test-doc-comments.js";

test("The example of an object holds none of its kind.", () => {
  const place = { file: "types.yaml", line: 1, column: 1 };
  const properties: ObjectProperty[] = [];
  const node: ObjectType = { name: "node", typeName: "Node", text: {}, properties, place };
  const list = { kind: "list", of: { kind: "object", object: node } } as const;
  properties.push({ name: "below", type: list, optional: false, nullable: false, text: {} });
  expect(objectExample(node)).toEqual({ below: [] });
});

testDocComments("the library", libraryModel());
testDocComments("a product", productModel("tracker"));
