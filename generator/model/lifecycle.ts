import lives from "./lifecycles.json" with { type: "json" };
import type {
  ChangeKind,
  FeedRoute,
  JsonObject,
  Lifecycle,
  LifecyclePart,
  LifeProperty,
  Method,
  Operation,
  Parameter,
  PolicyOperation,
  Resource,
  Route,
  ScalarName,
  ServiceOperation,
  ServiceRoute,
  Situation,
} from "./model.js";
import shapes from "./operations.json" with { type: "json" };
import errorGroups from "./route-errors.json" with { type: "json" };

/** Defaults that every resource of a lifecycle has. */
export interface LifecycleDefaults {
  readonly parts: readonly LifecyclePart[];
  /** Properties of an answer without a table by name: those before the fields of the resource, and those after. */
  readonly answerBefore: Readonly<Record<string, LifeProperty>>;
  readonly answerAfter: Readonly<Record<string, LifeProperty>>;
  /** Situations in which a record can be. */
  readonly situations: readonly Situation[];
  /** Changes that a record can have. */
  readonly changes: readonly ChangeKind[];
  /** Names besides those of fields that an order may use, with the stored property. */
  readonly sortable: Readonly<Record<string, string>>;
  /** Stored properties that indexes may use. */
  readonly stored: readonly string[];
  /** Order where the spec gives none; `{name}` is the field that names the record. */
  readonly order: readonly string[];
  readonly draftPage?: string;
}

/** Defaults of the lifecycles, as `lifecycles.json` lists them. */
export const lifecycleDefaults = lives.lifecycles as Readonly<Record<Lifecycle, LifecycleDefaults>>;

export const lifecycles = Object.keys(lifecycleDefaults) as readonly Lifecycle[];

/** The parts that plain records can have one by one; a post has all of them. */
export const declaredParts = lifecycleDefaults.post.parts;

export function hasPart({ parts }: Pick<Resource, "parts">, part: LifecyclePart): boolean {
  return parts.includes(part);
}

/** The defaults of the lifecycle of a resource, with those of the parts that it declares. */
export function defaultsOf({ lifecycle, parts }: Pick<Resource, "lifecycle" | "parts">): LifecycleDefaults {
  const usual = lifecycleDefaults[lifecycle];
  const added = parts.filter((part) => !usual.parts.includes(part));
  return added.reduce((defaults, part) => withPart(defaults, part), usual);
}

/** What each part adds to the defaults of a lifecycle. */
const partDefaults = lives.parts as Readonly<Record<LifecyclePart, Partial<LifecycleDefaults>>>;

function withPart(defaults: LifecycleDefaults, part: LifecyclePart): LifecycleDefaults {
  const { answerBefore, sortable, stored = [], situations = [], changes = [] } = partDefaults[part];
  const left = part === "trash" ? defaults.changes.filter((kind) => kind !== "deleted") : defaults.changes;
  // Where there is a status, one of them is the trash.
  const isNeeded = (name: string): boolean => name !== "_trashed" || !defaults.stored.includes("status");
  return {
    ...defaults,
    answerBefore: { ...defaults.answerBefore, ...answerBefore },
    sortable: { ...defaults.sortable, ...sortable },
    stored: [...defaults.stored, ...stored.filter(isNeeded)],
    situations: [...new Set([...defaults.situations, ...situations])],
    changes: [...left, ...changes],
  };
}

/** The lifecycle of a resource by its name, or by the parts that it declares. */
export function lifecycleName({ lifecycle, parts }: Pick<Resource, "lifecycle" | "parts">): string {
  const declared = declaredParts.filter((part) => parts.includes(part));
  return lifecycle !== "plain" || declared.length === 0 ? lifecycle : declared.join(", ");
}

/** Shape of a property that the life of a record gives, and the part of a lifecycle it belongs to. */
export interface LifePropertyShape {
  readonly scalar?: ScalarName;
  /** Name of an enum that the service makes itself. */
  readonly enum?: string;
  /** Name of an object of the spec. */
  readonly object?: string;
  readonly list?: true;
  readonly part?: LifecyclePart;
  /** Operation whose route the value links to. */
  readonly links?: readonly Operation[];
  /** Property with the same time where all times are in UTC. */
  readonly utcOf?: LifeProperty;
  /** A value that documents show; absent: it follows from the record. */
  readonly example?: string | number;
}

export const lifePropertyShapes = lives.properties as Readonly<Record<LifeProperty, LifePropertyShape>>;

/** What the routes of a kind have in common. */
export interface KindShape {
  /** Groups of names in the error catalogue, and the situations of a record that have errors. */
  readonly errors: readonly ErrorGroup[];
  readonly situations: readonly Situation[];
  /** The hooks that can reject a call: of filters, of written values or of deletions. */
  readonly checks?: "filters" | "values" | "deletions";
  /** It is about many records. */
  readonly isMany?: true;
  /** Type that it answers instead of records; `{One}` is replaced by the type name of the resource. */
  readonly answers?: string;
  /** Where the operation of the runtime is; absent: in that of the resource. */
  readonly runsIn?: "service";
  /** What routers state of its routes. */
  readonly router?: JsonObject;
}

export const kindShapes = shapes.kinds as Readonly<Record<OperationKind, KindShape>>;

/** Groups of errors that routes answer with, by name. */
export type ErrorGroup = Exclude<keyof typeof errorGroups, "terms">;

