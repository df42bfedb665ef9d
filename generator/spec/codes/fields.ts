import { error, warning } from "./code.js";

/** Fields and filters that contradict themselves or each other. */
export const fieldCodes = {
  no_type: error("SPEC040", {
    message: "`{name}` has no type.",
    fix: "add `type:` or `relation:`, or name a row of `shared` in types.yaml",
    cause: "Without a type a value can be neither checked nor described.",
  }),
  default_not_of_type: error("SPEC041", {
    message: "`{key}` of `{name}` does not fit its type: {expected}.",
    fix: "change the value or the type",
    cause: "The service would store, show or document a value that it rejects from callers.",
  }),
  wrong_field: error("SPEC042", {
    message: "The field `{name}` cannot be {use}: it has to be {expected}.",
    fix: "name another field, or change its type",
    cause: "The field exists, but is of a type that does not serve this use.",
  }),
  wrong_filter: error("SPEC059", {
    message: "The filter `{name}` cannot be {use}: it has to be {expected}.",
    fix: "name another filter, or change its type",
    cause: "The filter exists, but takes values of a type that does not serve this use.",
  }),
  key_not_for_type: error("SPEC043", {
    message: "`{name}` means nothing for {type}.",
    fix: "remove the key, or change the type",
    cause:
      "The key would change nothing, such as limits of a text or the records of a field that is no relation.",
  }),
  limits_crossed: error("SPEC044", {
    message: "The minimum of `{name}` lies above its maximum.",
    fix: "swap the two",
    cause: "No value could pass both limits.",
  }),
  second_field: error("SPEC045", {
    message: "A resource has one field of type {type}; `{name}` is the second.",
    fix: "remove one of the two",
    cause: "A record has one author, status, slug, image and password, each stored in a property of its own.",
  }),
  no_match: error("SPEC046", {
    message: "The filter `{name}` does not say which records it selects.",
    fix: "add one of {keys}",
    cause: "A type says what a caller may send. One more key says which records a filter selects.",
  }),
  second_filter: error("SPEC047", {
    message: "`{name}` does the same as the filter `{other}`.",
    fix: "remove one of the two",
    cause:
      "A list has one page, one order and one search; two parameters for it could contradict each other.",
  }),
  counts_not_terms: error("SPEC048", {
    message: "`counts` has to name a field that refers to {name}.",
    fix: "write resource.field",
    cause: "A record counts those that refer to it, and only a relation to its resource refers to it.",
  }),
  incomplete_lifecycle: error("SPEC123", {
    message: "`{name}` in a lifecycle needs `status` as well.",
    fix: "add `status`, or leave it out",
    cause: "From its publication date on a scheduled record has another status.",
  }),
  nothing_named: error("SPEC124", {
    message: "`{name}` needs a name, and no field names a record of `{owner}`.",
    fix: "add a required text and `named_by` to `{owner}`, or use ids",
    cause: "Slugs are made from names. Records of a plain resource without a required text have neither.",
  }),
  not_for_lifecycle: error("SPEC049", {
    message: "`{name}` is only for the lifecycle {lifecycle}.",
    fix: "remove it, or change the lifecycle",
    cause:
      "Posts have authors, statuses, dates and a trash; terms have a taxonomy; plain records have the parts that `lifecycle` lists; periods, recurrences and passwords need all of them. What refers to a record is counted where `counts` says so, and for terms.",
  }),
  recurrence_without_period: error("SPEC036", {
    message: "`{name}` has a recurrence, and no period.",
    fix: "add `period`, or remove `recurrence`",
    cause: "What repeats takes place at a time: the rule counts from the start of the period.",
  }),
  nothing_cancelled: error("SPEC038", {
    message: "Webhooks of `{name}` report what is cancelled, and no key says what that is.",
    fix: "add `event_status` with `cancelled` to the period, or remove the change",
    cause: "A record is cancelled when its field gets the value that `event_status` of the period names.",
  }),
  filter_type: error("SPEC055", {
    message: "The filter `{name}` has to be of type {expected}.",
    fix: "change its `type`",
    cause:
      "What a filter does decides what callers send: values of the field that it compares, numbers for pages, ids for records.",
  }),
  wrong_on_delete: error("SPEC099", {
    message: "`{name}` cannot have `on_delete: {value}`: {reason}.",
    fix: "remove it, use another rule, or write `lifecycle: plain` in the resource whose records have a trash",
    cause:
      "Records with a status are moved to the trash, and keep their references. A required field cannot be cleared, and a cascade that leads back to its resource has no end.",
  }),
  never_unique: error("SPEC095", {
    message: "`{name}` cannot be unique: it is {what}.",
    fix: "remove it from `unique`, or make it a text, number, date, enum, address, UUID, or relation to one record, with one value and no default but `random`",
    cause:
      "The database compares stored values of one property. A second record would repeat a default or one of two truth values, and texts in several languages, files and lists have no single value.",
  }),
  unique_recurring: error("SPEC089", {
    message: "Records of `{name}` recur, and cannot have unique fields.",
    fix: "remove `unique`, or the recurrence",
    cause:
      "The occurrences of a series have the values of the series, so that several records share each value.",
  }),
  integer_ids: error("SPEC125", {
    message: "Records of `{name}` have UUIDs, but {use} needs integers.",
    fix: "remove `ids: uuid`, or {use}",
    cause:
      "Trees of terms, lists by a period, which are held in memory, and the parts of a sitemap are made from integers.",
  }),
  decimal_inside: error("SPEC098", {
    message: "`{name}` has decimals inside a list, a table or an object.",
    fix: "use `text` with a pattern there, or make each decimal a field of its own",
    cause:
      "A decimal is stored as a number of its last digit, so that filters and orders are exact. Only a field of one value is filtered and sorted.",
  }),
  bad_pattern: error("SPEC088", {
    message: "The pattern of `{name}` is no regular expression.",
    fix: "write it in the syntax of JavaScript, with the flag `u`",
    cause: "Validators, the API document and clients use the pattern as it is written.",
  }),
  slow_pattern: error("SPEC086", {
    message: "The pattern of `{name}` is not proven to take linear time.",
    fix: "anchor it with `^`, and let only one repetition match each character",
    cause:
      "With such a pattern one request with a long text can occupy the service for minutes. Nested repetitions, and repetitions in front of an end, are the usual reasons.",
  }),
  missing_example: error("SPEC087", {
    message: "`{name}` has a pattern, and no example.",
    fix: "add an `example` that matches the pattern",
    cause: "Documentation and samples show a value that the service accepts, which no pattern yields.",
  }),
  required_null: warning("SPEC130", {
    message: "Callers have to send `{name}`, and may send that it has no value.",
    fix: "remove `nullable` where every record needs a value, else `required`",
    cause: "`nullable` lets null remove the value of a required field, so that records can be without it.",
  }),
  impossible_filter: error("SPEC131", {
    message: "No value of the filter `{name}` selects a record: `{field}` has to be {expected}.",
    fix: "change the limits of the filter, or those of the field",
    cause: "The limits of a filter and those of its field leave no value that both can have.",
  }),
} as const;
