import { describe, expect, test } from "vitest";
import { routeIndex } from "../../generated/server/route-index.js";
import { emitRouteIndex } from "../../generator/emit/route-index.js";
import { type RouteIndex, showRoute, showRouteIndex } from "../../runtime/http/route-index.js";
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

  test("links to what stands above a namespace that a query parameter carries", () => {
    const base = "https://example.org/?rest_route=/library/v1";
    expect(showRouteIndex(index, { ...request, base })._links.up).toEqual([
      { href: "https://example.org/?rest_route=/" },
    ]);
  });

  test("lists the extensions", () => {
    expect(showRouteIndex(index, request).extensions).toEqual({ loans: "Loans of books." });
  });

  test("describes one route with what stands in its path, in the language asked for", () => {
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

describe("the facts of the route index", () => {
  test("hold the arguments of each input in the form of a REST schema", () => {
    const [file] = emitRouteIndex(libraryModel());
    expect(file?.path).toBe("server/route-index.ts");
    expect(file?.text).toContain(
      'title: { type: "string", required: true, description: "Title of the book." },',
    );
    expect(file?.text).toContain('items: { type: ["integer", "object"] },');
    expect(file?.text).toContain('pattern: "/books/(?P<id>\\\\d+)",');
    expect(file?.text).toContain('"Loans of books.": "Prestiti dei libri."');
  });

  test("have the routes of the reference service, those of contract, audit and webhooks, and the feeds", () => {
    const shown = showRouteIndex(routeIndex, { ...request, namespace: "tribe/events/v1" });
    expect(Object.keys(shown.routes)).toHaveLength(27);
    const route = shown.routes["/tribe/events/v1/events/by-slug/(?P<slug>[^/]+)"];
    expect(route?.methods).toEqual(["GET", "POST", "PUT", "PATCH", "DELETE"]);
    expect(shown.routes["/tribe/events/v1/events"]?.endpoints[1]?.args.title).toMatchObject({
      type: "string",
      required: true,
    });
  });
});
