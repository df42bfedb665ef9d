// Generated from spec/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FormSource } from "specwright";
import { bookResource } from "./books/resource.js";
import { shelfResource } from "./shelves/resource.js";

/** What the editing page asks for. */
export const forms: FormSource = {
  statuses: {
    publish: "Visible to everyone.",
    future: "Published later.",
    draft: "Not finished.",
    pending: "Waits for an editor.",
    trash: "Deleted.",
  },
  service: [],
  resources: [
    {
      resource: bookResource,
      writes: {
        create: {
          name: "createBook",
          path: "/books",
          method: "POST",
          idempotency: "none",
          access: "edit_books",
        },
        update: {
          name: "updateBook",
          path: "/books/{id}",
          method: "PATCH",
          idempotency: "key",
          access: "edit_books",
        },
      },
    },
    { resource: shelfResource, writes: {} },
  ],
};
