import { expect, it } from "vitest";
import { readTable } from "../support/cases.js";
import { buildEdited } from "./golden.js";

const tables = readTable(import.meta.dirname, "aliases.yaml") as {
  readonly mistakes: readonly (readonly [mistake: string, aliases: string, names: readonly string[]])[];
};

const list = "list: { path: /books, methods: [GET] }";

function errorsOf(aliases: string, formats = "[rss]"): readonly string[] {
  const replace = `list: { path: /books, methods: [GET], formats: ${formats}, aliases: ${aliases} }`;
  const { diagnostics } = buildEdited([{ file: "routes.yaml", find: list, replace }]);
  return diagnostics.filter(({ severity }) => severity === "error").map(({ name }) => name);
}

it.each(tables.mistakes)("aliases of a route with %s are an error", (_error, aliases, names) => {
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
