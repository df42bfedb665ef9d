import { authorsPlace } from "../spec/complete.js";
import { childOf, partOf, type SpecNode, textOf } from "../spec/node.js";
import { adopt, buildParameter, findField, referenceKeys } from "./build-fields.js";
import { hasLostShared, hasShapeError, readRows, reportUnknownRow } from "./build-rows.js";
import { oneOf } from "./build-service.js";
import { withOwnStatuses } from "./build-types.js";
import {
  type ComparedField,
  comparisonType,
  findComparedField,
  isComparison,
  matchShapes,
} from "./comparison.js";
import { isExternal } from "./external.js";
import {
  comparisonKinds,
  type Field,
  type Filter,
  type Hook,
  type Match,
  type Parameter,
  type ParameterType,
  type PeriodFilters,
  type Resource,
} from "./model.js";
import { sectionOf } from "./names.js";
import { idType } from "./record-ids.js";
import { checkApiName, findResource, reportUnknown, reportWrongField } from "./report.js";
import type { ResourceDraft, Row, Scope } from "./scope.js";
import { defined } from "./tables.js";
import { isDecimal } from "./value-limits.js";
import { wireNameOf } from "./wire-names.js";
import { hookNamed, type NamedHooks } from "./write-hooks.js";

/** Keys of a filter row that say which records it selects; each row has one of them. */
export const matchKeys = [
  "paging",
  "search",
  "equals",
  ...comparisonKinds,
  "relation",
  "linked_from",
  "one_of",
  "none_of",
  "status",
  "by_slug",
  "order",
  "order_by",
  "hide_empty",
  "disables_defaults_of",
  "hook",
] as const;

/** The filters of a resource with the hooks they name, in the order written. */
export function buildFilters(
  scope: Scope,
  { node, resource }: ResourceDraft,
): { readonly filters: readonly Filter[]; readonly hooks: readonly Hook[] } {
  const hooks: NamedHooks = new Map();
  const table = {
    path: `${sectionOf(resource.name)}.filters`,
    shared: "filters",
    sourceKeys: matchKeys,
    owner: resource.place,
  } as const;
  const filters = readRows(scope, node.entries.get("filters"), table).flatMap((row) => {
    const source = { scope, resource, row, hooks };
    const match = matchOf(source);
    if (match === undefined) return [];
    const relate = (relation: SpecNode): ParameterType | undefined => relationType(source, match, relation);
    const parameter = buildParameter(scope, row, { relate, fallback: impliedType(match, source) });
    const filter: Filter = {
      ...parameter,
      type: withOwnStatuses(scope, resource, parameter.type),
      ...impliedLimits(scope, match, parameter),
      ...defined({ computed: row.text("computed"), unknown: oneOf(["none"], row.entry("unknown")) }),
      ...lenience(scope, row),
      match,
    };
    return [adopt(scope, filter, parameter)];
  });
  return { filters: withLifted(scope, { node, resource }, filters), hooks: [...hooks.values()] };
}

interface FilterRow {
  readonly scope: Scope;
  readonly resource: Resource;
  readonly row: Row;
  readonly hooks: NamedHooks;
}

/** The filters, where those that lift defaults name filters that there are, in the order of the table. */
function withLifted(scope: Scope, draft: ResourceDraft, filters: readonly Filter[]): readonly Filter[] {
  const named = { node: draft.node, resource: { ...draft.resource, filters } };
  return filters.map((filter) => {
    const row = scope.rows.get(filter);
    if (filter.match.kind !== "disables_defaults_of" || row === undefined) return filter;
    const items = row.entry("disables_defaults_of")?.items ?? [];
    const lifted = items.flatMap((item) => findFilter(scope, named, item) ?? []);
    const names = filters.filter((other) => lifted.includes(other)).map(({ name }) => name);
    return adopt(scope, { ...filter, match: { kind: "disables_defaults_of", filters: names } }, filter);
  });
}

/** The mounts at which what is no value of the filter counts as not sent; unknown ones are reported. */
function lenience(scope: Scope, row: Row): Pick<Parameter, "ignoreInvalidAt"> {
  const items = row.entry("ignore_invalid_at")?.items ?? [];
  const known = scope.service.mounts.map(({ path }) => path);
  for (const item of items) checkApiName(scope, item, { code: "unknown_mount", table: "mounts", known });
  const paths = known.filter((path) => items.some((item) => textOf(item) === path));
  return paths.length === 0 ? {} : { ignoreInvalidAt: paths };
}

