import type { Rule } from "./check-rule.js";
import type { Model, Place } from "./model.js";
import type { Scope } from "./scope.js";
import { entryOf, placeOf } from "./written.js";

/** A resource or field that says which name it had. */
interface Renamed {
  readonly name: string;
  readonly renamedFrom?: string;
}

interface Renames<Node extends Renamed> {
  readonly what: "field" | "resource";
  readonly nodes: readonly Node[];
  readonly placeOf: (node: Node) => Place;
}

/** An old name belongs to one node, and to none that still bears it: what is stored can be moved to one place only. */
export const renamesAreClear: Rule<Model> = ({ resources }, scope) => {
  checkRenames(scope, {
    what: "resource",
    nodes: resources,
    placeOf: ({ name, place }) => entryOf(scope, { name }, "renamed_from")?.place ?? place,
  });
  for (const { fields } of resources)
    checkRenames(scope, {
      what: "field",
      nodes: fields,
      placeOf: (field) => placeOf(scope, field, "renamed_from"),
    });
};

function checkRenames<Node extends Renamed>(
  scope: Scope,
  { what, nodes, placeOf: find }: Renames<Node>,
): void {
  const former = new Map<string, string>();
  for (const node of nodes) {
    const { name, renamedFrom: from } = node;
    if (from === undefined) continue;
    const other = former.get(from);
    if (nodes.some((current) => current.name === from))
      scope.report("renamed_from_present", find(node), { words: { name, from, what } });
    else if (other !== undefined) scope.report("renamed_twice", find(node), { words: { name, other, from } });
    former.set(from, other ?? name);
  }
}