/** What an operation is called with: its methods, what its path has to name, and how it is called in code. */
export interface OperationShape {
  /** What it does, whatever its record is found by; absent: its path and methods say it. */
  readonly kind?: OperationKind;
  readonly methods: readonly Method[];
  readonly placeholder?: "{id}" | "{slug}" | "{source}/{external}";
  /** `{One}` and `{Many}` are replaced by the type names of the resource, `{action}` by that of a custom operation. */
  readonly operationName: string;
  readonly inputName: string;
  /** The operation whose whole input it takes, and maybe more. */
  readonly extends?: Operation;
  /** Table its parameters come from. */
  readonly takes:
    | "filters"
    | "selection"
    | "fields"
    | "changes"
    | "named"
    | "input"
    | "items"
    | "compared"
    | "nothing";
  /** The policies that limit its records; the function of a custom operation decides what it does. */
  readonly policies: readonly PolicyOperation[];
  /** The operation of the runtime behind it, and the one as which a call with an idempotency key is repeated; absent: the same. */
  readonly runs: string;
  readonly repeatsAs?: string;
  /** The object that it answers instead of a record. */
  readonly answer?: string;
  /** Types of the defaults that it takes and answers. */
  readonly types?: readonly string[];
}

export const operationShapes = shapes.resources as Readonly<Record<Operation, OperationShape>>;

/** What the routes of the kind of an operation have in common; nothing for a custom one, which can be of any. */
export function kindShapeOf({ operation }: { readonly operation: Operation }): Partial<KindShape> {
  const { kind } = operationShapes[operation];
  return kind === undefined ? {} : kindShapes[kind];
}

/** What a path says which record an operation is about; a custom one may be about none. */
export function placeholderOf({
  resource,
  operation,
  path,
  variables,
}: Pick<Route, "resource" | "operation" | "path" | "variables">): string | undefined {
  if (resource.singleton) return "";
  const key = variables.find(({ part }) => part === "key");
  if (key !== undefined) return `{${key.parameter.name}}`;
  return operation === "custom" ? /\{(?:id|slug)\}/.exec(path)?.[0] : operationShapes[operation].placeholder;
}

/** Whether the answer of a route goes on, so that clients do not read it as one. */
export function isStream({ operation }: Pick<Route, "operation">): boolean {
  return operation === "changes_stream";
}

/** The routes of a resource that clients have a call for. */
export function calledRoutes({ routes }: Pick<Resource, "routes">): readonly Route[] {
  return routes.filter((route) => !isStream(route));
}

/** Whether a singleton can have an operation: on one record, which is neither created nor deleted. */
export function isOfSingleton(operation: string): boolean {
  return ["get", "update", "replace", "custom"].includes(operation);
}

/** Whether a router asks a route before those whose variables fit its path as well. */
export function precedesVariables({ operation, name, path }: Route): boolean {
  const isOwn =
    name !== operation ||
    !["filters", "fields", "changes", "named"].includes(operationShapes[operation].takes);
  return isOwn && !path.includes("{");
}

/** The route of the first of some operations that a resource has; of several, the one with the name of the operation. */
export function routeOf(
  { routes }: Pick<Resource, "routes">,
  ...operations: readonly Operation[]
): Route | undefined {
  return operations
    .map((name) => routes.find((one) => one.name === name) ?? routes.find((one) => one.operation === name))
    .find((route) => route !== undefined);
}

/** Whether a route changes nothing. */
export function isRead({ methods }: Pick<Route, "methods">): boolean {
  return methods.includes("GET");
}

/** Whether an operation takes the filters or the fields of its resource, of which a path can have some. */
export function takesValues(operation: Operation): boolean {
  const { takes } = operationShapes[operation];
  return takes === "filters" || takes === "fields" || takes === "changes";
}

/** Whether a route stores the fields of a record. */
export function storesRecords({ operation }: { readonly operation: Operation }): boolean {
  const { takes } = operationShapes[operation];
  return takes === "fields" || takes === "changes";
}

/** Whether the input of a route, besides its path, is in the body. */
export function sendsBody(route: Route | ServiceRoute): boolean {
  if (!("resource" in route)) return hasBody(route.operation, route.parameters);
  if (route.operation === "batch") return true;
  if (route.operation !== "custom") return storesRecords(route);
  return (
    route.parameters.length > 0 && !route.methods.some((method) => method === "GET" || method === "DELETE")
  );
}

/** What a route of the service is called with. */
export interface ServiceShape {
  readonly methods: readonly Method[];
  readonly placeholder?: "{name}";
  /** It shows or changes what is not for everyone. */
  readonly isGuarded?: true;
  /** Types by parameter, as the spec writes them; `text` is also any enum. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** Parameters that it cannot do without. */
  readonly required?: readonly string[];
}

export const serviceShapes = shapes.service as Readonly<Record<ServiceOperation, ServiceShape>>;

/** Whether the input of a route of the service, besides its path, is in the body. */
export function hasBody(operation: ServiceOperation, parameters: readonly Parameter[]): boolean {
  const isBodiless = serviceShapes[operation].methods.some(
    (method) => method === "GET" || method === "DELETE",
  );
  return parameters.length > 0 && !isBodiless;
}

export type OperationKind = keyof typeof shapes.kinds;

/** What the operation of a route does, whatever its record is found by. */
export function kindOf(route: Route | FeedRoute): OperationKind {
  const { kind } = operationShapes[route.operation];
  if (kind !== undefined) return kind;
  const isOfRecord = placeholderOf(route) !== undefined;
  if (isRead(route)) return isOfRecord ? "get" : "list";
  return isOfRecord ? "update" : "create";
}
