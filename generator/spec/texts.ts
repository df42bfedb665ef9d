import type { Spec } from "../load.js";
import { formats, operations, type Place } from "../model/model.js";
import { sectionOf } from "../model/names.js";
import { once } from "../model/once.js";
import { rowsOf, type SpecNode, textOf } from "./node.js";
import paths from "./text-paths.json" with { type: "json" };

/** A text of the spec in its default language, with the path under which translations have it. */
export interface TextEntry {
  /** Such as `book.fields.title`. */
  readonly path: string;
  readonly text: string;
  readonly node: SpecNode;
}

/** A text of a translation file. */
export interface Translation extends TextEntry {
  /** Position of each step of its path. */
  readonly keys: readonly Place[];
}

/** Where the text of a deprecation has its translations, by the path of the text of the part that it deprecates. */
export function deprecationPath(path: string): string {
  const [section = "", ...rest] = path.split(".");
  return [section, "deprecated", ...rest].join(".");
}

/** Where what people call a field, property or value has its translations, by the path of its text. */
export function labelPath(path: string): string {
  return path
    .replace(".fields.", ".field_labels.")
    .replace(".properties.", ".property_labels.")
    .replace(/^enums\./, "enum_labels.");
}

/** Every text of a spec that can be translated, file by file in the order written. */
export const listTexts = once((spec: Spec): readonly TextEntry[] =>
  collectAll(spec).flatMap(({ path, node }) => {
    const text = textOf(node);
    return text === undefined || node === undefined ? [] : [{ path, text, node }];
  }),
);

/** Every path that can have a text, also where a row has none. */
export function listTextPaths(spec: Spec): readonly string[] {
  return [
    ...collectAll(spec).map(({ path }) => path),
    ...[...operations, ...formats].map((name) => `routes.${name}`),
    ...operations.map((name) => `route_titles.${name}`),
  ];
}

/** The texts of one translation file by their paths. Several checks ask, and most files are as they were at the last run. */
export const listTranslations = once((file: SpecNode) => translationsBelow(file, { path: "", keys: [] }));

function translationsBelow(
  node: SpecNode,
  above: Pick<Translation, "path" | "keys">,
): readonly Translation[] {
  return rowsOf(node).flatMap(([name, child]) => {
    const path = above.path === "" ? name : `${above.path}.${name}`;
    const keys = [...above.keys, child.keyPlace];
    const text = textOf(child);
    return text === undefined
      ? translationsBelow(child, { path, keys })
      : [{ path, text, keys, node: child }];
  });
}

interface Found {
  readonly path: string;
  readonly node: SpecNode | undefined;
}

function collectAll(spec: Spec): readonly Found[] {
  const { api, types, routes } = spec;
  return [
    ...(api === undefined ? [] : collect(api, paths.api)),
    ...(types === undefined ? [] : collect(types, paths.types)),
    ...[...spec.resources].flatMap(([file, node]) => {
      const name = textOf(node.entries.get("resource")) ?? file;
      return collect(node, paths.resource).map((found) => ({
        ...found,
        path: `${sectionOf(name)}.${found.path}`,
      }));
    }),
    ...(routes === undefined ? [] : collect(routes, paths.routes)),
  ];
}

/**
 * `rules` are paths of texts in a file, with those in translations; each `*` matches one name. Cached by node: a file that is
 * not read again has the same one.
 */
const collect = once((file: SpecNode, rules: Readonly<Record<string, string>>): readonly Found[] =>
  Object.entries(rules).flatMap(([from, to]) => match(file, from.split("."), to)),
);

/** Follows a path with stars; each name met takes the place of the next star of `to`. */
function match(node: SpecNode, from: readonly string[], to: string): readonly Found[] {
  const [step, ...rest] = from;
  if (step === undefined) return [{ path: to, node }];
  if (step === "*")
    return rowsOf(node).flatMap(([name, child]) =>
      match(
        child,
        rest,
        to.replace("*", (_, at: number) => (at === 0 ? sectionOf(name) : name)),
      ),
    );
  const child = node.entries.get(step);
  if (child !== undefined) return match(child, rest, to);
  return rest.length === 0 ? [{ path: to, node: undefined }] : [];
}
