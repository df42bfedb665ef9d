import type { AnswerType, Model, ParameterType } from "../../model/model.js";
import { innerTypes } from "../../model/nested-objects.js";
import { once } from "../../model/once.js";

/** Whether fields, other parameters and answers have an enum or object as their type. */
export interface Uses {
  readonly fields: boolean;
  readonly filters: boolean;
  readonly answers: boolean;
}

/** Who uses an enum or object of a model. */
export function usesOf(model: Model, name: string): Uses {
  const { fields, filters, answers } = namesOf(model);
  return { fields: fields.has(name), filters: filters.has(name), answers: answers.has(name) };
}

const namesOf = once(({ resources, serviceRoutes }: Model) => {
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
});

/** Enums and objects in types, objects inside objects as well. */
function namesIn(types: readonly (ParameterType | AnswerType)[]): ReadonlySet<string> {
  const names = innerTypes(types).flatMap((type) => {
    if (type.kind === "enum") return [type.enum.name];
    if (type.kind === "image_or_false") return ["image"];
    return type.kind === "object" ? [type.object.name] : [];
  });
  return new Set(names);
}
