import type { ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { ErrorList } from "../../core/parameter-errors.js";
import { resourceNamed, type Site } from "../site.js";

/** The values of a request or of a record inside it, the descriptors of their parameters, and where errors are added. */
export interface UncheckedInput {
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: ErrorList;
}

/** A parameter that was given a value. */
export interface GivenParameter {
  readonly name: string;
  readonly descriptor: ParameterDescriptor;
  readonly value: unknown;
}

/** The parameters whose values are to be checked: known ones that are not null and have no error yet. */
export function givenParameters({ parameters, values, errors }: UncheckedInput): readonly GivenParameter[] {
  const given: GivenParameter[] = [];
  for (const [name, value] of Object.entries(values)) {
    const descriptor = parameters[name];
    if (descriptor !== undefined && value !== null && !errors.has(name))
      given.push({ name, descriptor, value });
  }
  return given;
}

/** The records that a reference gives whole; their errors are added to those of the parameter. */
export function recordsIn(
  site: Site,
  { name, descriptor, value }: GivenParameter,
  errors: ErrorList,
): readonly UncheckedInput[] {
  if (descriptor.create !== "record" || descriptor.target === undefined) return [];
  const { fields } = resourceNamed(site, descriptor.target).facts;
  return objectsIn(name, value).map(({ path, object }) => ({
    parameters: fields,
    values: { ...object },
    errors: errorsInside(errors, name, path),
  }));
}

/** Adds errors inside a value as errors of the parameter that holds it, with their path in it. */
export function errorsInside(errors: ErrorList, parameter: string, path: string): ErrorList {
  return {
    has: () => false,
    add: (name, reason, values) => {
      errors.add(parameter, reason, { name: `${path}.${name}`, ...values });
    },
  };
}

/** The objects of a value, which may be a list, with their path in it. */
export function objectsIn(name: string, value: unknown): { path: string; object: object }[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((object, index) =>
    typeof object === "object" && object !== null
      ? [{ path: Array.isArray(value) ? `${name}[${index}]` : name, object }]
      : [],
  );
}
