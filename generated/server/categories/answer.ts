// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Serializer, withoutEmpty } from "specwright";
import type { Category, EmbeddedCategory } from "../../sdk/categories.js";
import type { CategoryDocument } from "./collection.js";
import { categoryResource } from "./resource.js";

/** A stored category as it is sent. */
export function toCategory(document: CategoryDocument, view: Serializer): Category {
  const text = view.text(document.text, document.language);
  const above = withoutEmpty(
    {
      id: document._id,
      count: document.count,
      description: text.description,
      name: text.name,
      slug: text.slug,
      taxonomy: "tribe_events_cat",
      parent: document.parent ?? 0,
      meta: [],
      url: view.pageUrl(categoryResource, document, text.slug),
      urls: view.termUrls(categoryResource, document._id, document.parent),
      color: document.color,
      external: document.external,
    },
    ["color", "external"],
  );
  return {
    ...above,
    ...(view.single ? { _links: view.termLinks(categoryResource, document._id, document.parent) } : {}),
  };
}

/** A stored category as it is embedded in other records. */
export function toEmbeddedCategory(document: CategoryDocument, view: Serializer): EmbeddedCategory {
  const text = view.text(document.text, document.language);
  return withoutEmpty(
    {
      name: text.name,
      slug: text.slug,
      term_group: 0,
      term_taxonomy_id: document._id,
      taxonomy: "tribe_events_cat",
      description: text.description,
      parent: document.parent ?? 0,
      count: document.count,
      filter: "raw",
      id: document._id,
      urls: view.termUrls(categoryResource, document._id, document.parent),
      color: document.color,
    },
    ["color"],
  );
}
