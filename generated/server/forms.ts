// Generated from spec/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FormSource } from "specwright";
import { categoryResource } from "./categories/resource.js";
import { eventResource } from "./events/resource.js";
import { organizerResource } from "./organizers/resource.js";
import { serviceParameters } from "./service/service.js";
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
  service: [
    {
      write: { name: "getAudit", path: "/audit", method: "GET", idempotency: "none", access: "read_audit" },
      title: "List changes of records",
      text: "Lists who changed which record how and when, the latest first.",
      parameters: serviceParameters.getAudit,
    },
    {
      write: {
        name: "getWebhooks",
        path: "/webhooks",
        method: "GET",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "List webhooks",
      text: "Lists the webhooks.",
      parameters: serviceParameters.getWebhooks,
    },
    {
      write: {
        name: "createWebhook",
        path: "/webhooks",
        method: "POST",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "Create a webhook",
      text: "Creates a webhook; the answer shows its secret, once.",
      parameters: serviceParameters.createWebhook,
    },
    {
      write: {
        name: "getWebhook",
        path: "/webhooks/{name}",
        method: "GET",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "Get a webhook",
      text: "Gives the webhook with this name.",
      parameters: serviceParameters.getWebhook,
    },
    {
      write: {
        name: "updateWebhook",
        path: "/webhooks/{name}",
        method: "PATCH",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "Update a webhook",
      text: "Changes what is sent of the webhook with this name.",
      parameters: serviceParameters.updateWebhook,
    },
    {
      write: {
        name: "deleteWebhook",
        path: "/webhooks/{name}",
        method: "DELETE",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "Delete a webhook",
      text: "Deletes the webhook with this name, and its messages.",
      parameters: serviceParameters.deleteWebhook,
    },
    {
      write: {
        name: "rotateWebhook",
        path: "/webhooks/{name}/rotate",
        method: "POST",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "Give a webhook a new secret",
      text: "Gives the webhook a new secret; the present one signs beside it for a day.",
      parameters: serviceParameters.rotateWebhook,
    },
    {
      write: {
        name: "testWebhook",
        path: "/webhooks/{name}/test",
        method: "POST",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "Send a test message to a webhook",
      text: "Sends a message for a test.",
      parameters: serviceParameters.testWebhook,
    },
    {
      write: {
        name: "getWebhookLog",
        path: "/webhooks/{name}/messages",
        method: "GET",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "List messages to a webhook",
      text: "Lists the messages to the webhook with this name, the latest first.",
      parameters: serviceParameters.getWebhookLog,
    },
    {
      write: {
        name: "replayWebhook",
        path: "/webhooks/{name}/replay",
        method: "POST",
        idempotency: "none",
        access: "manage_webhooks",
      },
      title: "Send messages to a webhook again",
      text: "Sends messages again: one, those since a date, or else those given up.",
      parameters: serviceParameters.replayWebhook,
    },
  ],
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
