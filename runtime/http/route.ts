import type { Context, Middleware } from "koa";
import { forbidden, HttpError } from "../core/http-error.js";
import type { IdempotentOperation, RepeatedWrite } from "../core/idempotency.js";
import type { DeprecationDescriptor, ParameterDescriptor } from "../core/parameter-descriptors.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import type { IdKind } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { checkShape, type Guard } from "../core/validation.js";
import { type AppContext, type InnerRoute, resourceNamed } from "../resources/app-context.js";
import type { CheckedInput } from "../resources/input.js";
import { checkInput, checkValues } from "../resources/write/check-input.js";
import { clientSubnet } from "./address.js";
import { callableMethods, isIdOf, methodsOnRecord, type RouteAccess } from "./allowed-methods.js";
import { emptyBody } from "./body.js";
import { createDeprecationNotice, withNotice } from "./deprecation.js";
import { inEnvelope, openEnvelope } from "./envelope.js";
import {
  type InputSources,
  namesGiven,
  rawValue,
  readIdempotencyKey,
  readInput,
  requestLanguage,
  withoutUnknown,
} from "./input.js";
import { type PathVariables, resolvePath, withPathValues } from "./path-values.js";
import { isUnreadable } from "./query.js";
import { checkFieldNames, isBriefSelection, revisionsIn } from "./respond.js";
import type { ServiceContext, ServiceState } from "./state.js";
import { addUnknownNames, type RecordsOf } from "./unknown-names.js";

/** An operation behind a path: what it takes, who may call it, and what it does. */
export interface RouteDefinition<Input extends object> extends PathVariables {
  /** Name of the operation, as in the OpenAPI document. */
  readonly operation: string;
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly isInput: Guard<Input>;
  /** Which ids its path has; absent: integers. */
  readonly ids?: "uuid" | "text";
  /** Capability the caller needs. */
  readonly access?: string;
  /** The route works, and will go. */
  readonly deprecated?: DeprecationDescriptor;
  /** Name of the object around the record in its JSON bodies and its answers. */
  readonly envelope?: string;
  /** The status of its answers, instead of that of the operation; with 204 they have no body. */
  readonly status?: number;
  /** The operation checks parameters itself, and throws its errors together with those found before. */
  readonly collectsErrors?: true;
  /**
   * What becomes of names that are no parameters; absent: they are errors, except at lenient mounts. `rejected`: at every mount,
   * as a condition that is ignored would do more than the caller wants.
   */
  readonly others?: "ignored" | "rejected";
  /** Names that answers have besides: they are ignored, so that a record can be sent back whole. */
  readonly answered?: readonly string[];
  /** The resource whose records it stores, and whose answers have such names. */
  readonly stores?: ResourceDescriptor;
  /** How a write with an `Idempotency-Key` is repeated; absent: the key has no effect. */
  readonly repeats?: IdempotentOperation | undefined;
  /** Its items are inputs of other routes, which check them; `_fields` applies to the records of its answer. */
  readonly isBatch?: true;
  readonly run: (
    input: Input,
    context: RequestContext,
    checked: CheckedInput,
  ) => OperationResult | Promise<OperationResult>;
}

/**
 * Creates the middleware of a route: reads the parameters, checks them, then the caller's rights, then runs the operation.
 * Bad parameters are reported together. The body and the store are read for callers with the capability only, so that others
 * take no memory, and errors do not reveal to them which records exist. Its `inner` does the same without a request.
 */
