import { describe, expect, test } from "vitest";
import { emitWireTypes } from "../../generator/emit/wire-types.js";
import type { AnswerProperty, ObjectProperty, ObjectType, Text } from "../../generator/model/model.js";
import { objectExample } from "../../generator/print/examples.js";
import { answerPropertyType, parameterType } from "../../generator/print/typescript.js";
import { libraryModel, serviceModel } from "./library-model.js";

const service = serviceModel();
const name = (type: string): string => type;

/** Properties that show something else than what was sent for them. */
function changedProperties(): readonly { readonly path: string; readonly property: AnswerProperty }[] {
  return service.resources.flatMap((resource) =>
    [...new Set([...resource.answer.properties, ...resource.embedded.properties])].flatMap((property) => {
      const field = resource.fields.find((one) => one.name === property.name);
      if (field === undefined) return [];
      const shown = answerPropertyType(property, name).replace(/ \| null$/, "");
      const sent = parameterType(service, field, name).replace(/^readonly | \| null$/g, "");
      return shown === sent ? [] : [{ path: `${resource.name}.${property.name}`, property }];
    }),
  );
}

describe("texts of answers", () => {
  test("are their own where an answer shows something else than what was sent", () => {
    const changed = changedProperties();
    const said = changed.map(({ path }) => path);
    expect(said).toEqual(
      expect.arrayContaining(["event.image", "event.venue", "event.tags", "venue.author"]),
    );
    const inputTexts = new Map(
      service.resources.flatMap((resource) =>
        resource.fields.map((field): [string, Text] => [`${resource.name}.${field.name}`, field.text]),
      ),
    );
    const echoes = changed.flatMap(({ path, property }) =>
      Object.entries(property.text)
        .filter(([language, words]) => words === inputTexts.get(path)?.[language])
        .map(([language]) => `${path} in ${language}`),
    );
    expect(echoes).toEqual([]);
  });
});

test("The example of an object holds none of its kind.", () => {
  const place = { file: "types.yaml", line: 1, column: 1 };
  const properties: ObjectProperty[] = [];
  const node: ObjectType = { name: "node", typeName: "Node", text: {}, properties, place };
  const list = { kind: "list", of: { kind: "object", object: node } } as const;
  properties.push({ name: "below", type: list, optional: false, text: {} });
  expect(objectExample(node)).toEqual({ below: [] });
});

describe.each([
  ["the library", libraryModel()],
  ["the service", service],
])("doc comments of %s", (_name, model) => {
  test("have an example of each property that has no interface of its own", () => {
    const files = emitWireTypes(model);
    const blocks = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2}\/\*\*([^]*?)\*\/\n {2}("?[\w-]+"?)\??: ([^;]+);/gm)].map(
        ([, doc = "", property = "", type = ""]) => ({ at: `${path} ${property}`, doc, type }),
      ),
    );
    expect(blocks.length).toBeGreaterThan(20);
    // The errors, and records inside others, are shown where their interfaces are.
    const bare = blocks.filter(
      ({ doc, type, at }) =>
        !doc.includes("@example") && !/^[A-Z]\w+(?:\[\]| \|)?/.test(type) && !isError(at),
    );
    expect(bare).toEqual([]);
  });
});

/** Errors have the shape that every service gives them. */
function isError(at: string): boolean {
  return /types\.ts (?:code|message|data|type|title|status|detail|params|details)$/.test(at);
}
