import {
  isRead,
  kindShapeOf,
  operationShapes,
  precedesVariables,
  routeOf,
  sendsBody,
  serviceShapes,
  storesRecords,
  takesValues,
} from "../model/lifecycle.js";
import type {
  FeedRoute,
  Model,
  Parameter,
  Resource,
  Route,
  RouteVariable,
  ServiceRoute,
} from "../model/model.js";
import { valueNameOf, variablesOf } from "../model/names.js";
import { defined, tableOf } from "../model/tables.js";
import { bodyOf, type FunctionParameter, functionOf } from "../print/declarations.js";
import { deprecationNotice } from "../print/deprecation.js";
import {
  block,
  code,
  type Literal,
  type LiteralObject,
  lineWidth,
  literal,
  propertyKey,
} from "../print/literal.js";
import {
  guardOf,
  hasOwnTable,
  hooksType,
  queryType,
  runtimeType,
  serverNames,
  serviceNames,
} from "../print/server-names.js";
import {
  createSourceFile,
  type ImportedSymbol,
  type OutputFile,
  type SourceFileDraft,
  type Statement,
} from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/router.ts`, a Koa router per resource, and `server/service/router.ts`. */
export const emitRouters: Emitter = (model) => [
  ...model.resources.filter(({ routes }) => routes.length > 0).map((resource) => routerFile(model, resource)),
  serviceRouterFile(model),
];

function routerFile(model: Model, resource: Resource): OutputFile {
  const file = createSourceFile(`server/${resource.folder}/router.ts`, "spec/routes.yaml");
  const query = queryType(resource, file.use) ?? "object";
  // The path of a record fits that of its formats as well, and has to wait.
  // Variables fit the paths of operations without any as well.
  const fixed = resource.routes.filter(precedesVariables);
  const others = resource.routes.filter((route) => !fixed.includes(route));
  const purpose = `Routes of ${resource.plural.replaceAll("_", " ")}.`;
  file.add(
    routerFunction(file, [serverNames(resource).router.name, purpose], {
      parameters: [
        {
          name: variablesOf(resource).many,
          type: `${file.use(runtimeType("ResourceOperations"))}<${query}>`,
        },
        ...(resource.routes.some(({ hook }) => hook !== undefined)
          ? [{ name: "hooks", type: file.use(hooksType) }]
          : []),
      ],
      routes: [...resource.feedRoutes, ...fixed, ...others].map((route) =>
        resourceRoute(file, { model, resource }, route),
      ),
    }),
  );
  return file.print();
}

/** A function that creates a router, with parameters behind the service, of the code of one route each. */
function routerFunction(
  file: SourceFileDraft,
  [name, purpose]: readonly [name: string, purpose: string],
  {
    parameters,
    routes,
  }: { readonly parameters: readonly FunctionParameter[]; readonly routes: readonly string[] },
): Statement {
  const open = "  const router = service.createRouter();";
  return functionOf({
    name,
    docs: [purpose],
    parameters: [{ name: "service", type: file.use(runtimeType("Service")) }, ...parameters],
    returns: `${file.use(runtimeType("Router"))}<${file.use(runtimeType("ServiceState"))}>`,
    body: bodyOf([open, ...routes, "  return router;"].join("\n\n")),
  });
}

function resourceRoute(
  file: SourceFileDraft,
  { model, resource }: { readonly model: Model; readonly resource: Resource },
  route: Route | FeedRoute,
): string {
  const { many } = variablesOf(resource);
  const { runs, repeatsAs = runs } = operationShapes[route.operation];
  return routeCall(route, {
    operation: route.operationName,
    parameters: parameterTable(file, resource, route),
    isInput: code(file.use(guardOf(route))),
    ...(resource.ids !== "integer" && route.path.includes("{id}") ? { ids: resource.ids } : {}),
    ...defined({ access: route.access }),
    ...("format" in route ? {} : defined({ envelope: route.envelope, status: route.status })),
    ...deprecationNotice(route),
    ...kindShapeOf(route).router,
    ...("format" in route ? { others: "ignored" } : {}),
    ...variableTables(file, route),
    ...(storesRecords(route) ? { stores: code(file.use(serverNames(resource).descriptor)) } : {}),
    ...(route.idempotency === "key" ? { repeats: code(`${many}.repeats.${repeatsAs}`) } : {}),
    run: code(route.operation === "batch" ? batchCall(model, resource) : runOf(route, file)),
  });
}

/** The filters and fields that are variables of the path; the address of a list or create besides the usual one. */
function variableTables(file: SourceFileDraft, route: Route | FeedRoute): LiteralObject {
  const { resource, operation, name, path, variables } = route;
  const { fields, filters } = serverNames(resource);
  const tableOfParts = (table: ImportedSymbol, parts: readonly RouteVariable["part"][]) => {
    const rows = variables.filter(({ part }) => parts.includes(part)).map((one) => one.parameter.name);
    return rows.length === 0 ? undefined : tableOf(rows, (one) => [one, code(`${file.use(table)}.${one}`)]);
  };
  const isPlural = operation === "list" || operation === "create";
  return defined({
    singleton: resource.singleton ? resource.name : undefined,
    address: isPlural && (variables.length > 0 || name !== operation) ? path : undefined,
    inPath: takesValues(operation)
      ? tableOfParts(operation === "list" ? filters : fields, ["value", "condition"])
      : undefined,
    record: tableOfParts(fields, ["condition", "key"]),
  });
}

/** The routes that do the items of a batch, by resource. */
function batchCall({ resources }: Model, { name }: Resource): string {
  return `service.batch(${block(
    {
      resource: name,
      operations: tableOf(resources, (resource) => {
        const routes = batchOperations.flatMap((operation) => {
          const route = routeOf(resource, operation);
          return route === undefined ? [] : [[batchNames[operation], route.operationName] as const];
        });
        return routes.length === 0 ? undefined : [resource.name, Object.fromEntries(routes)];
      }),
    },
    6,
  )})`;
}

const batchOperations = ["create", "update", "put_by_external", "delete"] as const;
/** What items call them. */
const batchNames = { create: "create", update: "update", put_by_external: "upsert", delete: "delete" };

function runOf(route: Route | FeedRoute, file: SourceFileDraft): string {
  const { many } = variablesOf(route.resource);
  const operation = `${many}.${operationShapes[route.operation].runs}`;
  if ("format" in route) return `${operation}As(${JSON.stringify(route.format)})`;
  if (route.hook !== undefined) return customCall(route, file);
  if (kindShapeOf(route).runsIn === "service") {
    const head = "(query, call, checked) =>";
    const request = `${many}.request(${withDefaults(route)}, call, checked)`;
    const call = `service.${operationShapes[route.operation].runs}(${request})`;
    const isLong = `      run: ${head} ${call},`.length > lineWidth;
    return `${head}${isLong ? "\n        " : " "}${call}`;
  }
  const values = `(${route.operation === "list" ? "query" : "input"}, call, checked)`;
  return `${values} => ${operation}${values}`;
}

/** The query with the defaults of what is no filter of a list, whose defaults the list has. */
function withDefaults({ resource, parameters }: Route): string {
  const filters: readonly Parameter[] = resource.filters;
  const own = parameters.filter((one) => one.default !== undefined && !filters.includes(one));
  const rows = own.map((one) => `${propertyKey(one.name)}: ${JSON.stringify(one.default)}, `);
  return rows.length === 0 ? "query" : `{ ${rows.join("")}...query }`;
}

function customCall(route: Route, file: SourceFileDraft): string {
  const { resource, name, hook, forReaders } = route;
  const options = defined({
    parameters: code(`${file.use(serverNames(resource).operations)}.${name}`),
    isRead: isRead(route) || undefined,
    forReaders,
  });
  const owner = variablesOf(resource).many;
  return `${owner}.custom(hooks.${resource.valueName}.${hook?.property ?? ""}, ${literal(options, 60, 6)})`;
}

/** Lists take the filters, writes the fields; the others only some fields or filters. */
function parameterTable(file: SourceFileDraft, resource: Resource, route: Route): Literal {
  const names = serverNames(resource);
  if (route.operation === "list") return code(file.use(names.filters));
  if (hasOwnTable(route)) return code(`${file.use(names.operations)}.${route.name}`);
  if (storesRecords(route)) {
    const fields = file.use(names.fields);
    return code(resource.writes.length === 0 ? fields : `{ ...${fields}, ...${file.use(names.writes)} }`);
  }
  const has = (parameters: readonly Parameter[], name: string): boolean =>
    parameters.some((one) => one.name === name);
  return tableOf(route.parameters, ({ name }) => {
    const { fields, writes, filters } = names;
    const table = has(resource.fields, name) ? fields : has(resource.filters, name) ? filters : writes;
    return [name, code(`${file.use(table)}.${name}`)];
  });
}

function routeCall({ methods, path, text }: Route | ServiceRoute, options: LiteralObject): string {
  const comment = `  // ${methods.join(", ")} ${path}: ${text.en ?? ""}`;
  const pattern = JSON.stringify(path.replace(/\{(\w+)\}/g, ":$1"));
  const [only] = methods;
  const [register, first] =
    methods.length === 1 && only !== undefined
      ? [only.toLowerCase(), pattern]
      : ["register", `${pattern},\n    ${literal(methods)}`];
  const route = `service.route(${block(options, 4)})`;
  return `${comment}\n  router.${register}(\n    ${first},\n    ${route},\n  );`;
}

