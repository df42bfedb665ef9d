import { error } from "./code.js";

/** Properties of answers that cannot be shown. */
export const answerCodes = {
  no_value: error("SPEC050", {
    message: "The property `{name}` has no value.",
    fix: "name a field or a row of shared.answer, or add one of {keys}",
    cause:
      "A property shows the field of its name, a row of shared.answer, or what one of its keys says. This one has none of them.",
  }),
  masked_not_of_type: error("SPEC051", {
    message: "`hidden_without_password` of `{name}` does not fit its type: {expected}.",
    fix: "change the value",
    cause: "Readers without the password would get a value of another type than the documents promise.",
  }),
  no_route_for: error("SPEC052", {
    message: "`{name}` needs a route that {owner} does not have: {operation}.",
    fix: "add the route, or remove the property",
    cause: "The property is a link to an operation, and would lead nowhere.",
  }),
  answer_clash: error("SPEC053", {
    message:
      "Answers of {owner} show `{property}` of the lifecycle {lifecycle} as `{name}`, and not this field.",
    fix: "choose another name, or list the properties of answers under `answer`, where `{name}:` is the field",
    cause:
      "A resource without `answer` shows what its lifecycle gives each record, and its fields. Two of these cannot have one name.",
  }),
  password_shown: error("SPEC054", {
    message: "`{name}` would show a password.",
    fix: "remove the row",
    cause: "Passwords are stored as hashes and never leave the service, not even as hashes.",
  }),
  no_id: error("SPEC068", {
    message: "Records of `{name}` are listed, and do not show their `id`.",
    fix: "add the row `id:`, which shows the id of a record",
    cause: "Callers walk through a list by the ids of its records, and ask for one of them by its id.",
  }),
  endless_object: error("SPEC056", {
    message: "An object `{name}` would need another one in its `{property}`, and so on without end.",
    fix: "make the property optional, or a list",
    cause: "No value of such a type can be written down: each one needs another one inside.",
  }),
} as const;
