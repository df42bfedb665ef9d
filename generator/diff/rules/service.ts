import type { Finding } from "../change.js";
import { isMoved, pairNamed, pairTexts, pairUp } from "../pairs.js";
import {
  altered,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksRequests,
  breaksWriting,
  fresh,
  gone,
  isEqual,
  needsMigration,
  type Rule,
  safe,
  shown,
} from "../rule.js";

/** Changes of api.yaml: addresses, languages, paging, and what belongs to all resources. */
export const serviceRules: readonly Rule[] = [
  {
    code: "CHG001",
    name: "version_changed",
    effects: safe,
    log: "none",
    message: "The version was {before} and is {after}.",
    find: (both) => changedKey(both, "version"),
  },
  {
    code: "CHG002",
    name: "title_changed",
    effects: safe,
    log: "none",
    message: "The title was {before} and is {after}.",
    find: (both) => changedKey(both, "title"),
  },
  {
    code: "CHG003",
    name: "namespace_changed",
    effects: breaksRequests,
    log: "changed",
    message: "The namespace was {before} and is {after}.",
    find: (both) => changedKey(both, "namespace"),
  },
  {
    code: "CHG004",
    name: "client_package_changed",
    effects: breaksCode,
    log: "changed",
    message: "The package of the client was {before} and is {after}.",
    find: (both) => changedKey(both, "clientPackage", "client_package"),
  },

  // Mounts
  {
    code: "CHG010",
    name: "mount_removed",
    effects: breaksRequests,
    log: "removed",
    message: "The service is no longer mounted at {address}.",
    find: (both) => mounts(both).removed.map(({ path }) => gone(both, path, mountPath(path))),
  },
  {
    code: "CHG011",
    name: "mount_added",
    effects: safe,
    log: "added",
    message: "The service is mounted at {address} as well.",
    find: (both) => mounts(both).added.map(({ path }) => fresh(both, path, mountPath(path))),
  },
  {
    code: "CHG012",
    name: "mount_namespace_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The namespace at {address} was {before} and is {after}.",
    find: (both) =>
      mounts(both).kept.flatMap(([{ path, namespace: before }, { namespace: after }]) =>
        before === after ? [] : [altered(both, path, mountPath(path, "namespace"), { before, after })],
      ),
  },
  {
    code: "CHG013",
    name: "mount_language_removed",
    effects: breaksRequests,
    log: "removed",
    message: "The segment /{value} in front of {address} is gone.",
    find: (both) =>
      mounts(both).kept.flatMap(([{ path, languages: before }, { languages: after }]) =>
        pairTexts(before, after).removed.map((value) =>
          altered(both, path, mountPath(path, "languages"), { value }),
        ),
      ),
  },
  {
    code: "CHG014",
    name: "mount_language_added",
    effects: safe,
    log: "added",
    message: "The segment /{value} may stand in front of {address}.",
    find: (both) =>
      mounts(both).kept.flatMap(([{ path, languages: before }, { languages: after }]) =>
        pairTexts(before, after).added.map((value) =>
          altered(both, path, mountPath(path, "languages"), { value }),
        ),
      ),
  },
  {
    code: "CHG015",
    name: "mount_query_removed",
    effects: breaksRequests,
    log: "removed",
    message: "The path at {address} can no longer stand in the parameter `{before}`.",
    find: (both) =>
      mounts(both).kept.flatMap(([{ path, query: before }, { query: after }]) =>
        before === undefined || before === after
          ? []
          : [altered(both, path, mountPath(path, "query"), { before })],
      ),
  },
  {
    code: "CHG016",
    name: "mount_query_added",
    effects: safe,
    log: "added",
    message: "The path at {address} can stand in the parameter `{after}`.",
    find: (both) =>
      mounts(both).kept.flatMap(([{ path, query: before }, { query: after }]) =>
        after === undefined || before === after
          ? []
          : [altered(both, path, mountPath(path, "query"), { after })],
      ),
  },
  {
    code: "CHG017",
    name: "path_alias_removed",
    effects: breaksRequests,
    log: "removed",
    message: "{address} no longer leads to {value}.",
    find: (both) =>
      pathAliases(both).removed.map(({ name, path, value }) => gone(both, name, path, { value })),
  },
  {
    code: "CHG018",
    name: "path_alias_added",
    effects: safe,
    log: "added",
    message: "{address} leads to {value}.",
    find: (both) =>
      pathAliases(both).added.map(({ name, path, value }) => fresh(both, name, path, { value })),
  },
  {
    code: "CHG019",
    name: "mount_discovery_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "Programs were led to {address} by {before}, and are by {after}.",
    find: (both) =>
      mounts(both).kept.flatMap(([{ path, discovery: before }, { discovery: after }]) =>
        isEqual(before, after)
          ? []
          : [
              altered(both, path, mountPath(path, "discovery"), {
                before: shown(before),
                after: shown(after),
              }),
            ],
      ),
  },

  // Languages
  {
    code: "CHG020",
    name: "language_removed",
    effects: breaksWriting,
    log: "removed",
    message: "The language {address} is gone, and with it the texts in it.",
    find: (both) =>
      languages(both, "all").removed.map((code) => gone(both, code, ["api", "languages", "all", code])),
  },
  {
    code: "CHG021",
    name: "language_added",
    // Words to find and names to sort by are kept for each language.
    effects: { ...safe, ...needsMigration },
    log: "added",
    message: "Content may be written and read in the language {address}.",
    find: (both) =>
      languages(both, "all").added.map((code) => fresh(both, code, ["api", "languages", "all", code])),
  },
  {
    code: "CHG022",
    name: "language_default_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The language of requests that name none was {before} and is {after}.",
    find: (both) => changedPart(both, "languages", "default"),
  },
  {
    code: "CHG023",
    name: "language_parameter_renamed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "changed",
    message: "The parameter that names the language was `{before}` and is `{after}`.",
    find: (both) => changedPart(both, "languages", "parameter"),
  },
  {
    code: "CHG024",
    name: "language_alias_removed",
    effects: breaksRequests,
    log: "removed",
    message: "The parameter `{address}` no longer names the language.",
    find: (both) =>
      languages(both, "aliases").removed.map((name) =>
        gone(both, name, ["api", "languages", "aliases", name]),
      ),
  },
  {
    code: "CHG025",
    name: "language_alias_added",
    effects: safe,
    log: "added",
    message: "The parameter `{address}` names the language as well.",
    find: (both) =>
      languages(both, "aliases").added.map((name) =>
        fresh(both, name, ["api", "languages", "aliases", name]),
      ),
  },
  {
    code: "CHG026",
    name: "language_aliases_moved",
    effects: breaksRequests,
    log: "changed",
    message:
      "Of several parameters that name the language, the first of {before} counted, and the first of {after} does.",
    find: (both) => {
      const [before, after] = [both.old, both.next].map(({ model }) => model.service.languages.aliases);
      if (before === undefined || after === undefined || !isMoved(before, after)) return [];
      return [
        altered(both, "languages.aliases", ["api", "languages", "aliases"], {
          before: before.join(", "),
          after: after.join(", "),
        }),
      ];
    },
  },

  // Paging
  {
    code: "CHG030",
    name: "paging_default_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "A page of a list had {before} records where a request names no size, and has {after}.",
    find: (both) => changedPart(both, "paging", "default"),
  },
  {
    code: "CHG031",
    name: "paging_maximum_lowered",
    effects: breaksRequests,
    log: "changed",
    message: "A page of a list had up to {before} records, and has up to {after}.",
    find: (both) => (maximumGrowth(both) < 0 ? changedPart(both, "paging", "maximum") : []),
  },
  {
    code: "CHG032",
    name: "paging_maximum_raised",
    effects: safe,
    log: "changed",
    message: "A page of a list had up to {before} records, and may have {after}.",
    find: (both) => (maximumGrowth(both) > 0 ? changedPart(both, "paging", "maximum") : []),
  },
  {
    code: "CHG033",
    name: "paging_parameter_renamed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "changed",
    message: "The paging parameter `{before}` is called `{after}`.",
    find: (both) => [...changedPart(both, "paging", "page"), ...changedPart(both, "paging", "size")],
  },

  // Extensions and sequences
  {
    code: "CHG060",
    name: "extension_removed",
    effects: safe,
    log: "none",
    message: "The extension `{address}` is gone; its fields are told on their own.",
    find: (both) => extensions(both).removed.map(({ name }) => gone(both, name, ["api", "extensions", name])),
  },
  {
    code: "CHG061",
    name: "extension_added",
    effects: safe,
    log: "none",
    message: "There is an extension `{address}`.",
    find: (both) => extensions(both).added.map(({ name }) => fresh(both, name, ["api", "extensions", name])),
  },
  {
    code: "CHG062",
    name: "sequence_removed",
    effects: safe,
    log: "none",
    message: "The sequence `{address}` is gone.",
    find: (both) => sequences(both).removed.map((name) => gone(both, name, ["api", "sequences", name])),
  },
  {
    code: "CHG063",
    name: "sequence_added",
    effects: safe,
    log: "none",
    message: "There is a sequence `{address}`.",
    find: (both) => sequences(both).added.map((name) => fresh(both, name, ["api", "sequences", name])),
  },
];

