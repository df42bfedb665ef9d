/** `term_order` to `TermOrder`: the name of a type. Letters and digits only, whatever the spec writes. */
export function typeNameOf(name: string): string {
  return wordsOf(name).map(capitalized).join("");
}

/** `term_order` to `termOrder`: the name of a value or property. */
export function valueNameOf(name: string): string {
  const typeName = typeNameOf(name);
  return typeName.charAt(0).toLowerCase() + typeName.slice(1);
}

/** `term_order` to `term-order`: the name of a file or folder. */
export function fileNameOf(name: string): string {
  return wordsOf(name).join("-").toLowerCase();
}

/** `start_date` to `Start date`: a title for what the author gave none. */
export function titleOf(name: string): string {
  return capitalized(wordsOf(name).join(" "));
}

/** The same text with an upper-case first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
}

/** Words that cannot name a value in TypeScript. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public " +
    "return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/** Collections that the service itself stores in the database of the records. */
export const serviceCollections: ReadonlySet<string> = new Set([
  ...[
    "after_calls",
    "change_log",
    "count_markers",
    "exports",
    "idempotency_keys",
    "image_files",
    "images",
    "import_pages",
  ],
  ...[
    "imported",
    "imports",
    "key_authors",
    "keys",
    "locks",
    "migrations",
    "rate_limits",
    "restores",
    "seeded",
  ],
  ...["seeded_from", "sequences", "unique_claims", "webhook_deliveries", "webhooks"],
]);

/** The collection of a resource without one of its own: its plural, with `_` behind it where the service has one of that name. */
export function collectionOf(plural: string): string {
  return serviceCollections.has(plural) ? `${plural}_` : plural;
}

/** The property in which a record stores a field: its name, with `_` behind it where the service stores one of that name. */
export function storedNameOf(name: string): string {
  return serviceProperties.has(name) ? `${name}_` : name;
}

/** Properties that the service itself stores in each record; those added later begin with `_`, as no field does. */
export const serviceProperties: ReadonlySet<string> = new Set([
  ...["_id", "author", "count", "created", "date", "image", "language", "marks", "modified", "noted"],
  ...["noted_fault", "notes", "occurrence", "occurrence_of", "password", "revision", "series", "series_due"],
  ...["slugs", "sort_name", "status", "text", "trashed_from", "undated", "words"],
]);

/** First steps of the paths that the service answers itself. */
export const servicePaths: ReadonlySet<string> = new Set([
  ...["admin", "assets", "docs", "embed.js", "files", "healthz", "metrics", "readyz"],
]);

/** The section of translation files with the texts of a resource: its name, with `_` behind it where that is another section. */
export function sectionOf(name: string): string {
  return textSections.includes(name) ? `${name}_` : name;
}

/** Sections of translation files beside those of resources. */
const textSections: readonly string[] = [
  "service",
  "statuses",
  "capabilities",
  "extensions",
  "errors",
  "resource_errors",
  "reasons",
  "default_texts",
  "page_texts",
  "calendar_texts",
  "editor_texts",
  "viewer_texts",
  "enums",
  "enum_labels",
  "objects",
  "shared",
  "routes",
  "route_titles",
  "service_routes",
];

/** What the generated code calls a resource; a name of which it has something else already ends with `Record`. */
export interface GeneratedNames {
  readonly typeName: string;
  readonly typePlural: string;
  readonly valueName: string;
  readonly valuePlural: string;
  readonly folder: string;
}

export function generatedNames(name: string, plural: string): GeneratedNames {
  const [typeName, file] = [typeNameOf(name), fileNameOf(plural)];
  return {
    typeName: recordTypes.has(typeName) ? `${typeName}Record` : typeName,
    typePlural: typeNameOf(plural),
    valueName: valueNameOf(name),
    valuePlural: valueNameOf(plural),
    folder: ownFiles.has(file) ? `${file}-records` : file,
  };
}

/** The TypeScript name of an enum or object of types.yaml: `client` is `ClientValue`. */
export function valueTypeName(name: string): string {
  const typeName = typeNameOf(name);
  return ownTypes.has(typeName) ? `${typeName}Value` : typeName;
}

/** A variable for records, and one for a record, which the code around has no other one for. */
export function variablesOf({ valueName, valuePlural }: Pick<GeneratedNames, "valueName" | "valuePlural">): {
  readonly many: string;
  readonly one: string;
} {
  const isTaken = (name: string): boolean => ownVariables.has(name) || reservedWords.has(name);
  return {
    many: isTaken(valuePlural) ? `${valuePlural}Records` : valuePlural,
    one: isTaken(valueName) ? "record" : valueName,
  };
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

const ownVariables = words(
  "above call checked client document hooks input inside query router service text view",
);

/** Names of files of the client, and of folders of the server, that have no resource. */
const ownFiles = words("client index query service translations types validation webhooks");

/** What the client exports besides the types of the spec. */
export const clientTypes = words(
  "AbortError AnyClientError Answer ApiError ArrayOptions BadRequestError Call CallOptions Client ClientError " +
    "ClientOptions ClientWalk Clock ConflictError ContractChange ContractError Core CoreOptions ErrorAnswer " +
    "ErrorCode ErrorData ErrorDetail ErrorKind ErrorProblem FailedRequest Fetch FieldOf Fields FileInput " +
    "ForbiddenError GoneError Hooks ImageInput InputError IsoDateTime JsonObject JsonValue LocalDateTime NetworkError " +
    "NotFoundError OneOrMany ParameterFault PreconditionError RateLimitedError RecordReference RequestNotice " +
    "ResponseNotice RetryNotice Scalars Selected SelectedList ServerError TemporalObject TimeObject " +
    "TimeoutError UnauthorizedError UtcDateTime Walk WalkOptions",
);

/** Types that generated files use without an import, and the parameter of their generic functions. */
const globalTypes = words(
  "Array Boolean Date Error Field NonNullable Number Omit Partial Promise Readonly Record String",
);

/** The enums and objects of the service, and words that make a name that it has: `Post`, because of `PostDocument`. */
const serviceTypes = words(
  "Audit AuditChange AuditEntry AuditPage Contract DateDetails DeletedRecords Doc Image ImageSize Language Post " +
    "Resource Root Service Status Term TermUrls Test TestMessage Webhook WebhookMessage",
);

const ownTypes = new Set([...clientTypes, ...globalTypes]);
const recordTypes = new Set([...ownTypes, ...serviceTypes]);
