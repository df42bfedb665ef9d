import type {
  AnswerType,
  Enum,
  Model,
  ObjectProperty,
  ObjectType,
  ParameterType,
} from "../../model/model.js";
import type { Effects, Finding } from "../change.js";
import { pairNamed, pairUp } from "../pairs.js";
import {
  altered,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksRequests,
  fresh,
  gone,
  isEqual,
  needsMigration,
  type Rule,
  safe,
} from "../rule.js";
import { sentRelation, shownRelation, typeWords } from "../type-relation.js";
import { hasNarrowerLimits, hasWiderLimits, limitWords } from "./parameters.js";

const breaksWriting: Effects = { ...breaksRequests, ...breaksCode, ...needsMigration };
const breaksReading: Effects = { ...breaksAnswers, ...breaksCode };

/**
 * Changes of types.yaml. What a change means depends on who uses the type: sets of values are closed, so a value more in
 * answers is one that old code refuses or has no case for, while a value more in requests harms nobody.
 */
export const typeRules: readonly Rule[] = [
  {
    code: "CHG401",
    name: "enum_removed",
    effects: breaksCode,
    log: "removed",
    message: "The type `{address}` is gone.",
    find: (both) => enums(both).removed.map(({ name }) => gone(both, name, ["types", "enums", name])),
  },
  {
    code: "CHG402",
    name: "enum_added",
    effects: safe,
    log: "added",
    message: "There is a type `{address}`.",
    find: (both) => enums(both).added.map(({ name }) => fresh(both, name, ["types", "enums", name])),
  },
  {
    code: "CHG403",
    name: "field_value_removed",
    effects: breaksWriting,
    log: "removed",
    message: "Records can no longer be given the value `{address}`.",
    find: (both) => values(both, "removed", ({ fields }) => fields),
  },
  {
    code: "CHG404",
    name: "query_value_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "removed",
    message: "Lists no longer take the value `{address}`.",
    find: (both) => values(both, "removed", ({ filters, fields }) => difference(filters, fields)),
  },
  {
    code: "CHG405",
    name: "answer_value_removed",
    effects: breaksCode,
    log: "removed",
    message: "Answers no longer show the value `{address}`.",
    find: (both) =>
      values(both, "removed", ({ answers, fields, filters }) =>
        difference(difference(answers, fields), filters),
      ),
  },
  {
    code: "CHG406",
    name: "answer_value_added",
    effects: breaksReading,
    log: "added",
    message: "Answers may show the value `{address}`, for which old code has no case.",
    find: (both) => values(both, "added", ({ answers }) => answers),
  },
  {
    code: "CHG407",
    name: "request_value_added",
    effects: safe,
    log: "added",
    message: "Callers may send the value `{address}`.",
    find: (both) =>
      values(both, "added", ({ fields, filters, answers }) =>
        difference(new Set([...fields, ...filters]), answers),
      ),
  },

  // Objects
  {
    code: "CHG421",
    name: "object_removed",
    effects: breaksCode,
    log: "removed",
    message: "The type `{address}` is gone.",
    find: (both) => objects(both).removed.map(({ name }) => gone(both, name, ["types", "objects", name])),
  },
  {
    code: "CHG422",
    name: "object_added",
    effects: safe,
    log: "added",
    message: "There is a type `{address}`.",
    find: (both) => objects(both).added.map(({ name }) => fresh(both, name, ["types", "objects", name])),
  },
  {
    code: "CHG423",
    name: "sent_property_removed",
    effects: breaksWriting,
    log: "removed",
    message: "What callers send as `{address}` is lost.",
    find: (both) => properties(both, "sent").removed,
  },
  {
    code: "CHG424",
    name: "sent_property_added",
    effects: safe,
    log: "added",
    message: "Callers may send `{address}`.",
    find: (both) => properties(both, "sent").added(({ optional }) => optional),
  },
  {
    code: "CHG425",
    name: "required_property_added",
    effects: breaksWriting,
    log: "added",
    message: "Callers have to send the new `{address}`.",
    find: (both) => properties(both, "sent").added(({ optional }) => !optional),
  },
  {
    code: "CHG426",
    name: "sent_property_became_required",
    effects: breaksWriting,
    log: "changed",
    message: "Callers have to send `{address}`.",
    find: (both) =>
      properties(both, "sent").changed("optional", (old, next) =>
        old.optional && !next.optional ? {} : undefined,
      ),
  },
  {
    code: "CHG427",
    name: "sent_property_became_optional",
    effects: safe,
    log: "changed",
    message: "Callers may leave out `{address}`.",
    find: (both) =>
      properties(both, "sent").changed("optional", (old, next) =>
        !old.optional && next.optional ? {} : undefined,
      ),
  },
  {
    code: "CHG428",
    name: "sent_property_type_changed",
    effects: breaksWriting,
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}.",
    find: (both) => sentTypes(both, "other"),
  },
  {
    code: "CHG429",
    name: "sent_property_type_narrowed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}, which takes less.",
    find: (both) => sentTypes(both, "narrower"),
  },
  {
    code: "CHG430",
    name: "sent_property_type_widened",
    effects: safe,
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}, which takes more.",
    find: (both) => sentTypes(both, "wider"),
  },
  {
    code: "CHG431",
    name: "property_limits_narrowed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "`{address}` took {before}, and takes {after}.",
    find: (both) => limits(both, hasNarrowerLimits),
  },
  {
    code: "CHG432",
    name: "property_limits_widened",
    effects: safe,
    log: "changed",
    message: "`{address}` took {before}, and takes {after}.",
    find: (both) => widerLimits(both, (isShown) => !isShown),
  },
  {
    code: "CHG448",
    name: "shown_property_limits_widened",
    effects: breaksAnswers,
    log: "changed",
    message: "Answers showed `{address}` from {before}, and may show {after}.",
    find: (both) => widerLimits(both, (isShown) => isShown),
  },
  {
    code: "CHG441",
    name: "shown_property_removed",
    effects: breaksReading,
    log: "removed",
    message: "Answers no longer show `{address}`.",
    find: (both) => properties(both, "shown").removed,
  },
  {
    code: "CHG442",
    name: "shown_property_added",
    effects: safe,
    log: "added",
    message: "Answers show `{address}`.",
    find: (both) => properties(both, "shown").added(() => true),
  },
  {
    code: "CHG443",
    name: "shown_property_became_optional",
    effects: breaksReading,
    log: "changed",
    message: "Answers may lack `{address}`.",
    find: (both) =>
      properties(both, "shown").changed("optional", (old, next) =>
        !old.optional && next.optional ? {} : undefined,
      ),
  },
  {
    code: "CHG444",
    name: "shown_property_became_certain",
    effects: safe,
    log: "changed",
    message: "Answers always show `{address}`.",
    find: (both) =>
      properties(both, "shown").changed("optional", (old, next) =>
        old.optional && !next.optional ? {} : undefined,
      ),
  },
  {
    code: "CHG445",
    name: "shown_property_type_changed",
    effects: breaksReading,
    log: "changed",
    message: "Answers showed `{address}` as {before}, and show it as {after}.",
    find: (both) => shownTypes(both, "other"),
  },
  {
    code: "CHG446",
    name: "shown_property_type_widened",
    effects: breaksAnswers,
    log: "changed",
    message: "Answers showed `{address}` as {before}, and show it as {after}, which has more values.",
    find: (both) => shownTypes(both, "wider"),
  },
  {
    code: "CHG447",
    name: "shown_property_type_narrowed",
    effects: safe,
    log: "changed",
    message: "Answers showed `{address}` as {before}, and show it as {after}, which has fewer values.",
    find: (both) => shownTypes(both, "narrower"),
  },
  {
    code: "CHG449",
    name: "exported_object_changed",
    effects: breaksCode,
    log: "changed",
    message: "The type `{address}`, which no resource uses, has other properties.",
    find: (both) =>
      objects(both)
        .kept.filter(([{ name }]) => !isUsed(both, name))
        .flatMap(([old, next]) =>
          isEqual(shapeOf(old), shapeOf(next))
            ? []
            : [altered(both, next.name, ["types", "objects", next.name, "properties"])],
        ),
  },
];

