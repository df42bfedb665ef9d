import type {
  ChangeKind,
  FeedRoute,
  Lifecycle,
  LifecyclePart,
  LifeProperty,
  Method,
  Operation,
  Parameter,
  Resource,
  Route,
  ScalarName,
  ServiceOperation,
  ServiceRoute,
  Situation,
} from "./model.js";

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

export const lifecycleDefaults: Readonly<Record<Lifecycle, LifecycleDefaults>> = {
  post: {
    parts: ["author", "status", "scheduled", "trash"],
    answerBefore: {
      id: "id",
      author: "author",
      status: "status",
      date: "date",
      date_utc: "date_utc",
      modified: "modified",
      modified_utc: "modified_utc",
      url: "page",
      rest_url: "self",
    },
    answerAfter: { slug: "slug" },
    situations: [
      "unknown",
      "wrong_kind",
      "trashed",
      "not_accessible",
      "password_protected",
      "in_trash",
      "no_page",
    ],
    changes: ["created", "updated", "trashed", "restored", "published", "cancelled"],
    sortable: {
      id: "_id",
      date: "date",
      date_utc: "date",
      created: "created",
      modified: "modified",
      modified_utc: "modified",
      status: "status",
      author: "author",
    },
    stored: ["_id", "date", "created", "modified", "status", "author", "slugs", "words", "sort_name"],
    order: ["-date", "-id"],
    draftPage: "/?p={id}",
  },
  term: {
    parts: ["taxonomy", "count"],
    answerBefore: { id: "id", count: "count" },
    answerAfter: { slug: "slug", taxonomy: "taxonomy", url: "page", urls: "term_urls" },
    situations: ["unknown", "wrong_kind", "referenced"],
    changes: ["created", "updated", "deleted"],
    sortable: { id: "_id", count: "count" },
    stored: ["_id", "count", "slugs", "words", "sort_name"],
    order: ["{name}", "id"],
  },
  plain: {
    parts: [],
    answerBefore: { id: "id" },
    answerAfter: { slug: "slug" },
    situations: ["unknown", "wrong_kind", "no_page", "referenced"],
    changes: ["created", "updated", "deleted"],
    sortable: {
      id: "_id",
      created: "created",
      created_utc: "created",
      modified: "modified",
      modified_utc: "modified",
    },
    stored: ["_id", "created", "modified", "slugs", "words", "sort_name"],
    order: ["-id"],
  },
};

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

function withPart(defaults: LifecycleDefaults, part: LifecyclePart): LifecycleDefaults {
  const { answerBefore, sortable, stored, situations, changes } = defaults;
  switch (part) {
    case "author":
    case "status":
      return {
        ...defaults,
        answerBefore: { ...answerBefore, [part]: part },
        sortable: { ...sortable, [part]: part },
        stored: [...stored, part],
        ...(part === "status"
          ? { situations: [...situations, "not_accessible"], changes: [...changes, "published"] }
          : {}),
      };
    case "scheduled":
      return {
        ...defaults,
        answerBefore: { ...answerBefore, date: "date", date_utc: "date_utc" },
        sortable: { ...sortable, date: "date", date_utc: "date" },
        stored: [...stored, "date"],
      };
    case "count":
      return { ...defaults, sortable: { ...sortable, count: "count" }, stored: [...stored, "count"] };
    case "trash":
      return {
        ...defaults,
        // Where there is a status, one of them is the trash.
        stored: stored.includes("status") ? stored : [...stored, "_trashed"],
        situations: [...new Set([...situations, "trashed", "not_accessible", "in_trash"] as const)],
        changes: [...changes.filter((kind) => kind !== "deleted"), "trashed", "restored"],
      };
    case "taxonomy":
      return defaults;
  }
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
}

export const lifePropertyShapes: Readonly<Record<LifeProperty, LifePropertyShape>> = {
  id: { scalar: "integer" },
  global_id: { scalar: "text" },
  global_id_lineage: { scalar: "text", list: true },
  author: { scalar: "text", part: "author" },
  status: { enum: "status", part: "status" },
  date: { scalar: "datetime", part: "scheduled" },
  date_utc: { scalar: "datetime", part: "scheduled", utcOf: "date" },
  created: { scalar: "datetime" },
  created_utc: { scalar: "datetime", utcOf: "created" },
  modified: { scalar: "datetime" },
  modified_utc: { scalar: "datetime", utcOf: "modified" },
  page: { scalar: "text" },
  self: { scalar: "text", links: ["get"] },
  slug: { scalar: "text" },
  count: { scalar: "integer", part: "count" },
  taxonomy: { scalar: "text", part: "taxonomy" },
  term_urls: { object: "term_urls", part: "taxonomy", links: ["get", "list"] },
  term_links: { scalar: "json", part: "taxonomy", links: ["get", "list"] },
};

/** What an operation is called with: its methods, what its path has to name, and how it is called in code. */
export interface OperationShape {
  readonly methods: readonly Method[];
  readonly placeholder?: "{id}" | "{slug}";
  /** `{One}` and `{Many}` are replaced by the type names of the resource, `{action}` by that of a custom operation. */
  readonly operationName: string;
  readonly inputName: string;
  /** Table its parameters come from. */
  readonly takes: "filters" | "fields" | "changes" | "named" | "input" | "nothing";
}

