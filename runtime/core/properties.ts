/** The value of a property whose name is known at run time only, such as that of a field of the spec. */
export function propertyIn(target: object, name: string): unknown {
  return (target as Readonly<Record<string, unknown>>)[name];
}
