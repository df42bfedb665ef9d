import type { ParameterDescriptor } from "../core/parameter-descriptors.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import type { HookCaller } from "../core/principal.js";
import { defined, type Values } from "../core/properties.js";
import { parseId, type RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { Texts } from "../core/service-descriptor.js";
import { answerOf, createAccessor } from "./accessor.js";
import type { AppContext } from "./app-context.js";
import type { CheckedInput, ResolvedReferences } from "./input.js";
import { checkReadable, checkRevision, findRecord, namesRecord } from "./read/find.js";
import type { Records } from "./registered-resource.js";
import { addFieldErrors } from "./write/hook-values.js";

/** The function of a custom operation. `Context` has the accessors of all resources, and what `OperationCall` says. */
export type CustomOperation<Input extends object, Context, Answer> = (
  input: Input,
  context: Context,
) => Answer | Promise<Answer>;

/** What the function of a custom operation knows of its call. */
export interface OperationCall<Reason extends string, Author extends RecordId = number> {
  readonly caller: HookCaller<Author>;
  /** The instant of the request in milliseconds. */
  readonly now: number;
  readonly language: string;
  /** Rejects what the caller sent. The service answers 400 with all errors that were added. */
  readonly errors: {
    /** `message` replaces the text of the reason; `{name}` is the parameter, `{value}` its value. */
    add(parameter: string, reason: Reason, message?: string | Texts): void;
    /** Throws where an error was added. */
    throwIfAny(): void;
    /** Adds an error and throws. */
    reject(parameter: string, reason: Reason, message?: string | Texts): never;
  };
  readonly request: RequestContext;
}

/** A custom operation as the generated code declares it. */
export interface CustomOperationDescriptor {
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  /** It changes nothing, so that the time limit of requests ends it. */
  readonly isRead?: true;
  /** The record of the path is checked first: all who may read it may call. */
  readonly forReaders?: true;
}

/** The function of an operation, with the types that the generated code gives it. */
export type GeneratedHook = (...given: never[]) => unknown;

/**
 * The operation that a function of the product does. What it stores stays stored where it fails later. Once its function
 * has begun, an operation that writes is answered, whatever the time limit.
 */
export function customOperation(
  { app, records }: { readonly app: AppContext; readonly records: Records },
  hook: GeneratedHook,
  { parameters, isRead, forReaders }: CustomOperationDescriptor,
): (input: object, call: RequestContext, checked: CheckedInput) => Promise<OperationResult> {
  // Its input passed the guard of the route.
  const run = hook as CustomOperation<object, object, unknown>;
  return async (sent, call, { references }) => {
    const errors = new ParameterErrors(app.service.reasons, call.language);
    const request = { app, records, call, references, errors };
    const isOfRecord = namesRecord(call);
    if (isOfRecord && (forReaders === true || call.ifMatch !== undefined || call.record !== undefined)) {
      const document = await findRecord(request);
      if (forReaders === true) await checkReadable(request, document, { context: "edit" });
      checkRevision(request, document);
    }
    const input = {
      ...pathValues(records, call),
      ...argumentsOf(parameters, { ...sent }, references),
    };
    const work = async (): Promise<OperationResult> => {
      const answer = await run(input, operationContext(app, call, input));
      const result = await answerOf(answer, call);
      if (result !== undefined) return result;
      if (answer === undefined && isOfRecord) return records.answers.update(await findRecord(request), call);
      return { status: 200, body: answer ?? {} };
    };
    const result = await (isRead === true || call.complete === undefined ? work() : call.complete(work));
    // What the function read besides is not known.
    const { body, headers, revision } = result;
    return { ...defined({ headers, revision }), status: 200, body };
  };
}

/** What a function of the product gets besides its input, to read and write records for a call. */
export function operationContext(
  app: AppContext,
  call: RequestContext,
  input: Values = {},
): OperationCall<string> {
  const accessors = [...app.resources.values()].map(
    (records) => [records.accessorName, createAccessor(app, records, call)] as const,
  );
  const all = new ParameterErrors(app.service.reasons, call.language);
  const errors: OperationCall<string>["errors"] = {
    add(field, reason, message) {
      const error = { field, reason, ...(message === undefined ? {} : { message }) };
      addFieldErrors(all, [error], { values: input, language: call.language });
    },
    throwIfAny: () => all.throwIfAny(),
    reject(parameter, reason, message) {
      errors.add(parameter, reason, message);
      all.throwIfAny();
      throw new Error(`The parameter ${parameter} was rejected for no reason.`);
    },
  };
  const { principal, now, language } = call;
  // The generated types say which ids the users of the product have.
  const caller = principal as HookCaller;
  // The generator checks that no resource has the name of one of the others.
  const context = { ...Object.fromEntries(accessors), caller, now, language, errors, request: call };
  apps.set(context, app);
  return context;
}

const apps = new WeakMap<object, AppContext>();

/** The application that made what a function of the product got. */
export function appOf(context: OperationCall<never, RecordId>): AppContext {
  const app = apps.get(context);
  if (app === undefined) throw new TypeError("The context is not that of a hook.");
  return app;
}

/** The values of the path: the id as records have it, and texts. */
function pathValues({ resource }: Records, { path }: RequestContext): Values {
  return path.id === undefined ? path : { ...path, id: parseId(resource, path.id) };
}

/** What the function gets: ids for records that were named, and the defaults of what is missing. */
function argumentsOf(
  parameters: CustomOperationDescriptor["parameters"],
  sent: Values,
  references: ResolvedReferences,
): Values {
  const values = Object.entries(parameters).map(([name, { kind, list, default: usual }]) => {
    const { [name]: value = usual } = sent;
    if (kind !== "reference" || value === null || !references.has(name)) return [name, value] as const;
    const ids = (references.get(name) ?? []).flatMap((entry) => (entry.kind === "id" ? [entry.id] : []));
    return [name, list === true ? ids : ids[0]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
