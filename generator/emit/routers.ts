import { defined } from "../model/defined.js";
import { isRead, operationShapes, sendsBody, serviceShapes, storesRecords } from "../model/lifecycle.js";
import type { FeedRoute, Model, Resource, Route, ServiceRoute } from "../model/model.js";
import { valueNameOf, variablesOf } from "../model/names.js";
import { bodyOf, type FunctionParameter, functionOf } from "../print/declarations.js";
import { deprecationNotice } from "../print/deprecation.js";
import { block, code, type Literal, type LiteralObject, literal } from "../print/literal.js";
import { customRoutes, runtimeType, serverNames, serviceNames, wireType } from "../print/server-names.js";
import {
  createSourceFile,
  type OutputFile,
  type SourceFileDraft,
  type Statement,
} from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/router.ts`, a Koa router per resource, and `server/service/router.ts`. */
export const emitRouters: Emitter = (model) => [
  ...model.resources.filter(({ routes }) => routes.length > 0).map(routerFile),
  serviceRouterFile(model),
];

/** How a route with an idempotency key is repeated: what has no record of its own as a whole. */
function repeatedAs({ operation }: Route): string {
  return operation === "delete_all" ? "custom" : operationShapes[operation].runs;
}

function routerFile(resource: Resource): OutputFile {
  const file = createSourceFile(`server/${resource.folder}/router.ts`, "spec/routes.yaml");
  const list = resource.routes.find(({ operation }) => operation === "list");
  const query = list === undefined ? "object" : file.use(wireType(resource, list.inputName));
  const hooks = { name: "Hooks", from: "generated/server/hooks", typeOnly: true };
  // The path of a record fits that of its formats as well, and has to wait.
  // Variables fit the paths of operations without any as well.
  const fixed = customRoutes(resource).filter(({ path }) => !path.includes("{"));
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
          ? [{ name: "hooks", type: file.use(hooks) }]
          : []),
      ],
      routes: [...resource.feedRoutes, ...fixed, ...others].map((route) =>
        resourceRoute(file, resource, route),
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

function resourceRoute(file: SourceFileDraft, resource: Resource, route: Route | FeedRoute): string {
  const guard = { name: `is${route.inputName}`, from: `generated/server/${resource.folder}/validators` };
  const { many } = variablesOf(resource);
  return routeCall(route, {
    operation: route.operationName,
    parameters: parameterTable(file, resource, route),
    isInput: code(file.use(guard)),
    ...(resource.ids === "uuid" && route.path.includes("{id}") ? { ids: "uuid" } : {}),
    ...defined({ access: route.access }),
    ...deprecationNotice(route),
    ...(route.operation === "list" ? { collectsErrors: true } : {}),
    ...("format" in route ? { others: "ignored" } : {}),
    ...(route.operation === "delete_all" ? { others: "rejected" } : {}),
    ...(storesRecords(route)
      ? { answered: code(`${file.use(serverNames(resource).descriptor)}.answered`) }
      : {}),
    ...(route.idempotency === "key" ? { repeats: code(`${many}.repeats.${repeatedAs(route)}`) } : {}),
    run: code(runOf(route, file)),
  });
}

function runOf(route: Route | FeedRoute, file: SourceFileDraft): string {
  const { many } = variablesOf(route.resource);
  const operation = `${many}.${operationShapes[route.operation].runs}`;
  if ("format" in route) return `${operation}As(${JSON.stringify(route.format)})`;
  if (route.hook !== undefined) return customCall(route, file);
  const values = `(${route.operation === "list" ? "query" : "input"}, call, checked)`;
  return `${values} => ${operation}${values}`;
}

function customCall(route: Route, file: SourceFileDraft): string {
  const { resource, name, hook, forReaders, status } = route;
  const options = defined({
    parameters: code(`${file.use(serverNames(resource).operations)}.${name}`),
    isRead: isRead(route) || undefined,
    forReaders,
    status,
  });
  const owner = variablesOf(resource).many;
  return `${owner}.custom(hooks.${resource.valueName}.${hook?.property ?? ""}, ${literal(options, 60, 6)})`;
}

/** Lists take the filters, writes the fields; the others only some fields or filters. */
function parameterTable(file: SourceFileDraft, resource: Resource, route: Route): Literal {
  const names = serverNames(resource);
  if (route.operation === "list") return code(file.use(names.filters));
  if (route.operation === "custom") return code(`${file.use(names.operations)}.${route.name}`);
  if (route.methods.every((method) => method !== "GET" && method !== "DELETE"))
    return code(file.use(names.fields));
  const rows = route.parameters.map(({ name }) => {
    const isField = resource.fields.some((field) => field.name === name);
    return [name, code(`${file.use(isField ? names.fields : names.filters)}.${name}`)] as const;
  });
  return Object.fromEntries(rows);
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
    const guard = { name: `is${route.inputName}`, from: "generated/server/service/validators" };
    return routeCall(route, {
      operation: route.operationName,
      parameters: code(`${file.use(serviceNames.parameters)}.${route.operationName}`),
      isInput: code(file.use(guard)),
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
