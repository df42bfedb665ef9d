import { warning } from "./code.js";

/** Lists that are slow to answer or cannot be read to their end, and indexes that no list needs. */
export const costCodes = {
  unindexed_order: warning("SPEC090", {
    message: "No index can sort {owner} by `{name}`: such a list is read as a whole.",
    fix: "leave the value out, or say with `full_scan_reason:` why that is fine",
    cause:
      "An index stores one value for each record, which texts in several languages do not have. The store reads and sorts every record for each page.",
  }),
  unindexed_filter: warning("SPEC091", {
    message: "No index can serve `{name}`, which looks inside words: it reads the whole list.",
    fix: "leave out `within`, or say with `full_scan_reason:` why that is fine",
    cause:
      "An index finds words by their beginning. With `within` a word counts wherever it occurs, so that the store reads every record.",
  }),
  unused_filters: warning("SPEC129", {
    message: "No route lists {name}, so that its filters have no effect.",
    fix: "add `list: {}` to the routes of {name}, or remove `filters`",
    cause:
      "A table in `routes.yaml` replaces all operations of a resource: those that it does not name do not exist.",
  }),
  unread_records: warning("SPEC133", {
    message: "No route reads {name}: nobody sees the records that are created.",
    fix: "add `list: {}` and `get: {}` to the routes of {name}",
    cause:
      "A table in `routes.yaml` replaces all operations of a resource: those that it does not name do not exist.",
  }),
  unused_order: warning("SPEC128", {
    message: "No caller can ask for the order `{name}`.",
    fix: "add `{name}` to the values of the parameter with `order_by`, or remove the order",
    cause: "Callers select an order by its name, and each one has an index.",
  }),
  unpaged_list: warning("SPEC092", {
    message: "Lists of {name} cannot be turned: what lies behind the first page is out of reach.",
    fix: "add a filter with `paging: page` or `paging: cursor`",
    cause: "A list shows one page of records, and callers ask for the next one with this filter.",
  }),
  unstated_limit: warning("SPEC094", {
    message:
      "The text of `{name}` ({language}) does not name `{value}`: callers miss records and do not know why.",
    fix: "say in the text what counts where it is not sent, and name `{value}`",
    cause:
      "A page has a largest size, and a hook may compute a default. What they leave out is missed silently, unless the text names the limit, or the parameter that lifts it.",
  }),
  large_page: warning("SPEC093", {
    message: "A page of {maximum} records is as good as a list without an end.",
    fix: "lower `maximum` to {limit} or less",
    cause: "The service holds a whole page in memory while it answers, and several callers may ask at once.",
  }),
} as const;
