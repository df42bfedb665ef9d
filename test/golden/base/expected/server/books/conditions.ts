// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Conditions, equals, reference, search } from "specwright";
import type { ListBooksQuery } from "../../sdk/books.js";

/** What each filter of a list of books selects; hooks say it of theirs. */
export const bookConditions: Conditions<ListBooksQuery> = (list) => [
  search(list, "search", ["title", "summary"]),
  equals(list, "binding", { property: "binding" }),
  reference(list, "shelves", { property: "shelves", descendants: true }),
];
