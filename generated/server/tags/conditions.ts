// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  type Conditions,
  linkedFrom,
  notEmpty,
  searchWithin,
  withIds,
  withoutIds,
  withSlug,
} from "specwright";
import type { ListTagsQuery } from "../../sdk/tags.js";

/** What each filter of a list of tags selects; hooks say it of theirs. */
export const tagConditions: Conditions<ListTagsQuery> = (list) => [
  searchWithin(list, "search", ["name", "slug"]),
  withoutIds(list, "exclude", { unless: "include" }),
  withIds(list, "include"),
  notEmpty(list, "hide_empty"),
  linkedFrom(list, ["post", "event"], { resource: "event", property: "tags" }),
  withSlug(list, "slug"),
];
