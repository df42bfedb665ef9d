import { error } from "./code.js";

/** Keys that do not belong, and values of another kind than their key takes. */
export const shapeCodes = {
  unknown_key: error("SPEC010", {
    message: "There is no key `{name}` here.",
    fix: "known: {known}",
    cause: "A key that the generator does not know would change nothing, although its author expects it to.",
  }),
  missing_key: error("SPEC011", {
    message: "The key `{name}` is missing.",
    fix: "add `{name}:`",
    cause: "The table cannot do without this key, and no default would be right for most.",
  }),
  wrong_kind: error("SPEC012", {
    message: "`{name}` has to be {expected}, and is {found}.",
    fix: "{cure}",
    cause:
      "YAML took the value for another kind than the key needs. Quotes make a text of anything; without them true, 12 and ~ are a truth value, a number and nothing.",
  }),
  not_one_of: error("SPEC013", {
    message: "`{name}` is not possible for `{key}`.",
    fix: "known: {known}",
    cause: "The key takes one word of a closed list.",
  }),
  bad_name: error("SPEC014", {
    message: "`{name}` is not valid here.",
    fix: "{cure}",
    cause:
      "Names become addresses, columns and names in TypeScript, which none of them can be with other letters.",
  }),
  out_of_range: error("SPEC015", {
    message: "`{name}` has to be {expected}.",
    fix: "write a value within the limits",
    cause: "The number lies outside of what its key can mean, such as an HTTP status of an error below 400.",
  }),
  unquoted_text: error("SPEC016", {
    message: "The text breaks off at a comma.",
    fix: "put the whole text in double quotes",
    cause: "Inside of { } a comma ends the value, and YAML takes what follows it for the next key.",
  }),
  empty_table: error("SPEC017", {
    message: "`{name}` has no entries.",
    fix: "add one, or remove the key",
    cause: "An empty table or list can mean that nothing is wanted, or that something was forgotten.",
  }),
  key_conflict: error("SPEC018", {
    message: "`{name}` and `{other}` exclude each other in a row.",
    fix: "leave only the one you mean",
    cause: "The two keys answer the same question in different ways, such as where a value comes from.",
  }),
  listed_twice: error("SPEC019", {
    message: "`{name}` occurs twice in this list.",
    fix: "remove one of the two",
    cause: "The second mention changes nothing; most often another name was meant.",
  }),
  too_long: error("SPEC057", {
    message: "`{name}` is longer than {limit} characters.",
    fix: "shorten it",
    cause: "Names become names of files, collections and indexes, whose length the store and the disk limit.",
  }),
} as const;