function serviceRouterFile(model: Model): OutputFile {
  const file = createSourceFile("server/service/router.ts", "spec/routes.yaml");
  const routes = model.serviceRoutes.map((route) => {
    return routeCall(route, {
      operation: route.operationName,
      parameters: code(`${file.use(serviceNames.parameters)}.${route.operationName}`),
      isInput: code(file.use(guardOf(route))),
      ...defined({ access: route.access }),
      ...deprecationNotice(route),
      ...defined({ answered: answeredBesides(route) }),
      run: code(serviceCall(route)),
    });
  });
  const names = ["createServiceRouter", "Routes that belong to no resource."] as const;
  file.add(routerFunction(file, names, { parameters: [], routes }));
  return file.print();
}

/** What the answer of a write has besides its parameters; undefined where that is nothing. */
function answeredBesides(route: ServiceRoute): readonly string[] | undefined {
  const { parameters, answer } = route;
  if (!sendsBody(route) || answer?.kind !== "object") return undefined;
  const names = answer.object.properties.map(({ name }) => name);
  const others = names.filter((name) => !parameters.some((parameter) => parameter.name === name));
  return others.length === 0 ? undefined : others;
}

/** What everyone may see needs nothing but the input. */
function serviceCall({ operation }: ServiceRoute): string {
  const names = serviceShapes[operation].isGuarded === true ? "input, call, checked" : "input, call";
  return `(${names}) => service.${valueNameOf(operation)}(${names})`;
}
