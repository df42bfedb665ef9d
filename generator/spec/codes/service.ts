import { error, warning } from "./code.js";

/** Contradictions within api.yaml, and between it and the resources. */
export const serviceCodes = {
  language_not_listed: error("SPEC070", {
    message: "The default language `{name}` is not in `all`.",
    fix: "add it to the list",
    cause: "Texts are written in the default language, so that it is one of those the service speaks.",
    wrong: "languages: { all: [de, fr], default: en }",
    right: "languages: { all: [en, de, fr], default: en }",
  }),
  paging_crossed: error("SPEC071", {
    message: "The default page size {default} lies above the maximum {maximum}.",
    fix: "lower the default",
    cause: "A list without parameters would be longer than any list that a caller may ask for.",
    wrong: "paging: { default: 100, maximum: 50 }",
    right: "paging: { default: 10, maximum: 50 }",
  }),
  second_role: error("SPEC072", {
    message: "Two statuses have the role {name}.",
    fix: "leave only the one you mean",
    cause: "A role says which status a record gets, for example when it is published; it has to be one.",
    wrong: "pending: { read: owner, role: review }\nchecked: { read: owner, role: review }",
    right: "pending: { read: owner, role: review }\nchecked: { read: owner }",
  }),
  missing_role: error("SPEC073", {
    message: "No status has the role {name}.",
    fix: "add `role: {name}` to one",
    cause: "The lifecycle of posts needs one status each for published, scheduled, draft, review and trash.",
    wrong: "trash: { read: nobody }",
    right: "trash: { read: nobody, role: trash }",
  }),
  paging_name: error("SPEC074", {
    message: "The {key} parameter of lists is called `{expected}` here, and `{name}` in the filters.",
    fix: "use one name",
    cause: "Links from page to page are made with the name in api.yaml, and read by the filter.",
    wrong: "paging: { page: seite }          # and filters: { page: { paging: page } }",
    right: "paging: { page: page }           # and filters: { page: { paging: page } }",
  }),
  missing_message: error("SPEC075", {
    message: "The service sends `{expected}`, and never `{name}` of `{table}`.",
    fix: "write `{expected}`",
    cause:
      "The runtime rejects requests with errors and reasons of fixed names, whose texts a spec can override.",
    wrong: "reasons:\n  too_smal: is too small",
    right: "reasons:\n  too_small: is too small",
  }),
  list_name_clash: error("SPEC076", {
    message: "`{name}` would be the `{first}` and the `{second}` of a list.",
    fix: "give one of them another name",
    cause: "The parts of a page are properties of one object, which has each name once.",
    wrong: "wire: { list: { total: count, pages: count } }",
    right: "wire: { list: { total: count, pages: page_count } }",
  }),
  endless_list: error("SPEC077", {
    message: "Lists do not say whether there is another page.",
    fix: "add `next`, `pages` or `total`, or the header Link",
    cause: "Callers who read a whole list need to know where it ends.",
    wrong: "wire: { list: { total: none, next: none }, headers: { link: false } }",
    right: "wire: { list: { total: none }, headers: { link: false } }",
  }),
  cursor_end: error("SPEC079", {
    message: "Lists of {name} are paged by cursor, and do not give the cursor of the next page.",
    fix: "add `next`, or the header Link",
    cause: "A cursor comes with the page before it, as a parameter of the address of the next page.",
    wrong: "wire: { paging: cursor, list: { next: none }, headers: { link: false } }",
    right: "wire: { paging: cursor, headers: { link: false } }",
  }),
  cursor_order: error("SPEC126", {
    message: "`{name}` cannot mark a place in lists sorted by `{field}`, which is not one stored value.",
    fix: "sort by other fields, or page by number",
    cause: "A cursor has the values that the last record of a page is sorted by, to find what is behind it.",
    wrong: "order: [shelves]          # and filters: { cursor: { paging: cursor } }",
    right: "order: [title]            # and filters: { cursor: { paging: cursor } }",
  }),
  cursor_hidden: error("SPEC195", {
    message: "`{name}` would reveal `{field}`, which lists are sorted by and no answer shows.",
    fix: "add it to the answer, sort by other fields, or page by number",
    cause: "A cursor has the values that the last record of a page is sorted by, and is not encrypted.",
    wrong: "order: [rating]           # and answer: { title: } and filters: { cursor: { paging: cursor } }",
    right:
      "order: [rating]           # and answer: { title:, rating: } and filters: { cursor: { paging: cursor } }",
  }),
  cursor_with_pages: error("SPEC064", {
    message: "Pages by cursor have no number, so that lists have no `{name}`.",
    fix: "remove it",
    cause: "A cursor leads to the records behind it, however many are before.",
    wrong: "wire: { paging: cursor, list: { pages: page_count } }",
    right: "wire: { paging: cursor, list: { total: count } }",
  }),
  bare_with_names: error("SPEC078", {
    message: "`{name}` has no place in a list without an object around it.",
    fix: "remove it, or give `items` a name",
    cause:
      "With `items: bare` an answer is the list itself. The header Link leads to other pages, and other headers can count.",
    wrong: "wire: { list: { items: bare, total: count } }",
    right: "wire: { list: { items: bare }, headers: { total: [X-Total-Count] } }",
  }),
  unheld_capability: warning("SPEC132", {
    message: "No role has the capability `{name}`, so that nobody can do what needs it.",
    fix: "add `{name}` to a role under `roles`",
    cause: "Callers have the capabilities of their role, that of `ADMIN_API_KEY` included.",
    wrong: "capabilities: { write: Write books., lend: Lend books. }\nroles: { clerk: [write] }",
    right: "capabilities: { write: Write books., lend: Lend books. }\nroles: { clerk: [write, lend] }",
  }),
} as const;
