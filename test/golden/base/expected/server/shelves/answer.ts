// Generated from spec/resources/shelf.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Serializer } from "specwright";
import type { Shelf } from "../../sdk/shelves.js";
import type { ShelfDocument } from "./collection.js";
import { shelfResource } from "./resource.js";

/** A stored shelf as it is sent. */
export function toShelf(document: ShelfDocument, view: Serializer): Shelf {
  const text = view.text(document.text, document.language);
  return {
    id: document._id,
    count: document.count,
    name: text.name,
    parent: document.parent ?? 0,
    slug: text.slug,
    taxonomy: "shelf",
    url: view.pageUrl(shelfResource, document, text.slug),
    urls: view.termUrls(shelfResource, document._id, document.parent),
  };
}
