import { typeText } from "../../model/build-types.js";
import type { FixedParameters, Idempotency, Route, ServiceRoute } from "../../model/model.js";
import type { Finding } from "../change.js";
import { isMoved, type Pairs, pairNamed, pairRenamed, pairTexts, pairUp } from "../pairs.js";
import {
  altered,
  announced,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksRequests,
  fresh,
  gone,
  type Rule,
  safe,
} from "../rule.js";

/** Changes of the route matrix. */
export const routeRules: readonly Rule[] = [
  {
    code: "CHG101",
    name: "route_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "removed",
    message: "The operation `{address}` is gone.",
    find: (both) =>
      routes(both).removed.map((route) => ({
        ...gone(both, addressOf(route), pathOf(route)),
        ...announced(route),
      })),
  },
  {
    code: "CHG102",
    name: "route_added",
    effects: safe,
    log: "added",
    message: "There is an operation `{address}`: {methods} {path}.",
    find: (both) =>
      routes(both).added.map((route) =>
        fresh(both, addressOf(route), pathOf(route), { methods: route.methods.join(", "), path: route.path }),
      ),
  },
  {
    code: "CHG103",
    name: "route_path_changed",
    effects: breaksRequests,
    log: "changed",
    message: "The path of `{address}` was {before} and is {after}.",
    find: (both) =>
      routes(both).kept.flatMap(([{ path: before }, route]) =>
        before === route.path
          ? []
          : [altered(both, addressOf(route), [...pathOf(route), "path"], { before, after: route.path })],
      ),
  },
  {
    code: "CHG104",
    name: "method_removed",
    effects: breaksRequests,
    log: "removed",
    message: "`{address}` no longer answers {value}.",
    find: (both) => methods(both, "removed"),
  },
  {
    code: "CHG105",
    name: "method_added",
    effects: safe,
    log: "added",
    message: "`{address}` answers {value} as well.",
    find: (both) => methods(both, "added"),
  },
  {
    code: "CHG106",
    name: "access_added",
    effects: breaksRequests,
    log: "changed",
    message: "Everyone could call `{address}`; now it takes the capability `{after}`.",
    find: (both) => accessChanges(both, (before, after) => before === undefined && after !== undefined),
  },
  {
    code: "CHG107",
    name: "access_removed",
    effects: safe,
    log: "changed",
    message: "`{address}` took the capability `{before}`; now everyone may call it.",
    find: (both) => accessChanges(both, (before, after) => before !== undefined && after === undefined),
  },
  {
    code: "CHG108",
    name: "access_narrowed",
    effects: breaksRequests,
    log: "changed",
    message:
      "`{address}` took the capability `{before}` and takes `{after}`, which not all of the same roles have.",
    find: (both) =>
      accessChanges(both, (before, after) => isOther(before, after) && !haveBoth(both, before, after)),
  },
  {
    code: "CHG109",
    name: "access_renamed",
    effects: safe,
    log: "changed",
    message:
      "`{address}` took the capability `{before}` and takes `{after}`; every role that had the one has the other.",
    find: (both) =>
      accessChanges(both, (before, after) => isOther(before, after) && haveBoth(both, before, after)),
  },
  {
    code: "CHG110",
    name: "idempotency_removed",
    effects: breaksRequests,
    log: "removed",
    message: "A repeated call of `{address}` is done again, whatever its Idempotency-Key.",
    find: (both) => idempotencyChanges(both, "key", "none"),
  },
  {
    code: "CHG111",
    name: "idempotency_added",
    effects: safe,
    log: "added",
    message: "`{address}` may be repeated with the Idempotency-Key of the first call.",
    find: (both) => idempotencyChanges(both, "none", "key"),
  },
  {
    code: "CHG112",
    name: "format_removed",
    effects: breaksRequests,
    log: "removed",
    message: "`{address}` no longer answers as {value}.",
    find: (both) => formatChanges(both, "removed"),
  },
  {
    code: "CHG113",
    name: "format_added",
    effects: safe,
    log: "added",
    message: "`{address}` answers as {value} as well.",
    find: (both) => formatChanges(both, "added"),
  },
  {
    code: "CHG114",
    name: "methods_moved",
    effects: safe,
    log: "changed",
    message:
      "The methods of `{address}` were {before} and are {after}: documents name the operation by the first, and clients may call it so.",
    find: (both) =>
      called(both).flatMap(({ address, path, before: { methods: old }, after: { methods: next } }) =>
        isMoved(old, next)
          ? [altered(both, address, [...path, "methods"], { before: old.join(", "), after: next.join(", ") })]
          : [],
      ),
  },
  {
    code: "CHG115",
    name: "alias_removed",
    effects: breaksRequests,
    log: "removed",
    message: "`{address}` is no longer meant by {value}.",
    find: (both) => aliasChanges(both, "removed"),
  },
  {
    code: "CHG116",
    name: "alias_added",
    effects: safe,
    log: "added",
    message: "`{address}` is meant by {value} as well.",
    find: (both) => aliasChanges(both, "added"),
  },
  {
    code: "CHG121",
    name: "service_route_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "removed",
    message: "The operation `{address}` is gone.",
    find: (both) =>
      serviceRoutes(both).removed.map((route) => ({
        ...gone(both, route.name, ["routes", "service", route.name]),
        ...announced(route),
      })),
  },
  {
    code: "CHG122",
    name: "service_route_added",
    effects: safe,
    log: "added",
    message: "There is an operation `{address}`.",
    find: (both) =>
      serviceRoutes(both).added.map(({ name }) => fresh(both, name, ["routes", "service", name])),
  },
  {
    code: "CHG123",
    name: "service_route_path_changed",
    effects: breaksRequests,
    log: "changed",
    message: "The path of `{address}` was {before} and is {after}.",
    find: (both) =>
      serviceRoutes(both).kept.flatMap(([{ name, path: before }, { path: after }]) =>
        before === after ? [] : [altered(both, name, ["routes", "service", name, "path"], { before, after })],
      ),
  },
  {
    code: "CHG124",
    name: "service_operation_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "`{address}` gave the {before}, and gives the {after}.",
    find: (both) =>
      serviceRoutes(both).kept.flatMap(([{ name, operation: before }, { operation: after }]) =>
        before === after
          ? []
          : [altered(both, name, ["routes", "service", name, "operation"], { before, after })],
      ),
  },
  {
    code: "CHG125",
    name: "service_answer_changed",
    effects: breaksCode,
    log: "changed",
    message: "The answer of `{address}` was of the type {before}, and is of the type {after}.",
    find: (both) =>
      serviceRoutes(both).kept.flatMap(([{ name, answer: old }, { answer: next }]) => {
        const [before, after] = [old, next].map((type) => (type === undefined ? "json" : typeText(type)));
        return before === after
          ? []
          : [
              altered(both, name, ["routes", "service", name, "answer"], {
                before: before ?? "",
                after: after ?? "",
              }),
            ];
      }),
  },
];

