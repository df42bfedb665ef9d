/** A copy without some properties. */
export function omit<Value extends object, Name extends keyof Value>(
  value: Value,
  ...names: readonly Name[]
): Omit<Value, Name> {
  const kept = { ...value };
  for (const name of names) Reflect.deleteProperty(kept, name);
  return kept;
}