export function createRoute<Input extends object>(
  app: AppContext,
  definition: RouteDefinition<Input>,
): Middleware<ServiceState> & RouteAccess & { readonly inner: InnerRoute } {
  const { service } = app;
  const { operation, parameters, ids, access, deprecated, repeats, isBatch, envelope } = definition;
  const recordsOf: RecordsOf = (name) => resourceNamed(app, name).resource;
  const noticeFor = createDeprecationNotice(deprecated, parameters, recordsOf);
  const { documentPath } = service;
  const { read, open } = createReader(app, definition, recordsOf);
  const errorsIn = (language: string): ParameterErrors =>
    new ParameterErrors(service.reasons, language, Object.keys(parameters));
  const middleware: Middleware<ServiceState> = async (ctx) => {
    const { principal } = ctx.state;
    const variables = pathVariables(ctx.params, definition);
    ctx.state.operation = operation;
    ctx.state.route = templateOf(ctx);
    ctx.set("Allow", callableMethods(ctx, principal));

    const key = repeats && readIdempotencyKey(ctx.headers);
    const isAdmitted = access === undefined || principal.can(access);
    if (isAdmitted) await ctx.state.readBody?.();
    const isPartial = !isAdmitted && ctx.state.readBody !== undefined;
    const isBrief = isBatch === true && isBriefSelection(ctx.state.sources);
    const context = { ...requestContext(ctx, variables), ...(isBrief ? { isBrief } : {}) };
    const errors = errorsIn(context.language);
    if (isAdmitted && envelope !== undefined && hasParameters(ctx)) open(ctx.state, envelope, errors);
    checkFieldNames(ctx.state.sources, errors);
    addPathErrors(errors, ctx, { path: context.path, languages: service.languages.all });
    const values = read(ctx.state.sources, context, errors);
    const notice = noticeFor(values, documentPath && context.mounted.api + documentPath);
    // Errors carry them too.
    if (notice !== undefined) ctx.set(notice);
    const input = { key, context, parameters, values, errors, isAdmitted, isPartial };
    const result = await runRoute(app, definition, input).finally(() => setAllowedMethods(ctx, context));
    const noticed = notice === undefined ? result : withNotice(result, notice);
    const answer = inEnvelope(noticed, definition);
    ctx.state.result = isBatch === true ? { ...answer, fieldsIn: "items.record" } : answer;
  };
  const run: InnerRoute["run"] = async (json, given, write) => {
    if (!isIdOf(definition, given.path.id)) throw new HttpError("rest_no_route");
    const sources = { body: { ...emptyBody, json }, query: new Map() };
    const { code: language, rejected } = requestLanguage(service.languages, sources, given.language);
    const context = { ...given, language };
    const errors = errorsIn(language);
    if (rejected !== undefined) addLanguageError(errors, rejected, service.languages.all);
    const isAdmitted = access === undefined || context.principal.can(access);
    const values = read(sources, context, errors);
    return runRoute(app, definition, {
      ...{ ...write, context, parameters, values, errors, isAdmitted },
      isPartial: false,
    });
  };
  return Object.assign(middleware, {
    ids,
    access,
    isAllowed: repeats?.isAllowed,
    inner: { repeats, isBatch, run },
  });
}

/** Creates what reads the values of the parameters of a route, and reports names that are none, and what opens its envelope. */
function createReader<Input extends object>(
  { service }: AppContext,
  definition: RouteDefinition<Input>,
  recordsOf: RecordsOf,
) {
  const {
    parameters,
    stores,
    answered = stores?.answered ?? [],
    others,
    isBatch,
    isInput,
    inPath,
    envelope,
  } = definition;
  const { wire } = service;
  const { nullValues } = wire;
  const ofAllRoutes = namesOfAllRoutes(service);
  const named = [...ofAllRoutes, ...answered];
  const unimported = Object.fromEntries(
    Object.entries(parameters).filter(([, one]) => one.forImport !== true),
  );
  const mountsOf = ({ mounted }: Pick<RequestContext, "mounted">) => {
    const mounts = service.mounts.filter(({ namespace }) => namespace === mounted.namespace);
    return { mounts, isStrict: !mounts.some(({ lenient }) => lenient) };
  };
  const takesInput = Object.keys(parameters).some((name) => name !== service.languages.parameter);
  const isRequired = envelope !== undefined && !isInput({});
  const open = (state: ServiceState, name: string, errors: ParameterErrors): void => {
    const { isStrict } = mountsOf(state);
    const beside = isStrict ? ofAllRoutes : undefined;
    // Whatever comes where nothing is taken is ignored at a lenient mount, its envelope too.
    if (isStrict || takesInput)
      state.sources = openEnvelope(state.sources, { name, isRequired, beside }, errors);
    state.envelope = name;
  };
  const readValues = (sources: InputSources, call: RequestContext, errors: ParameterErrors) => {
    const { path } = call;
    const { mounts, isStrict } = mountsOf(call);
    const read = rawValue("context", sources) === "import" ? parameters : unimported;
    const own = readInput(read, { sources, recordsOf, errors, isStrict, nullValues, isBatch });
    const given = inPath === undefined ? own : withPathValues(definition, { sources, path, errors }, own);
    if (others === "rejected" || (isStrict && others !== "ignored")) {
      const taken = { parameters: read, others: [...named, ...Object.keys(path)] };
      addUnknownNames(namesGiven(sources), taken, errors);
    }
    const paths = mounts.map((mount) => mount.path);
    return withoutUnknown(given, parameters, paths);
  };
  return { read: readValues, open };
}

/** A request whose parameters are read: their values, and the errors found so far. */
interface RouteInput {
  readonly context: RequestContext;
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: ParameterErrors;
  /** Idempotency key. */
  readonly key?: string | undefined;
  /** The part of a larger write with a key that this one is. */
  readonly part?: RepeatedWrite | undefined;
  /** Whether the caller has the capability. */
  readonly isAdmitted: boolean;
  /** Parameters may be missing because they are in a body that was not read. */
  readonly isPartial: boolean;
}

