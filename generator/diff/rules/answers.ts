import type { AnswerProperty, AnswerValue, Resource } from "../../model/model.js";
import { isFormer } from "../pairs.js";
import { changed, type Judge, type RowKinds, rowKinds } from "../row-kinds.js";
import { answerRows, commonResources, hasEmbedded } from "../row-pairs.js";
import {
  alteration,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksReading,
  type Find,
  isEqual,
  type RuleEntry,
  type RuleKind,
  type RuleTable,
  ruleKind,
  safe,
} from "../rule.js";
import { type Relation, shownRelation, typeWords, withoutNull } from "../type-relation.js";

const answers = rowKinds((both) => answerRows(both, "answer"));
const embedded = rowKinds((both) => answerRows(both, "embedded"));

/** Changes of what records look like, alone and inside others. */
export const answerRules: RuleTable = {
  ...tableRules(answers, {
    base: 500,
    noun: "property",
    who: "Records",
    breaksInLists: breaksReading,
    // Inputs take the null that hides a value, so that answers can be sent back; they do no longer.
    breaksNeverNull: breaksCode,
  }),
  // A single property is shown inside other records all the same, but readers may not rely on it.
  ...tableRules(embedded, {
    base: 550,
    noun: "embedded_property",
    who: "Records inside others",
    breaksInLists: breaksCode,
    breaksNeverNull: safe,
  }),
  CHG521: ruleKind("changed", (both) =>
    maskChanges(both).filter(({ address }) => hasPasswords(both, address)),
  )(
    "masked_value_changed",
    breaksAnswers,
    "Readers without the password saw {before} as `{address}`, and see {after}.",
  ),
  CHG526: ruleKind("none", (both) => maskChanges(both).filter(({ address }) => !hasPasswords(both, address)))(
    "unseen_mask_changed",
    safe,
    "`{address}`, whose records have no password, was to show {before}, and is to show {after}.",
  ),
  CHG522: ruleKind(
    "changed",
    findShown("constant", ({ value: old }, { value: next }) =>
      old.kind === "constant" && next.kind === "constant" && !isEqual(old.value, next.value)
        ? [old.value, next.value]
        : undefined,
    ),
  )("constant_changed", breaksAnswers, "`{address}` was always {before}, and is always {after}."),
  CHG523: ruleKind(
    "changed",
    findShown("value", (old, next) =>
      isSameSource(old.value, next.value) ? undefined : [sourceWords(old.value), sourceWords(next.value)],
    ),
  )("value_source_changed", breaksAnswers, "`{address}` showed {before}, and shows {after}."),
  // Which function it is says nothing about what it does.
  CHG525: ruleKind(
    "none",
    findShown("hook", ({ value: old }, { value: next }) =>
      old.kind === "hook" && next.kind === "hook" && old.hook.name !== next.hook.name
        ? [old.hook.name, next.hook.name]
        : undefined,
    ),
  )("value_hook_changed", safe, "`{address}` was computed by the function {before}, and is by {after}."),
  CHG524: ruleKind("none", (both) =>
    resourcesWhere(both, "answer", (old, next) => !isEqual(namesIn(old, next), namesIn(next, old))),
  )("answer_order_changed", safe, "Records of `{address}` show their properties in another order."),
  CHG541: ruleKind("changed", (both) =>
    resourcesWhere(both, "embedded", (old, next) => !hasEmbedded(old) && hasEmbedded(next)),
  )("embedded_shape_added", breaksReading, "Records of `{address}` have a shape of their own inside others."),
  CHG542: ruleKind("changed", (both) =>
    resourcesWhere(both, "embedded", (old, next) => hasEmbedded(old) && !hasEmbedded(next)),
  )("embedded_shape_removed", breaksCode, "Records of `{address}` look inside others as they do alone."),
};

/** What the rules of one table are called, and where their numbers begin. */
interface TableRules {
  readonly base: number;
  readonly noun: string;
  readonly who: string;
  readonly breaksInLists: RuleEntry["effects"];
  readonly breaksNeverNull: RuleEntry["effects"];
}

