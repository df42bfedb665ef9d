// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import { paragraphs, type Serializer, withoutEmpty } from "specwright";
import type { Organizer } from "../../sdk/organizers.js";
import type { Status } from "../../sdk/types.js";
import type { Hooks } from "../hooks.js";
import type { OrganizerDocument } from "./collection.js";
import { organizerResource } from "./resource.js";

/** A stored organizer as it is sent. */
export function toOrganizer(document: OrganizerDocument, view: Serializer, hooks: Hooks): Organizer {
  const text = view.text(document.text, document.language);
  const above = withoutEmpty(
    {
      id: document._id,
      author: String(document.author),
      status: document.status as Status,
      date: view.local(document.date),
      date_utc: view.publishedUtc(document),
      modified: view.local(document.modified),
      modified_utc: view.utc(document.modified),
      url: view.pageUrl(organizerResource, document, text.slug),
      organizer: text.organizer,
      description: paragraphs(text.description),
      excerpt: "",
      slug: text.slug,
      image: view.image(document.image),
      phone: document.phone,
      website: document.website,
      email: document.email,
      external: document.external,
    },
    ["description", "excerpt", "image", "phone", "website", "email", "external"],
  );
  return {
    ...above,
    ...(view.single ? { json_ld: hooks.organizer.jsonLd(document, view, above) } : {}),
    global_id: view.globalId(document._id),
    global_id_lineage: [view.globalId(document._id)],
  };
}
