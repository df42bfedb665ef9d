import type { ObjectProperty, ObjectType, ValueLimits } from "../../model/model.js";
import type { Finding } from "../change.js";
import { type Judge, rowKinds } from "../row-kinds.js";
import { modelRows, nameOf, pairTables, type RowPairs } from "../row-pairs.js";
import {
  alteration,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksReading,
  breaksStoring,
  breaksWriting,
  isEqual,
  type RuleKind,
  type RuleTable,
  ruleKind,
  safe,
} from "../rule.js";
import { type Relation, shownRelation, typeWords } from "../type-relation.js";
import { parameterKinds } from "./parameter-kinds.js";
import {
  formWords,
  hasNarrowerForm,
  hasOnlyWiderLimits,
  hasWiderLimits,
  limitWords,
  sizeWords,
} from "./parameters.js";
import { usesOf } from "./type-uses.js";

const objectRows = modelRows(({ objects }) => objects, ["types", "objects"]);
const objects = rowKinds<ObjectType>(objectRows);
const sent = parameterKinds((both) => propertyRows(both, "sent"));
const sentOptional = sent.flag("optional", ({ optional }) => optional);
const unsent = rowKinds((both) => propertyRows(both, "unsent"));
const shown = rowKinds((both) => propertyRows(both, "shown"));
const shownOptional = shown.flag("optional", ({ optional }) => optional);

/** Changes of objects, by who uses them: callers that send them, or readers that are shown them. */
export const objectRules: RuleTable = {
  CHG421: objects.removed("object_removed", breaksCode, "The type `{address}` is gone."),
  CHG422: objects.added("object_added", safe, "There is a type `{address}`."),
  CHG423: sent.removed("sent_property_removed", breaksWriting, "What callers send as `{address}` is lost."),
  CHG424: sent.addedWhere(({ optional }) => optional)(
    "sent_property_added",
    safe,
    "Callers may send `{address}`.",
  ),
  CHG425: sent.addedWhere(({ optional }) => !optional)(
    "required_property_added",
    breaksWriting,
    "Callers have to send the new `{address}`.",
  ),
  CHG426: sentOptional.cleared(
    "sent_property_became_required",
    breaksWriting,
    "Callers have to send `{address}`.",
  ),
  CHG427: sentOptional.set("sent_property_became_optional", safe, "Callers may leave out `{address}`."),
  CHG428: sent.typed("other")(
    "sent_property_type_changed",
    breaksWriting,
    "The type of `{address}` was {before} and is {after}.",
  ),
  CHG429: sent.typed("narrower")(
    "sent_property_type_narrowed",
    breaksStoring,
    "The type of `{address}` was {before} and is {after}, which takes less.",
  ),
  CHG430: sent.typed("wider")(
    "sent_property_type_widened",
    safe,
    "The type of `{address}` was {before} and is {after}, which takes more.",
  ),
  CHG431: sent.narrowed(
    "property_limits_narrowed",
    breaksStoring,
    "`{address}` took {before}, and takes {after}.",
  ),
  CHG432: ruleKind("changed", (both) => sentWider(both).filter((finding) => !isShown(both, finding)))(
    "property_limits_widened",
    safe,
    "`{address}` took {before}, and takes {after}.",
  ),
  CHG433: sent.compared("max_length", formWhere(hasNarrowerForm))(
    "property_sizes_narrowed",
    breaksStoring,
    "`{address}` took {before}, and takes {after}.",
  ),
  CHG434: ruleKind("changed", (both) => sentLooser(both).filter((finding) => !isShown(both, finding)))(
    "property_sizes_widened",
    safe,
    "`{address}` took {before}, and takes {after}.",
  ),
  CHG451: ruleKind("changed", (both) =>
    [...sentLooser(both), ...unsentLooser(both)].filter((finding) => isShown(both, finding)),
  )(
    "shown_property_sizes_widened",
    breaksAnswers,
    "Answers showed `{address}` with {before}, and may show {after}.",
  ),
  CHG448: ruleKind("changed", (both) =>
    [...sentWider(both), ...unsentWider(both)].filter((finding) => isShown(both, finding)),
  )(
    "shown_property_limits_widened",
    breaksAnswers,
    "Answers showed `{address}` from {before}, and may show {after}.",
  ),
  CHG441: shown.removed("shown_property_removed", breaksReading, "Answers no longer show `{address}`."),
  CHG442: shown.added("shown_property_added", safe, "Answers show `{address}`."),
  CHG443: shownOptional.set("shown_property_became_optional", breaksReading, "Answers may lack `{address}`."),
  CHG444: shownOptional.cleared("shown_property_became_certain", safe, "Answers always show `{address}`."),
  CHG445: shownTyped("other")(
    "shown_property_type_changed",
    breaksReading,
    "Answers showed `{address}` as {before}, and show it as {after}.",
  ),
  CHG446: shownTyped("wider")(
    "shown_property_type_widened",
    breaksAnswers,
    "Answers showed `{address}` as {before}, and show it as {after}, which has more values.",
  ),
  CHG447: shownTyped("narrower")(
    "shown_property_type_narrowed",
    safe,
    "Answers showed `{address}` as {before}, and show it as {after}, which has fewer values.",
  ),
  // Values within narrower limits are ones that readers know.
  CHG450: ruleKind("none", (both) => [
    ...unsentNarrower(both),
    ...unsentStricter(both),
    ...unsentLooser(both).filter((finding) => !isShown(both, finding)),
    ...unsentWider(both).filter((finding) => !isShown(both, finding)),
  ])(
    "unsent_property_limits_changed",
    safe,
    "`{address}`, which callers do not send, was {before}, and is {after}.",
  ),
  CHG449: ruleKind("changed", (both) =>
    objectRows(both)
      .common.filter(({ old, next }) => !isUsed(both, old) && !isEqual(shapeOf(old), shapeOf(next)))
      .map(({ next, path }) => alteration(both, { address: next.name, path: [...path, "properties"] })),
  )(
    "exported_object_changed",
    breaksCode,
    "The type `{address}`, which no resource uses, has other properties.",
  ),
};

