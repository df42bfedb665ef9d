import type { Spec } from "../load.js";
import { formats, operations, type Place } from "../model/model.js";
import { sectionOf } from "../model/names.js";
import { once } from "../model/once.js";
import { rowsOf, type SpecNode, textOf } from "./node.js";

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

/** Paths of texts in a file, and in translations; each `*` matches one name. */
type TextRule = readonly [from: string, to: string];

const apiTexts: readonly TextRule[] = [
  ["text", "service.text"],
  ["languages.text", "service.language"],
  ["statuses.*.text", "statuses.*"],
  ["capabilities.*", "capabilities.*"],
  ["extensions.*", "extensions.*"],
  ["errors.*.text", "errors.*"],
  ["resource_errors.*.text", "resource_errors.*"],
  ["reasons.*", "reasons.*"],
  ["default_texts.*", "default_texts.*"],
  ["page_texts.*", "page_texts.*"],
  ["calendar_texts.*", "calendar_texts.*"],
  ["editor_texts.*", "editor_texts.*"],
  ["editor_texts.*.*", "editor_texts.*.*"],
];

const typeTexts: readonly TextRule[] = [
  ["enums.*.*", "enums.*.*"],
  ["enums.*.*.text", "enums.*.*"],
  ["enums.*.*.label", "enum_labels.*.*"],
  ["objects.*.text", "objects.*.text"],
  ["objects.*.properties.*.text", "objects.*.properties.*"],
  ["objects.*.properties.*.label", "objects.*.property_labels.*"],
  ["shared.fields.*.text", "shared.fields.*"],
  ["shared.fields.*.label", "shared.field_labels.*"],
  ["shared.filters.*.text", "shared.filters.*"],
  ["shared.answer.*.text", "shared.answer.*"],
  ["shared.fields.*.deprecated.text", "shared.deprecated.fields.*"],
  ["shared.filters.*.deprecated.text", "shared.deprecated.filters.*"],
  ["shared.answer.*.deprecated.text", "shared.deprecated.answer.*"],
];

const routeTexts: readonly TextRule[] = [
  ["route_texts.*", "routes.*"],
  ["route_titles.*", "route_titles.*"],
  ["service.*.title", "service_routes.*.title"],
  ["service.*.text", "service_routes.*.text"],
  ["service.*.parameters.*.text", "service_routes.*.parameters.*"],
  ["resources.*.*.text", "*.routes.*"],
  ["resources.*.*.title", "*.route_titles.*"],
  ["resources.*.*.parameters.*.text", "*.route_parameters.*.*"],
  ["service.*.deprecated.text", "service_routes.deprecated.*.text"],
  ["service.*.parameters.*.deprecated.text", "service_routes.deprecated.*.parameters.*"],
  ["resources.*.*.deprecated.text", "*.deprecated.routes.*"],
  ["resources.*.*.parameters.*.deprecated.text", "*.deprecated.route_parameters.*.*"],
];

const resourceTexts: readonly TextRule[] = [
  ["text", "text"],
  ["label", "label"],
  ["labels", "labels"],
  ["one", "one"],
  ["many", "many"],
  ["fields.*.text", "fields.*"],
  ["fields.*.label", "field_labels.*"],
  ["filters.*.text", "filters.*"],
  ["answer.*.text", "answer.*"],
  ["embedded.*.text", "embedded.*"],
  ["errors.*.text", "errors.*"],
  ["policies.*.text", "policies.*"],
  ["fields.*.deprecated.text", "deprecated.fields.*"],
  ["filters.*.deprecated.text", "deprecated.filters.*"],
  ["answer.*.deprecated.text", "deprecated.answer.*"],
  ["embedded.*.deprecated.text", "deprecated.embedded.*"],
];

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

/**
 * The words of the viewer of the API document, which the defaults have in a language that it does not speak itself: they
 * translate no text of the spec.
 */
export const listViewerTexts = once(({ defaults }: Spec): readonly Translation[] =>
  viewerTextsIn(defaults.text.get(viewerLanguage)),
);

/** The language in which the defaults have all words of the viewer. */
export const viewerLanguage = "it";

/** The words of the viewer in a translation file. */
export function viewerTextsIn(file: SpecNode | undefined): readonly Translation[] {
  return file === undefined
    ? []
    : listTranslations(file).filter(({ path }) => path.startsWith("viewer_texts."));
}

/** Every path that can have a text, also where a row has none. */
export function listTextPaths(spec: Spec): readonly string[] {
  return [
    ...listViewerTexts(spec).map(({ path }) => path),
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
    ...(api === undefined ? [] : collect(api, apiTexts)),
    ...(types === undefined ? [] : collect(types, typeTexts)),
    ...[...spec.resources].flatMap(([file, node]) => {
      const name = textOf(node.entries.get("resource")) ?? file;
      return collect(node, resourceTexts).map((found) => ({
        ...found,
        path: `${sectionOf(name)}.${found.path}`,
      }));
    }),
    ...(routes === undefined ? [] : collect(routes, routeTexts)),
  ];
}

/** Cached by node: a file that is not read again has the same one. */
const collect = once((file: SpecNode, rules: readonly TextRule[]): readonly Found[] =>
  rules.flatMap(([from, to]) => match(file, from.split("."), to)),
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
