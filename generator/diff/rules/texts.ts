import { buildTexts } from "../../model/build-texts.js";
import type { JsonValue, Model, Resource, Text } from "../../model/model.js";
import { sectionOf } from "../../model/names.js";
import { isDefault } from "../../spec/complete.js";
import { rowsOf, type SpecNode } from "../../spec/node.js";
import { listTextPaths, listTexts } from "../../spec/texts.js";
import type { Both, Finding } from "../change.js";
import { altered, type Finders, isEqual } from "../finders.js";
import { isMoved, pairRenamed, pairUp } from "../pairs.js";
import type { Revision } from "../revision.js";
import { nameOf } from "../row-pairs.js";
import { namesParameters } from "./parameters.js";

/** Changes of prose, examples and order: documents and doc comments change, and nothing behaves otherwise. */
export const textChanges = {
  text_changed: changedTexts,
  example_changed: changedExamples,
  rows_moved: (both) =>
    pairUp(tablesOf(both.old.model), tablesOf(both.next.model), ({ address }) => address)
      .common.filter(([old, next]) => isMoved(old.names, next.names))
      .map(([, { address, path }]) => altered(both, { address, oldPath: path, path }, {})),
} satisfies Finders;

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
    return [altered(both, { address: path.slice(1).join("."), oldPath: path, path }, {})];
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

function tablesOf(model: Model): readonly Table[] {
  const { service, enums, objects, resources, serviceRoutes, errors, reasons } = model;
  const ofApi = { ...service, errors, reasons };
  const api = ["statuses", "capabilities", "roles", "extensions", "errors", "reasons"] as const;
  return [
    table(
      ["api", "mounts"],
      service.mounts.map(({ path }) => path),
    ),
    ...api.map((key) => table(["api", key], ofApi[key].map(nameOf))),
    table(["types", "enums"], enums.map(nameOf)),
    table(["types", "objects"], objects.map(nameOf)),
    ...enums.map(({ name, values }) =>
      table(
        ["types", "enums", name],
        values.map(({ value }) => value),
      ),
    ),
    ...objects.map(({ name, properties }) => table(["types", "objects", name], properties.map(nameOf))),
    table(["routes", "resources"], resources.map(nameOf)),
    table(["routes", "service"], serviceRoutes.map(nameOf), "service routes"),
    ...serviceRoutes.map(({ name, parameters }) =>
      table(["routes", "service", name, "parameters"], parameters.map(nameOf), `${name}.parameters`),
    ),
    ...resources.flatMap(tablesOfResource),
  ];
}

function tablesOfResource({ name, fields, filters, embedded, routes }: Resource): readonly Table[] {
  const [ofResource, ofRoutes] = [
    ["resources", name],
    ["routes", "resources", name],
  ];
  return [
    table([...ofResource, "fields"], fields.map(nameOf)),
    table([...ofResource, "filters"], filters.map(nameOf)),
    table([...ofResource, "embedded"], embedded.properties.map(nameOf)),
    table(ofRoutes, routes.map(nameOf), `${name}.routes`),
    ...routes.filter(namesParameters).map((route) => {
      const path = [...ofRoutes, route.name, "parameters"];
      return table(path, route.parameters.map(nameOf), `${name}.${route.name}.parameters`);
    }),
  ];
}

function table(path: readonly string[], names: readonly string[], address = path.slice(1).join(".")): Table {
  return { address, path, names };
}