/** Objects that callers send, those that they do not, or those that answers show. */
type Use = "sent" | "unsent" | "shown";

function propertyRows(both: Both, use: Use): RowPairs<ObjectProperty> {
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
  return usesOf(old.model)[use].has(name) && usesOf(next.model)[use].has(name);
}

/** Whether records are sent or shown with an object, so that other rules report its properties. */
function isUsed(both: Both, { name }: ObjectType): boolean {
  return isUsedFor(both, "fields", name) || isUsedFor(both, "answers", name);
}

function shapeOf({ properties }: ObjectType): readonly string[] {
  return properties
    .map(({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${typeWords(type)}`)
    .sort();
}

function shownTyped(relation: Relation): RuleKind {
  return shown.compared("type", (old, next) =>
    shownRelation(old.type, next.type) === relation ? [typeWords(old.type), typeWords(next.type)] : undefined,
  );
}

const sentWider = sent.findCompared("minimum", limitsWhere(hasOnlyWiderLimits));
const unsentWider = unsent.findCompared("minimum", limitsWhere(hasWiderLimits));
const unsentNarrower = unsent.findCompared(
  "minimum",
  limitsWhere((old, next) => hasOnlyWiderLimits(next, old)),
);

function limitsWhere(isMeant: typeof hasWiderLimits): Judge<ObjectProperty> {
  return (old, next) => (isMeant(old, next) ? [limitWords(old), limitWords(next)] : undefined);
}

const sentLooser = sent.findCompared("max_length", formWhere(hasOnlyWiderForm));
const unsentLooser = unsent.findCompared(
  "max_length",
  formWhere((old, next) => isOtherForm(old, next) && !hasOnlyWiderForm(next, old)),
);
const unsentStricter = unsent.findCompared(
  "max_length",
  formWhere((old, next) => hasOnlyWiderForm(next, old)),
);

/** Compares lengths, entries and patterns. */
function formWhere(isMeant: (old: ValueLimits, next: ValueLimits) => boolean): Judge<ObjectProperty> {
  return (old, next) => (isMeant(old, next) ? [formWords(old), formWords(next)] : undefined);
}

function hasOnlyWiderForm(old: ValueLimits, next: ValueLimits): boolean {
  return isOtherForm(old, next) && !hasNarrowerForm(old, next);
}

function isOtherForm(old: ValueLimits, next: ValueLimits): boolean {
  return old.pattern !== next.pattern || sizeWords(old) !== sizeWords(next);
}

/** Whether answers show the object that a finding is about: their readers may rely on its limits. */
function isShown({ old }: Both, { address }: Finding): boolean {
  return usesOf(old.model).answers.has(address.split(".")[0] ?? "");
}
