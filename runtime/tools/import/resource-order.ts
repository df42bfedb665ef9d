import type { ResourceDescriptor } from "../../core/resource-descriptor.js";

/** Sorts resources: those that others refer to come first. */
export function inOrder(all: readonly ResourceDescriptor[]): ResourceDescriptor[] {
  const ordered: ResourceDescriptor[] = [];
  const add = (facts: ResourceDescriptor, above: readonly string[]): void => {
    if (ordered.includes(facts) || above.includes(facts.name)) return;
    for (const { target } of Object.values(facts.fields)) {
      const other = all.find(({ name }) => name === target);
      if (other !== undefined) add(other, [...above, facts.name]);
    }
    ordered.push(facts);
  };
  for (const facts of all) add(facts, []);
  return ordered;
}

/** Whether records of other resources refer to those of a resource. */
export function isReferredTo(all: readonly ResourceDescriptor[], { name }: ResourceDescriptor): boolean {
  return all.some(
    (other) => other.name !== name && Object.values(other.fields).some(({ target }) => target === name),
  );
}
