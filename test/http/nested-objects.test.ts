import { describe, expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";

const types = `objects:
  chapter:
    text: A chapter.
    properties:
      title: { type: text, text: Title. }
      parts: { type: "chapter[]", optional: true, text: Chapters inside. }
      next: { type: chapter, optional: true, text: The chapter after it. }
`;
const book =
  "fields:\n  title: { type: text, required: true, text: Title. }\n  first: { type: chapter, text: The first chapter. }\n";

describe("an object that has others of its kind inside", () => {
  const service = useSpec({ "types.yaml": types, "resources/book.yaml": book, "api.yaml": "style: rest\n" });

  it("is stored, answered and validated at any depth", async () => {
    const first = {
      title: "One",
      parts: [{ title: "1.1", parts: [{ title: "1.1.1" }] }],
      next: { title: "Two" },
    };
    const made = await service.post("/api/v1/books", { title: "Book", first });
    expect([made.status, made.body.first]).toEqual([201, first]);
    const { body: read } = await service.get(`/api/v1/books/${Number(made.body.id)}`);
    expect(read.first).toEqual(first);
    const wrong = { title: "One", parts: [{ title: "1.1", parts: [{ title: 3 }] }] };
    const rejected = await service.post("/api/v1/books", { title: "Book", first: wrong });
    expect(rejected.status).toBe(400);
    expect(JSON.stringify(rejected.body)).toContain("first");
  });
});