function routes({ old, next }: Both): Pairs<Route> {
  // A resource that is gone or new is told as a whole.
  const { kept } = pairRenamed(old.model.resources, next.model.resources);
  const pairs = kept.map(([before, after]) =>
    pairUp(before.routes, after.routes, ({ operation }) => operation),
  );
  return {
    kept: pairs.flatMap((pair) => pair.kept),
    removed: pairs.flatMap((pair) => pair.removed),
    added: pairs.flatMap((pair) => pair.added),
  };
}

function serviceRoutes({ old, next }: Both): Pairs<ServiceRoute> {
  return pairNamed(old.model.serviceRoutes, next.model.serviceRoutes);
}

function addressOf({ resource, operation }: Route): string {
  return `${resource.name}.${operation}`;
}

function pathOf({ resource, operation }: Route): readonly string[] {
  return ["routes", "resources", resource.name, operation];
}

/** What every route has, with its name and place; a route of the service may take a capability as well. */
interface Called {
  readonly address: string;
  readonly path: readonly string[];
  readonly before: Pick<ServiceRoute, "methods" | "access">;
  readonly after: Pick<ServiceRoute, "methods" | "access">;
}

function called(both: Both): readonly Called[] {
  return [
    ...routes(both).kept.map(([before, after]) => ({
      address: addressOf(after),
      path: pathOf(after),
      before,
      after,
    })),
    ...serviceRoutes(both).kept.map(([before, after]) => ({
      address: after.name,
      path: ["routes", "service", after.name],
      before,
      after,
    })),
  ];
}

