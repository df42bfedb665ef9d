import type { Context } from "koa";
import type { DeprecationDescriptor, ParameterDescriptor } from "../core/descriptors.js";
import { forbidden, HttpError } from "../core/http-error.js";
import type { IdempotentOperation } from "../core/idempotency.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import { type Guard, parameterErrorsOf } from "../core/validation.js";
import {
  idempotencyRecordId,
  readIdempotencyKey,
  requestFingerprint,
} from "../idempotency/idempotency-key.js";
import { executeOnce } from "../idempotency/idempotency-middleware.js";
import type { CheckedInput } from "../resources/input.js";
import { resourceNamed, type Site } from "../resources/site.js";
import { checkInput, checkValues } from "../resources/write/check-input.js";
import { callableMethods, isRecordId, methodsOnRecord, type RouteMiddleware } from "./allowed-methods.js";
import { clientSubnet } from "./client-subnet.js";
import { createDeprecationNotice, withNotice } from "./deprecation.js";
import { revisionsIn } from "./entity-tag.js";
import { leaveOutUnknown, readInput } from "./input.js";
import { isUnreadable } from "./query.js";
import type { ServiceState } from "./state.js";

/** An operation behind a path: what it takes, who may call it, and what it does. */
export interface RouteDefinition<Input extends object> {
  /** Name of the operation, as in the OpenAPI document. */
  readonly operation: string;
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly isInput: Guard<Input>;
  /** Capability the caller needs. */
  readonly access?: string;
  /** The route works, and will go. */
  readonly deprecated?: DeprecationDescriptor;
  /** The operation finds faults of parameters itself, and throws them together with those found before. */
  readonly findsFaults?: true;
  /** Requests with an `Idempotency-Key` are done once; absent: that header means nothing. */
  readonly repeats?: IdempotentOperation;
  readonly run: (
    input: Input,
    call: RequestContext,
    checked: CheckedInput,
  ) => OperationResult | Promise<OperationResult>;
}

/**
 * The middleware of a route: reads the parameters, checks them, then the caller's rights, then runs the operation. Bad
 * parameters are reported together. The store is read for callers with the capability only, so that errors do not
 * reveal to others which records exist.
 */
export function createRoute<Input extends object>(
  site: Site,
  definition: RouteDefinition<Input>,
): RouteMiddleware {
  const { operation, parameters, isInput, access, deprecated, findsFaults, repeats, run } = definition;
  const fieldsOf = (name: string) => resourceNamed(site, name).facts.fields;
  const noticeFor = createDeprecationNotice(deprecated, parameters, fieldsOf);
  const answer: RouteMiddleware = async (ctx) => {
    const call = callOf(ctx, pathVariables(ctx.params));
    ctx.state.operation = operation;
    ctx.set("Allow", callableMethods(ctx, call.principal));

    const key = repeats === undefined ? undefined : givenKey(ctx);
    const faults = new ParameterErrors(site.facts.reasons, call.language, Object.keys(parameters));
    addPathFaults(site, ctx, call, faults);
    const values = readInput(parameters, ctx.state.sources, fieldsOf, faults);
    leaveOutUnknown(values, parameters, mountsOf(site, call));
    const notice = noticeFor(values, documentationOf(site, call));
    // Errors carry them too.
    if (notice !== undefined) ctx.set(notice);
    const input: unknown = values;
    const isFit = isInput(input);
    for (const { parameter, reason, values: words } of parameterErrorsOf(isInput.errors ?? [])) {
      faults.add(parameter, reason, words);
    }
    const check = async (): Promise<CheckedInput> => {
      const references = await checkInput(site, call, parameters, values, faults);
      if (findsFaults === true) leaveOutFaulty(values, faults);
      else faults.throwIfAny();
      return { references, faults };
    };
    const answerInput = async (): Promise<OperationResult> => {
      if (access !== undefined && !call.principal.can(access)) {
        checkValues(site, call, parameters, values, faults);
        faults.throwIfAny();
        throw forbidden(call);
      }
      if (isFit && repeats !== undefined && key !== undefined && faults.size === 0) {
        const fingerprint = requestFingerprint(operation, call, values);
        const id = idempotencyRecordId(key, call.principal);
        return executeOnce(site, {
          id,
          fingerprint,
          call,
          rule: repeats,
          check,
          run: (checked) => run(input, call, checked),
        });
      }
      const checked = await check();
      if (!isFit && !isInput(input)) {
        // An operation that finds faults itself cannot start without what it has to be given.
        faults.throwIfAny();
        throw new Error(`The input of ${operation} was refused without a reason.`);
      }
      return run(input, call, checked);
    };
    const reply = await answerInput().finally(() => nameMethods(ctx, call));
    ctx.state.reply = notice === undefined ? reply : withNotice(reply, notice);
  };
  return Object.assign(answer, { access, isAllowed: repeats?.isAllowed });
}

/** Names the methods for the record as it is now. Where the store does not answer, those of the route stay. */
async function nameMethods(ctx: Context, call: RequestContext): Promise<void> {
  const methods = await methodsOnRecord(ctx, call).catch(() => undefined);
  if (methods !== undefined) ctx.set("Allow", methods);
}

function givenKey(ctx: Context): string | undefined {
  const header = ctx.headers["idempotency-key"];
  return header === undefined ? undefined : readIdempotencyKey(header);
}

/** Paths of the mounts that a call may have come in by. */
function mountsOf({ facts }: Site, { mounted }: RequestContext): readonly string[] {
  return facts.mounts.filter(({ namespace }) => namespace === mounted.namespace).map(({ path }) => path);
}

function documentationOf({ facts }: Site, { mounted }: RequestContext): string | undefined {
  return facts.documentPath === undefined ? undefined : mounted.api + facts.documentPath;
}

/** What is left of the values can still be looked at; the faults found so far are thrown in any case. */
function leaveOutFaulty(values: Record<string, unknown>, faults: ParameterErrors): void {
  for (const name of Object.keys(values)) {
    if (faults.has(name)) Reflect.deleteProperty(values, name);
  }
}

/** The request as operations see it; `path` has the variables of its path. */
export function callOf(
  ctx: Context & { state: ServiceState },
  path: Readonly<Record<string, string>>,
): RequestContext {
  const { mounted, language, principal, now, sources, requestId } = ctx.state;
  const { files } = sources.body;
  const { fresh } = ctx.state;
  const ifMatch = ctx.headers["if-match"];
  return {
    mounted,
    language,
    principal,
    network: clientSubnet(ctx.ip),
    now,
    request: requestId,
    path,
    ...(fresh === undefined ? {} : { fresh }),
    ...(ifMatch === undefined ? {} : { ifMatch: revisionsIn(ifMatch) }),
    ...(files === undefined ? {} : { files }),
  };
}

/** The variables of the path. An id is a decimal number; anything else is the path of no route. */
function pathVariables(params: unknown): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value === "string") variables[name] = value;
  }
  if (!isRecordId(variables.id)) throw new HttpError("rest_no_route");
  return variables;
}

function addPathFaults(
  site: Site,
  ctx: Context & { state: ServiceState },
  { path }: RequestContext,
  faults: ParameterErrors,
): void {
  const { refusedLanguage } = ctx.state;
  if (refusedLanguage !== undefined) {
    faults.add(refusedLanguage, "not_one_of", { values: site.facts.languages.all.join(", ") });
  }
  for (const [name, value] of Object.entries(path)) {
    if (isUnreadable(value) || !isDecodable(ctx.path)) faults.add(name, "unreadable");
  }
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