/** The rules that hold for both tables. */
function tableRules(
  table: RowKinds<AnswerProperty>,
  { base, noun, who, breaksInLists, breaksNeverNull }: TableRules,
): RuleTable {
  const code = (position: number): string => `CHG${base + position}`;
  const typed = (relation: Relation): RuleKind =>
    table.compared("type", ({ type: old }, { type: next }) =>
      shownRelation(withoutNull(old), withoutNull(next)) === relation
        ? [typeWords(old), typeWords(next)]
        : undefined,
    );
  const optional = table.flag("optional", (row) => row.optional);
  const nullable = table.flag("nullable", ({ type }) => type.kind === "nullable");
  const single = table.flag("single", (row) => row.single);
  const showed = `${who} showed \`{address}\` as {before}, and show it as {after}`;
  return {
    [code(1)]: table.removed(`${noun}_removed`, breaksReading, `${who} no longer show \`{address}\`.`),
    [code(2)]: table.added(`${noun}_added`, safe, `${who} show \`{address}\`.`),
    [code(3)]: table.renamed(`${noun}_renamed`, breaksReading, `${who} show \`{address}\` as \`{after}\`.`),
    [code(4)]: typed("other")(`${noun}_type_changed`, breaksReading, `${showed}.`),
    [code(5)]: typed("wider")(`${noun}_type_widened`, breaksAnswers, `${showed}, which has more values.`),
    [code(6)]: typed("narrower")(`${noun}_type_narrowed`, safe, `${showed}, which has fewer values.`),
    [code(7)]: optional.set(`${noun}_became_optional`, breaksReading, `${who} may lack \`{address}\`.`),
    [code(8)]: optional.cleared(`${noun}_became_certain`, safe, `${who} always show \`{address}\`.`),
    [code(9)]: nullable.set(
      `${noun}_became_nullable`,
      breaksReading,
      `${who} may show null as \`{address}\`.`,
    ),
    [code(10)]: nullable.cleared(
      `${noun}_never_null`,
      breaksNeverNull,
      `${who} never show null as \`{address}\`.`,
    ),
    [code(11)]: single.set(
      `${noun}_became_single`,
      breaksInLists,
      `${who} no longer show \`{address}\` in lists.`,
    ),
    [code(12)]: single.cleared(`${noun}_in_lists`, safe, `${who} show \`{address}\` in lists as well.`),
  };
}

/** Compares a key of the properties of records, alone and inside others. */
function findShown(key: string, judge: Judge<AnswerProperty>): Find {
  const [inAnswers, inEmbedded] = [answers.findCompared(key, judge), embedded.findCompared(key, judge)];
  return (both) => [...inAnswers(both), ...inEmbedded(both)];
}

const maskChanges = findShown(
  "hidden_without_password",
  changed(({ hiddenWithoutPassword = "its value" }) => hiddenWithoutPassword),
);

/** Whether records of the resource in front of an address can be locked; nothing is masked in others. */
function hasPasswords({ next }: Both, address: string): boolean {
  const [resource] = address.split(".");
  return next.model.resources.some(
    ({ name, fields }) => name === resource && fields.some(({ storage }) => storage === "password"),
  );
}

/** The source of a value. A field of another name is another source only where the property has the same name. */
function sourceWords(value: AnswerValue): string {
  switch (value.kind) {
    case "field":
      return "the field";
    case "life":
      return value.property;
    case "hook":
      // Which function it is says nothing about what it does.
      return "what a hook computes";
    case "constant":
      return "a constant";
    default:
      return `${value.kind} of ${value.field.name}`;
  }
}

function isSameSource(old: AnswerValue, next: AnswerValue): boolean {
  if (sourceWords(old) === sourceWords(next)) return true;
  return old.kind === next.kind && "field" in old && "field" in next && isFormer(old.field, next.field);
}

/** The names of properties that both resources show. */
function namesIn({ answer }: Resource, other: Resource): readonly string[] {
  const names = new Set(other.answer.properties.map(({ name }) => name));
  return answer.properties.map(({ name }) => name).filter((name) => names.has(name));
}

function resourcesWhere(
  both: Both,
  key: "answer" | "embedded",
  isMeant: (old: Resource, next: Resource) => boolean,
): ReturnType<Find> {
  return commonResources(both)
    .filter(([old, next]) => isMeant(old, next))
    .map(([, { name }]) => alteration(both, { address: name, path: ["resources", name, key] }));
}
