// Generated from spec/*.yaml. Do not edit: change the spec and run `npm run generate`.

import { createForms, type FormDescriptor, type Texts } from "specwright";
import { bookFacts } from "./books/facts.js";
import { serviceFacts } from "./service/facts.js";
import { shelfFacts } from "./shelves/facts.js";
import { translations } from "./translations.js";

/** What the editing page asks for. */
export const forms: FormDescriptor<Texts> = createForms({
  service: serviceFacts,
  statuses: {
    publish: "Visible to everyone.",
    future: "Published later.",
    draft: "Not finished.",
    pending: "Waits for an editor.",
    trash: "Deleted.",
  },
  resources: [
    {
      resource: bookFacts,
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
    { resource: shelfFacts, writes: {} },
  ],
  translations,
});
