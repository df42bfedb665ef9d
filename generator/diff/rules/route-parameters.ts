import type { Parameter, ParameterType, Resource, Route } from "../../model/model.js";
import { isFormer, pairRenamed, pairUp } from "../pairs.js";
import { rowKinds } from "../row-kinds.js";
import { commonResources, join, nameOf, pairTables, type RowPairs } from "../row-pairs.js";
import { type Both, breaksQueries, breaksRequests, type RuleKind, type RuleTable, safe } from "../rule.js";
import { type Relation, sentRelation, typeWords } from "../type-relation.js";
import {
  formWords,
  hasNarrowerForm,
  hasNarrowerLimits,
  lacksSome,
  limitWords,
  namesParameters,
  parametersPath,
  referenceOf,
} from "./parameters.js";

const parameters = rowKinds((both) => join([namedRows(both), serviceRows(both)]));
/** Those that routes declare themselves. */
const serviceParameters = rowKinds((both) => join([namedRows(both, isCustom), serviceRows(both)]));

/** Changes of the parameters of routes for one record, of actions, and of the service. */
export const routeParameterRules: RuleTable = {
  CHG331: parameters.removed("route_parameter_removed", breaksQueries, "`{address}` is rejected."),
  CHG332: parameters.addedWhere(({ required }) => !required)(
    "route_parameter_added",
    safe,
    "There is a parameter `{address}`.",
  ),
  CHG345: parameters.addedWhere(({ required }) => required)(
    "required_route_parameter_added",
    breaksQueries,
    "There is a parameter `{address}`, which is required.",
  ),
  CHG333: typed("other", "narrower")(
    "service_parameter_type_changed",
    breaksQueries,
    "The type of `{address}` was {before} and is {after}.",
  ),
  CHG334: serviceParameters
    .value("", (parameter) => parameter.default)
    .changed(
      "service_parameter_default_changed",
      safe,
      "The parameter `{address}` is said to be {after} rather than {before} where a caller does not send it.",
    ),
  CHG335: accepting(isNarrower)(
    "service_parameter_narrowed",
    breaksRequests,
    "The parameter `{address}` took {before}, and takes {after}.",
  ),
  CHG336: accepting((old, next) => !isNarrower(old, next))(
    "service_parameter_widened",
    safe,
    "The parameter `{address}` took {before}, and takes {after}.",
  ),
  CHG337: typed("wider")(
    "service_parameter_type_widened",
    safe,
    "The type of `{address}` was {before} and is {after}, which takes more.",
  ),
};

function typed(...relations: readonly Relation[]): RuleKind {
  return serviceParameters.compared("", ({ type: old }, { type: next }) =>
    relations.includes(relationOf(old, next)) ? [typeWords(old), typeWords(next)] : undefined,
  );
}

/** Records of another resource, or several instead of one, are another type. */
function relationOf(old: ParameterType, next: ParameterType): Relation {
  if (old.kind !== "reference" || next.kind !== "reference") return sentRelation(old, next);
  return isFormer(old.target, next.target) && old.many === next.many ? "same" : "other";
}

function accepting(isMeant: (old: Parameter, next: Parameter) => boolean): RuleKind {
  return serviceParameters.compared("", (old, next) => {
    const [before, after] = [acceptWords(old), acceptWords(next)];
    return isMeant(old, next) && before !== after ? [before, after] : undefined;
  });
}

/** Whether something that could be sent, or left out, no longer can. */
function isNarrower(old: Parameter, next: Parameter): boolean {
  return (
    hasNarrowerLimits(old, next) ||
    hasNarrowerForm(old, next) ||
    lacksSome(referenceOf(old)?.by, referenceOf(next)?.by) ||
    (next.required && !old.required) ||
    (old.nullable && !next.nullable) ||
    (old.blank && !next.blank)
  );
}

/** What a parameter accepts besides its type. */
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
  const tables = commonResources(both).flatMap(([before, after]) =>
    pairUp(routesOf(before), routesOf(after), nameOf).common.map(([old, next]) => ({
      old: old.parameters,
      next: next.parameters,
      path: parametersPath(next),
      prefix: `${after.name}.${next.name}.`,
    })),
  );
  return pairTables(tables, nameOf);
}

function serviceRows(both: Both): RowPairs<Parameter> {
  const routes = pairRenamed(both.old.model.serviceRoutes, both.next.model.serviceRoutes).common;
  const tables = routes.map(([old, next]) => ({
    old: old.parameters,
    next: next.parameters,
    path: ["routes", "service", next.name, "parameters"],
    prefix: `${next.name}.`,
  }));
  return pairTables(tables, nameOf);
}
