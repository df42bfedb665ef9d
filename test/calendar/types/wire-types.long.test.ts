import { expect, it } from "vitest";
import { compile, document } from "./compare.js";

const { components } = document;
const { Event = {}, EventCreate = {}, Ticket = {} } = components.schemas;
const { all_day: allDay, ...otherProperties } = EventCreate.properties ?? {};

it.each([
  [
    "leaves out a required property of an answer",
    { Event: { ...Event, required: Event.required?.filter((name) => name !== "title") ?? [] } },
  ],
  ["leaves out a property of a body", { EventCreate: { ...EventCreate, properties: otherProperties } }],
  [
    "has a default in a body, which the tool takes for a value that is there",
    {
      EventCreate: {
        ...EventCreate,
        properties: { ...otherProperties, all_day: { ...allDay, default: false } },
      },
    },
  ],
  ["has a type that the client does not have", { Seat: Ticket }],
])("types do not compile beside those of a document that %s", async (_, changed) => {
  const schemas = { ...components.schemas, ...changed };
  const output = await compile("wire-types-changed", { ...document, components: { ...components, schemas } });
  expect(output).toMatch(/error TS(?:2344|2694|2739|2741)/);
});
