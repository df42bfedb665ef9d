import { error, warning } from "./code.js";

/** Contradictions within api.yaml, and between it and the resources. */
export const serviceCodes = {
  language_not_listed: error("SPEC070", {
    message: "The default language `{name}` is not in `all`.",
    fix: "add it to the list",
    cause: "Texts are written in the default language, so that it is one of those the service speaks.",
  }),
  paging_crossed: error("SPEC071", {
    message: "The default page size {default} lies above the maximum {maximum}.",
    fix: "lower the default",
    cause: "A list without parameters would be longer than any list that a caller may ask for.",
  }),
  second_role: error("SPEC072", {
    message: "Two statuses have the role {name}.",
    fix: "leave only the one you mean",
    cause: "A role says which status a record gets, for example when it is published; it has to be one.",
  }),
  missing_role: error("SPEC073", {
    message: "No status has the role {name}.",
    fix: "add `role: {name}` to one",
    cause: "The lifecycle of posts needs one status each for published, scheduled, draft, review and trash.",
  }),
  paging_name: error("SPEC074", {
    message: "The {key} parameter of lists is called `{expected}` here, and `{name}` in the filters.",
    fix: "use one name",
    cause: "Links from page to page are made with the name in api.yaml, and read by the filter.",
  }),
  missing_message: error("SPEC075", {
    message: "The service sends `{expected}`, and never `{name}` of `{table}`.",
    fix: "write `{expected}`",
    cause:
      "The runtime rejects requests with errors and reasons of fixed names, whose texts a spec can override.",
  }),
  list_name_clash: error("SPEC076", {
    message: "`{name}` would be the `{first}` and the `{second}` of a list.",
    fix: "give one of them another name",
    cause: "The parts of a page are properties of one object, which has each name once.",
  }),
  endless_list: error("SPEC077", {
    message: "Lists do not say whether there is another page.",
    fix: "add `next`, `pages` or `total`, or the header Link",
    cause: "Callers who read a whole list need to know where it ends.",
  }),
  cursor_end: error("SPEC079", {
    message: "Lists of {name} are paged by cursor, and do not give the cursor of the next page.",
    fix: "add `next`, or the header Link",
    cause: "A cursor comes with the page before it, as a parameter of the address of the next page.",
  }),
  cursor_order: error("SPEC126", {
    message: "`{name}` cannot mark a place in lists sorted by `{field}`, which is not one stored value.",
    fix: "sort by other fields, or page by number",
    cause: "A cursor has the values that the last record of a page is sorted by, to find what is behind it.",
  }),
  cursor_hidden: error("SPEC195", {
    message: "`{name}` would reveal `{field}`, which lists are sorted by and no answer shows.",
    fix: "add it to the answer, sort by other fields, or page by number",
    cause: "A cursor has the values that the last record of a page is sorted by, and is not encrypted.",
  }),
  cursor_with_pages: error("SPEC064", {
    message: "Pages by cursor have no number, so that lists have no `{name}`.",
    fix: "remove it",
    cause: "A cursor leads to the records behind it, however many are before.",
  }),
  bare_with_names: error("SPEC078", {
    message: "`{name}` has no place in a list without an object around it.",
    fix: "remove it, or give `items` a name",
    cause:
      "With `items: bare` an answer is the list itself. The header Link leads to other pages, and other headers can count.",
  }),
  unheld_capability: warning("SPEC132", {
    message: "No role has the capability `{name}`, so that nobody can do what needs it.",
    fix: "add `{name}` to a role under `roles`",
    cause: "Callers have the capabilities of their role, that of `ADMIN_API_KEY` included.",
  }),
} as const;
