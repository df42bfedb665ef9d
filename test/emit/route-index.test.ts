import { describe, expect, test } from "vitest";
import { emitRouteIndex } from "../../generator/emit/route-index.js";
import type { ResourceDescriptor } from "../../runtime/core/resource-descriptor.js";
import {
  createRouteIndex,
  type RouteIndex,
  showRoute,
  showRouteIndex,
} from "../../runtime/http/route-index.js";
import { libraryModel } from "./library-model.js";

const index: RouteIndex = {
  routes: [
    { path: "/", pattern: "/", endpoints: [{ methods: ["GET"], args: {} }] },
    {
      path: "/books/{id}",
      pattern: "/books/(?P<id>\\d+)",
      variables: { id: { type: "integer", required: true, description: "Id of the book." } },
      endpoints: [
        { methods: ["GET"], args: { password: { type: "string", required: false } } },
        { methods: ["POST", "PUT"], args: {} },
      ],
    },
  ],
  extensions: { loans: "Loans of books." },
  translations: { it: { "Id of the book.": "Numero del libro." } },
};
const request = {
  namespace: "library/v1",
  base: "https://example.org/it/library/v1",
  language: "en",
  defaults: {},
};

describe("the route index", () => {
  test("lists every route below the namespace, with an address where it has one", () => {
    const shown = showRouteIndex(index, request);
    expect(shown.namespace).toBe("library/v1");
    expect(Object.keys(shown.routes)).toEqual(["/library/v1", "/library/v1/books/(?P<id>\\d+)"]);
    expect(shown.routes["/library/v1"]).toEqual({
      namespace: "library/v1",
      methods: ["GET"],
      endpoints: [{ methods: ["GET"], args: {} }],
      _links: { self: [{ href: "https://example.org/it/library/v1" }] },
    });
    expect(shown.routes["/library/v1/books/(?P<id>\\d+)"]?._links).toBeUndefined();
    expect(shown._links).toEqual({ up: [{ href: "https://example.org/it/" }] });
  });

  test("links to the level above a namespace that a query parameter carries", () => {
    const base = "https://example.org/?rest_route=/library/v1";
    expect(showRouteIndex(index, { ...request, base })._links.up).toEqual([
      { href: "https://example.org/?rest_route=/" },
    ]);
  });

  test("lists the extensions", () => {
    expect(showRouteIndex(index, request).extensions).toEqual({ loans: "Loans of books." });
  });

  test("describes one route with the variables of its path, in the requested language", () => {
    expect(showRoute(index, "/books/{id}", { ...request, language: "it" })).toEqual({
      namespace: "library/v1",
      methods: ["GET", "POST", "PUT"],
      endpoints: [
        {
          methods: ["GET"],
          args: {
            id: { type: "integer", required: true, description: "Numero del libro." },
            password: { type: "string", required: false },
          },
        },
        {
          methods: ["POST", "PUT"],
          args: { id: { type: "integer", required: true, description: "Numero del libro." } },
        },
      ],
    });
  });

  test("knows no other routes", () => {
    expect(showRoute(index, "/films", request)).toBeUndefined();
  });
});

describe("the route index of descriptors", () => {
  const fields = {
    title: { kind: "text", required: true, storage: "localized", text: "Title of the book." },
    pages: {
      kind: "integer",
      minimum: 1,
      maximum: 99,
      default: 9,
      storage: "plain",
      text: "Number of pages.",
    },
    writers: {
      kind: "reference",
      list: true,
      by: ["id"],
      create: "record",
      storage: "references",
      text: "Who.",
    },
    scope: {
      kind: "enum",
      values: ["this", "all"],
      storage: "scope",
      text: { en: "Reach.", it: "Portata." },
    },
  } as const satisfies ResourceDescriptor["fields"];
  const resource = { fields, filters: {}, variables: { id: "Id of the book." } };
  const derived = createRouteIndex({
    routes: [
      { path: "/books", methods: ["POST"], resource, takes: "fields" },
      { path: "/books/{id}", methods: ["GET"], resource, takes: ["title"] },
      { path: "/books/{id}", methods: ["PUT"], resource, takes: "changes" },
    ],
    language: { name: "lang", descriptor: { kind: "enum", values: ["en", "it"], text: "Language." } },
    defaultLanguage: "en",
    extensions: { loans: "Loans of books." },
    translations: { it: { texts: { "Loans of books.": "Prestiti dei libri." }, places: {} } },
  });
  const title = { type: "string", required: false, description: "Title of the book." };
  const lang = { type: "string", enum: ["en", "it"], required: false, description: "Language." };

  test("has a pattern for each path, with its variables", () => {
    expect(derived.routes.map(({ pattern }) => pattern)).toEqual(["/books", "/books/(?P<id>\\d+)"]);
    expect(derived.routes[1]?.variables).toEqual({
      id: { type: "integer", required: true, description: "Id of the book." },
    });
    expect(derived.extensions).toEqual({ loans: "Loans of books." });
    expect(derived.translations).toEqual({ it: { "Loans of books.": "Prestiti dei libri." } });
  });

  test("describes what a create takes as a REST schema, but for what reaches beyond the record", () => {
    expect(derived.routes[0]?.endpoints).toEqual([
      {
        methods: ["POST"],
        args: {
          title: { ...title, required: true },
          pages: {
            type: "integer",
            minimum: 1,
            maximum: 99,
            required: false,
            default: 9,
            description: "Number of pages.",
          },
          writers: {
            type: "array",
            items: { type: ["integer", "object"] },
            required: false,
            description: "Who.",
          },
          lang,
        },
      },
    ]);
  });

  test("requires nothing of an update, and has no defaults", () => {
    const [read, update] = derived.routes[1]?.endpoints ?? [];
    expect(read).toEqual({ methods: ["GET"], args: { title, lang } });
    expect(Object.keys(update?.args ?? {})).toEqual(["title", "pages", "writers", "scope", "lang"]);
    expect(update?.args).toMatchObject({ title, scope: { enum: ["this", "all"], description: "Reach." } });
    expect(Object.values(update?.args ?? {}).some((argument) => "default" in argument)).toBe(false);
  });

  test("lists every route of the spec with its parameters", () => {
    const [file] = emitRouteIndex(libraryModel());
    expect(file?.path).toBe("server/route-index.ts");
    expect(file?.text).toContain(
      '{ path: "/books/{id}", methods: ["POST", "PUT"], resource: bookFacts, takes: "changes" },',
    );
    expect(file?.text).toContain('{ path: "/", methods: ["GET"], parameters: serviceParameters.getRoot },');
  });
});
