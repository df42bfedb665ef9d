import { childOf, type SpecNode, textsOf } from "../spec/node.js";
import { findField } from "./build-fields.js";
import table from "./display-roles.json" with { type: "json" };
import type { Display, DisplayRole, Field, Resource, ScalarName } from "./model.js";
import { entryOf, hasLostLifecycle, reportWrongField } from "./report.js";
import type { ResourceDraft, Scope } from "./scope.js";
import { tableOf } from "./tables.js";

interface Role {
  /** Types that serve the role, or what a relation of it leads to. */
  readonly types: readonly ScalarName[] | "objects" | "record" | "term";
  /** The role names a list of fields. */
  readonly many?: true;
  /** What has to be true of the field, in a message. */
  readonly expected: string;
}

/** Whether a role names a list of fields. */
export function isDisplayedMany(role: DisplayRole): boolean {
  return roles[role].many === true;
}

/** The parts that fields may play where records are shown to people. */
const roles = table as Readonly<Record<DisplayRole, Role>>;

export const displayRoles = Object.keys(roles) as readonly DisplayRole[];

/** The fields that `display` names, by role; unknown ones are reported. Absent where a resource has no such key. */
export function buildDisplay(scope: Scope, { node, resource }: ResourceDraft): Display | undefined {
  const display = childOf(node, "display");
  if (display === undefined) return undefined;
  return tableOf(displayRoles, (role) => {
    const fields = namesIn(childOf(display, role)).flatMap((name) => findField(scope, resource, name) ?? []);
    return fields.length === 0 ? undefined : [role, fields];
  });
}

/** Fields of another type than their role in `display` takes. */
export function displayFitsFields(resource: Resource, scope: Scope): void {
  const display = entryOf(scope, resource, "display");
  for (const role of displayRoles) {
    for (const name of namesIn(childOf(display, role))) {
      const field = resource.display?.[role]?.find((candidate) => candidate.name === name.value);
      if (field === undefined || serves(field, roles[role])) continue;
      if (field.type.kind === "reference" && hasLostLifecycle(scope, field.type.target)) continue;
      const use = `the ${role} shown`;
      reportWrongField(scope, field, { place: name.place, use, expected: roles[role].expected });
    }
  }
}

function namesIn(node: SpecNode | undefined): readonly SpecNode[] {
  if (node === undefined) return [];
  return node.kind === "list" ? textsOf(node).map((name) => name.node) : [node];
}

function serves({ type }: Field, { types }: Role): boolean {
  if (type.kind === "scalar") return typeof types !== "string" && types.includes(type.scalar);
  if (types === "objects") return type.kind === "list" && type.of.kind === "object";
  if (type.kind !== "reference") return false;
  return types === (type.target.taxonomy === undefined ? "record" : "term");
}
