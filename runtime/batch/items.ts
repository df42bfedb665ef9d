import type { ExternalId } from "../core/documents.js";
import { externalPath } from "../core/external.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import { isObject, type Values } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";

/** The routes of a batch. */
export interface BatchDescriptor {
  /** Resource of items that name none. */
  readonly resource: string;
  /** Names of the operations that do each operation of an item, by resource. */
  readonly operations: Readonly<Record<string, Readonly<Partial<Record<ItemOperation, string>>>>>;
}

type ItemOperation = "create" | "update" | "upsert" | "delete";

/** An item as it is sent: the guard of the route has checked its types. */
export interface SentItem {
  readonly operation: ItemOperation;
  readonly resource?: string;
  readonly id?: number | string;
  readonly external?: ExternalId;
  readonly if_unchanged?: boolean;
  readonly reuse?: boolean;
  readonly values?: Values;
}

/** One write of a batch. */
export interface BatchItem {
  readonly operation: ItemOperation;
  /** The operation whose route does it. */
  readonly route: string;
  readonly path: RequestContext["path"];
  readonly ifUnchanged: boolean;
  readonly isReused: boolean;
  /** Id of the record, where it is known. */
  readonly id?: RecordId | undefined;
  readonly values: Values;
  /** Places of the items to do before it: those it refers to, and the latest one that writes the same record. */
  readonly needs: readonly number[];
}

/** Reads the items of a batch. Adds an error for each that cannot be a write, whatever is stored. */
export function readItems(
  { resource: usual, operations }: BatchDescriptor,
  sent: readonly SentItem[],
  errors: ParameterErrors,
): readonly BatchItem[] {
  /** The latest item by record. */
  const latest = new Map<string, number>();
  return sent.flatMap((item, at): BatchItem[] => {
    const {
      operation,
      resource = usual,
      id,
      external,
      if_unchanged: ifUnchanged = false,
      reuse: isReused = false,
      values = {},
    } = item;
    const reject = (name: string, reason: string, words: Record<string, string> = {}): BatchItem[] => {
      errors.add("items", reason, { name: `items[${at}].${name}`, ...words });
      return [];
    };
    const routes = Object.hasOwn(operations, resource) ? operations[resource] : undefined;
    if (routes === undefined)
      return reject("resource", "not_one_of", { values: Object.keys(operations).join(", ") });
    const route = routes[operation];
    if (route === undefined)
      return reject("operation", "not_one_of", { values: Object.keys(routes).join(", ") });
    const isNew = operation === "create";
    const needed = operation === "upsert" || ifUnchanged ? external : (external ?? id);
    if (!isNew && needed === undefined)
      return reject(operation === "upsert" || ifUnchanged ? "external" : "id", "missing_inside");
    const references = [...referencesIn(values)];
    const later = references.find((place) => place >= at);
    if (later !== undefined) return reject("values", "not_found", { value: `items/${later}` });
    const path = isNew ? {} : external === undefined ? { id: String(id) } : externalPath(external);
    // What is created may have an external id by which later items name it.
    const named = isNew && isObject(values.external) ? { ...values.external } : (external ?? id);
    const record = named === undefined ? undefined : `${resource} ${JSON.stringify(named)}`;
    const before = record === undefined ? undefined : latest.get(record);
    if (record !== undefined) latest.set(record, at);
    const needs = before === undefined ? references : [...references, before];
    return [{ operation, route, path, ifUnchanged, isReused, id: isNew ? undefined : id, values, needs }];
  });
}

/** Values whose references are replaced by the ids of the records that they stand for. */
export function withReferences(value: unknown, idOf: (place: number) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withReferences(entry, idOf));
  if (!isObject(value)) return value;
  const place = placeOf(value);
  if (place !== undefined) return idOf(place);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withReferences(inner, idOf)]),
  );
}

/** The places of the items that values refer to. */
function referencesIn(value: unknown): ReadonlySet<number> {
  const places = new Set<number>();
  withReferences(value, (place) => places.add(place));
  return places;
}

/** The place that `{"$ref": "items/3"}` names; undefined for any other object. */
function placeOf(value: object): number | undefined {
  const entries = Object.entries(value) as readonly [string, unknown][];
  const [[name, reference] = []] = entries;
  if (entries.length !== 1 || name !== "$ref" || typeof reference !== "string") return undefined;
  const [, place] = /^items\/(\d{1,9})$/.exec(reference) ?? [];
  return place === undefined ? undefined : Number(place);
}
