import { describe, expect, test } from "vitest";
import { emitWireTypes } from "../../generator/emit/wire-types.js";
import type { Model } from "../../generator/model/model.js";

/** Tests the doc comments of the client that is emitted for a model. */
export function testDocComments(name: string, model: Model): void {
  describe(`doc comments of ${name}`, () => {
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
}

/** Errors have the shape that every service gives them. */
function isError(at: string): boolean {
  return /types\.ts (?:code|message|data|type|title|status|detail|instance|pointer|parameter|params|details)$/.test(
    at,
  );
}
