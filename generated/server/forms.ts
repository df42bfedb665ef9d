// Generated from spec/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FormSource } from "specwright";
import { categoryResource } from "./categories/resource.js";
import { eventResource } from "./events/resource.js";
import { organizerResource } from "./organizers/resource.js";
import { tagResource } from "./tags/resource.js";
import { venueResource } from "./venues/resource.js";

/** What the editing page asks for. */
export const forms: FormSource = {
  statuses: {
    publish: "Visible to everyone.",
    future: "Published automatically at its publication date.",
    draft: "Not finished; visible to its author and to editors.",
    pending: "Waits for an editor to publish it.",
    private: "Visible to its author and to those who may read private records.",
    trash: "Deleted; an update brings it back.",
  },
  resources: [
    {
      resource: eventResource,
      writes: {
        create: {
          name: "createEvent",
          path: "/events",
          method: "POST",
          idempotency: "key",
          access: "edit_posts",
        },
        update: {
          name: "updateEvent",
          path: "/events/{id}",
          method: "PATCH",
          idempotency: "key",
          access: "edit_posts",
        },
        delete: {
          name: "deleteEvent",
          path: "/events/{id}",
          method: "DELETE",
          idempotency: "key",
          access: "edit_posts",
        },
        batch: {
          name: "batchEvents",
          path: "/events/batch",
          method: "POST",
          idempotency: "key",
          access: "edit_posts",
        },
      },
    },
    {
      resource: venueResource,
      writes: {
        create: {
          name: "createVenue",
          path: "/venues",
          method: "POST",
          idempotency: "key",
          access: "edit_posts",
        },
        update: {
          name: "updateVenue",
          path: "/venues/{id}",
          method: "PATCH",
          idempotency: "key",
          access: "edit_posts",
        },
        delete: {
          name: "deleteVenue",
          path: "/venues/{id}",
          method: "DELETE",
          idempotency: "key",
          access: "edit_posts",
        },
      },
    },
    {
      resource: organizerResource,
      writes: {
        create: {
          name: "createOrganizer",
          path: "/organizers",
          method: "POST",
          idempotency: "key",
          access: "edit_posts",
        },
        update: {
          name: "updateOrganizer",
          path: "/organizers/{id}",
          method: "PATCH",
          idempotency: "key",
          access: "edit_posts",
        },
        delete: {
          name: "deleteOrganizer",
          path: "/organizers/{id}",
          method: "DELETE",
          idempotency: "key",
          access: "edit_posts",
        },
      },
    },
    {
      resource: categoryResource,
      writes: {
        create: {
          name: "createCategory",
          path: "/categories",
          method: "POST",
          idempotency: "key",
          access: "edit_categories",
        },
        update: {
          name: "updateCategory",
          path: "/categories/{id}",
          method: "PATCH",
          idempotency: "key",
          access: "edit_categories",
        },
        delete: {
          name: "deleteCategory",
          path: "/categories/{id}",
          method: "DELETE",
          idempotency: "key",
          access: "edit_categories",
        },
      },
    },
    {
      resource: tagResource,
      writes: {
        create: { name: "createTag", path: "/tags", method: "POST", idempotency: "key", access: "edit_tags" },
        update: {
          name: "updateTag",
          path: "/tags/{id}",
          method: "PATCH",
          idempotency: "key",
          access: "edit_tags",
        },
        delete: {
          name: "deleteTag",
          path: "/tags/{id}",
          method: "DELETE",
          idempotency: "key",
          access: "edit_tags",
        },
      },
    },
  ],
};
