import type { Parameter, Resource, Route, ServiceRoute } from "../../model/model.js";
import type { Finding } from "../change.js";
import { type Pairs, pairNamed, pairUp } from "../pairs.js";
import { changed, keptResources } from "../rows.js";
import {
  altered,
  announced,
  type Both,
  breaksCode,
  breaksRequests,
  fresh,
  gone,
  isEqual,
  type Rule,
  safe,
  shown,
} from "../rule.js";
import { sentRelation, typeWords } from "../type-relation.js";
import { hasNarrowerLimits, limitWords, namesParameters } from "./parameters.js";

const breaksQueries = { ...breaksRequests, ...breaksCode };

/** Changes of the parameters of routes for one record, and of the service. */
export const routeParameterRules: readonly Rule[] = [
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
  {
    code: "CHG335",
    name: "service_parameter_narrowed",
    effects: breaksRequests,
    log: "changed",
    message: "The parameter `{address}` took {before}, and takes {after}.",
    find: (both) =>
      serviceParameters(both, (old, next) =>
        isNarrower(old, next) ? [acceptWords(old), acceptWords(next)] : undefined,
      ),
  },
  {
    code: "CHG336",
    name: "service_parameter_widened",
    effects: safe,
    log: "changed",
    message: "The parameter `{address}` took {before}, and takes {after}.",
    find: (both) =>
      serviceParameters(both, (old, next) =>
        isNarrower(old, next) ? undefined : [acceptWords(old), acceptWords(next)],
      ),
  },
  {
    code: "CHG337",
    name: "service_parameter_type_widened",
    effects: safe,
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}, which takes more.",
    find: (both) =>
      serviceParameters(both, (old, next) =>
        sentRelation(old.type, next.type) === "wider"
          ? [typeWords(old.type), typeWords(next.type)]
          : undefined,
      ),
  },
];

/** Whether something that could be sent, or left out, no longer can. */
function isNarrower(old: Parameter, next: Parameter): boolean {
  return (
    hasNarrowerLimits(old, next) ||
    (next.required && !old.required) ||
    (old.nullable && !next.nullable) ||
    (old.blank && !next.blank)
  );
}

/** What a parameter accepts besides its type. */
function acceptWords(parameter: Parameter): string {
  const { required, nullable, blank, minimum, maximum } = parameter;
  const limits = minimum === undefined && maximum === undefined ? [] : [limitWords(parameter)];
  const nothing = [
    ...(required ? [] : ["nothing"]),
    ...(nullable ? ["null"] : []),
    ...(blank ? ["an empty text"] : []),
  ];
  return ["a value", ...limits, ...nothing].join(", ");
}

interface RouteParameters extends Pairs<Parameter> {
  readonly address: string;
  readonly path: readonly string[];
}

/** Parameters that a route names itself; those of lists, creates and updates are filters and fields. */
function routeParameters(both: Both): readonly RouteParameters[] {
  const routesOf = ({ routes }: Resource): readonly Route[] => routes.filter(namesParameters);
  const ofResources = keptResources(both).flatMap(([old, next]) =>
    pairUp(routesOf(old), routesOf(next), ({ operation }) => operation).kept.map(([before, after]) => ({
      address: `${next.name}.${after.operation}`,
      path: ["routes", "resources", next.name, after.operation, "parameters"],
      ...pairNamed(before.parameters, after.parameters),
    })),
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
