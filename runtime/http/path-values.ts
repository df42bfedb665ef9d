import { HttpError, resourceError } from "../core/http-error.js";
import type { FieldDescriptor, ParameterDescriptor } from "../core/parameter-descriptors.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import { storedProperty, type Values } from "../core/properties.js";
import { type RecordId, singletonId } from "../core/record-id.js";
import type { RecordCondition, RequestContext } from "../core/request-context.js";
import { type AppContext, resourceNamed } from "../resources/app-context.js";
import { resolveReference } from "../resources/read/references.js";
import { storeSingleton } from "../resources/write/record-writer.js";
import { coerce } from "./coerce.js";
import { type InputSources, rawValue } from "./input.js";

/** The variables of a path that are filters or fields. */
export interface PathVariables {
  /** Parameters that the path has instead of the query or the body. */
  readonly inPath?: Readonly<Record<string, ParameterDescriptor>>;
  /** Fields in which the record has the values of the path. Without an id or a slug beside them, they name it. */
  readonly record?: Readonly<Record<string, FieldDescriptor>>;
  /** The resource whose only record it is about. */
  readonly singleton?: string;
  /** Path of a list, or of records to create, where it is not that of the resource. */
  readonly address?: string;
}

/** The values of an input with those of its path. Adds an error for a value that the query or the body has besides, and that is another one. */
export function withPathValues(
  { inPath = {}, record = {} }: PathVariables,
  {
    sources,
    path,
    errors,
  }: {
    readonly sources: InputSources;
    readonly path: RequestContext["path"];
    readonly errors: ParameterErrors;
  },
  given: Values,
): Values {
  const values = { ...given };
  for (const [name, descriptor] of Object.entries(inPath)) {
    const { [name]: text } = path;
    // Items of a batch have no path.
    if (text === undefined) continue;
    const value = coerce(descriptor, text);
    const other = rawValue(name, sources) === undefined ? value : values[name];
    if (String(other) !== String(value)) errors.add(name, "not_one_of", { values: text });
    // A record that is found by a value has it.
    if (!(name in record)) values[name] = value;
  }
  return values;
}

/**
 * The call with what its path requires of the record, once the records are found that the path names besides. Throws the error
 * of their resource where there is none, or none that the caller may read.
 */
export async function resolvePath(
  app: AppContext,
  { inPath = {}, record, address, singleton }: PathVariables,
  call: RequestContext,
): Promise<RequestContext> {
  if (singleton !== undefined) {
    await storeSingleton({ app, call, records: resourceNamed(app, singleton) });
    return { ...call, path: { ...call.path, id: singletonId } };
  }
  const values = new Map<string, unknown>();
  for (const [name, descriptor] of Object.entries({ ...inPath, ...record })) {
    const { [name]: text } = call.path;
    const value = text === undefined ? undefined : coerce(descriptor, text);
    const isParent = value !== undefined && descriptor.kind === "reference";
    values.set(name, isParent ? await parentOf({ app, call }, { name, descriptor }, value) : value);
  }
  return {
    ...call,
    ...(record === undefined ? {} : { record: conditionOf(app, record, { path: call.path, values }) }),
    ...(address === undefined ? {} : { address: addressOf(address, call.path) }),
  };
}

function conditionOf(
  app: AppContext,
  record: NonNullable<PathVariables["record"]>,
  { path, values }: { readonly path: RequestContext["path"]; readonly values: ReadonlyMap<string, unknown> },
): RecordCondition {
  const given = Object.entries(record).filter(([name]) => values.get(name) !== undefined);
  const isNamed =
    path.id !== undefined || path.external !== undefined || (path.slug !== undefined && !("slug" in record));
  return {
    where: Object.fromEntries(given.map(([name, field]) => [storedProperty(name, field), values.get(name)])),
    key: isNamed ? undefined : (given.at(-1)?.[0] ?? ""),
    dependencies: given.flatMap(([, { target }]) =>
      target === undefined ? [] : [resourceNamed(app, target).resource.collection],
    ),
  };
}

function addressOf(template: string, path: RequestContext["path"]): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
}

/** The id of a record that a path names. */
async function parentOf(
  { app, call }: { readonly app: AppContext; readonly call: RequestContext },
  parameter: { readonly name: string; readonly descriptor: ParameterDescriptor },
  value: unknown,
): Promise<RecordId> {
  const errors = new ParameterErrors(app.service.reasons, call.language);
  const [entry] = await resolveReference({ app, call, errors }, parameter, value);
  if (entry?.kind === "id" && entry.isHidden !== true && entry.isTrashed !== true) return entry.id;
  const { resource } = resourceNamed(app, parameter.descriptor.target ?? "");
  throw resource.errors.unknown === undefined
    ? new HttpError("rest_no_route")
    : resourceError(resource, "unknown", { id: String(value) });
}
