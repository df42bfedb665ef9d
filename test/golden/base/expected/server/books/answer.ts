// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import { dateDetails, type Serializer, zoneAbbreviation } from "specwright";
import type { Book, EmbeddedBook } from "../../sdk/books.js";
import type { Status } from "../../sdk/types.js";
import type { Hooks } from "../hooks.js";
import { toShelf } from "../shelves/answer.js";
import { shelfCollection } from "../shelves/collection.js";
import type { BookDocument } from "./collection.js";
import { bookResource } from "./resource.js";

/** A stored book as it is sent. */
export function toBook(document: BookDocument, view: Serializer, hooks: Hooks): Book {
  const text = view.text(document.text, document.language);
  return {
    id: document._id,
    status: document.status as Status,
    self: view.selfUrl(bookResource, document._id),
    title: text.title,
    summary: text.summary,
    opens: document.opens,
    opens_details: dateDetails(document.opens),
    opens_utc: view.utc(document.utc_opens),
    zone_name: zoneAbbreviation(document.zone, document.utc_opens),
    image: view.image(document.image),
    binding: document.binding,
    shelves: view.shown(shelfCollection, document.shelves, toShelf),
    age: hooks.book.age(document, view, {}),
    edition: 1,
  };
}

/** A stored book as it is embedded in other records. */
export function toEmbeddedBook(document: BookDocument, view: Serializer): EmbeddedBook {
  const text = view.text(document.text, document.language);
  return {
    id: document._id,
    title: text.title,
  };
}
