import type { Model } from "../../model/model.js";
import { isMoved, type Pairs, pairUp } from "../pairs.js";
import { rowKinds } from "../row-kinds.js";
import { modelRows, pairTables } from "../row-pairs.js";
import {
  addition,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksQueries,
  breaksRequests,
  breaksWriting,
  loggedAs,
  needsMigration,
  type RuleTable,
  removal,
  ruleKind,
  safe,
  unlogged,
} from "../rule.js";
import { apiFinding, apiKey } from "./api-key.js";

const mounts = rowKinds(({ old, next }) =>
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
const languages = rowKinds(
  modelRows(({ service }) => named(service.languages.all), ["api", "languages", "all"]),
);
const languageAliases = rowKinds(
  modelRows(({ service }) => named(service.languages.aliases), ["api", "languages", "aliases"]),
);
const pageSize = apiKey("paging.maximum", ({ paging }) => paging.maximum);
const extensions = rowKinds(modelRows(({ service }) => service.extensions, ["api", "extensions"]));
const sequences = rowKinds(modelRows(({ service }) => named(service.sequences), ["api", "sequences"]));

/** Changes of api.yaml: addresses, languages, paging, and what belongs to all resources. */
export const serviceRules: RuleTable = {
  CHG001: unlogged(apiKey("version", ({ version }) => version).changed)(
    "version_changed",
    safe,
    "The version was {before} and is {after}.",
  ),
  CHG002: unlogged(apiKey("title", ({ title }) => title).changed)(
    "title_changed",
    safe,
    "The title was {before} and is {after}.",
  ),
  CHG003: apiKey("namespace", ({ namespace }) => namespace).changed(
    "namespace_changed",
    breaksRequests,
    "The namespace was {before} and is {after}.",
  ),
  CHG004: apiKey("client_package", ({ clientPackage }) => clientPackage).changed(
    "client_package_changed",
    breaksCode,
    "The package of the client was {before} and is {after}.",
  ),

  // Mounts
  CHG010: mounts.removed("mount_removed", breaksRequests, "The service is no longer mounted at {address}."),
  CHG011: mounts.added("mount_added", safe, "The service is mounted at {address} as well."),
  CHG012: mounts
    .property("namespace")
    .changed(
      "mount_namespace_changed",
      breaksAnswers,
      "The namespace at {address} was {before} and is {after}.",
    ),
  CHG013: mountLanguages.removed(
    "mount_language_removed",
    breaksRequests,
    "The segment /{value} in front of {address} is gone.",
  ),
  CHG014: mountLanguages.added("mount_language_added", safe, "The segment /{value} may precede {address}."),
  CHG015: loggedAs(
    "removed",
    mountQuery.changedWhere((before) => before !== undefined),
  )(
    "mount_query_removed",
    breaksRequests,
    "The path at {address} can no longer be given in the parameter `{before}`.",
  ),
  CHG016: loggedAs(
    "added",
    mountQuery.changedWhere((_before, after) => after !== undefined),
  )("mount_query_added", safe, "The path at {address} can be given in the parameter `{after}`."),
  CHG017: ruleKind("removed", (both) =>
    pathAliases(both).removed.map(({ name: address, path, value }) =>
      removal(both, { address, path, words: { value } }),
    ),
  )("path_alias_removed", breaksRequests, "{address} no longer leads to {value}."),
  CHG018: ruleKind("added", (both) =>
    pathAliases(both).added.map(({ name: address, path, value }) =>
      addition(both, { address, path, words: { value } }),
    ),
  )("path_alias_added", safe, "{address} leads to {value}."),
  CHG019: mounts
    .property("discovery")
    .changed(
      "mount_discovery_changed",
      breaksAnswers,
      "Programs were led to {address} by {before}, and are by {after}.",
    ),
  CHG071: mountLenience.cleared(
    "mount_lenience_removed",
    breaksRequests,
    "Names that an operation does not know, and null for what cannot be null, were ignored at {address}, and are rejected.",
  ),
  CHG072: mountLenience.set(
    "mount_lenience_added",
    safe,
    "Names that an operation does not know, and null for what cannot be null, are ignored at {address}.",
  ),

  // Languages
  CHG020: languages.removed(
    "language_removed",
    breaksWriting,
    "The language {address} is gone, and with it the texts in it.",
  ),
  // Words to find and names to sort by are stored for each language.
  CHG021: languages.added(
    "language_added",
    { ...safe, ...needsMigration },
    "Content may be written and read in the language {address}.",
  ),
  CHG022: apiKey("languages.default", (service) => service.languages.default).changed(
    "language_default_changed",
    breaksAnswers,
    "The language of requests that name none was {before} and is {after}.",
  ),
  CHG023: apiKey("languages.parameter", (service) => service.languages.parameter).changed(
    "language_parameter_renamed",
    breaksQueries,
    "The parameter that names the language was `{before}` and is `{after}`.",
  ),
  CHG024: languageAliases.removed(
    "language_alias_removed",
    breaksRequests,
    "The parameter `{address}` no longer names the language.",
  ),
  CHG025: languageAliases.added(
    "language_alias_added",
    safe,
    "The parameter `{address}` names the language as well.",
  ),
  CHG026: ruleKind("changed", (both) => {
    const before = both.old.model.service.languages.aliases;
    const after = both.next.model.service.languages.aliases;
    const words = [before.join(", "), after.join(", ")] as const;
    return isMoved(before, after) ? [apiFinding(both, "languages.aliases", words)] : [];
  })(
    "language_aliases_moved",
    breaksRequests,
    "Of several parameters that name the language, the first of {before} counted, and the first of {after} does.",
  ),

  // Paging
  CHG030: apiKey("paging.default", ({ paging }) => paging.default).changed(
    "paging_default_changed",
    breaksAnswers,
    "A page of a list had {before} records where a request names no size, and has {after}.",
  ),
  CHG031: pageSize.changedWhere((before, after) => after < before)(
    "paging_maximum_lowered",
    breaksRequests,
    "A page of a list had up to {before} records, and has up to {after}.",
  ),
  CHG032: pageSize.changedWhere((before, after) => after > before)(
    "paging_maximum_raised",
    safe,
    "A page of a list had up to {before} records, and may have {after}.",
  ),
  CHG033: ruleKind("changed", (both) =>
    (["page", "cursor", "size"] as const).flatMap((key) => {
      const before = both.old.model.service.paging[key];
      const after = both.next.model.service.paging[key];
      // A service has names for all three, whether lists take them or not.
      const isTaken = both.old.model.resources.some(
        ({ routes, filters }) =>
          routes.some(({ operation }) => operation === "list") &&
          filters.some(({ match }) => match.kind === key),
      );
      return before === after || !isTaken ? [] : [apiFinding(both, `paging.${key}`, [before, after])];
    }),
  )("paging_parameter_renamed", breaksQueries, "The paging parameter `{before}` is called `{after}`."),

  // Extensions and sequences
  CHG060: unlogged(extensions.removed)(
    "extension_removed",
    safe,
    "The extension `{address}` is gone; its fields are reported separately.",
  ),
  CHG061: unlogged(extensions.added)("extension_added", safe, "There is an extension `{address}`."),
  CHG062: unlogged(sequences.removed)("sequence_removed", safe, "The sequence `{address}` is gone."),
  CHG063: unlogged(sequences.added)("sequence_added", safe, "There is a sequence `{address}`."),
};

/** Other paths of mounts and of routes outside them; one that leads elsewhere is another one. */
function pathAliases({ old, next }: Both): Pairs<PathAlias> {
  return pairUp(aliasesOf(old.model), aliasesOf(next.model), ({ name, value }) => `${name} ${value}`);
}

interface PathAlias {
  readonly name: string;
  readonly value: string;
  readonly path: readonly string[];
}

function aliasesOf({ service }: Model): readonly PathAlias[] {
  return [
    ...Object.entries(service.aliases).map(([name, value]) => ({
      name,
      value,
      path: ["api", "aliases", name],
    })),
    ...service.mounts.flatMap(({ path: value, aliases }) =>
      aliases.map((name) => ({ name, value, path: ["api", "mounts", value, "aliases"] })),
    ),
  ];
}

function named(names: readonly string[]): readonly { readonly name: string }[] {
  return names.map((name) => ({ name }));
}
