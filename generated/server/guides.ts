// Generated from spec/guides/*.md. Do not edit: change the spec and run `npm run generate`.

import type { Product } from "specwright";

/** The guides of the documentation. */
export const guides: NonNullable<Product["guides"]> = [
  {
    name: "changelog",
    language: "en",
    text: "# Changes\n\nVersions follow the spec: a breaking change of the API is a major step, an addition a minor one.\n`npm run spec -- diff OLD --changelog` prints the entry of the next version.\n\n## 1.0.0\n\nThe first version: events, venues, organizers, categories and tags, in six languages. `events.batch` does up\nto 500 writes in one request, `upsertManyEvents` any number. `syncEvents` of `calendar-events-client/sync` keeps\ncopies of events.\n",
  },
];
