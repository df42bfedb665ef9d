import type { AnswerType, Model, ParameterType } from "../../model/model.js";

/** Names of the types of fields, other parameters and answers. */
export interface Uses {
  readonly fields: ReadonlySet<string>;
  readonly filters: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
}

/** Who uses the enums and objects of a model. */
export function usesOf({ resources, serviceRoutes }: Model): Uses {
  const written = resources.filter(({ routes }) =>
    routes.some(({ operation }) => /^(create|update)/.test(operation)),
  );
  const fields = written.flatMap((resource) => resource.fields.map(({ type }) => type));
  const filters = [
    ...resources.flatMap((resource) => resource.filters),
    ...serviceRoutes.flatMap((route) => route.parameters),
  ];
  const answers = resources.flatMap(({ answer, embedded }) => [...answer.properties, ...embedded.properties]);
  return {
    fields: namesIn(fields),
    filters: namesIn(filters.map(({ type }) => type)),
    answers: namesIn([
      ...answers.map(({ type }) => type),
      ...[...serviceRoutes, ...resources.flatMap(({ routes }) => routes)].flatMap(
        ({ answer }) => answer ?? [],
      ),
    ]),
  };
}

/** Enums and objects in types, objects inside objects as well. */
function namesIn(types: readonly (ParameterType | AnswerType)[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (type: ParameterType | AnswerType): void => {
    if (type.kind === "list" || type.kind === "map" || type.kind === "nullable") visit(type.of);
    if (type.kind === "enum") names.add(type.enum.name);
    if (type.kind === "image_or_false") names.add("image");
    if (type.kind !== "object" || names.has(type.object.name)) return;
    names.add(type.object.name);
    for (const property of type.object.properties) visit(property.type);
  };
  for (const type of types) visit(type);
  return names;
}