export const operationShapes: Readonly<Record<Operation, OperationShape>> = {
  list: { methods: ["GET"], operationName: "list{Many}", inputName: "List{Many}Query", takes: "filters" },
  create: { methods: ["POST"], operationName: "create{One}", inputName: "{One}Create", takes: "fields" },
  get: {
    methods: ["GET"],
    placeholder: "{id}",
    operationName: "get{One}",
    inputName: "Get{One}Query",
    takes: "named",
  },
  update: {
    methods: ["POST", "PUT", "PATCH"],
    placeholder: "{id}",
    operationName: "update{One}",
    inputName: "{One}Update",
    takes: "changes",
  },
  delete: {
    methods: ["DELETE"],
    placeholder: "{id}",
    operationName: "delete{One}",
    inputName: "Delete{One}Query",
    takes: "named",
  },
  get_by_slug: {
    methods: ["GET"],
    placeholder: "{slug}",
    operationName: "get{One}BySlug",
    inputName: "Get{One}BySlugQuery",
    takes: "named",
  },
  update_by_slug: {
    methods: ["POST", "PUT", "PATCH"],
    placeholder: "{slug}",
    operationName: "update{One}BySlug",
    inputName: "{One}Update",
    takes: "changes",
  },
  delete_by_slug: {
    methods: ["DELETE"],
    placeholder: "{slug}",
    operationName: "delete{One}BySlug",
    inputName: "Delete{One}BySlugQuery",
    takes: "named",
  },
  delete_all: {
    methods: ["DELETE"],
    operationName: "deleteAll{Many}",
    inputName: "DeleteAll{Many}Query",
    takes: "nothing",
  },
  custom: {
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    operationName: "{action}{One}",
    inputName: "{Action}{One}Input",
    takes: "input",
  },
};

/** What a path says which record an operation is about; a custom one may be about none. */
export function placeholderOf({ operation, path }: Pick<Route, "operation" | "path">): string | undefined {
  return operation === "custom" ? /\{(?:id|slug)\}/.exec(path)?.[0] : operationShapes[operation].placeholder;
}

/** Whether a route changes nothing. */
export function isRead({ methods }: Pick<Route, "methods">): boolean {
  return methods.includes("GET");
}

/** Whether a route stores the fields of a record. */
export function storesRecords({ operation }: { readonly operation: Operation }): boolean {
  const { takes } = operationShapes[operation];
  return takes === "fields" || takes === "changes";
}

/** Whether the input of a route, besides its path, is in the body. */
export function sendsBody(route: Route | ServiceRoute): boolean {
  if (!("resource" in route)) return hasBody(route.operation, route.parameters);
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

const reads: readonly Method[] = ["GET"];
const aboutOne = { placeholder: "{name}", isGuarded: true } as const;
const [aText, aTime, aNumber] = [["text"], ["datetime"], ["integer"]];
const anEndpoint = { url: ["url", "text"], types: ["text[]"] };
const aPage = { page: aNumber, per_page: aNumber };

export const serviceShapes: Readonly<Record<ServiceOperation, ServiceShape>> = {
  index: { methods: reads },
  document: { methods: reads },
  contract: { methods: reads },
  audit: {
    methods: reads,
    isGuarded: true,
    parameters: {
      ...{ resource: aText, record: ["integer", "uuid"], key: aText, request: aText },
      ...{ from: aTime, to: aTime, ...aPage },
    },
  },
  webhooks: { methods: reads, isGuarded: true },
  create_webhook: {
    methods: ["POST"],
    isGuarded: true,
    parameters: { name: aText, ...anEndpoint },
    required: ["name", "url"],
  },
  webhook: { methods: reads, ...aboutOne },
  update_webhook: {
    methods: ["POST", "PUT", "PATCH"],
    ...aboutOne,
    parameters: { ...anEndpoint, enabled: ["boolean"] },
  },
  delete_webhook: { methods: ["DELETE"], ...aboutOne },
  rotate_webhook: { methods: ["POST"], ...aboutOne },
  test_webhook: { methods: ["POST"], ...aboutOne },
  webhook_log: { methods: reads, ...aboutOne, parameters: { state: aText, ...aPage } },
  replay_webhook: { methods: ["POST"], ...aboutOne, parameters: { message: aText, from: aTime } },
};

/** Whether the input of a route of the service, besides its path, is in the body. */
export function hasBody(operation: ServiceOperation, parameters: readonly Parameter[]): boolean {
  const isBodiless = serviceShapes[operation].methods.some(
    (method) => method === "GET" || method === "DELETE",
  );
  return parameters.length > 0 && !isBodiless;
}

export type OperationKind = "list" | "create" | "get" | "update" | "delete" | "delete_all";

/** What the operation of a route does, whatever its record is found by. */
export function kindOf(route: Route | FeedRoute): OperationKind {
  switch (route.operation) {
    case "get_by_slug":
      return "get";
    case "update_by_slug":
      return "update";
    case "custom": {
      const isOfRecord = placeholderOf(route) !== undefined;
      if (isRead(route)) return isOfRecord ? "get" : "list";
      return isOfRecord ? "update" : "create";
    }
    case "delete_by_slug":
      return "delete";
    default:
      return route.operation;
  }
}
