import { describe, expect, test } from "vitest";
import type { AnswerProperty, Text } from "../../../generator/model/model.js";
import { answerPropertyType, parameterType } from "../../../generator/print/typescript.js";
import { testDocComments } from "../../emit/test-doc-comments.js";
import { serviceModel } from "./service-model.js";

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

testDocComments("the calendar", service);
