/** The value of a property whose name is known at run time only, such as that of a field of the spec. */
export function propertyIn(target: object, name: string): unknown {
  return (target as Readonly<Record<string, unknown>>)[name];
}

/**
 * Sets a property whose name is known at run time only; `undefined` removes it. `Reflect` removes it because a stored
 * document or an answer must not hold the name with no value.
 */
export function setProperty(target: object, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(target, name);
  else (target as Record<string, unknown>)[name] = value;
}