async function runRoute<Input extends object>(
  app: AppContext,
  definition: RouteDefinition<Input>,
  routeInput: RouteInput,
): Promise<OperationResult> {
  const { operation, isInput, repeats, collectsErrors, run } = definition;
  const { idempotency } = app.features;
  const { key, part, values, errors, isAdmitted, isPartial } = routeInput;
  const input: unknown = values;
  const hasVariables =
    (definition.inPath ?? definition.record ?? definition.address ?? definition.singleton) !== undefined;
  const context =
    isAdmitted && hasVariables ? await resolvePath(app, definition, routeInput.context) : routeInput.context;
  const unchecked = { ...routeInput, app, call: context, resource: definition.stores };
  const isValid = checkShape(isInput, input, { errors, only: isPartial ? values : undefined });
  if (!isAdmitted) {
    checkValues(unchecked);
    errors.throwIfAny();
    throw forbidden(context);
  }

  const check = async (): Promise<CheckedInput> => {
    const references = await checkInput(unchecked);
    if (collectsErrors !== true) errors.throwIfAny();
    return { references, errors };
  };
  // What stores nothing is done again.
  const isRepeated = repeats && !(definition.isBatch === true && values.dry_run === true);
  if (isValid && idempotency && isRepeated && errors.size === 0) {
    const runChecked = (checked: CheckedInput) => run(input, context, checked);
    const write = { repeats, operation, context, values, check, run: runChecked };
    if (key !== undefined) return idempotency.execute(app, { ...write, key });
    if (part !== undefined) return idempotency.executePart(write, part);
  }
  const checked = await check();
  if (isValid && errors.size === 0) return run(input, context, checked);
  // The operation checks the remaining values; it throws the errors found so far in any case.
  const remaining: unknown = withoutInvalid(values, errors);
  if (isInput(remaining)) return run(remaining, context, checked);
  // It cannot start without those that are required.
  errors.throwIfAny();
  throw new Error(`The input of ${operation} was rejected without a reason.`);
}

const templates = new Map<string, string>();

/** The template of the path of a route; the router sets it on the context, whose type does not know it. */
function templateOf(ctx: Context): string {
  const { _matchedRoute: path } = ctx as { readonly _matchedRoute?: unknown };
  if (typeof path !== "string") return "none";
  const known = templates.get(path);
  if (known !== undefined) return known;
  const template = path.replace(/:(\w+)/g, "{$1}");
  templates.set(path, template);
  return template;
}

/** Sets `Allow` for the record as it is now. Where the store does not answer, the methods of the route stay. */
async function setAllowedMethods(ctx: Context, context: RequestContext): Promise<void> {
  const methods = await methodsOnRecord(ctx, context).catch(() => undefined);
  if (methods !== undefined) ctx.set("Allow", methods);
}

/** Names of parameters that every route takes, besides those with an underscore. */
function namesOfAllRoutes({ languages, mounts }: ServiceDescriptor): readonly string[] {
  return [languages.parameter, ...languages.aliases, ...mounts.flatMap(({ query }) => query ?? [])];
}

function withoutInvalid(values: object, errors: ParameterErrors): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !errors.has(name)));
}

/** The request as operations see it; `path` has the variables of its path. */
export function requestContext(ctx: ServiceContext, path: Readonly<Record<string, string>>): RequestContext {
  const { mounted, language, principal, now, sources, requestId, snapshot, pauseFor } = ctx.state;
  const { files } = sources.body;
  const { "if-match": ifMatch, "last-event-id": lastEventId } = ctx.headers;
  return {
    mounted,
    language,
    principal,
    network: clientSubnet(ctx.ip),
    now,
    request: requestId,
    path,
    complete: pauseFor,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(ifMatch === undefined ? {} : { ifMatch: revisionsIn(ifMatch) }),
    ...(typeof lastEventId === "string" && lastEventId !== "" ? { lastEventId } : {}),
    ...(files === undefined ? {} : { files }),
  };
}

/** The variables of the path. An id is of the kind of the route; anything else is the path of no route. */
function pathVariables(params: unknown, route: IdKind): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value === "string") variables[name] = value;
  }
  if (!isIdOf(route, variables.id)) throw new HttpError("rest_no_route");
  return variables;
}

/** Whether the parameters of a request are in its body. */
export function hasParameters({ method }: ServiceContext): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "DELETE";
}

function addPathErrors(
  errors: ParameterErrors,
  ctx: ServiceContext,
  { path, languages }: { readonly path: RequestContext["path"]; readonly languages: readonly string[] },
): void {
  const { rejectedLanguage } = ctx.state;
  if (rejectedLanguage !== undefined) addLanguageError(errors, rejectedLanguage, languages);
  for (const [name, value] of Object.entries(path)) {
    if (isUnreadable(value) || !isDecodable(ctx.path)) errors.add(name, "unreadable");
  }
}

function addLanguageError(errors: ParameterErrors, name: string, languages: readonly string[]): void {
  errors.add(name, "not_one_of", { values: languages.join(", ") });
}

/** The router hands on percent signs that it cannot decode as they are. */
function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
