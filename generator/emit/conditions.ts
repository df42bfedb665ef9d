import { comparedProperty } from "../model/build-order.js";
import { comparedResource, isComparison, isInstant } from "../model/comparison.js";
import type { Comparison, Field, Filter, JsonObject, Match, Resource } from "../model/model.js";
import { defined } from "../model/tables.js";
import { hasList } from "../model/wire.js";
import { constantOf } from "../print/declarations.js";
import { block, type Code, callOf, code, type Literal } from "../print/literal.js";
import { queryType, runtimeType, runtimeValue, serverNames, startServerFile } from "../print/server-names.js";
import { type OutputFile, type SourceFileDraft } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/conditions.ts`: which records each filter of a list selects, but for those of hooks. */
export const emitConditions: Emitter = (model) =>
  model.resources.flatMap((resource) => {
    return hasList(resource) ? [conditionsFile(resource)] : [];
  });

function conditionsFile(resource: Resource): OutputFile {
  const file = startServerFile(resource, "conditions");
  const query = queryType(resource, file.use) ?? "object";
  const conditions = resource.filters.flatMap((filter) => conditionOf({ file, resource }, filter) ?? []);
  file.add(
    constantOf({
      name: serverNames(resource).conditions.name,
      docs: [
        `What each filter of a list of ${resource.plural.replaceAll("_", " ")} selects; hooks say it of theirs.`,
      ],
      type: `${file.use(runtimeType("Conditions"))}<${query}>`,
      value: `${conditions.length === 0 ? "()" : "(list)"} => ${block(conditions)}`,
    }),
  );
  return file.print();
}

interface Draft {
  readonly file: SourceFileDraft;
  readonly resource: Resource;
}

/** What a filter selects; undefined where that is nothing, or said by another filter of the same meaning. */
function conditionOf(draft: Draft, filter: Filter): Code | undefined {
  const { file, resource } = draft;
  const { match, name } = filter;
  if (match.kind === "equals" || isComparison(match)) return comparisonOf(draft, filter, match);
  switch (match.kind) {
    case "search": {
      const fields = match.fields.map((field) => field.name);
      return kitCall(file, match.within ? "searchWithin" : "search", name, fields);
    }
    case "reference": {
      const options = { property: match.field.stored, ...(match.descendants ? { descendants: true } : {}) };
      return throughCall(draft, filter, { kit: "reference", options, through: match.through });
    }
    case "linked_from": {
      const same = resource.filters.filter((other) => isSameLink(other.match, match));
      // Of several names for one filter, the later one in the spec counts.
      if (same[0] !== filter) return undefined;
      const options = { resource: match.resource.name, property: match.field.stored };
      return kitCall(
        file,
        "linkedFrom",
        same.map((one) => one.name),
        options,
      );
    }
    case "one_of_ids":
      return kitCall(file, "withIds", name);
    case "none_of_ids": {
      const included = resource.filters.find((other) => other.match.kind === "one_of_ids");
      return kitCall(file, "withoutIds", name, defined({ unless: included?.name }));
    }
    case "slug":
      return kitCall(file, "withSlug", name);
    case "hide_empty":
      return kitCall(file, "notEmpty", name);
    default:
      return undefined;
  }
}

function isSameLink(other: Match, { resource, field }: Match & { readonly kind: "linked_from" }): boolean {
  return other.kind === "linked_from" && other.resource === resource && other.field === field;
}

const operators = { from: "$gte", to: "$lte", after: "$gt", before: "$lt" } as const;

function comparisonOf(
  draft: Draft,
  filter: Filter,
  match: Comparison | (Match & { readonly kind: "equals" }),
): Code {
  const { kind, field, through } = match;
  const owner = comparedResource(draft.resource, match);
  const compared = {
    property: comparedProperty(owner, field) ?? field.stored,
    ...(isInstant(owner, field) ? { isInstant: true } : {}),
  };
  const call = (kit: string, more: JsonObject = {}) =>
    throughCall(draft, filter, { kit, options: { ...compared, ...more }, through });
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

function idsIn({ type, storage }: Field): JsonObject {
  return storage === "references" && type.kind === "reference" ? { ids: type.target.ids } : {};
}

function throughCall(
  { file, resource }: Draft,
  { name, match }: Filter,
  call: { readonly kit: string; readonly options: JsonObject; readonly through: Field | undefined },
): Code {
  const { kit, options, through } = call;
  const condition = kitCall(file, kit, name, options);
  if (through === undefined || !("through" in match)) return condition;
  const relation = {
    property: through.stored,
    resource: comparedResource(resource, match).name,
    condition,
  };
  return callOf(file.use(runtimeValue("through")), code("list"), name, relation);
}

function kitCall(
  file: SourceFileDraft,
  kit: string,
  ...[parameter, options = {}]: readonly [parameter: string | readonly string[], options?: Literal]
): Code {
  const name = file.use(runtimeValue(kit));
  const isPlain = typeof options === "object" && options !== null && Object.keys(options).length === 0;
  return isPlain ? callOf(name, code("list"), parameter) : callOf(name, code("list"), parameter, options);
}
