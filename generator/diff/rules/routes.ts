import { typeText } from "../../model/build-types.js";
import type { FixedParameters, Route, ServiceRoute } from "../../model/model.js";
import { type Finders, findersOf, only } from "../finders.js";
import { isMoved } from "../pairs.js";
import { join, routeRows, serviceRouteRows } from "../row-pairs.js";
import { haveBoth } from "./access.js";

type Called = Pick<ServiceRoute, "methods" | "access">;

const routes = findersOf<Route>(routeRows);
const serviceRoutes = findersOf<ServiceRoute>(serviceRouteRows);
const calls = findersOf<Called>((both) => join<Called>([routeRows(both), serviceRouteRows(both)]));
const methods = calls.members(
  (route) => route.methods,
  (method) => ["methods", method],
);
const formats = routes.members(formatsOf, () => ["formats"]);
const aliases = routes.members(aliasesOf, () => ["aliases"]);
const access = calls.property("access");
const idempotency = routes.property("idempotency");

/** Changes of the route matrix. */
export const routeChanges = {
  route_removed: routes.removed,
  route_added: (both) =>
    routeRows(both).added.map(({ row: { methods, path }, ...where }) =>
      only(both, "added", { ...where, words: { methods: methods.join(", "), path } }),
    ),
  route_path_changed: routes.property("path").changed,
  method_removed: methods("removed"),
  method_added: methods("added"),
  access_added: access.changedWhere((before) => before === undefined),
  access_removed: access.changedWhere((_before, after) => after === undefined),
  access_narrowed: access.changedWhere(
    (before, after, both) => isOther(before, after) && !haveBoth(both, before, after),
  ),
  access_renamed: access.changedWhere(
    (before, after, both) => isOther(before, after) && haveBoth(both, before, after),
  ),
  idempotency_removed: idempotency.changedWhere((before, after) => before === "key" && after === "none"),
  idempotency_added: idempotency.changedWhere((before, after) => before === "none" && after === "key"),
  format_removed: formats("removed"),
  format_added: formats("added"),
  methods_moved: calls.compared(
    "methods",
    (route) => route.methods.join(", "),
    (old, next) => isMoved(old.methods, next.methods),
  ),
  alias_removed: aliases("removed"),
  alias_added: aliases("added"),
  envelope_changed: routes.value("envelope", ({ envelope = "none" }) => envelope).changed,
  route_status_changed: routes.value("status", ({ status = "the usual one" }) => status).changed,
  operation_answer_changed: routes.value("answer", answerWords).changed,
  service_route_removed: serviceRoutes.removed,
  service_route_added: serviceRoutes.added,
  service_route_path_changed: serviceRoutes.property("path").changed,
  service_operation_changed: serviceRoutes.property("operation").changed,
  service_answer_changed: serviceRoutes.value("answer", ({ answer }) =>
    answer === undefined ? "json" : typeText(answer),
  ).changed,
} satisfies Finders;

function answerWords({ resource, answer, answers }: Route): string {
  if (answer !== undefined) return typeText(answer);
  const shown = answers?.resource ?? resource;
  const word = answers?.show === "list" ? "a list of" : "the";
  return shown === resource ? `${word} record` : `${word} ${shown.name}`;
}

function formatsOf({ resource, name }: Route): readonly string[] {
  return resource.feedRoutes.filter((route) => route.name === name).map(({ format }) => format);
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
