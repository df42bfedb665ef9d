import { fileNameOf, reservedWords, typeNameOf, valueNameOf } from "./names.js";

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
