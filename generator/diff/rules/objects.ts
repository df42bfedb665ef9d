import type { ObjectProperty, ObjectType } from "../../model/model.js";
import type { Finding } from "../change.js";
import { pairNamed } from "../pairs.js";
import {
  altered,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksReading,
  breaksRequests,
  breaksWriting,
  fresh,
  gone,
  isEqual,
  needsMigration,
  type Rule,
  safe,
} from "../rule.js";
import { sentRelation, shownRelation, typeWords } from "../type-relation.js";
import { hasNarrowerLimits, hasWiderLimits, limitWords } from "./parameters.js";
import { usesOf } from "./type-uses.js";

/** Changes of objects, by who uses them: callers that send them, or readers that are shown them. */
export const objectRules: readonly Rule[] = [
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
    find: (both) => limits(both, "sent", hasNarrowerLimits),
  },
  {
    code: "CHG432",
    name: "property_limits_widened",
    effects: safe,
    log: "changed",
    message: "`{address}` took {before}, and takes {after}.",
    find: (both) => limits(both, "sent", isOnlyWider).filter((finding) => !isShown(both, finding)),
  },
  {
    code: "CHG448",
    name: "shown_property_limits_widened",
    effects: breaksAnswers,
    log: "changed",
    message: "Answers showed `{address}` from {before}, and may show {after}.",
    find: (both) =>
      [...limits(both, "sent", isOnlyWider), ...limits(both, "unsent", hasWiderLimits)].filter((finding) =>
        isShown(both, finding),
      ),
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
    code: "CHG450",
    name: "unsent_property_limits_changed",
    // Values within narrower limits are ones that readers know.
    effects: safe,
    log: "none",
    message: "`{address}`, which nobody sends, was {before}, and is {after}.",
    find: (both) => [
      ...limits(both, "unsent", isOnlyNarrower),
      ...limits(both, "unsent", hasWiderLimits).filter((finding) => !isShown(both, finding)),
    ],
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

function objects({ old, next }: Both) {
  return pairNamed(old.model.objects, next.model.objects);
}

interface PropertyChanges {
  readonly removed: readonly Finding[];
  added(isMeant: (property: ObjectProperty) => boolean): readonly Finding[];
  changed(
    key: string,
    judge: (old: ObjectProperty, next: ObjectProperty) => Finding["words"] | undefined,
  ): readonly Finding[];
}

/** Objects that callers send, those that they do not, or those that answers show. */
type Use = "sent" | "unsent" | "shown";

function properties(both: Both, use: Use): PropertyChanges {
  const [before, after] = [usesOf(both.old.model), usesOf(both.next.model)];
  const isUsed = ({ name }: ObjectType): boolean => {
    if (use === "shown") return before.answers.has(name) && after.answers.has(name);
    return (before.fields.has(name) && after.fields.has(name)) === (use === "sent");
  };
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
  use: Use,
  isMeant: (old: ObjectProperty, next: ObjectProperty) => boolean,
): readonly Finding[] {
  return properties(both, use).changed("minimum", (old, next) =>
    isMeant(old, next) ? { before: limitWords(old), after: limitWords(next) } : undefined,
  );
}

function isOnlyWider(old: ObjectProperty, next: ObjectProperty): boolean {
  return hasWiderLimits(old, next) && !hasNarrowerLimits(old, next);
}

function isOnlyNarrower(old: ObjectProperty, next: ObjectProperty): boolean {
  return isOnlyWider(next, old);
}

/** Whether answers show the object that a finding is about: they keep its limits, which their readers may rely on. */
function isShown({ old }: Both, { address }: Finding): boolean {
  return usesOf(old.model).answers.has(address.split(".")[0] ?? "");
}
