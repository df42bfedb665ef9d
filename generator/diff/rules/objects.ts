import type { ObjectProperty, ObjectType } from "../../model/model.js";
import type { Both, Finding } from "../change.js";
import { anyOf, type Find, type Finders, findersOf, isEqual } from "../finders.js";
import { modelRows, nameOf, pairTables, type RowPairs } from "../row-pairs.js";
import { shownRelation, typeWords } from "../type-relation.js";
import { formRelation, formWords, parameterFinders } from "./parameters.js";
import { usesOf } from "./type-uses.js";

const objectRows = modelRows(({ objects }) => objects, ["types", "objects"]);
const objects = findersOf<ObjectType>(objectRows);
const sent = parameterFinders((both) => propertyRows(both, "sent"));
const sentOptional = sent.flag("optional", ({ optional }) => optional);
const sentForm = sent.related("max_length", formWords, formRelation);
const unsent = parameterFinders((both) => propertyRows(both, "unsent"));
const unsentForm = unsent.related("max_length", formWords, formRelation);
const shown = findersOf((both) => propertyRows(both, "shown"));
const shownOptional = shown.flag("optional", ({ optional }) => optional);
const shownTyped = shown.related(
  "type",
  ({ type }) => typeWords(type),
  (old, next) => shownRelation(old.type, next.type),
);

/** Changes of objects, by who uses them: callers that send them, or readers that are shown them. */
export const objectChanges = {
  object_removed: objects.removed,
  object_added: objects.added,
  sent_property_removed: sent.removed,
  sent_property_added: sent.addedWhere(({ optional }) => optional),
  required_property_added: sent.addedWhere(({ optional }) => !optional),
  sent_property_became_required: sentOptional.cleared,
  sent_property_became_optional: sentOptional.set,
  sent_property_type_changed: sent.typed("other"),
  sent_property_type_narrowed: sent.typed("narrower"),
  sent_property_type_widened: sent.typed("wider"),
  property_limits_narrowed: sent.limited("narrower", "other"),
  property_limits_widened: whereShown(false, sent.limited("wider")),
  property_sizes_narrowed: sentForm("narrower", "other"),
  property_sizes_widened: whereShown(false, sentForm("wider")),
  shown_property_sizes_widened: whereShown(true, sentForm("wider"), unsentForm("wider", "other")),
  shown_property_limits_widened: whereShown(true, sent.limited("wider"), unsent.limited("wider", "other")),
  shown_property_removed: shown.removed,
  shown_property_added: shown.added,
  shown_property_became_optional: shownOptional.set,
  shown_property_became_certain: shownOptional.cleared,
  shown_property_type_changed: shownTyped("other"),
  shown_property_type_widened: shownTyped("wider"),
  shown_property_type_narrowed: shownTyped("narrower"),
  // Values within narrower limits are ones that readers know.
  unsent_property_limits_changed: anyOf([
    unsent.limited("narrower"),
    unsentForm("narrower"),
    whereShown(false, unsentForm("wider", "other"), unsent.limited("wider", "other")),
  ]),
  exported_object_changed: objects.inPairs(({ old, next }, both) =>
    !isUsedFor(both, "fields", old.name) &&
    !isUsedFor(both, "answers", old.name) &&
    !isEqual(shapeOf(old), shapeOf(next))
      ? [{ at: ["properties"] }]
      : [],
  ),
} satisfies Finders;

/** The properties of objects that callers send, of those that they do not, or of those that answers show. */
function propertyRows(both: Both, use: "sent" | "unsent" | "shown"): RowPairs<ObjectProperty> {
  const isMeant = ({ name }: ObjectType): boolean => {
    if (use === "shown") return isUsedFor(both, "answers", name);
    return isUsedFor(both, "fields", name) === (use === "sent");
  };
  const tables = objectRows(both)
    .common.filter(({ old }) => isMeant(old))
    .map(({ old, next, path }) => ({
      old: old.properties,
      next: next.properties,
      path: [...path, "properties"],
      prefix: `${next.name}.`,
    }));
  return pairTables(tables, nameOf);
}

function isUsedFor({ old, next }: Both, use: "fields" | "answers", name: string): boolean {
  return usesOf(old.model, name)[use] && usesOf(next.model, name)[use];
}

function shapeOf({ properties }: ObjectType): readonly string[] {
  return properties
    .map(({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${typeWords(type)}`)
    .sort();
}

/** What is found in objects that answers show, whose readers may rely on their limits, or in those that they do not. */
function whereShown(isShown: boolean, ...finds: readonly Find[]): Find {
  const isIn = ({ old }: Both, { address }: Finding): boolean =>
    usesOf(old.model, address.split(".")[0] ?? "").answers;
  return (both) => anyOf(finds)(both).filter((finding) => isIn(both, finding) === isShown);
}
