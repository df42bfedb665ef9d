import type { ObjectType, Type } from "./model.js";

/** Whether values of an object can have another of its kind inside, at any depth. */
export function nestsItself(object: ObjectType): boolean {
  return objectsInside(object).has(object);
}

function objectsInside({ properties }: ObjectType, found = new Set<ObjectType>()): ReadonlySet<ObjectType> {
  for (const { type } of properties) {
    const single = elementOf(type);
    if (single.kind !== "object" || found.has(single.object)) continue;
    found.add(single.object);
    objectsInside(single.object, found);
  }
  return found;
}

function elementOf(type: Type): Type {
  return type.kind === "list" || type.kind === "map" ? elementOf(type.of) : type;
}
