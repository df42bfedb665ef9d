import { listParts, type Model, type Service, type Wire } from "../../model/model.js";
import { hasList } from "../../model/wire.js";
import { anyOf, apiKeys, type Find, type Finders, findersOf, only, type Part } from "../finders.js";
import { isMoved, pairUp } from "../pairs.js";
import { modelRows, pairTables } from "../row-pairs.js";

const mounts = findersOf(({ old, next }) =>
  pairTables(
    [{ old: old.model.service.mounts, next: next.model.service.mounts, path: ["api", "mounts"] }],
    ({ path }) => path,
  ),
);
const mountLanguages = mounts.members(
  (mount) => mount.languages,
  () => ["languages"],
);
const mountQuery = mounts.property("query");
const mountLenience = mounts.flag("lenient", ({ lenient }) => lenient);
const languages = findersOf(
  modelRows(({ service }) => named(service.languages.all), ["api", "languages", "all"]),
);
const languageAliases = findersOf(
  modelRows(({ service }) => named(service.languages.aliases), ["api", "languages", "aliases"]),
);
const pageSize = apiKeys.value("paging.maximum", ({ paging }) => paging.maximum);
const extensions = findersOf(modelRows(({ service }) => service.extensions, ["api", "extensions"]));
const sequences = findersOf(modelRows(({ service }) => named(service.sequences), ["api", "sequences"]));
const headers = apiKeys.members(headersOf, () => ["wire", "headers"]);

/** Changes of api.yaml: addresses, languages, paging, and the names that all answers have. */
export const serviceChanges = {
  version_changed: apiKeys.property("version").changed,
  title_changed: apiKeys.property("title").changed,
  namespace_changed: apiKeys.property("namespace").changed,
  client_package_changed: apiKeys.value("client_package", ({ clientPackage }) => clientPackage).changed,

  mount_removed: mounts.removed,
  mount_added: mounts.added,
  mount_namespace_changed: mounts.property("namespace").changed,
  mount_language_removed: mountLanguages("removed"),
  mount_language_added: mountLanguages("added"),
  mount_query_removed: mountQuery.changedWhere((before) => before !== undefined),
  mount_query_added: mountQuery.changedWhere((_before, after) => after !== undefined),
  path_alias_removed: pathAliases("removed"),
  path_alias_added: pathAliases("added"),
  mount_discovery_changed: mounts.property("discovery").changed,
  mount_lenience_removed: mountLenience.cleared,
  mount_lenience_added: mountLenience.set,

  language_removed: languages.removed,
  // Words to find and names to sort by are stored for each language.
  language_added: languages.added,
  language_default_changed: apiKeys.value("languages.default", (service) => service.languages.default)
    .changed,
  language_parameter_renamed: apiKeys.value("languages.parameter", (service) => service.languages.parameter)
    .changed,
  language_alias_removed: languageAliases.removed,
  language_alias_added: languageAliases.added,
  language_aliases_moved: apiKeys.compared(
    "languages.aliases",
    (service) => service.languages.aliases.join(", "),
    (old, next) => isMoved(old.languages.aliases, next.languages.aliases),
  ),

  paging_default_changed: apiKeys.value("paging.default", ({ paging }) => paging.default).changed,
  paging_maximum_lowered: pageSize.changedWhere((before, after) => after < before),
  paging_maximum_raised: pageSize.changedWhere((before, after) => after > before),
  paging_parameter_renamed: anyOf(
    (["page", "cursor", "offset", "size"] as const).map((key) =>
      apiKeys
        .value(`paging.${key}`, ({ paging }) => paging[key])
        .changedWhere((_before, _after, { old }) => isTaken(old.model, key)),
    ),
  ),

  list_name_changed: listNames((before, after) => before !== "none" && after !== "none"),
  list_part_removed: listNames((_before, after) => after === "none"),
  list_part_added: listNames((before) => before === "none"),
  list_header_removed: headers("removed"),
  list_header_added: headers("added"),
  error_shape_changed: apiKeys.value("wire.errors", ({ wire: { errors } }) =>
    typeof errors === "string" ? errors : JSON.stringify(errors),
  ).changed,
  date_precision_changed: apiKeys.value("wire.date_precision", ({ wire }) => wire.datePrecision).changed,
  name_case_changed: apiKeys.value("wire.case", ({ wire }) => wire.case).changed,
  date_format_changed: apiKeys.value("wire.dates", ({ wire }) => wire.dates).changed,
  null_handling_changed: apiKeys.value("wire.null_values", ({ wire }) => (wire.nullValues ? "null" : "empty"))
    .changed,
  list_order_changed: apiKeys.value("wire.term_order", ({ wire }) => wire.termOrder.join(", ")).changed,

  extension_removed: extensions.removed,
  extension_added: extensions.added,
  sequence_removed: sequences.removed,
  sequence_added: sequences.added,
} satisfies Finders;

/** Other paths of mounts and of routes outside them; one that leads elsewhere is another one. */
function pathAliases(part: Part): Find {
  return (both) => {
    const [before, after] = [aliasesOf(both.old.model), aliasesOf(both.next.model)];
    const pairs = pairUp(before, after, ({ address, words }) => `${address} ${words.value}`);
    return pairs[part].map((alias) => only(both, part, alias));
  };
}

function aliasesOf({ service }: Model) {
  return [
    ...Object.entries(service.aliases).map(([address, value]) => ({
      address,
      words: { value },
      path: ["api", "aliases", address],
    })),
    ...service.mounts.flatMap(({ path: value, aliases }) =>
      aliases.map((address) => ({ address, words: { value }, path: ["api", "mounts", value, "aliases"] })),
    ),
  ];
}

function named(names: readonly string[]): readonly { readonly name: string }[] {
  return names.map((name) => ({ name }));
}

/** Whether lists take a paging parameter: a service has names for all of them in any case. */
function isTaken({ resources }: Model, key: "page" | "cursor" | "offset" | "size"): boolean {
  return resources.some(
    (resource) => hasList(resource) && resource.filters.some(({ match }) => match.kind === key),
  );
}

/** Names of the parts of lists that both specs have, or one of them. */
function listNames(isMeant: (before: string, after: string) => boolean): Find {
  return anyOf(
    listParts.map((part) =>
      apiKeys.value(`wire.list.${part}`, ({ wire }) => listName(wire, part)).changedWhere(isMeant),
    ),
  );
}

function listName({ list }: Wire, part: (typeof listParts)[number]): string {
  if (list.length === 0 && part === "items") return "bare";
  return list.find((one) => one.part === part)?.name ?? "none";
}

function headersOf({ wire }: Service): readonly string[] {
  return [...wire.headers.map(({ name }) => name), ...(wire.link ? ["Link"] : [])];
}