function mounts({ old, next }: Both) {
  return pairUp(old.model.service.mounts, next.model.service.mounts, ({ path }) => path);
}

/** Other paths of mounts and of what stands outside them; one that leads elsewhere is another one. */
function pathAliases({ old, next }: Both) {
  const aliasesOf = ({ service: { aliases, mounts } }: Both["old"]["model"]) => [
    ...Object.entries(aliases).map(([name, value]) => ({ name, value, path: ["api", "aliases", name] })),
    ...mounts.flatMap(({ path: value, aliases: names }) =>
      names.map((name) => ({ name, value, path: mountPath(value, "aliases") })),
    ),
  ];
  return pairUp(aliasesOf(old.model), aliasesOf(next.model), ({ name, value }) => `${name} ${value}`);
}

function mountPath(path: string, ...key: readonly string[]): readonly string[] {
  return ["api", "mounts", path, ...key];
}

function languages({ old, next }: Both, key: "all" | "aliases") {
  return pairTexts(old.model.service.languages[key], next.model.service.languages[key]);
}

function extensions({ old, next }: Both) {
  return pairNamed(old.model.service.extensions, next.model.service.extensions);
}

function sequences({ old, next }: Both) {
  return pairTexts(old.model.service.sequences, next.model.service.sequences);
}

function maximumGrowth({ old, next }: Both): number {
  return next.model.service.paging.maximum - old.model.service.paging.maximum;
}

function changedKey(
  both: Both,
  key: "version" | "title" | "namespace" | "clientPackage",
  written: string = key,
): readonly Finding[] {
  const [before, after] = [both.old.model.service[key], both.next.model.service[key]];
  return before === after ? [] : [altered(both, written, ["api", written], { before, after })];
}

function changedPart<Table extends "languages" | "paging">(
  both: Both,
  table: Table,
  key: string & keyof Both["old"]["model"]["service"][Table],
): readonly Finding[] {
  const [before, after] = [both.old.model.service[table][key], both.next.model.service[table][key]];
  if (isEqual(before, after)) return [];
  const words = { before: shown(before), after: shown(after) };
  return [altered(both, `${table}.${key}`, ["api", table, key], words)];
}
