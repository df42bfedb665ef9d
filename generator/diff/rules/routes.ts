import { typeText } from "../../model/build-types.js";
import type { FixedParameters, Route, ServiceRoute } from "../../model/model.js";
import { isMoved, pairRenamed } from "../pairs.js";
import { rowKinds } from "../row-kinds.js";
import { join, type LoneRow, modelRows, nameOf, pairTables, type RowPairs } from "../row-pairs.js";
import {
  addition,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksQueries,
  breaksRequests,
  loggedAs,
  type RuleTable,
  ruleKind,
  safe,
} from "../rule.js";
import { haveBoth } from "./roles.js";

type Called = Pick<ServiceRoute, "methods" | "access">;

const serviceRows = modelRows(({ serviceRoutes }) => serviceRoutes, ["routes", "service"]);
const routes = rowKinds<Route>(routeRows);
const serviceRoutes = rowKinds<ServiceRoute>(serviceRows);
const calls = rowKinds<Called>((both) => join<Called>([routeRows(both), serviceRows(both)]));
const methods = calls.members(
  (route) => route.methods,
  (method) => ["methods", method],
);
const routeFormats = routes.members(formatsOf, () => ["formats"]);
const aliases = routes.members(aliasesOf, () => ["aliases"]);
const access = calls.property("access");
const idempotency = routes.property("idempotency");

/** Changes of the route matrix. */
export const routeRules: RuleTable = {
  CHG101: routes.removed("route_removed", breaksQueries, "The operation `{address}` is gone."),
  CHG102: ruleKind("added", (both) =>
    routeRows(both).added.map(({ row, address, path }: LoneRow<Route>) => {
      const words = { methods: row.methods.join(", "), path: row.path };
      return addition(both, { address, path, words });
    }),
  )("route_added", safe, "There is an operation `{address}`: {methods} {path}."),
  CHG103: routes
    .property("path")
    .changed("route_path_changed", breaksRequests, "The path of `{address}` was {before} and is {after}."),
  CHG104: methods.removed("method_removed", breaksRequests, "`{address}` no longer answers {value}."),
  CHG105: methods.added("method_added", safe, "`{address}` answers {value} as well."),
  CHG106: access.changedWhere((before) => before === undefined)(
    "access_added",
    breaksRequests,
    "Everyone could call `{address}`; now it takes the capability `{after}`.",
  ),
  CHG107: access.changedWhere((_before, after) => after === undefined)(
    "access_removed",
    safe,
    "`{address}` took the capability `{before}`; now everyone may call it.",
  ),
  CHG108: access.changedWhere(
    (before, after, both) => isOther(before, after) && !haveBoth(both, before, after),
  )(
    "access_narrowed",
    breaksRequests,
    "`{address}` took the capability `{before}` and takes `{after}`, which not all of the same roles have.",
  ),
  CHG109: access.changedWhere(
    (before, after, both) => isOther(before, after) && haveBoth(both, before, after),
  )(
    "access_renamed",
    safe,
    "`{address}` took the capability `{before}` and takes `{after}`; every role that had the one has the other.",
  ),
  CHG110: loggedAs(
    "removed",
    idempotency.changedWhere((before, after) => before === "key" && after === "none"),
  )(
    "idempotency_removed",
    breaksRequests,
    "A repeated call of `{address}` is done again, whatever its Idempotency-Key.",
  ),
  CHG111: loggedAs(
    "added",
    idempotency.changedWhere((before, after) => before === "none" && after === "key"),
  )("idempotency_added", safe, "`{address}` may be repeated with the Idempotency-Key of the first call."),
  CHG112: routeFormats.removed("format_removed", breaksQueries, "`{address}` no longer answers as {value}."),
  CHG113: routeFormats.added("format_added", safe, "`{address}` answers as {value} as well."),
  CHG114: calls.compared("methods", ({ methods: old }, { methods: next }) =>
    isMoved(old, next) ? [old.join(", "), next.join(", ")] : undefined,
  )(
    "methods_moved",
    safe,
    "The methods of `{address}` were {before} and are {after}: documents name the operation by the first, and clients may call it so.",
  ),
  CHG115: aliases.removed("alias_removed", breaksRequests, "`{address}` is no longer meant by {value}."),
  CHG116: aliases.added("alias_added", safe, "`{address}` is meant by {value} as well."),
  CHG117: routes
    .value("answer", answerWords)
    .changed(
      "operation_answer_changed",
      breaksCode,
      "The answer of `{address}` was {before}, and is {after}.",
    ),
  CHG121: serviceRoutes.removed("service_route_removed", breaksQueries, "The operation `{address}` is gone."),
  CHG122: serviceRoutes.added("service_route_added", safe, "There is an operation `{address}`."),
  CHG123: serviceRoutes
    .property("path")
    .changed(
      "service_route_path_changed",
      breaksRequests,
      "The path of `{address}` was {before} and is {after}.",
    ),
  CHG124: serviceRoutes
    .property("operation")
    .changed(
      "service_operation_changed",
      breaksAnswers,
      "`{address}` gave the {before}, and gives the {after}.",
    ),
  CHG125: serviceRoutes
    .value("answer", ({ answer }) => (answer === undefined ? "json" : typeText(answer)))
    .changed(
      "service_answer_changed",
      breaksCode,
      "The answer of `{address}` was of the type {before}, and is of the type {after}.",
    ),
};

