// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Serializer, withoutEmpty } from "specwright";
import type { EmbeddedTag, Tag } from "../../sdk/tags.js";
import type { TagDocument } from "./collection.js";
import { tagResource } from "./resource.js";

/** A stored tag as it is sent. */
export function toTag(document: TagDocument, view: Serializer): Tag {
  const text = view.text(document.text, document.language);
  const above = withoutEmpty(
    {
      id: document._id,
      count: document.count,
      description: text.description,
      name: text.name,
      slug: text.slug,
      taxonomy: "post_tag",
      meta: [],
      url: view.pageUrl(tagResource, document, text.slug),
      urls: view.termUrls(tagResource, document._id),
      external: document.external,
    },
    ["external"],
  );
  return {
    ...above,
    ...(view.single ? { _links: view.termLinks(tagResource, document._id) } : {}),
  };
}

/** A stored tag as it is embedded in other records. */
export function toEmbeddedTag(document: TagDocument, view: Serializer): EmbeddedTag {
  const text = view.text(document.text, document.language);
  return {
    name: text.name,
    slug: text.slug,
    term_group: 0,
    term_taxonomy_id: document._id,
    taxonomy: "post_tag",
    description: text.description,
    parent: 0,
    count: document.count,
    filter: "raw",
    id: document._id,
    urls: view.termUrls(tagResource, document._id),
  };
}
