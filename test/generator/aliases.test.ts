import { expect, it } from "vitest";
import { buildEdited } from "./golden.js";

const list = "list: { path: /books, methods: [GET] }";

function errorsOf(aliases: string, formats = "[rss]"): readonly string[] {
  const replace = `list: { path: /books, methods: [GET], formats: ${formats}, aliases: ${aliases} }`;
  const { diagnostics } = buildEdited([{ file: "routes.yaml", find: list, replace }]);
  return diagnostics.filter(({ severity }) => severity === "error").map(({ name }) => name);
}

it.each([
  ["a format that the route has not", "{ formats: { ical: ics }, paths: { /books: } }", ["wrong_format"]],
  ["a path with such a format", "{ paths: { /books: { format: ics } } }", ["wrong_format"]],
  ["a parameter for no filter", "{ parameters: { q: serach }, paths: { /books: } }", ["unknown_filter"]],
  [
    "a value that sets no filter",
    '{ values: { v: { x: { pge: "1" } } }, paths: { /books: } }',
    ["unknown_filter"],
  ],
  ["a path that sets no filter", '{ paths: { /books: { parameters: { pge: "1" } } } }', ["unknown_filter"]],
  ["a page of something else", "{ paths: { /books: { page: { viw: list } } } }", ["unknown_filter"]],
  [
    "a value that a page has not",
    "{ pages: { v: { x: { viw: list } } }, paths: { /b: } }",
    ["unknown_filter"],
  ],
  ["a variable that nothing uses", '{ paths: { "/books/{year}": } }', ["unknown_placeholder"]],
  ["a path that ends with a slash", "{ paths: { /books/: } }", ["bad_name"]],
  ["no path", "{ formats: { f: rss } }", ["missing_key"]],
])("aliases of a route with %s are an error", (_error, aliases, names) => {
  expect(errorsOf(aliases)).toEqual(names);
});

it("aliases of a write are an error", () => {
  const { diagnostics } = buildEdited([
    {
      file: "routes.yaml",
      find: "create: { path: /books, methods: [POST],",
      replace: "create: { path: /books, methods: [POST], aliases: { paths: { /new: } },",
    },
  ]);
  expect(diagnostics.map(({ name }) => name)).toContain("key_not_for_type");
});

it("the more specific of two paths comes first, wherever it is written", () => {
  const paths = ["/books/{size}", "/books/{size}/news", "/books/new", "/", "/books/{page}-{size}"];
  for (const order of [paths, [...paths].reverse()]) {
    const written = order.map((path) => `"${path}": { format: rss }`).join(", ");
    const { model } = buildEdited([
      {
        file: "routes.yaml",
        find: list,
        replace: `list: { path: /books, methods: [GET], formats: [rss], aliases: { paths: { ${written} } } }`,
      },
    ]);
    const [route] = model?.resources.find(({ name }) => name === "book")?.routes ?? [];
    expect(route?.aliases?.paths.map(({ path }) => path)).toEqual([
      "/books/{size}/news",
      "/books/new",
      "/books/{page}-{size}",
      "/books/{size}",
      "/",
    ]);
  }
});
