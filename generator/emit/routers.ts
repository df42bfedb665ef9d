import { variablesOf } from "../model/generated-names.js";
import { isRead, sendsBody, serviceShapes, storesRecords } from "../model/lifecycle.js";
import type { FeedRoute, Model, Operation, Resource, Route, ServiceRoute } from "../model/model.js";
import { valueNameOf } from "../model/names.js";
import { deprecatedFacts } from "../print/deprecation.js";
import { docBlock } from "../print/doc-comment.js";
import { literal, objectOf } from "../print/literal.js";
import type { FactsObject } from "../print/parameter-facts.js";
import { customRoutes, runtimeType, serverNames, serviceNames, wireType } from "../print/server-names.js";
import { createSourceFile, type OutputFile, type SourceFileDraft } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/router.ts`, a Koa router per resource, and `server/service/router.ts`. */
export const emitRouters: Emitter = (model) => [
  ...model.resources.filter(({ routes }) => routes.length > 0).map(routerFile),
  serviceRouterFile(model),
];

/** The operation of the runtime behind each of the spec. */
const runtimeOperations: Readonly<Record<Operation, string>> = {
  list: "list",
  create: "create",
  get: "get",
  update: "update",
  delete: "remove",
  get_by_slug: "get",
  update_by_slug: "update",
  delete_by_slug: "remove",
  delete_all: "removeAll",
  custom: "custom",
};

/** How a route with an idempotency key is repeated: what has no record of its own as a whole. */
function repeatedAs({ operation }: Route): string {
  return operation === "delete_all" ? "custom" : runtimeOperations[operation];
}

function routerFile(resource: Resource): OutputFile {
  const file = createSourceFile(`server/${resource.folder}/router.ts`, "spec/routes.yaml");
  const names = serverNames(resource);
  const list = resource.routes.find(({ operation }) => operation === "list");
  const query = list === undefined ? "object" : file.use(wireType(resource, list.inputName));
  const records = variablesOf(resource).many;
  const parameters = [
    `service: ${file.use(runtimeType("Service"))}`,
    `${records}: ${file.use(runtimeType("ResourceOperations"))}<${query}>`,
    ...(resource.routes.some(({ hook }) => hook !== undefined)
      ? [`hooks: ${file.use({ name: "Hooks", from: "generated/server/hooks", typeOnly: true })}`]
      : []),
  ];
  // The path of a record fits that of its formats as well, and has to wait.
  // Variables fit the paths of operations without any as well.
  const fixed = customRoutes(resource).filter(({ path }) => !path.includes("{"));
  const others = resource.routes.filter((route) => !fixed.includes(route));
  const routes = [...resource.feedRoutes, ...fixed, ...others].map((route) =>
    routeLines(file, resource, route),
  );
  file.add(
    `\n${routerFunction(file, { name: names.router.name, purpose: `Routes of ${resource.plural.replaceAll("_", " ")}.`, parameters, routes })}`,
  );
  return file.print();
}

/** The parts of a function that creates a router. */
interface RouterParts {
  readonly name: string;
  readonly purpose: string;
  readonly parameters: readonly string[];
  /** The code of one route each. */
  readonly routes: readonly string[];
}

function routerFunction(file: SourceFileDraft, { name, purpose, parameters, routes }: RouterParts): string {
  const router = file.use(runtimeType("Router"));
  const state = file.use(runtimeType("ServiceState"));
  const line = `export function ${name}(${parameters.join(", ")}): ${router}<${state}> {`;
  const head =
    line.length <= 110
      ? line
      : `export function ${name}(\n${parameters.map((one) => `  ${one},\n`).join("")}): ${router}<${state}> {`;
  return [
    docBlock(purpose),
    head,
    "  const router = service.createRouter();",
    "",
    routes.join("\n\n"),
    "",
    "  return router;",
    "}",
  ].join("\n");
}

function routeLines(file: SourceFileDraft, resource: Resource, route: Route | FeedRoute): string {
  const guard = file.use({
    name: `is${route.inputName}`,
    from: `generated/server/${resource.folder}/validators`,
  });
  const operation = `${variablesOf(resource).many}.${runtimeOperations[route.operation]}`;
  const input = route.operation === "list" ? "query" : "input";
  const run =
    "format" in route
      ? `${operation}As(${JSON.stringify(route.format)})`
      : route.hook === undefined
        ? `(${input}, call, checked) => ${operation}(${input}, call, checked)`
        : customCall(route, file);
  return routeCall(route, [
    `operation: ${JSON.stringify(route.operationName)},`,
    `parameters: ${parameterTable(file, resource, route)},`,
    `isInput: ${guard},`,
    ...(resource.ids === "uuid" && route.path.includes("{id}") ? ['ids: "uuid",'] : []),
    ...(route.access === undefined ? [] : [`access: ${JSON.stringify(route.access)},`]),
    ...factLines(deprecatedFacts(route)),
    ...(route.operation === "list" ? ["collectsErrors: true,"] : []),
    ...("format" in route ? ['others: "ignored",'] : []),
    ...(route.operation === "delete_all" ? ['others: "rejected",'] : []),
    ...(storesRecords(route) ? [`answered: ${file.use(serverNames(resource).facts)}.answered,`] : []),
    ...(route.idempotency === "key"
      ? [`repeats: ${variablesOf(resource).many}.repeats.${repeatedAs(route)},`]
      : []),
    `run: ${run},`,
  ]);
}

function customCall(route: Route, file: SourceFileDraft): string {
  const { resource, name, hook, forReaders, status } = route;
  const facts = [
    `parameters: ${file.use(serverNames(resource).operations)}.${name}`,
    ...(isRead(route) ? ["isRead: true"] : []),
    ...(forReaders === true ? ["forReaders: true"] : []),
    ...(status === undefined ? [] : [`status: ${status}`]),
  ];
  const owner = variablesOf(resource).many;
  return `${owner}.custom(hooks.${resource.valueName}.${hook?.property ?? ""}, ${objectOf(facts, 60, 6)})`;
}

/** Lists take the filters, writes the fields; the others only some fields or filters. */
function parameterTable(file: SourceFileDraft, resource: Resource, route: Route): string {
  const names = serverNames(resource);
  if (route.operation === "list") return file.use(names.filters);
  if (route.operation === "custom") return `${file.use(names.operations)}.${route.name}`;
  if (route.methods.every((method) => method !== "GET" && method !== "DELETE")) return file.use(names.fields);
  if (route.parameters.length === 0) return "{}";
  const table = (name: string): string =>
    file.use(resource.fields.some((field) => field.name === name) ? names.fields : names.filters);
  return `{ ${route.parameters.map(({ name }) => `${name}: ${table(name)}.${name}`).join(", ")} }`;
}

function routeCall({ methods, path, text }: Route | ServiceRoute, lines: readonly string[]): string {
  const pattern = JSON.stringify(path.replace(/\{(\w+)\}/g, ":$1"));
  const comment = `  // ${methods.join(", ")} ${path}: ${text.en ?? ""}`;
  const [only] = methods;
  const call =
    methods.length === 1 && only !== undefined
      ? { open: `  router.${only.toLowerCase()}(`, close: "  );", first: pattern }
      : {
          open: "  router.register(",
          close: "  );",
          first: `${pattern},\n    ${JSON.stringify(methods).replaceAll(",", ", ")}`,
        };
  const definition = lines.map((line) => `      ${line}`).join("\n");
  return `${comment}\n${call.open}\n    ${call.first},\n    service.route({\n${definition}\n    }),\n${call.close}`;
}

function serviceRouterFile(model: Model): OutputFile {
  const file = createSourceFile("server/service/router.ts", "spec/routes.yaml");
  const routes = model.serviceRoutes.map((route) => {
    const guard = file.use({ name: `is${route.inputName}`, from: "generated/server/service/validators" });
    return routeCall(route, [
      `operation: ${JSON.stringify(route.operationName)},`,
      `parameters: ${file.use(serviceNames.parameters)}.${route.operationName},`,
      `isInput: ${guard},`,
      ...(route.access === undefined ? [] : [`access: ${JSON.stringify(route.access)},`]),
      ...factLines(deprecatedFacts(route)),
      ...answeredLines(route),
      `run: ${runOf(route)},`,
    ]);
  });
  const parameters = [`service: ${file.use(runtimeType("Service"))}`];
  file.add(
    `\n${routerFunction(file, { name: "createServiceRouter", purpose: "Routes that belong to no resource.", parameters, routes })}`,
  );
  return file.print();
}

/** What the answer of a write has besides its parameters. */
function answeredLines(route: ServiceRoute): readonly string[] {
  const { parameters, answer } = route;
  if (!sendsBody(route) || answer?.kind !== "object") return [];
  const names = answer.object.properties.map(({ name }) => name);
  const others = names.filter((name) => !parameters.some((parameter) => parameter.name === name));
  const column = "      answered: ".length;
  return others.length === 0 ? [] : [`answered: ${literal(others, column, 6)},`];
}

/** What everyone may see needs nothing but the input. */
function runOf({ operation }: ServiceRoute): string {
  const names = serviceShapes[operation].isGuarded === true ? "input, call, checked" : "input, call";
  return `(${names}) => service.${valueNameOf(operation)}(${names})`;
}

function factLines(facts: FactsObject): readonly string[] {
  return Object.entries(facts).map(([key, value]) => `${key}: ${literal(value)},`);
}
