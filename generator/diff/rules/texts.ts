import { buildTexts } from "../../model/build-texts.js";
import type { JsonValue, Model, Resource, Text } from "../../model/model.js";
import { sectionOf } from "../../model/names.js";
import { isDefault } from "../../spec/complete.js";
import { rowsOf, type SpecNode } from "../../spec/node.js";
import { listTextPaths, listTexts } from "../../spec/texts.js";
import type { Finding } from "../change.js";
import { isMoved, pairRenamed, pairUp } from "../pairs.js";
import type { Revision } from "../revision.js";
import { nameOf } from "../row-pairs.js";
import { alteration, type Both, isEqual, type RuleTable, ruleKind, safe } from "../rule.js";
import { namesParameters, parametersPath } from "./parameters.js";

/** Changes of prose, examples and order: documents and doc comments change, and nothing behaves otherwise. */
export const textRules: RuleTable = {
  CHG816: ruleKind("none", changedTexts)("text_changed", safe, "The text `{address}` is another."),
  CHG814: ruleKind("none", changedExamples)(
    "example_changed",
    safe,
    "The example of `{address}` is another.",
  ),
  CHG811: ruleKind("none", (both) =>
    pairUp(tablesOf(both.old.model), tablesOf(both.next.model), ({ address }) => address)
      .common.filter(([old, next]) => isMoved(old.names, next.names))
      .map(([, { address, path }]) => alteration(both, { address, path })),
  )("rows_moved", safe, "`{address}` has its rows in another order, and so have documents and types."),
};

/** Texts that both specs have a row for, compared in the languages of both: those that came or went have rules of their own. */
function changedTexts(both: Both): readonly Finding[] {
  const next = both.next.model.service.languages.all;
  const languages = both.old.model.service.languages.all.filter((code) => next.includes(code));
  const [before, after] = [textsOf(both.old), textsOf(both.next)];
  const formerPath = formerPaths(both);
  return [...after].flatMap(([address, { text, node }]) => {
    const old = before.get(formerPath(address));
    if (old === undefined || languages.every((code) => old.text?.[code] === text?.[code])) return [];
    // A default text with other words in it follows from a key that has a rule.
    if (old.node !== undefined && node !== undefined && isDefault(old.node) && isDefault(node)) return [];
    return [
      {
        address,
        words: {},
        ...(old.node === undefined ? {} : { old: old.node.keyPlace }),
        ...(node === undefined ? {} : { new: node.keyPlace }),
      },
    ];
  });
}

/** What a path of a text has; nothing where the spec leaves it to a default. */
interface Prose {
  readonly text?: Text;
  readonly node?: SpecNode;
}

function textsOf({ spec, model }: Revision): ReadonlyMap<string, Prose> {
  const texts = buildTexts(spec, model.service.languages);
  return new Map<string, Prose>([
    ...listTextPaths(spec).map((path) => [path, {}] as const),
    ...listTexts(spec).map(({ path, node }) => [path, { text: texts.of(path, path), node }] as const),
  ]);
}

/** The path of a text in the old spec, in which its resource may have had another name. */
function formerPaths({ old, next }: Both): (path: string) => string {
  const sections = new Map(
    pairRenamed(old.model.resources, next.model.resources).common.map(([before, after]) => [
      sectionOf(after.name),
      sectionOf(before.name),
    ]),
  );
  return (path) => {
    const [section = "", ...rest] = path.split(".");
    return [sections.get(section) ?? section, ...rest].join(".");
  };
}

/** Rows of both specs whose example is another. */
function changedExamples(both: Both): readonly Finding[] {
  const before = new Map(examplesOf(both.old).map(({ path, example }) => [path.join("."), example]));
  return examplesOf(both.next).flatMap(({ path, example }) => {
    const address = path.join(".");
    if (!before.has(address) || isEqual(before.get(address), example)) return [];
    return [alteration(both, { address: path.slice(1).join("."), path })];
  });
}

interface Exemplified {
  readonly path: readonly string[];
  readonly example: JsonValue | undefined;
}

function examplesOf({ spec }: Revision): readonly Exemplified[] {
  const files = [
    ...[...spec.resources].map(([name, node]) => [["resources", name], node] as const),
    [["routes"], spec.routes] as const,
    [["types"], spec.types] as const,
  ];
  return files.flatMap(([path, node]) => (node === undefined ? [] : examplesBelow(node, path)));
}

function examplesBelow(node: SpecNode, path: readonly string[]): readonly Exemplified[] {
  const inner = rowsOf(node).flatMap(([name, child]) =>
    child.kind === "map" ? examplesBelow(child, [...path, name]) : [],
  );
  return [{ path, example: node.entries.get("example")?.value }, ...inner];
}

/** A table whose rows have an order that shows, but for those with rules of their own. */
interface Table {
  readonly address: string;
  readonly path: readonly string[];
  readonly names: readonly string[];
}

function tablesOf({
  service,
  enums,
  objects,
  resources,
  serviceRoutes,
  errors,
  reasons,
}: Model): readonly Table[] {
  const ofApi = { ...service, errors, reasons };
  const api = ["statuses", "capabilities", "roles", "extensions", "errors", "reasons"] as const;
  const ofResource = ({ name, ...resource }: Resource): readonly Table[] => [
    ...(["fields", "filters"] as const).map((table) => ({
      address: `${name}.${table}`,
      path: ["resources", name, table],
      names: resource[table].map(nameOf),
    })),
    {
      address: `${name}.embedded`,
      path: ["resources", name, "embedded"],
      names: resource.embedded.properties.map(nameOf),
    },
    {
      address: `${name}.routes`,
      path: ["routes", "resources", name],
      names: resource.routes.map(nameOf),
    },
    ...resource.routes.filter(namesParameters).map((route) => ({
      address: `${name}.${route.name}.parameters`,
      path: parametersPath(route),
      names: route.parameters.map(nameOf),
    })),
  ];
  return [
    { address: "mounts", path: ["api", "mounts"], names: service.mounts.map(({ path }) => path) },
    ...api.map((table) => ({ address: table, path: ["api", table], names: ofApi[table].map(nameOf) })),
    { address: "enums", path: ["types", "enums"], names: enums.map(nameOf) },
    { address: "objects", path: ["types", "objects"], names: objects.map(nameOf) },
    ...enums.map(({ name, values }) => ({
      address: `enums.${name}`,
      path: ["types", "enums", name],
      names: values.map(({ value }) => value),
    })),
    ...objects.map(({ name, properties }) => ({
      address: `objects.${name}`,
      path: ["types", "objects", name],
      names: properties.map(nameOf),
    })),
    { address: "resources", path: ["routes", "resources"], names: resources.map(nameOf) },
    { address: "service routes", path: ["routes", "service"], names: serviceRoutes.map(nameOf) },
    ...serviceRoutes.map(({ name, parameters }) => ({
      address: `${name}.parameters`,
      path: ["routes", "service", name, "parameters"],
      names: parameters.map(nameOf),
    })),
    ...resources.flatMap(ofResource),
  ];
}
