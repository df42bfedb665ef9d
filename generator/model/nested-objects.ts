import type { AnswerType, ObjectType, ParameterType } from "./model.js";

/** Whether values of an object can have another of its kind inside, at any depth. */
export function nestsItself(object: ObjectType): boolean {
  return objectsIn(object.properties.map(({ type }) => type)).has(object);
}

/** The objects in types, with those inside them at any depth. */
export function objectsIn(types: readonly (ParameterType | AnswerType)[]): ReadonlySet<ObjectType> {
  return new Set(innerTypes(types).flatMap((type) => (type.kind === "object" ? [type.object] : [])));
}

/** The types that values have inside lists, tables and objects at any depth, each object once. */
export function innerTypes(
  types: readonly (ParameterType | AnswerType)[],
): readonly (ParameterType | AnswerType)[] {
  const objects = new Set<ObjectType>();
  const typesIn = (type: ParameterType | AnswerType): readonly (ParameterType | AnswerType)[] => {
    if (type.kind === "list" || type.kind === "map" || type.kind === "nullable") return typesIn(type.of);
    if (type.kind !== "object") return [type];
    if (objects.has(type.object)) return [];
    objects.add(type.object);
    return [type, ...type.object.properties.flatMap((property) => typesIn(property.type))];
  };
  return types.flatMap(typesIn);
}