/** Names of filters in the order of links; all of them where the spec lists none. */
export function buildLinks(scope: Scope, node: SpecNode, resource: Resource): readonly string[] {
  const listed = (node.entries.get("links")?.items ?? []).flatMap(
    (item) => findFilter(scope, { node, resource }, item)?.name ?? [],
  );
  const embeds = resource.filters.filter(({ match }) => match.kind === "embed").map(({ name }) => name);
  return listed.length > 0
    ? [...new Set([...listed, ...embeds])]
    : resource.filters.map((filter) => filter.name);
}

/** The filters that `period` names; absent where it names none, or some that are not there. */
export function buildPeriodFilters(scope: Scope, draft: ResourceDraft): PeriodFilters | undefined {
  const filters = childOf(draft.node.entries.get("period"), "filters");
  const [after, before, exact] = ["after", "before", "exact"].map((key) =>
    findFilter(scope, draft, childOf(filters, key)),
  );
  if (after === undefined || before === undefined) return undefined;
  const [offered, near] = ["offered", "near"].map((key) =>
    childOf(filters, key)?.items.flatMap((item) => findFilter(scope, draft, item) ?? []),
  );
  return { after, before, ...defined({ exact, offered, near }) };
}

/** The filter that a text names; an unknown one is reported. */
function findFilter(
  scope: Scope,
  { node, resource }: Pick<ResourceDraft, "node"> & { readonly resource: Resource },
  item: SpecNode | undefined,
): Filter | undefined {
  const name = textOf(item);
  if (item === undefined || name === undefined) return undefined;
  const filter = resource.filters.find((candidate) => candidate.name === name);
  if (filter !== undefined) return filter;
  const known = resource.filters.map((other) => other.name);
  const written = [...(node.entries.get("filters")?.entries.keys() ?? [])];
  const tables = [node, node.entries.get("filters")];
  // A row with an error is not in the model, and is reported already; one whose name is unknown may be this filter.
  const { diagnostics } = scope.spec;
  const isReported = written.includes(name) || written.some((other) => diagnostics.isReportedUnknown(other));
  if (!isReported) {
    const words = { name, owner: resource.name };
    reportUnknown(scope, { code: "unknown_filter", node: item, words, known, tables });
  }
  return undefined;
}

function matchOf(source: FilterRow): Match | undefined {
  const { scope, resource, row } = source;
  const key = matchKeys.find((candidate) => row.entry(candidate) !== undefined);
  const entry = key === undefined ? undefined : row.entry(key);
  if (key === undefined || entry === undefined) {
    reportNoMatch(scope, row);
    return undefined;
  }
  switch (key) {
    case "paging":
      return { kind: oneOf(["size", "cursor", "offset"], entry) ?? "page" };
    case "search":
      return {
        kind: "search",
        fields: inOrder(
          entry.items.flatMap((item) => findField(scope, resource, item) ?? []),
          resource,
        ),
        within: row.flag("within"),
      };
    case "equals":
    case "not":
    case "any_of":
    case "from":
    case "to":
    case "after":
    case "before":
    case "starts_with":
    case "exists":
      return withField(source, entry, (compared) => ({ kind: key, ...compared }));
    case "relation":
      return withField(source, entry, (compared) => ({
        kind: "reference",
        ...compared,
        descendants: row.flag("descendants"),
      }));
    case "linked_from": {
      const linked = findLinkedField(scope, entry);
      return linked === undefined ? undefined : { kind: "linked_from", ...linked };
    }
    case "one_of":
      return { kind: "one_of_ids" };
    case "none_of":
      return { kind: "none_of_ids" };
    case "by_slug":
      return { kind: "slug" };
    case "hook":
      return withHook(source, entry);
    case "disables_defaults_of":
      return { kind: "disables_defaults_of", filters: [] };
    case "status":
    case "order":
    case "order_by":
    case "hide_empty":
      return { kind: key };
  }
}

/** Reports a row without any of the keys, unless something else is reported that explains it. */
function reportNoMatch(scope: Scope, row: Row): void {
  if (hasShapeError(scope, row) || hasLostShared(scope) || reportUnknownRow(scope, row, { table: "filters" }))
    return;
  const keys = matchKeys.map((candidate) => `\`${candidate}\``).join(", ");
  const [last] = row.nodes.slice(-1);
  const place = last === undefined ? row.place : authorsPlace(last, row.place);
  scope.report("no_match", place, { words: { name: row.name, keys } });
}

/** Fields in the order of their table, because a search finds the same in any. */
function inOrder(listed: readonly Field[], { fields }: Resource): readonly Field[] {
  return fields.filter((field) => listed.includes(field));
}

function withField(
  { scope, resource }: FilterRow,
  entry: SpecNode,
  match: (compared: ComparedField) => Match,
): Match | undefined {
  const compared = findComparedField(scope, resource, entry);
  return compared === undefined ? undefined : match(compared);
}

