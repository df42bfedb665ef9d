import type { Field, Filter, Match, Parameter, Route, ServiceRoute } from "../../model/model.js";
import type { Finding } from "../change.js";
import { isFormer, type Pairs, pairNamed, pairRenamed, pairTexts, pairUp } from "../pairs.js";
import { changed, filterRows, keptResources, keyFindings, loneFindings } from "../rows.js";
import {
  altered,
  announced,
  type Both,
  breaksCode,
  breaksRequests,
  fresh,
  gone,
  isEqual,
  needsMigration,
  type Rule,
  safe,
  shown,
} from "../rule.js";
import { sentRelation, typeWords } from "../type-relation.js";
import { hasNarrowerLimits, hasWiderLimits, limitWords, referenceOf } from "./parameters.js";

const breaksQueries = { ...breaksRequests, ...breaksCode };

/** Changes of the filters of lists, for whose searches documents keep words, and of the query parameters of other routes. */
export const filterRules: readonly Rule[] = [
  {
    code: "CHG301",
    name: "filter_removed",
    effects: breaksQueries,
    log: "removed",
    message: "Lists take no filter `{address}`: it is ignored.",
    find: (both) => loneFindings(both, filterRows(both).removed, "old"),
  },
  {
    code: "CHG302",
    name: "filter_added",
    effects: safe,
    log: "added",
    message: "Lists take the filter `{address}`.",
    find: (both) =>
      loneFindings(
        both,
        filterRows(both).added.filter(({ row }) => !keepsUnasked(row)),
        "new",
      ),
  },
  {
    code: "CHG303",
    name: "filter_added_with_default",
    effects: breaksRequests,
    log: "added",
    message: "The new filter `{address}` keeps records back also where a caller does not send it.",
    find: (both) =>
      loneFindings(
        both,
        filterRows(both).added.filter(({ row }) => keepsUnasked(row)),
        "new",
      ),
  },
  {
    code: "CHG304",
    name: "filter_renamed",
    effects: breaksQueries,
    log: "changed",
    message: "The filter `{address}` is called `{after}`.",
    find: (both) => keyFindings(both, filterRows(both).renamed, "", (old, next) => [old.name, next.name]),
  },
  {
    code: "CHG305",
    name: "filter_default_changed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` is {after} rather than {before} where a caller does not send it.",
    find: (both) =>
      keys(
        both,
        "default",
        changed((filter) => filter.default),
      ),
  },
  {
    code: "CHG306",
    name: "filter_limits_narrowed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` took {before}, and takes {after}.",
    find: (both) => limits(both, hasNarrowerLimits),
  },
  {
    code: "CHG307",
    name: "filter_limits_widened",
    effects: safe,
    log: "changed",
    message: "The filter `{address}` took {before}, and takes {after}.",
    find: (both) => limits(both, (old, next) => hasWiderLimits(old, next) && !hasNarrowerLimits(old, next)),
  },
  {
    code: "CHG308",
    name: "filter_type_changed",
    effects: breaksQueries,
    log: "changed",
    message: "The type of the filter `{address}` was {before} and is {after}.",
    find: (both) => types(both, "other"),
  },
  {
    code: "CHG309",
    name: "filter_type_narrowed",
    effects: breaksRequests,
    log: "changed",
    message: "The type of the filter `{address}` was {before} and is {after}, which takes less.",
    find: (both) => types(both, "narrower"),
  },
  {
    code: "CHG310",
    name: "filter_type_widened",
    effects: safe,
    log: "changed",
    message: "The type of the filter `{address}` was {before} and is {after}, which takes more.",
    find: (both) => types(both, "wider"),
  },
  {
    code: "CHG311",
    name: "filter_match_changed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` kept records by {before}, and keeps them by {after}.",
    find: (both) =>
      keys(both, "text", (old, next) =>
        keepsAlike(old.match, next.match) ? undefined : [matchWords(old.match), matchWords(next.match)],
      ),
  },
  {
    code: "CHG312",
    name: "search_field_removed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "The filter `{address}` searched {before}, and searches {after}.",
    find: (both) =>
      keys(
        both,
        "search",
        searches(({ removed }) => removed.length > 0),
      ),
  },
  {
    code: "CHG313",
    name: "search_field_added",
    effects: { ...safe, ...needsMigration },
    log: "changed",
    message: "The filter `{address}` searched {before}, and searches {after}, so that it may find more.",
    find: (both) =>
      keys(
        both,
        "search",
        searches(({ added, removed }) => added.length > 0 && removed.length === 0),
      ),
  },
  {
    code: "CHG314",
    name: "search_within_removed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "The filter `{address}` no longer finds text inside words.",
    find: (both) =>
      keys(
        both,
        "within",
        changed(isWithin, (before) => before === true),
      ),
  },
  {
    code: "CHG315",
    name: "search_within_added",
    effects: { ...safe, ...needsMigration },
    log: "changed",
    message: "The filter `{address}` finds text inside words as well.",
    find: (both) =>
      keys(
        both,
        "within",
        changed(isWithin, (before) => before === false),
      ),
  },
  {
    code: "CHG316",
    name: "filter_descendants_removed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` no longer counts what stands below the record.",
    find: (both) =>
      keys(
        both,
        "descendants",
        changed(hasDescendants, (before) => before === true),
      ),
  },
  {
    code: "CHG317",
    name: "filter_descendants_added",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` keeps what stands below the record as well.",
    find: (both) =>
      keys(
        both,
        "descendants",
        changed(hasDescendants, (before) => before === false),
      ),
  },
  {
    code: "CHG318",
    name: "filter_key_removed",
    effects: breaksQueries,
    log: "changed",
    message: "The filter `{address}` named records by {before}, and names them by {after}.",
    find: (both) =>
      keys(
        both,
        "by",
        changed(
          (filter) => referenceOf(filter)?.by,
          (before = [], after = []) => pairTexts(before, after).removed.length > 0,
        ),
      ),
  },
  {
    code: "CHG319",
    name: "filter_key_added",
    effects: safe,
    log: "changed",
    message: "The filter `{address}` named records by {before}, and may name them by {after}.",
    find: (both) =>
      keys(
        both,
        "by",
        changed(
          (filter) => referenceOf(filter)?.by,
          (before = [], after = []) => pairTexts(before, after).removed.length === 0,
        ),
      ),
  },
  {
    code: "CHG320",
    name: "filter_extension_changed",
    effects: safe,
    log: "none",
    message: "The filter `{address}` belonged to the extension {before}, and belongs to {after}.",
    find: (both) =>
      keys(
        both,
        "extension",
        changed(({ extension }) => extension),
      ),
  },

  // Parameters of routes for one record, and of the service
  {
    code: "CHG331",
    name: "route_parameter_removed",
    effects: breaksQueries,
    log: "removed",
    message: "`{address}` is ignored.",
    find: (both) =>
      routeParameters(both).flatMap(({ address, path, removed }) =>
        removed.map((parameter) => ({
          ...gone(both, `${address}.${parameter.name}`, [...path, parameter.name]),
          ...announced(parameter),
        })),
      ),
  },
  {
    code: "CHG332",
    name: "route_parameter_added",
    effects: safe,
    log: "added",
    message: "There is a parameter `{address}`.",
    find: (both) =>
      routeParameters(both).flatMap(({ address, path, added }) =>
        added.map(({ name }) => fresh(both, `${address}.${name}`, [...path, name])),
      ),
  },
  {
    code: "CHG333",
    name: "service_parameter_type_changed",
    effects: breaksQueries,
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}.",
    find: (both) =>
      serviceParameters(both, (old, next) =>
        ["other", "narrower"].includes(sentRelation(old.type, next.type))
          ? [typeWords(old.type), typeWords(next.type)]
          : undefined,
      ),
  },
  {
    code: "CHG334",
    name: "service_parameter_default_changed",
    effects: safe,
    log: "changed",
    message:
      "The parameter `{address}` is said to be {after} rather than {before} where a caller does not send it.",
    find: (both) =>
      serviceParameters(
        both,
        changed((parameter) => parameter.default),
      ),
  },
];

function keys(
  both: Both,
  key: string,
  judge: (old: Filter, next: Filter) => readonly [unknown, unknown] | undefined,
): readonly Finding[] {
  const { kept, renamed } = filterRows(both);
  return keyFindings(both, [...kept, ...renamed], key, judge);
}

function types(both: Both, relation: ReturnType<typeof sentRelation>): readonly Finding[] {
  return keys(both, "type", (old, next) =>
    sentRelation(old.type, next.type) === relation ? [typeWords(old.type), typeWords(next.type)] : undefined,
  );
}

function limits(both: Both, isMeant: (old: Parameter, next: Parameter) => boolean): readonly Finding[] {
  return keys(both, "minimum", (old, next) =>
    isMeant(old, next) ? [limitWords(old), limitWords(next)] : undefined,
  );
}

/** A default of a page or an order is what a list did anyway. */
function keepsUnasked({ default: value, match }: Filter): boolean {
  return value !== undefined && !["page", "size", "order", "order_by"].includes(match.kind);
}

/** What a filter keeps, without the details that have rules of their own. */
function matchWords(match: Match): string {
  switch (match.kind) {
    case "equals":
    case "reference":
      return match.field.name;
    case "linked_from":
      return `${match.resource.name}.${match.field.name}`;
    case "hook":
      // Which function it is says nothing about what it does.
      return "a hook";
    default:
      return match.kind;
  }
}

/** Whether two filters keep records by the same, which may have been renamed. */
function keepsAlike(old: Match, next: Match): boolean {
  const isSameField = "field" in old && "field" in next && isFormer(old.field, next.field);
  const isSameResource =
    old.kind !== "linked_from" || next.kind !== "linked_from" || isFormer(old.resource, next.resource);
  return matchWords(old) === matchWords(next) || (old.kind === next.kind && isSameField && isSameResource);
}

function searches(isMeant: (fields: Pairs<Field>) => boolean) {
  const fieldsOf = ({ match }: Filter): readonly Field[] => (match.kind === "search" ? match.fields : []);
  const words = (fields: readonly Field[]): readonly string[] => fields.map(({ name }) => name);
  return (old: Filter, next: Filter): readonly [unknown, unknown] | undefined => {
    const [before, after] = [fieldsOf(old), fieldsOf(next)];
    return isMeant(pairRenamed(before, after)) ? [words(before), words(after)] : undefined;
  };
}

function isWithin({ match }: Filter): boolean | undefined {
  return match.kind === "search" ? match.within : undefined;
}

function hasDescendants({ match }: Filter): boolean | undefined {
  return match.kind === "reference" ? match.descendants : undefined;
}

interface RouteParameters extends Pairs<Parameter> {
  readonly address: string;
  readonly path: readonly string[];
}

/** Parameters that a route names itself; those of lists, creates and updates are filters and fields. */
function routeParameters(both: Both): readonly RouteParameters[] {
  const isNamed = ({ operation }: Route): boolean => /^(get|delete)/.test(operation);
  const ofResources = keptResources(both).flatMap(([old, next]) =>
    pairUp(old.routes.filter(isNamed), next.routes.filter(isNamed), ({ operation }) => operation).kept.map(
      ([before, after]) => ({
        address: `${next.name}.${after.operation}`,
        path: ["routes", "resources", next.name, after.operation, "parameters"],
        ...pairNamed(before.parameters, after.parameters),
      }),
    ),
  );
  return [...ofResources, ...serviceRoutes(both)];
}

function serviceRoutes({ old, next }: Both): readonly RouteParameters[] {
  return pairNamed<ServiceRoute>(old.model.serviceRoutes, next.model.serviceRoutes).kept.map(
    ([before, after]) => ({
      address: after.name,
      path: ["routes", "service", after.name, "parameters"],
      ...pairNamed(before.parameters, after.parameters),
    }),
  );
}

function serviceParameters(
  both: Both,
  judge: (old: Parameter, next: Parameter) => readonly [unknown, unknown] | undefined,
): readonly Finding[] {
  return serviceRoutes(both).flatMap(({ address, path, kept }) =>
    kept.flatMap(([old, next]) => {
      const values = judge(old, next);
      if (values === undefined || isEqual(...values)) return [];
      const [before, after] = values.map(shown);
      return [
        altered(both, `${address}.${next.name}`, [...path, next.name], {
          before: before ?? "",
          after: after ?? "",
        }),
      ];
    }),
  );
}
