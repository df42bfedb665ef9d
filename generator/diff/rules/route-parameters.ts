import type { Parameter, ParameterType, Resource, Route } from "../../model/model.js";
import type { Both } from "../change.js";
import { type Condition, type Find, type Finders, findersOf } from "../finders.js";
import { isFormer, pairUp } from "../pairs.js";
import { commonResources, join, nameOf, pairTables, type RowPairs, serviceRouteRows } from "../row-pairs.js";
import { type Relation, sentRelation, typeWords } from "../type-relation.js";
import {
  formRelation,
  formWords,
  joined,
  lacksSome,
  limitRelation,
  limitWords,
  namesParameters,
  referenceOf,
} from "./parameters.js";

const parameters = findersOf((both) => join([namedRows(both), serviceParameterRows(both)]));
/** Those that routes declare themselves. */
const ownParameters = findersOf((both) => join([namedRows(both, isCustom), serviceParameterRows(both)]));
const typed = ownParameters.related(
  "",
  ({ type }) => typeWords(type),
  (old, next) => relationOf(old.type, next.type),
);

/** Changes of the parameters of routes for one record, of actions, and of the service. */
export const routeParameterChanges = {
  route_parameter_removed: parameters.removed,
  route_parameter_added: parameters.addedWhere(({ required }) => !required),
  required_route_parameter_added: parameters.addedWhere(({ required }) => required),
  service_parameter_type_changed: typed("other", "narrower"),
  service_parameter_default_changed: ownParameters.value("", (parameter) => parameter.default).changed,
  service_parameter_narrowed: accepting(isNarrower),
  service_parameter_widened: accepting((old, next) => !isNarrower(old, next)),
  service_parameter_type_widened: typed("wider"),
} satisfies Finders;

/** Records of another resource, or several instead of one, are another type. */
function relationOf(old: ParameterType, next: ParameterType): Relation {
  if (old.kind !== "reference" || next.kind !== "reference") return sentRelation(old, next);
  return isFormer(old.target, next.target) && old.many === next.many ? "same" : "other";
}

function accepting(isMeant: Condition<Parameter>): Find {
  return ownParameters.compared(
    "",
    acceptWords,
    (old, next, both) => acceptWords(old) !== acceptWords(next) && isMeant(old, next, both),
  );
}

/** Whether something that could be sent, or left out, no longer can. */
function isNarrower(old: Parameter, next: Parameter): boolean {
  return (
    ["narrower", "other"].includes(joined(limitRelation(old, next), formRelation(old, next))) ||
    lacksSome(referenceOf(old)?.by, referenceOf(next)?.by) ||
    (next.required && !old.required) ||
    (old.nullable && !next.nullable) ||
    (old.blank && !next.blank)
  );
}

function acceptWords(parameter: Parameter): string {
  const { required, nullable, blank, minimum, maximum } = parameter;
  const limits = minimum === undefined && maximum === undefined ? [] : [limitWords(parameter)];
  const form = formWords(parameter);
  const { by = [] } = referenceOf(parameter) ?? {};
  const nothing = [
    ...(required ? [] : ["nothing"]),
    ...(nullable ? ["null"] : []),
    ...(blank ? ["an empty text"] : []),
  ];
  return [
    by.length === 0 ? "a value" : `a record by its ${by.join(" or ")}`,
    ...limits,
    ...(form === "any length" ? [] : [form]),
    ...nothing,
  ].join(", ");
}

function isCustom({ operation }: Route): boolean {
  return operation === "custom";
}

/** Parameters of routes of resources; those of lists, creates and updates are filters and fields. */
function namedRows(both: Both, isMeant = namesParameters): RowPairs<Parameter> {
  const routesOf = ({ routes }: Resource): readonly Route[] => routes.filter(isMeant);
  const tables = commonResources(both).common.flatMap(({ old: before, next: after }) =>
    pairUp(routesOf(before), routesOf(after), nameOf).common.map(([old, next]) => ({
      old: old.parameters,
      next: next.parameters,
      path: ["routes", "resources", after.name, next.name, "parameters"],
      prefix: `${after.name}.${next.name}.`,
    })),
  );
  return pairTables(tables, nameOf);
}

export function serviceParameterRows(both: Both): RowPairs<Parameter> {
  const tables = serviceRouteRows(both).common.map(({ old, next, path }) => ({
    old: old.parameters,
    next: next.parameters,
    path: [...path, "parameters"],
    prefix: `${next.name}.`,
  }));
  return pairTables(tables, nameOf);
}
