// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ParameterDescriptor, ServiceDescriptor } from "specwright";

/** How each parameter of the routes is read that belong to no resource. */
export const serviceParameters = { getRoot: {} } as const satisfies Record<string, Record<string, ParameterDescriptor>>;

/** Keeps books on shelves. */
export const serviceFacts: ServiceDescriptor = {
  title: "Library",
  text: { en: "Keeps books on shelves.", de: "[de] Keeps books on shelves." },
  version: "1.0.0",
  namespace: "library/v1",
  storedContract: "071419ea3dd1",
  mounts: [{ path: "/library/v1", namespace: "library/v1", languages: ["en", "de"], query: "route" }],
  languages: { all: ["en", "de"], default: "en", parameter: "lang", aliases: [] },
  paging: { page: "page", size: "size", default: 10, maximum: 50 },
  statuses: [
    { name: "publish", read: "everyone", role: "published" },
    { name: "future", read: "owner", role: "scheduled" },
    { name: "draft", read: "owner", role: "draft" },
    { name: "pending", read: "owner", role: "review" },
    { name: "trash", read: "nobody", role: "trash" },
  ],
  roles: { editor: ["edit_books"] },
  extensions: ["loans"],
  errors: {
    not_found: {
      code: "not_found",
      status: 404,
      text: { en: "There is no {name}.", de: "[de] There is no {name}." },
    },
    "no-such-book": {
      code: "no-such-book",
      status: 404,
      text: { en: "There is no book {id}.", de: "[de] There is no book {id}." },
    },
    "book-not-accessible": {
      code: "book-not-accessible",
      status: 403,
      text: { en: "This record is not accessible.", de: "[de] This record is not accessible." },
    },
  },
  reasons: { not_string: { en: "{name} is not a text.", de: "[de] {name} is not a text." } },
  contract: {
    hash: "a02771e17694",
    operations: {
      getRoot: "a7d8e52933db",
      listBooks: "178084ac38d4",
      createBook: "170ae9de1143",
      getBook: "268a33d1a216",
      updateBook: "0e914957a206",
      getBookBySlug: "cc22c398c0cd",
      listShelves: "240fe0aafd22",
      getShelf: "7da2f680dbdb",
    },
  },
  webhookRole: "",
};