function methods(both: Both, part: "added" | "removed"): readonly Finding[] {
  return called(both).flatMap(({ address, path, before, after }) =>
    pairTexts(before.methods, after.methods)[part].map((value) =>
      altered(both, address, [...path, "methods", value], { value }),
    ),
  );
}

function formatChanges(both: Both, part: "added" | "removed"): readonly Finding[] {
  const formatsOf = ({ resource, operation }: Route): readonly string[] =>
    resource.feedRoutes.filter((route) => route.operation === operation).map(({ format }) => format);
  return routes(both).kept.flatMap(([before, route]) =>
    pairTexts(formatsOf(before), formatsOf(route))[part].map((value) =>
      altered(both, addressOf(route), [...pathOf(route), "formats"], { value }),
    ),
  );
}

function aliasChanges(both: Both, part: "added" | "removed"): readonly Finding[] {
  return routes(both).kept.flatMap(([before, route]) =>
    pairTexts(aliasesOf(before), aliasesOf(route))[part].map((value) =>
      altered(both, addressOf(route), [...pathOf(route), "aliases"], { value }),
    ),
  );
}

/** The aliases of a route in words; one that says something else is another one. */
function aliasesOf({ aliases }: Route): readonly string[] {
  if (aliases === undefined) return [];
  const { formats, parameters, values, paths } = aliases;
  const setBy = (fixed: FixedParameters): string =>
    Object.entries(fixed)
      .map(([name, value]) => ` ${name}=${value}`)
      .join("");
  return [
    ...Object.entries(formats).map(([name, format]) => `the parameter \`${name}\` for ${format}`),
    ...Object.entries(parameters).map(([name, filter]) => `the parameter \`${name}\` for \`${filter}\``),
    ...Object.entries(values).flatMap(([name, table]) =>
      Object.entries(table).map(([value, fixed]) => `the parameter \`${name}=${value}\` for${setBy(fixed)}`),
    ),
    ...paths.map(({ path, format, parameters: fixed }) => {
      const as = format === undefined ? "" : ` as ${format}`;
      return `the address ${path}${as}${setBy(fixed)}`;
    }),
  ];
}

function idempotencyChanges(both: Both, from: Idempotency, to: Idempotency): readonly Finding[] {
  return routes(both).kept.flatMap(([before, route]) =>
    before.idempotency === from && route.idempotency === to
      ? [altered(both, addressOf(route), [...pathOf(route), "idempotency"])]
      : [],
  );
}

function accessChanges(
  both: Both,
  isMeant: (before: string | undefined, after: string | undefined) => boolean,
): readonly Finding[] {
  return called(both).flatMap(({ address, path, before: { access: before }, after: { access: after } }) =>
    isMeant(before, after)
      ? [altered(both, address, [...path, "access"], { before: before ?? "", after: after ?? "" })]
      : [],
  );
}

function isOther(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && before !== after;
}

/** Whether every role that had the first capability has the second now. */
function haveBoth({ old, next }: Both, before = "", after = ""): boolean {
  return old.model.service.roles
    .filter(({ capabilities }) => capabilities.includes(before))
    .every(({ name }) =>
      next.model.service.roles.some((role) => role.name === name && role.capabilities.includes(after)),
    );
}