/** Whether records are sent or shown with an object, so that other rules tell of its properties. */
function isUsed({ old, next }: Both, name: string): boolean {
  const [before, after] = [usesOf(old.model), usesOf(next.model)];
  return (["fields", "answers"] as const).some((use) => before[use].has(name) && after[use].has(name));
}

function shapeOf({ properties }: ObjectType): readonly string[] {
  return properties
    .map(({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${typeWords(type)}`)
    .sort();
}

/** Statuses and languages make enums as well; they have rules of their own. */
const made: readonly string[] = ["status", "language"];

function enums({ old, next }: Both) {
  const written = (model: Model): readonly Enum[] => model.enums.filter(({ name }) => !made.includes(name));
  return pairNamed(written(old.model), written(next.model));
}

function objects({ old, next }: Both) {
  return pairNamed(old.model.objects, next.model.objects);
}

/** Names of the types that stand in fields, in other parameters, and in answers. */
interface Uses {
  readonly fields: ReadonlySet<string>;
  readonly filters: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
}

function usesOf({ resources, serviceRoutes }: Model): Uses {
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
    answers: namesIn(answers.map(({ type }) => type)),
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

function difference(names: ReadonlySet<string>, without: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...names].filter((name) => !without.has(name)));
}

function values(
  both: Both,
  part: "added" | "removed",
  namesOf: (uses: Uses) => ReadonlySet<string>,
): readonly Finding[] {
  // A value that is gone mattered to those who used the type; one that comes, to those who use it now.
  const names = namesOf(usesOf(part === "removed" ? both.old.model : both.next.model));
  return enums(both)
    .kept.filter(([{ name }]) => names.has(name))
    .flatMap(([old, next]) =>
      pairUp(old.values, next.values, ({ value }) => value)[part].map(({ value }) =>
        altered(both, `${next.name}.${value}`, ["types", "enums", next.name, value]),
      ),
    );
}

interface PropertyChanges {
  readonly removed: readonly Finding[];
  added(isMeant: (property: ObjectProperty) => boolean): readonly Finding[];
  changed(
    key: string,
    judge: (old: ObjectProperty, next: ObjectProperty) => Finding["words"] | undefined,
  ): readonly Finding[];
}

/** The properties of objects that callers send, or that answers show. */
function properties(both: Both, use: "sent" | "shown"): PropertyChanges {
  const [before, after] = [usesOf(both.old.model), usesOf(both.next.model)];
  const isUsed = ({ name }: ObjectType): boolean =>
    use === "sent"
      ? before.fields.has(name) && after.fields.has(name)
      : before.answers.has(name) && after.answers.has(name);
  const pairs = objects(both)
    .kept.filter(([old]) => isUsed(old))
    .map(([old, next]) => ({
      object: next.name,
      pathTo: (name: string, ...key: readonly string[]) => [
        "types",
        "objects",
        next.name,
        "properties",
        name,
        ...key,
      ],
      ...pairNamed(old.properties, next.properties),
    }));
  return {
    removed: pairs.flatMap(({ object, pathTo, removed }) =>
      removed.map(({ name }) => gone(both, `${object}.${name}`, pathTo(name))),
    ),
    added: (isMeant) =>
      pairs.flatMap(({ object, pathTo, added }) =>
        added.filter(isMeant).map(({ name }) => fresh(both, `${object}.${name}`, pathTo(name))),
      ),
    changed: (key, judge) =>
      pairs.flatMap(({ object, pathTo, kept }) =>
        kept.flatMap(([old, next]) => {
          const words = judge(old, next);
          return words === undefined
            ? []
            : [altered(both, `${object}.${next.name}`, pathTo(next.name, key), words)];
        }),
      ),
  };
}

function sentTypes(both: Both, relation: ReturnType<typeof sentRelation>): readonly Finding[] {
  return properties(both, "sent").changed("type", (old, next) =>
    sentRelation(old.type, next.type) === relation ? typeChange(old, next) : undefined,
  );
}

function shownTypes(both: Both, relation: ReturnType<typeof shownRelation>): readonly Finding[] {
  return properties(both, "shown").changed("type", (old, next) =>
    shownRelation(old.type, next.type) === relation ? typeChange(old, next) : undefined,
  );
}

function typeChange(old: ObjectProperty, next: ObjectProperty): Finding["words"] {
  return { before: typeWords(old.type), after: typeWords(next.type) };
}

function limits(
  both: Both,
  isMeant: (old: ObjectProperty, next: ObjectProperty) => boolean,
): readonly Finding[] {
  return properties(both, "sent").changed("minimum", (old, next) =>
    isMeant(old, next) ? { before: limitWords(old), after: limitWords(next) } : undefined,
  );
}

/** Answers keep the limits of what was sent, which their readers may rely on. */
function widerLimits(both: Both, isMeant: (isShown: boolean) => boolean): readonly Finding[] {
  const { answers } = usesOf(both.old.model);
  const wider = limits(both, (old, next) => hasWiderLimits(old, next) && !hasNarrowerLimits(old, next));
  return wider.filter(({ address }) => isMeant(answers.has(address.split(".")[0] ?? "")));
}
