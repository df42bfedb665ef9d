import { comparedProperty } from "../model/build-order.js";
import { comparedResource, isComparison, isInstant } from "../model/comparison.js";
import type { Comparison, Field, Filter, Match, Resource, Route } from "../model/model.js";
import { docBlock } from "../print/doc-comment.js";
import { literal, objectOf } from "../print/literal.js";
import type { FactsObject } from "../print/parameter-facts.js";
import { runtimeType, runtimeValue, serverNames, wireType } from "../print/server-names.js";
import { createSourceFile, type OutputFile, type SourceFileDraft } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/conditions.ts`: which records each filter of a list selects, but for those of hooks. */
export const emitConditions: Emitter = (model) =>
  model.resources.flatMap((resource) => {
    const list = resource.routes.find(({ operation }) => operation === "list");
    return list === undefined ? [] : [conditionsFile(resource, list)];
  });

function conditionsFile(resource: Resource, list: Route): OutputFile {
  const { folder, name, filters } = resource;
  const file = createSourceFile(`server/${folder}/conditions.ts`, `spec/resources/${name}.yaml`);
  const query = file.use(wireType(resource, list.inputName));
  const type = `${file.use(runtimeType("Conditions"))}<${query}>`;
  const lines = filters.flatMap((filter) => conditionLines({ file, resource }, filter));
  const body = lines.length === 0 ? "() => []" : `(list) => [\n${lines.join("\n")}\n]`;
  const comment = docBlock(
    `What each filter of a list of ${resource.plural.replaceAll("_", " ")} selects; hooks say it of theirs.`,
  );
  file.add(`\n${comment}\nexport const ${serverNames(resource).conditions.name}: ${type} = ${body};`);
  return file.print();
}

/** The file of a resource in the making. */
interface Draft {
  readonly file: SourceFileDraft;
  readonly resource: Resource;
}

/** The line of a filter; none where it selects nothing, or another filter of the same meaning has the line. */
function conditionLines(draft: Draft, filter: Filter): readonly string[] {
  const { file, resource } = draft;
  const { match } = filter;
  const line = (kit: string, options?: FactsObject | readonly string[], parameter = filter.name): string =>
    `  ${callOf(file, { kit, parameter, options })},`;
  if (match.kind === "equals" || isComparison(match)) return [comparisonLine(draft, filter, match)];
  switch (match.kind) {
    case "search":
      return [
        line(
          match.within ? "searchWithin" : "search",
          match.fields.map(({ name }) => name),
        ),
      ];
    case "reference": {
      const options = { property: match.field.stored, ...(match.descendants ? { descendants: true } : {}) };
      return [throughLine(draft, filter, { kit: "reference", options, through: match.through })];
    }
    case "linked_from": {
      const same = resource.filters.filter((other) => isSameLink(other.match, match));
      // Of several names for one filter, the later one in the spec counts.
      if (same[0] !== filter) return [];
      const options = { resource: match.resource.name, property: match.field.stored };
      return [`  ${callOf(file, { kit: "linkedFrom", parameter: same.map(({ name }) => name), options })},`];
    }
    case "one_of_ids":
      return [line("withIds")];
    case "none_of_ids": {
      const included = resource.filters.find((other) => other.match.kind === "one_of_ids");
      return [line("withoutIds", included === undefined ? {} : { unless: included.name })];
    }
    case "slug":
      return [line("withSlug")];
    case "hide_empty":
      return [line("notEmpty")];
    default:
      return [];
  }
}

function isSameLink(other: Match, { resource, field }: Match & { readonly kind: "linked_from" }): boolean {
  return other.kind === "linked_from" && other.resource === resource && other.field === field;
}

const operators = { from: "$gte", to: "$lte", after: "$gt", before: "$lt" } as const;

function comparisonLine(
  draft: Draft,
  filter: Filter,
  match: Comparison | (Match & { readonly kind: "equals" }),
): string {
  const { kind, field, through } = match;
  const owner = comparedResource(draft.resource, match);
  const compared = {
    property: comparedProperty(owner, field) ?? field.stored,
    ...(isInstant(owner, field) ? { isInstant: true } : {}),
  };
  const call = (kit: string, more: FactsObject = {}) =>
    throughLine(draft, filter, { kit, options: { ...compared, ...more }, through });
  switch (kind) {
    case "from":
    case "to":
    case "after":
    case "before":
      return call("range", { operator: operators[kind] });
    case "equals":
      return call("equals");
    case "not":
      return call("differs");
    case "any_of":
      return call("anyOf");
    case "starts_with":
      return call("startsWith");
    case "exists":
      return call("exists", idsIn(field));
  }
}

/** Whether a property holds a list of ids, and which. */
function idsIn({ type, storage }: Field): FactsObject {
  return storage === "references" && type.kind === "reference" ? { ids: type.target.ids } : {};
}

/** A condition of the records, or of those that they refer to. */
function throughLine(
  { file, resource }: Draft,
  { name, match }: Filter,
  call: { readonly kit: string; readonly options: FactsObject; readonly through: Field | undefined },
): string {
  const { kit, options, through } = call;
  const inner = callOf(file, { kit, parameter: name, options });
  if (through === undefined || !("through" in match)) return `  ${inner},`;
  const head = `${file.use(runtimeValue("through"))}(list, ${JSON.stringify(name)}, `;
  const owner = comparedResource(resource, match);
  const relation = [
    `property: ${JSON.stringify(through.stored)}`,
    `resource: ${JSON.stringify(owner.name)}`,
    `condition: ${inner}`,
  ];
  return `  ${head}${objectOf(relation, head.length + 4, 2)}),`;
}

/** A call of the kit of conditions. */
function callOf(
  file: SourceFileDraft,
  call: {
    readonly kit: string;
    readonly parameter: string | readonly string[];
    readonly options?: FactsObject | readonly string[] | undefined;
  },
): string {
  const { kit, parameter, options } = call;
  const head = `${file.use(runtimeValue(kit))}(list, ${literal(parameter)}`;
  if (options === undefined || Object.keys(options).length === 0) return `${head})`;
  return `${head}, ${literal(options, head.length + 6, 2)})`;
}
