import { error, warning } from "./code.js";

/** Fields and filters that contradict themselves or each other. */
export const fieldCodes = {
  no_type: error("SPEC040", {
    message: "`{name}` has no type.",
    fix: "add `type:` or `relation:`, or name a row of `shared` in types.yaml",
    cause: "Without a type a value can be neither checked nor described.",
    wrong: "pages: { minimum: 1, text: Number of pages. }",
    right: "pages: { type: integer, minimum: 1, text: Number of pages. }",
  }),
  default_not_of_type: error("SPEC041", {
    message: "`{key}` of `{name}` does not fit its type: {expected}.",
    fix: "change the value or the type",
    cause: "The service would store, show or document a value that it rejects from callers.",
    wrong: "pages: { type: integer, default: many }",
    right: "pages: { type: integer, default: 100 }",
  }),
  wrong_field: error("SPEC042", {
    message: "The field `{name}` cannot be {use}: it has to be {expected}.",
    fix: "name another field, or change its type",
    cause: "The field exists, but is of a type that does not serve this use.",
    wrong: "named_by: pages\nfields:\n  pages: { type: integer }",
    right: "named_by: title\nfields:\n  title: { type: text, required: true }",
  }),
  wrong_filter: error("SPEC059", {
    message: "The filter `{name}` cannot be {use}: it has to be {expected}.",
    fix: "name another filter, or change its type",
    cause: "The filter exists, but takes values of a type that does not serve this use.",
    wrong:
      "period: { start: opens, end: closes, zone: zone, whole_days: all_day, filters: { after: search, before: until } }",
    right:
      "period: { start: opens, end: closes, zone: zone, whole_days: all_day, filters: { after: since, before: until } }",
  }),
  key_not_for_type: error("SPEC043", {
    message: "`{name}` means nothing for {type}.",
    fix: "remove the key, or change the type",
    cause:
      "The key would change nothing, such as limits of a text or the records of a field that is no relation.",
    wrong: "title: { type: text, maximum: 100 }",
    right: "pages: { type: integer, maximum: 100 }",
  }),
  limits_crossed: error("SPEC044", {
    message: "The minimum of `{name}` lies above its maximum.",
    fix: "swap the two",
    cause: "No value could pass both limits.",
    wrong: "pages: { type: integer, minimum: 9999, maximum: 1 }",
    right: "pages: { type: integer, minimum: 1, maximum: 9999 }",
  }),
  second_field: error("SPEC045", {
    message: "A resource has one field of type {type}; `{name}` is the second.",
    fix: "remove one of the two",
    cause: "A record has one author, status, slug, image and password, each stored in a property of its own.",
    wrong: "cover: { type: image }\nback: { type: image }",
    right: "cover: { type: image }\nback: { type: url }",
  }),
  no_match: error("SPEC046", {
    message: "The filter `{name}` does not say which records it selects.",
    fix: "add one of {keys}",
    cause: "A type says what a caller may send. One more key says which records a filter selects.",
    wrong: "binding: { type: binding, text: Only books bound this way. }",
    right: "binding: { equals: binding, text: Only books bound this way. }",
  }),
  second_filter: error("SPEC047", {
    message: "`{name}` does the same as the filter `{other}`.",
    fix: "remove one of the two",
    cause:
      "A list has one page, one order and one search; two parameters for it could contradict each other.",
    wrong: "search: { search: [title] }\nfind: { search: [summary] }",
    right: "search: { search: [title, summary] }",
  }),
  counts_not_terms: error("SPEC048", {
    message: "`counts` has to name a field that refers to {name}.",
    fix: "write resource.field",
    cause: "A record counts those that refer to it, and only a relation to its resource refers to it.",
    wrong: "resource: shelf\ncounts: book.sequel_to",
    right: "resource: shelf\ncounts: book.shelves",
  }),
  incomplete_lifecycle: error("SPEC123", {
    message: "`{name}` in a lifecycle needs `status` as well.",
    fix: "add `status`, or leave it out",
    cause: "From its publication date on a scheduled record has another status.",
    wrong: "lifecycle: [scheduled]",
    right: "lifecycle: [status, scheduled]",
  }),
  nothing_named: error("SPEC124", {
    message: "`{name}` needs a name, and no field names a record of `{owner}`.",
    fix: "add a required text and `named_by` to `{owner}`, or use ids",
    cause: "Slugs are made from names. Records of a plain resource without a required text have neither.",
    wrong: "reading: { relation: reading, by: [slug] }",
    right: "reading: { relation: reading, by: [id] }",
  }),
  not_for_lifecycle: error("SPEC049", {
    message: "`{name}` is only for the lifecycle {lifecycle}.",
    fix: "remove it, or change the lifecycle",
    cause:
      "Posts have authors, statuses, dates and a trash; terms have a taxonomy; plain records have the parts that `lifecycle` lists; periods, recurrences and passwords need all of them. What refers to a record is counted where `counts` says so, and for terms.",
    wrong: "lifecycle: post\ntaxonomy: topic",
    right: "lifecycle: term\ntaxonomy: topic",
  }),
  recurrence_without_period: error("SPEC036", {
    message: "`{name}` has a recurrence, and no period.",
    fix: "add `period`, or remove `recurrence`",
    cause: "What repeats takes place at a time: the rule counts from the start of the period.",
    wrong: "recurrence: { rule: repeats, series: part_of, scope: reach }",
    right:
      "period: { start: opens, end: closes, zone: zone, whole_days: all_day }\nrecurrence: { rule: repeats, series: part_of, scope: reach }",
  }),
  nothing_cancelled: error("SPEC038", {
    message: "Webhooks of `{name}` report what is cancelled, and no key says what that is.",
    fix: "add `standing` with `cancelled` to the period, or remove the change",
    cause: "A record is cancelled when its field gets the value that `standing` of the period names.",
    wrong: "webhooks: [created, cancelled]",
    right:
      "period: { start: opens, end: closes, zone: zone, whole_days: all_day, standing: { field: held, cancelled: off } }\nwebhooks: [created, cancelled]",
  }),
  filter_type: error("SPEC055", {
    message: "The filter `{name}` has to be of type {expected}.",
    fix: "change its `type`",
    cause:
      "What a filter does decides what callers send: values of the field that it compares, numbers for pages, ids for records.",
    wrong: "binding: { type: text, equals: binding }",
    right: "binding: { equals: binding }",
  }),
  wrong_on_delete: error("SPEC099", {
    message: "`{name}` cannot have `on_delete: {value}`: {reason}.",
    fix: "remove it, use another rule, or write `lifecycle: plain` in the resource whose records have a trash",
    cause:
      "Records with a status are moved to the trash, and keep their references. A required field cannot be cleared, and a cascade that leads back to its resource has no end.",
    wrong: "book: { relation: book, required: true, on_delete: clear }",
    right: "book: { relation: book, required: true, on_delete: restrict }",
  }),
  never_unique: error("SPEC095", {
    message: "`{name}` cannot be unique: it is {what}.",
    fix: "remove it from `unique`, or make it a text, number, date, enum, address, UUID, or relation to one record, with one value and no default but `random`",
    cause:
      "The database compares stored values of one property. A second record would repeat a default or one of two truth values, and texts in several languages, files and lists have no single value.",
    wrong: "lent: { type: boolean, unique: true }",
    right: "isbn: { type: text, unique: true }",
  }),
  unique_recurring: error("SPEC089", {
    message: "Records of `{name}` recur, and cannot have unique fields.",
    fix: "remove `unique`, or the recurrence",
    cause:
      "The occurrences of a series have the values of the series, so that several records share each value.",
    wrong: "unique: [[room, day]]\nrecurrence: { rule: repeats, series: series, scope: reach }",
    right: "recurrence: { rule: repeats, series: series, scope: reach }",
  }),
  integer_ids: error("SPEC125", {
    message: "Records of `{name}` have UUIDs, but {use} needs integers.",
    fix: "remove `ids: uuid`, or {use}",
    cause:
      "Trees of terms, lists by a period, which are held in memory, and the parts of a sitemap are made from integers.",
    wrong: "lifecycle: term\nids: uuid",
    right: "lifecycle: plain\nids: uuid",
  }),
  decimal_inside: error("SPEC098", {
    message: "`{name}` has decimals inside a list, a table or an object.",
    fix: "use `text` with a pattern there, or make each decimal a field of its own",
    cause:
      "A decimal is stored as a number of its last digit, so that filters and orders are exact. Only a field of one value is filtered and sorted.",
    wrong: 'prices: { type: "decimal[]" }',
    right: "price: { type: decimal }",
  }),
  bad_pattern: error("SPEC088", {
    message: "The pattern of `{name}` is no regular expression.",
    fix: "write it in the syntax of JavaScript, with the flag `u`",
    cause: "Validators, the API document and clients use the pattern as it is written.",
    wrong: 'code: { type: text, pattern: "[A-Z", example: AB }',
    right: 'code: { type: text, pattern: "^[A-Z]+$", example: AB }',
  }),
  slow_pattern: error("SPEC086", {
    message: "The pattern of `{name}` is not proven to take linear time.",
    fix: "anchor it with `^`, and let only one repetition match each character",
    cause:
      "With such a pattern one request with a long text can occupy the service for minutes. Nested repetitions, and repetitions in front of an end, are the usual reasons.",
    wrong: 'code: { type: text, pattern: "^([A-Z]+)+$", example: AB }',
    right: 'code: { type: text, pattern: "^[A-Z]+$", example: AB }',
  }),
  missing_example: error("SPEC087", {
    message: "`{name}` has a pattern, and no example.",
    fix: "add an `example` that matches the pattern",
    cause: "Documentation and samples show a value that the service accepts, which no pattern yields.",
    wrong: 'code: { type: text, pattern: "^[A-Z]+$" }',
    right: 'code: { type: text, pattern: "^[A-Z]+$", example: AB }',
  }),
  required_null: warning("SPEC130", {
    message: "Callers have to send `{name}`, and may send that it has no value.",
    fix: "remove `nullable` where every record needs a value, else `required`",
    cause: "`nullable` lets null remove the value of a required field, so that records can be without it.",
    wrong: "title: { type: text, required: true, nullable: true, text: Title. }",
    right: "title: { type: text, required: true, text: Title. }",
  }),
  impossible_filter: error("SPEC131", {
    message: "No value of the filter `{name}` selects a record: `{field}` has to be {expected}.",
    fix: "change the limits of the filter, or those of the field",
    cause: "The limits of a filter and those of its field leave no value that both can have.",
    wrong:
      "fields:\n  pages: { type: integer, maximum: 999 }\nfilters:\n  thick: { from: pages, minimum: 1000 }",
    right:
      "fields:\n  pages: { type: integer, maximum: 999 }\nfilters:\n  thick: { from: pages, minimum: 500 }",
  }),
} as const;
