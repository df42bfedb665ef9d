/** `Array.isArray` for lists that are readonly. */
export function isList<Value>(value: Value): value is Extract<Value, readonly unknown[]> {
  return Array.isArray(value);
}
