import type { ResourceDescriptor } from "../../core/descriptors.js";

/** Resources with those before them that they refer to. */
export function inOrder(all: readonly ResourceDescriptor[]): ResourceDescriptor[] {
  const ordered: ResourceDescriptor[] = [];
  const place = (facts: ResourceDescriptor, above: readonly string[]): void => {
    if (ordered.includes(facts) || above.includes(facts.name)) return;
    for (const { target } of Object.values(facts.fields)) {
      const other = all.find(({ name }) => name === target);
      if (other !== undefined) place(other, [...above, facts.name]);
    }
    ordered.push(facts);
  };
  for (const facts of all) place(facts, []);
  return ordered;
}

/** Whether other records refer to those of a resource, and may show them. */
export function isReferredTo(all: readonly ResourceDescriptor[], { name }: ResourceDescriptor): boolean {
  return all.some(
    (other) => other.name !== name && Object.values(other.fields).some(({ target }) => target === name),
  );
}
