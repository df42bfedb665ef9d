import { error } from "./code.js";

/** Errors of files, and of YAML itself. */
export const yamlCodes = {
  yaml_syntax: error("SPEC001", {
    message: "This is not valid YAML: {reason}.",
    fix: "check indentation, and quote texts that contain `: ` or ` #`",
    cause:
      "The parser of YAML cannot read the file from here on. References into a file that breaks off are not judged, so further errors may appear once it can be read.",
  }),
  tab: error("SPEC002", {
    message: "Tabs cannot indent YAML.",
    fix: "indent with two spaces",
    cause: "YAML structures tables by leading spaces, and a tab has no width that all agree on.",
  }),
  duplicate_key: error("SPEC003", {
    message: "The key `{name}` occurs twice in this table.",
    fix: "remove or rename one of the two",
    cause: "Only one of two values under the same key can count, and nothing says which one is meant.",
  }),
  unknown_alias: error("SPEC004", {
    message: "The alias `*{name}` has no anchor.",
    fix: "write `&{name}` at the value it repeats",
    cause: "An alias repeats a value that has an anchor of the same name further up in the same file.",
  }),
  cyclic_alias: error("SPEC005", {
    message: "The alias `*{name}` contains itself.",
    fix: "write the value out",
    cause: "The alias is inside the value of its own anchor, so that the value would never end.",
  }),
  too_many_aliases: error("SPEC096", {
    message: "The aliases of the file, written out, have more than 100,000 values.",
    fix: "write `{name}` out, or shorten it",
    cause:
      "Each alias repeats all of its value: aliases inside of aliases multiply, and would fill the memory.",
  }),
  empty_file: error("SPEC006", {
    message: "The file is empty.",
    fix: "write its table, or delete the file",
    cause: "A file of the spec holds one table. Comments alone say nothing.",
  }),
  missing_file: error("SPEC007", {
    message: "The file `{name}` is missing.",
    fix: "create it; spec/README.md says what belongs in it",
    cause:
      "A spec has api.yaml or at least one file in resources/. Translations need the list of languages in api.yaml.",
  }),
  unknown_file: error("SPEC008", {
    message: "`{name}` is no file of a spec.",
    fix: "known are api.yaml, types.yaml, routes.yaml, approvals.yaml, resources/<name>.yaml and text/<language>.yaml",
    cause: "Nothing would read the file. Most often it lies in the wrong folder, or ends in .yml.",
  }),
  not_utf8: error("SPEC009", {
    message: "The file is not encoded in UTF-8.",
    fix: "save it as UTF-8",
    cause:
      "Some bytes are no letters in UTF-8; read in another encoding they would end up as wrong letters in every document.",
  }),
} as const;