function withHook({ scope, resource, row, hooks }: FilterRow, entry: SpecNode): Match | undefined {
  const name = textOf(entry);
  if (name === undefined) return undefined;
  const hook = hookNamed(hooks, { kind: "filter", name, place: entry.place }, [row.name]);
  const dependsOn = row.entry("depends_on")?.items.flatMap((item) => findField(scope, resource, item) ?? []);
  return {
    kind: "hook",
    hook,
    ...(dependsOn === undefined ? {} : { dependsOn: inOrder(dependsOn, resource) }),
  };
}

/** The parameter that names the properties with `embed` to answer; none for a resource without any. */
export function buildEmbedFilter(scope: Scope, { answer, place }: Resource): readonly Filter[] {
  const rows = answer.properties.filter(({ value }) => value.kind === "embed");
  if (rows.length === 0) return [];
  const { mounts, wire, defaultTexts } = scope.service;
  const values = rows.map((row) => ({ value: wireNameOf(row), text: row.text }));
  const embeds = { name: "embed", typeName: "Embed", values, isPart: true, place } as const;
  const ignoreInvalidAt = mounts.filter(({ lenient }) => lenient).map(({ path }) => path);
  return [
    {
      name: wire.embedParameter,
      type: { kind: "list", of: { kind: "enum", enum: embeds } },
      required: false,
      nullable: false,
      blank: false,
      ...(ignoreInvalidAt.length === 0 ? {} : { ignoreInvalidAt }),
      text: defaultTexts.find(({ name }) => name === "embed")?.text ?? {},
      place: rows[0]?.place ?? place,
      match: { kind: "embed" },
    },
  ];
}

/** `book.shelves` as the resource and its field; unknown ones are reported. */
export function findLinkedField(
  scope: Scope,
  node: SpecNode,
): { readonly resource: Resource; readonly field: Field } | undefined {
  if (scope.spec.invalid.has(node)) return undefined;
  const [name = "", fieldName = ""] = (textOf(node) ?? "").split(".");
  const resource = findResource(scope, name, { ...node, place: partOf(node, 0, name.length) });
  if (resource === undefined) return undefined;
  const place = partOf(node, name.length + 1, fieldName.length);
  const field = findField(scope, resource, { ...node, place, value: fieldName });
  return field === undefined ? undefined : { resource, field };
}

/** A filter by a reference takes what the field refers to, by the keys the filter names. */
function relationType(
  { scope, resource, row }: FilterRow,
  match: Match,
  relation: SpecNode,
): ParameterType | undefined {
  const written = resource.fields.find(({ name }) => name === textOf(relation));
  const field = match.kind === "reference" ? match.field : written;
  if (field === undefined || scope.broken.has(field)) return undefined;
  const { type } = field;
  if (type.kind !== "reference") {
    const { place } = relation;
    reportWrongField(scope, field, { place, use: "filtered by relation", expected: "a relation" });
    return undefined;
  }
  const by = row.texts("by").length === 0 ? type.by : referenceKeys(row);
  const create = oneOf(["none"], row.entry("create")) ?? "none";
  const { kind, target, many } = type;
  return { kind, target, many, by, create };
}

function impliedType(match: Match, { resource, row }: FilterRow): ParameterType | undefined {
  if (isComparison(match)) return comparisonType(match, row);
  const { implied } = matchShapes[match.kind];
  if (implied !== undefined) return { kind: "scalar", scalar: implied };
  switch (match.kind) {
    case "equals":
      return isExternal(match.field) ? { kind: "scalar", scalar: "text" } : match.field.type;
    case "linked_from":
      return { kind: "reference", target: match.resource, many: false, by: ["id"], create: "none" };
    case "one_of_ids":
    case "none_of_ids":
      return { kind: "list", of: idType(resource) };
    default:
      return undefined;
  }
}

/** A comparison takes the decimals of its field. Pages count from 1, offsets from 0, and a page has the usual size. Sizes above the maximum are reduced to it, so they are no error. */
function impliedLimits(scope: Scope, match: Match, parameter: Parameter): Partial<Parameter> {
  if ("field" in match && isDecimal(parameter.type)) return defined({ scale: match.field.scale });
  if (match.kind === "offset") return { default: parameter.default ?? 0, minimum: parameter.minimum ?? 0 };
  if (match.kind !== "page" && match.kind !== "size") return {};
  const usual = match.kind === "page" ? 1 : scope.service.paging.default;
  const cap = match.kind === "size" ? { cap: scope.service.paging.maximum } : {};
  return { default: parameter.default ?? usual, minimum: parameter.minimum ?? 1, ...cap };
}
