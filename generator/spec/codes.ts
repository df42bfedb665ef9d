/** What one code of diagnostics says. Words in braces come from the place that reports it. */
export interface Code {
  readonly code: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** The cure, where no near name can be proposed; `{known}` lists what was possible. */
  readonly fix: string;
  /** Told once for all places where the name is used. */
  readonly grouped?: true;
}

/**
 * Every diagnostic the generator can give. A number is never reused. Each code has a golden case under
 * `test/golden/errors/<name>`; a test fails where one lacks.
 */
export const codes = {
  // Reading YAML
  yaml_syntax: error(
    "SPEC001",
    "This is not valid YAML: {reason}.",
    "check indentation, and quote texts that contain `: ` or ` #`",
  ),
  tab: error("SPEC002", "Tabs cannot indent YAML.", "indent with two spaces"),
  duplicate_key: error(
    "SPEC003",
    "The key `{name}` stands twice in this table.",
    "remove or rename one of the two",
  ),
  unknown_alias: error(
    "SPEC004",
    "The alias `*{name}` has no anchor.",
    "write `&{name}` at the value it repeats",
  ),
  cyclic_alias: error("SPEC005", "The alias `*{name}` contains itself.", "write the value out"),
  empty_file: error("SPEC006", "The file is empty.", "write its table, or delete the file"),
  missing_file: error(
    "SPEC007",
    "The file `{name}` is missing.",
    "create it; spec/README.md tells what belongs in it",
  ),
  unknown_file: error(
    "SPEC008",
    "`{name}` is no file of a spec.",
    "known are api.yaml, types.yaml, routes.yaml, approvals.yaml, resources/<name>.yaml and text/<language>.yaml",
  ),
  not_utf8: error("SPEC009", "The file is not encoded in UTF-8.", "save it as UTF-8"),

  // Keys and kinds of values
  unknown_key: error("SPEC010", "There is no key `{name}` here.", "known: {known}"),
  missing_key: error("SPEC011", "The key `{name}` is missing.", "add `{name}:`"),
  wrong_kind: error("SPEC012", "`{name}` has to be {expected}, and is {found}.", "{cure}"),
  not_one_of: error("SPEC013", "`{name}` is not possible for `{key}`.", "known: {known}"),
  bad_name: error("SPEC014", "`{name}` cannot be a name here.", "{cure}"),
  out_of_range: error("SPEC015", "`{name}` has to be {expected}.", "write a value within the limits"),
  unquoted_text: error("SPEC016", "The text breaks off at a comma.", "put the whole text in double quotes"),
  empty_table: error("SPEC017", "`{name}` has no entries.", "add one, or remove the key"),
  key_conflict: error("SPEC018", "`{name}` and `{other}` cannot stand in one row.", "keep the one you mean"),
  listed_twice: error("SPEC019", "`{name}` stands twice in this list.", "remove one of the two"),

  // References
  unknown_type: grouped("SPEC020", "There is no type `{name}`.", "known: {known}"),
  unknown_resource: grouped("SPEC021", "There is no resource `{name}`.", "known: {known}"),
  unknown_field: grouped("SPEC022", "There is no field `{name}` in {owner}.", "known: {known}"),
  unknown_filter: grouped("SPEC023", "There is no filter `{name}` in {owner}.", "known: {known}"),
  unknown_property: grouped(
    "SPEC024",
    "Records of {owner} have no property `{name}` to sort or index by.",
    "known: {known}",
  ),
  unknown_capability: grouped("SPEC025", "There is no capability `{name}`.", "known: {known}"),
  unknown_extension: grouped("SPEC026", "There is no extension `{name}`.", "known: {known}"),
  unknown_sequence: grouped("SPEC027", "There is no sequence `{name}`.", "known: {known}"),
  unknown_language: grouped("SPEC028", "There is no language `{name}`.", "known: {known}"),
  unknown_row: grouped(
    "SPEC029",
    "`{name}` is not written out, and shared.{table} has no row of that name.",
    "write the row out, or take over one of {known}",
  ),

  // Names
  duplicate_name: error(
    "SPEC030",
    "The {what} `{name}` exists already in {file}, line {line}.",
    "choose another name",
  ),
  reserved_name: error("SPEC031", "The name `{name}` is taken by the spec language.", "choose another name"),
  file_name: error(
    "SPEC032",
    "The file of the resource `{name}` is called {file}.",
    "write `{stem}`, or rename the file to {name}.yaml",
  ),
  hook_clash: error(
    "SPEC033",
    "The hook `{name}` is a {kind} hook for {other} already.",
    "give this one a name of its own",
  ),

  // Fields and filters
  no_type: error(
    "SPEC040",
    "`{name}` has no type.",
    "add `type:` or `relation:`, or name a row of `shared` in types.yaml",
  ),
  default_not_of_type: error(
    "SPEC041",
    "`{key}` of `{name}` does not fit its type: {expected}.",
    "change the value or the type",
  ),
  wrong_field: error(
    "SPEC042",
    "The field `{name}` cannot be {use}: it has to be {expected}.",
    "name another field, or change its type",
  ),
  key_not_for_type: error(
    "SPEC043",
    "`{name}` means nothing for {type}.",
    "remove the key, or change the type",
  ),
  limits_crossed: error("SPEC044", "The minimum of `{name}` lies above its maximum.", "swap the two"),
  second_field: error(
    "SPEC045",
    "A resource has one field of type {type}; `{name}` is the second.",
    "remove one of the two",
  ),
  no_match: error("SPEC046", "The filter `{name}` does not say what it keeps.", "add one of {keys}"),
  second_filter: error("SPEC047", "`{name}` does the same as the filter `{other}`.", "remove one of the two"),
  counts_not_terms: error(
    "SPEC048",
    "`counts` has to name a field that refers to {name}.",
    "write resource.field",
  ),
  not_for_lifecycle: error(
    "SPEC049",
    "`{name}` is only for the lifecycle {lifecycle}.",
    "remove it, or change the lifecycle",
  ),

  // Answers
  no_value: error(
    "SPEC050",
    "The property `{name}` has no value.",
    "name a field or a row of shared.answer, or add one of {keys}",
  ),
  masked_not_of_type: error(
    "SPEC051",
    "`masked` of `{name}` does not fit its type: {expected}.",
    "change the value",
  ),
  no_route_for: error(
    "SPEC052",
    "`{name}` needs a route that {owner} does not have: {operation}.",
    "add the route, or remove the property",
  ),
  password_shown: error("SPEC054", "`{name}` would show a password.", "remove the row"),
  missing_object: grouped(
    "SPEC053",
    "Answers show the object `{name}`, which types.yaml does not have.",
    "add it under `objects`",
  ),

  // Routes
  no_placeholder: error(
    "SPEC060",
    "The path of {operation} needs {placeholder}.",
    "end the path with /{placeholder}",
  ),
  unknown_placeholder: error("SPEC061", "The path of {operation} cannot take {placeholder}.", "remove it"),
  route_clash: error(
    "SPEC062",
    "{method} {path} is the route of {other} already.",
    "choose another path or method",
  ),
  wrong_method: error("SPEC063", "{operation} cannot be called with {name}.", "known: {known}"),
  no_route: warning("SPEC064", "The resource `{name}` has no routes.", "add it to routes.yaml"),
  parameter_clash: error(
    "SPEC065",
    "The parameter `{name}` exists on every route already.",
    "choose another name",
  ),
  open_write: warning("SPEC066", "Everyone may call {operation}.", "add `access:` with a capability"),

  // Service
  language_not_listed: error(
    "SPEC070",
    "The default language `{name}` is not in `all`.",
    "add it to the list",
  ),
  paging_crossed: error(
    "SPEC071",
    "The default page size {default} lies above the maximum {maximum}.",
    "lower the default",
  ),
  second_role: error("SPEC072", "Two statuses have the role {name}.", "keep the one you mean"),
  paging_name: error(
    "SPEC074",
    "The {key} parameter of lists is called `{expected}` here, and `{name}` in the filters.",
    "use one name",
  ),
  missing_role: error("SPEC073", "No status has the role {name}.", "add `role: {name}` to one"),

  // Texts
  no_text: warning("SPEC080", "`{name}` has no text.", "add `text:`; it becomes documentation"),
  missing_translation: warning(
    "SPEC081",
    "{language} lacks `{name}`.",
    "add it to spec/text/{language}.yaml",
  ),
  unknown_text: grouped("SPEC082", "There is no text `{name}` in the spec.", "remove it, or correct the key"),
  text_words: error(
    "SPEC083",
    "The words in braces differ from the {language} text: {expected}.",
    "use the same words in braces",
  ),
  no_language_file: error(
    "SPEC084",
    "`{name}` is no language that the service translates to.",
    "known: {known}",
  ),
} as const satisfies Readonly<Record<string, Code>>;
export type CodeName = keyof typeof codes;

function error<const C extends string>(code: C, message: string, fix: string) {
  return { code, severity: "error", message, fix } as const;
}

function grouped<const C extends string>(code: C, message: string, fix: string) {
  return { code, severity: "error", message, fix, grouped: true } as const;
}

function warning<const C extends string>(code: C, message: string, fix: string) {
  return { code, severity: "warning", message, fix } as const;
}
