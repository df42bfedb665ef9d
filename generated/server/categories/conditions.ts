// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  type Conditions,
  linkedFrom,
  notEmpty,
  reference,
  searchWithin,
  withIds,
  withoutIds,
  withSlug,
} from "specwright";
import type { ListCategoriesQuery } from "../../sdk/categories.js";

/** What each filter of a list of categories selects; hooks say it of theirs. */
export const categoryConditions: Conditions<ListCategoriesQuery> = (list) => [
  searchWithin(list, "search", ["name", "slug"]),
  withoutIds(list, "exclude", { unless: "include" }),
  withIds(list, "include"),
  notEmpty(list, "hide_empty"),
  reference(list, "parent", { property: "parent" }),
  linkedFrom(list, ["post", "event"], { resource: "event", property: "categories" }),
  withSlug(list, "slug"),
];
