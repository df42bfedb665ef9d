import { expect, it } from "vitest";
import type { JsonBody } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";

const service = useSpec({
  "api.yaml": "style: rest\n",
  "resources/person.yaml": `ids: uuid
lifecycle: plain
fields:
  name: { type: text, required: true }
`,
  "resources/book.yaml": `lifecycle: plain
fields:
  title: { type: text, required: true }
  authors: { relation: person, many: true, by: [id, name], create: name }
`,
});

const unknown = "0198c0de-5eed-7abc-8def-0123456789ab";

async function call(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: JsonBody }> {
  return service.request(method, `/api/v1${path}`, body === undefined ? {} : { body });
}

it("creates a record of a new name, and none of a UUID that no record has", async () => {
  const made = await call("POST", "/books", { title: "Swifts", authors: ["Ada"] });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  // As with integers, an id that leads nowhere is left out.
  const without = await call("POST", "/books", { title: "Gulls", authors: [unknown] });
  expect([without.status, without.body.authors]).toEqual([201, []]);
  const people = (await call("GET", "/persons")).body.items as unknown as JsonBody[];
  expect(people.map(({ name }) => name)).toEqual(["Ada"]);
  const [id = ""] = people.map((person) => person.id as unknown as string);
  const again = await call("POST", "/books", { title: "Terns", authors: [id.toUpperCase(), "Ada"] });
  expect(again.body.authors).toMatchObject([{ id }]);
});
