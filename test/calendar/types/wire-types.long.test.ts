import { expect, it } from "vitest";
import { compile, document } from "./compare.js";

it("wire types do not compile beside those of a document that leaves out a required property", async () => {
  const { components } = document;
  const { Event } = components.schemas;
  const changed = { ...Event, required: Event?.required?.filter((name) => name !== "title") ?? [] };
  const output = await compile("wire-types-changed", {
    ...document,
    components: { ...components, schemas: { ...components.schemas, Event: changed } },
  });
  expect(output).toContain("error TS2344");
});
