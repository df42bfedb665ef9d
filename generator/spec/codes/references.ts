import { grouped } from "./code.js";

/** Names that refer to something that does not exist. */
export const referenceCodes = {
  unknown_type: grouped("SPEC020", {
    message: "There is no type `{name}`.",
    fix: "known: {known}",
    cause: "A type is a scalar of the spec language, or an enum or object of types.yaml.",
  }),
  unknown_resource: grouped("SPEC021", {
    message: "There is no resource `{name}`.",
    fix: "known: {known}",
    cause:
      "Relations, counts and routes name a resource as its own file does under `resource`, in the singular.",
  }),
  unknown_field: grouped("SPEC022", {
    message: "There is no field `{name}` in {owner}.",
    fix: "known: {known}",
    cause: "The name has to be a row of the table `fields` of that resource.",
  }),
  unknown_filter: grouped("SPEC023", {
    message: "There is no filter `{name}` in {owner}.",
    fix: "known: {known}",
    cause:
      "Links show filters of the list, and pages ask by them, so that each name has to be a row of the table `filters`.",
  }),
  unknown_property: grouped("SPEC024", {
    message: "Records of {owner} have no property `{name}` to sort or index by.",
    fix: "known: {known}",
    cause:
      "Indexes name properties as they are stored: most are called like their field, the instants of a period have `utc_` in front.",
  }),
  unknown_value: grouped("SPEC037", {
    message: "The enum `{owner}` has no value `{name}`.",
    fix: "known: {known}",
    cause: "What a value of a field means can only be said of values that its enum in types.yaml has.",
  }),
  unknown_capability: grouped("SPEC025", {
    message: "There is no capability `{name}`.",
    fix: "known: {known}",
    cause:
      "Routes ask for capabilities and roles grant them; both have to be entered under `capabilities` in api.yaml.",
  }),
  unknown_extension: grouped("SPEC026", {
    message: "There is no extension `{name}`.",
    fix: "known: {known}",
    cause: "What belongs to an extension is shown and taken only where that extension of api.yaml is on.",
  }),
  unknown_mount: grouped("SPEC039", {
    message: "There is no mount `{name}`.",
    fix: "known: {known}",
    cause: "A filter can only be lenient at one of the `mounts` of api.yaml.",
  }),
  unknown_sequence: grouped("SPEC027", {
    message: "There is no sequence `{name}`.",
    fix: "known: {known}",
    cause: "The ids of new records are counted by one of the `sequences` of api.yaml.",
  }),
  unknown_language: grouped("SPEC028", {
    message: "There is no language `{name}`.",
    fix: "known: {known}",
    cause: "Addresses can only have the languages that `languages.all` in api.yaml lists.",
  }),
  unknown_row: grouped("SPEC029", {
    message: "`{name}` is not written out, and shared.{table} has no row of that name.",
    fix: "write the row out, or take over one of {known}",
    cause:
      "A row without a type takes over the row of its name from `shared` in types.yaml. In answers it shows the field of its name.",
  }),
  unknown_role: grouped("SPEC058", {
    message: "There is no role `{name}`.",
    fix: "known: {known}",
    cause: "Webhooks see records as one of the `roles` of api.yaml sees them.",
  }),
} as const;
