import type { ParameterDescriptor } from "../core/parameter-descriptors.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import { isObject } from "../core/properties.js";

/** Returns the fields of a resource by its name, and what its answers have besides, for records inside others. */
export type RecordsOf = (resource: string) => {
  readonly fields: Readonly<Record<string, ParameterDescriptor>>;
  readonly answered: readonly string[];
};

/** Names that may be given: those that have an effect, and those that have none. */
interface TakenNames {
  readonly parameters: Readonly<Record<string, object>>;
  readonly others?: readonly string[] | undefined;
}

/** Most names that one answer reports: a body has room for many thousands. */
const reportLimit = 100;

/** Adds an error for each name in a request that is not among those it takes. */
export function addUnknownNames(names: Iterable<string>, taken: TakenNames, errors: ParameterErrors): void {
  for (const name of new Set(names))
    if (!isTaken(name, taken)) addUnknown(errors, { parameter: name, path: name, name }, taken);
}

/** Longer paths are of values that are rejected for their depth. */
const pathLimit = 500;

/** Adds an error for the first name inside the value of a parameter that its objects and records do not have. */
export function addNamesInside(
  {
    descriptor,
    value,
    path,
  }: {
    readonly descriptor: ParameterDescriptor;
    readonly value: unknown;
    /** Where it is in the request; the first name is the parameter. */
    readonly path: string;
  },
  recordsOf: RecordsOf,
  errors: ParameterErrors,
): void {
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) {
      const inside = { descriptor, value: entry as unknown, path: `${path}[${at}]` };
      if (isObject(entry)) addNamesInside(inside, recordsOf, errors);
    }
    return;
  }
  const taken = namesIn(descriptor, recordsOf);
  if (!isObject(value) || path.length > pathLimit) return;
  for (const [name, own] of Object.entries(value)) {
    const at = `${path}.${name}`;
    const inside =
      descriptor.each ?? (Object.hasOwn(taken.parameters, name) ? taken.parameters[name] : undefined);
    if (inside !== undefined) addNamesInside({ descriptor: inside, value: own, path: at }, recordsOf, errors);
    else if (taken.isClosed && !isTaken(name, taken)) {
      const [parameter = ""] = path.split(/[.[]/);
      addUnknown(errors, { parameter, path: at, name }, taken);
    }
  }
}

/** The names in an object of a closed shape, or in a record to create; elsewhere any name is possible. */
function namesIn({ properties, answered = [], create, target }: ParameterDescriptor, recordsOf: RecordsOf) {
  if (properties !== undefined) return { isClosed: true, parameters: properties, others: answered };
  if (create !== "record" || target === undefined) return { isClosed: false, parameters: {}, others: [] };
  const record = recordsOf(target);
  return { isClosed: true, parameters: record.fields, others: record.answered };
}

/** Names that begin with an underscore, or as those of campaigns do, never select or change anything. */
function isTaken(name: string, { parameters, others }: TakenNames): boolean {
  return /^(?:_|utm_)/.test(name) || Object.hasOwn(parameters, name) || others?.includes(name) === true;
}

function addUnknown(
  errors: ParameterErrors,
  { parameter, path, name }: { readonly parameter: string; readonly path: string; readonly name: string },
  taken: TakenNames,
): void {
  if (errors.size >= reportLimit || errors.has(parameter)) return;
  const likely = likelyNames(name, Object.keys(taken.parameters));
  if (likely.length === 0) errors.add(parameter, "unknown_parameter", { name: path });
  else errors.add(parameter, "misspelt_parameter", { name: path, other: likely.join(", ") });
}

/** The name that differs least, if it is a misspelling; else those with the same last word, such as `created_after`. */
function likelyNames(name: string, names: readonly string[]): readonly string[] {
  const sent = name.toLowerCase().slice(0, 60);
  const most = Math.max(1, Math.floor(sent.length / 3));
  const near = names
    .map((known) => ({ known, edits: editsBetween(sent, known.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  if (near !== undefined && near.edits <= most) return [near.known];
  const [, ending] = /.(_[^_]+)$/.exec(sent) ?? [];
  return ending === undefined ? [] : names.filter((known) => known.endsWith(ending));
}

/** How many characters have to be inserted, left out, replaced, or swapped with the next one. */
function editsBetween(a: string, b: string): number {
  let [earlier, last]: readonly (readonly number[])[] = [
    [],
    Array.from({ length: b.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      next[at] = Math.min(
        (last?.[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last?.[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (earlier?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [earlier, last] = [last, next];
  }
  return last?.[b.length] ?? 0;
}
