import type { DeprecationDescriptor, ParameterDescriptor } from "../core/parameter-descriptors.js";
import { defined, propertyIn } from "../core/properties.js";
import type { OperationResult } from "../core/request-context.js";
import type { RecordsOf } from "./unknown-names.js";

/**
 * The notices of a route: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and a link to the documentation. They are due
 * for every request where the route itself will go, and for those that send a parameter, or a field of a record inside,
 * that will. The earliest days of all count. Routes of which everything stays cost a comparison.
 */
export function createDeprecationNotice(
  route: DeprecationDescriptor | undefined,
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  recordsOf: RecordsOf,
): (
  values: Readonly<Record<string, unknown>>,
  documentation: string | undefined,
) => Readonly<Record<string, string>> | undefined {
  const always = route === undefined ? [] : [route];
  // Resources are known only when all routes are; the first request comes after that.
  let known: readonly AgeingPart[] | undefined;
  return (values, documentation) => {
    known ??= ageingParts(parameters, recordsOf);
    if (known.length === 0 && route === undefined) return undefined;
    const used = [...always, ...known.flatMap((part) => usedIn(part, values))];
    return used.length === 0 ? undefined : headersFor(used, documentation);
  };
}

/** A parameter that will go, or one whose records have fields that will. */
interface AgeingPart {
  readonly name: string;
  readonly deprecation?: DeprecationDescriptor;
  readonly inside: readonly AgeingPart[];
}

function ageingParts(
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  recordsOf: RecordsOf,
  depth = 0,
): readonly AgeingPart[] {
  return Object.entries(parameters).flatMap(([name, { deprecated, create, target }]) => {
    const isRecord = create === "record" && target !== undefined && depth === 0;
    const inside = isRecord ? ageingParts(recordsOf(target).fields, recordsOf, depth + 1) : [];
    if (deprecated === undefined && inside.length === 0) return [];
    return [{ name, inside, ...(deprecated === undefined ? {} : { deprecation: deprecated }) }];
  });
}

function usedIn({ name, deprecation, inside }: AgeingPart, values: object): readonly DeprecationDescriptor[] {
  if (!Object.hasOwn(values, name)) return [];
  const value = propertyIn(values, name);
  const records: readonly unknown[] = Array.isArray(value) ? value : [value];
  const within = inside.flatMap((part) =>
    records.flatMap((record) => (typeof record === "object" && record !== null ? usedIn(part, record) : [])),
  );
  return deprecation === undefined ? within : [deprecation, ...within];
}

function headersFor(
  used: readonly DeprecationDescriptor[],
  documentation: string | undefined,
): Readonly<Record<string, string>> {
  const since = earliest(used.map((deprecation) => deprecation.since));
  const sunset = earliest(used.flatMap((deprecation) => deprecation.sunset ?? []));
  return defined({
    Deprecation: since === undefined ? undefined : `@${since.getTime() / 1000}`,
    Sunset: sunset?.toUTCString(),
    Link:
      documentation === undefined
        ? undefined
        : `<${documentation}>; rel="deprecation"; type="application/json"`,
  });
}

function earliest(days: readonly string[]): Date | undefined {
  const [first] = [...days].sort();
  return first === undefined ? undefined : new Date(`${first}T00:00:00Z`);
}

/** A reply with the headers beside its own; links come together in one. */
export function withNotice(
  reply: OperationResult,
  notice: Readonly<Record<string, string>>,
): OperationResult {
  const links = [reply.headers?.Link, notice.Link].filter((link) => link !== undefined);
  const headers = { ...reply.headers, ...notice };
  return { ...reply, headers: links.length === 0 ? headers : { ...headers, Link: links.join(", ") } };
}
