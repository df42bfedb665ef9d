/** The same function, which works only once for each node: what it answers must follow from the node and what it belongs to. */
export function once<Node extends object, Rest extends readonly unknown[], Value extends object | string>(
  make: (node: Node, ...rest: Rest) => Value,
): (node: Node, ...rest: Rest) => Value {
  const made = new WeakMap<Node, Value>();
  return (node, ...rest) => {
    const value = made.get(node) ?? make(node, ...rest);
    made.set(node, value);
    return value;
  };
}