/** The routes of all resources of both specs. A resource that is gone or new is one change as a whole. */
function routeRows({ old, next }: Both): RowPairs<Route> {
  const { common } = pairRenamed(old.model.resources, next.model.resources);
  const tables = common.map(([before, after]) => ({
    old: before.routes,
    next: after.routes,
    oldPath: ["routes", "resources", before.name],
    path: ["routes", "resources", after.name],
    oldPrefix: `${before.name}.`,
    prefix: `${after.name}.`,
  }));
  return pairTables(tables, nameOf);
}

function answerWords({ resource, answer, answers }: Route): string {
  if (answer !== undefined) return typeText(answer);
  const shown = answers?.resource ?? resource;
  const word = answers?.show === "list" ? "a list of" : "the";
  return shown === resource ? `${word} record` : `${word} ${shown.name}`;
}

function formatsOf({ resource, operation }: Route): readonly string[] {
  return resource.feedRoutes.filter((route) => route.operation === operation).map(({ format }) => format);
}

/** The aliases of a route in words; one that says something else is another one. */
function aliasesOf({ aliases }: Route): readonly string[] {
  if (aliases === undefined) return [];
  const { formats, parameters, values, pages, paths } = aliases;
  const setBy = (fixed: FixedParameters): string =>
    Object.entries(fixed)
      .map(([name, value]) => ` ${name}=${value}`)
      .join("");
  const meantBy = (tables: typeof values, as: string): readonly string[] =>
    Object.entries(tables).flatMap(([name, table]) =>
      Object.entries(table).map(
        ([value, fixed]) => `the parameter \`${name}=${value}\`${as} for${setBy(fixed)}`,
      ),
    );
  return [
    ...Object.entries(formats).map(([name, format]) => `the parameter \`${name}\` for ${format}`),
    ...Object.entries(parameters).map(([name, filter]) => `the parameter \`${name}\` for \`${filter}\``),
    ...meantBy(values, ""),
    ...meantBy(pages, " of a page"),
    ...paths.flatMap(({ path, page }) => (page === undefined ? [] : [`the page ${path}${setBy(page)}`])),
    ...paths.map(({ path, format, parameters: fixed }) => {
      const as = format === undefined ? "" : ` as ${format}`;
      return `the address ${path}${as}${setBy(fixed)}`;
    }),
  ];
}

/** Whether callers need another capability than before. */
function isOther(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && before !== after;
}
