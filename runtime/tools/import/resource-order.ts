import type { ResourceFacts } from "../../core/descriptors.js";

/** Resources with those before them that they refer to. */
export function inOrder(all: readonly ResourceFacts[]): ResourceFacts[] {
  const ordered: ResourceFacts[] = [];
  const place = (facts: ResourceFacts, above: readonly string[]): void => {
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
export function isReferredTo(all: readonly ResourceFacts[], { name }: ResourceFacts): boolean {
  return all.some(
    (other) => other.name !== name && Object.values(other.fields).some(({ target }) => target === name),
  );
}
