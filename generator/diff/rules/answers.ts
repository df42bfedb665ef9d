import type { AnswerProperty, AnswerValue } from "../../model/model.js";
import type { Finding } from "../change.js";
import { isFormer } from "../pairs.js";
import { answerRows, changed, hasEmbedded, keptResources, keyFindings, loneFindings } from "../rows.js";
import {
  altered,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksReading,
  isEqual,
  type Rule,
  safe,
  shown,
} from "../rule.js";
import { shownRelation, typeWords, withoutNull } from "../type-relation.js";

type Table = "answer" | "embedded";

/** Changes of what records look like, alone and inside others. */
export const answerRules: readonly Rule[] = [
  ...tableRules("answer", 500, "property", "Records"),
  ...tableRules("embedded", 550, "embedded_property", "Records inside others"),
  {
    code: "CHG521",
    name: "masked_value_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "Readers without the password saw {before} as `{address}`, and see {after}.",
    find: (both) => maskChanges(both).filter(({ address }) => hasPasswords(both, address.split(".")[0])),
  },
  {
    code: "CHG526",
    name: "unseen_mask_changed",
    effects: safe,
    log: "none",
    message: "`{address}`, whose records have no password, was to show {before}, and is to show {after}.",
    find: (both) => maskChanges(both).filter(({ address }) => !hasPasswords(both, address.split(".")[0])),
  },
  {
    code: "CHG522",
    name: "constant_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "`{address}` was always {before}, and is always {after}.",
    find: (both) =>
      shownKeys(both, "constant", (old, next) =>
        old.value.kind === "constant" &&
        next.value.kind === "constant" &&
        !isEqual(old.value.value, next.value.value)
          ? [old.value.value, next.value.value]
          : undefined,
      ),
  },
  {
    code: "CHG523",
    name: "value_source_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "`{address}` showed {before}, and shows {after}.",
    find: (both) =>
      shownKeys(both, "value", (old, next) =>
        isSameSource(old.value, next.value) ? undefined : [sourceWords(old.value), sourceWords(next.value)],
      ),
  },
  {
    code: "CHG525",
    name: "value_hook_changed",
    // Which function it is says nothing about what it does.
    effects: safe,
    log: "none",
    message: "`{address}` was computed by the function {before}, and is by {after}.",
    find: (both) =>
      shownKeys(both, "hook", ({ value: old }, { value: next }) =>
        old.kind === "hook" && next.kind === "hook" && old.hook.name !== next.hook.name
          ? [old.hook.name, next.hook.name]
          : undefined,
      ),
  },
  {
    code: "CHG524",
    name: "answer_order_changed",
    effects: safe,
    log: "none",
    message: "Records of `{address}` show their properties in another order.",
    find: (both) =>
      keptResources(both).flatMap(([old, next]) =>
        isEqual(commonNames(old.answer, next.answer), commonNames(next.answer, old.answer))
          ? []
          : [altered(both, next.name, ["resources", next.name, "answer"])],
      ),
  },
  {
    code: "CHG541",
    name: "embedded_shape_added",
    effects: breaksReading,
    log: "changed",
    message: "Records of `{address}` have a shape of their own inside others.",
    find: (both) => shapeChanges(both, (before, after) => !before && after),
  },
  {
    code: "CHG542",
    name: "embedded_shape_removed",
    effects: breaksCode,
    log: "changed",
    message: "Records of `{address}` look inside others as they do alone.",
    find: (both) => shapeChanges(both, (before, after) => before && !after),
  },
];

/** The rules that hold for both tables, with numbers and names of their own. */
function tableRules(table: Table, base: number, noun: string, who: string): readonly Rule[] {
  const code = (position: number): string => `CHG${base + position}`;
  return [
    {
      code: code(1),
      name: `${noun}_removed`,
      effects: breaksReading,
      log: "removed",
      message: `${who} no longer show \`{address}\`.`,
      find: (both) => loneFindings(both, answerRows(both, table).removed, "old"),
    },
    {
      code: code(2),
      name: `${noun}_added`,
      effects: safe,
      log: "added",
      message: `${who} show \`{address}\`.`,
      find: (both) => loneFindings(both, answerRows(both, table).added, "new"),
    },
    {
      code: code(3),
      name: `${noun}_renamed`,
      effects: breaksReading,
      log: "changed",
      message: `${who} show \`{address}\` as \`{after}\`.`,
      find: (both) =>
        keyFindings(both, answerRows(both, table).renamed, "", (old, next) => [old.name, next.name]),
    },
    {
      code: code(4),
      name: `${noun}_type_changed`,
      effects: breaksReading,
      log: "changed",
      message: `${who} showed \`{address}\` as {before}, and show it as {after}.`,
      find: (both) => types(both, table, "other"),
    },
    {
      code: code(5),
      name: `${noun}_type_widened`,
      effects: breaksAnswers,
      log: "changed",
      message: `${who} showed \`{address}\` as {before}, and show it as {after}, which has more values.`,
      find: (both) => types(both, table, "wider"),
    },
    {
      code: code(6),
      name: `${noun}_type_narrowed`,
      effects: safe,
      log: "changed",
      message: `${who} showed \`{address}\` as {before}, and show it as {after}, which has fewer values.`,
      find: (both) => types(both, table, "narrower"),
    },
    {
      code: code(7),
      name: `${noun}_became_optional`,
      effects: breaksReading,
      log: "changed",
      message: `${who} may lack \`{address}\`.`,
      find: (both) =>
        keys(
          both,
          table,
          "optional",
          changed(
            ({ optional }) => optional,
            (before) => !before,
          ),
        ),
    },
    {
      code: code(8),
      name: `${noun}_became_certain`,
      effects: safe,
      log: "changed",
      message: `${who} always show \`{address}\`.`,
      find: (both) =>
        keys(
          both,
          table,
          "optional",
          changed(
            ({ optional }) => optional,
            (before) => before,
          ),
        ),
    },
    {
      code: code(9),
      name: `${noun}_became_nullable`,
      effects: breaksReading,
      log: "changed",
      message: `${who} may show null as \`{address}\`.`,
      find: (both) =>
        keys(
          both,
          table,
          "nullable",
          changed(
            ({ type }) => type.kind === "nullable",
            (before) => !before,
          ),
        ),
    },
    {
      code: code(10),
      name: `${noun}_never_null`,
      effects: safe,
      log: "changed",
      message: `${who} never show null as \`{address}\`.`,
      find: (both) =>
        keys(
          both,
          table,
          "nullable",
          changed(
            ({ type }) => type.kind === "nullable",
            (before) => before,
          ),
        ),
    },
    {
      code: code(11),
      name: `${noun}_became_single`,
      // Inside others it is shown all the same, and its readers are told not to rely on it.
      effects: table === "answer" ? breaksReading : breaksCode,
      log: "changed",
      message: `${who} no longer show \`{address}\` in lists.`,
      find: (both) =>
        keys(
          both,
          table,
          "single",
          changed(
            ({ single }) => single,
            (before) => !before,
          ),
        ),
    },
    {
      code: code(12),
      name: `${noun}_in_lists`,
      effects: safe,
      log: "changed",
      message: `${who} show \`{address}\` in lists as well.`,
      find: (both) =>
        keys(
          both,
          table,
          "single",
          changed(
            ({ single }) => single,
            (before) => before,
          ),
        ),
    },
  ];
}

function keys(
  both: Both,
  table: Table,
  key: string,
  judge: (old: AnswerProperty, next: AnswerProperty) => readonly [unknown, unknown] | undefined,
): readonly Finding[] {
  const { kept, renamed } = answerRows(both, table);
  return keyFindings(both, [...kept, ...renamed], key, judge);
}

function maskChanges(both: Both): readonly Finding[] {
  return shownKeys(both, "masked", (old, next) => {
    const [before, after] = [old.masked, next.masked];
    return isEqual(before, after) ? undefined : [maskWords(before), maskWords(after)];
  });
}

function maskWords(masked: AnswerProperty["masked"]): unknown {
  return masked === undefined ? "its value" : masked;
}

/** Whether records of a resource can be locked; nothing is masked in others. */
function hasPasswords({ next }: Both, resource: string | undefined): boolean {
  return next.model.resources.some(
    ({ name, fields }) => name === resource && fields.some(({ storage }) => storage === "password"),
  );
}

/** The same of records alone and inside others. */
function shownKeys(
  both: Both,
  key: string,
  judge: (old: AnswerProperty, next: AnswerProperty) => readonly [unknown, unknown] | undefined,
): readonly Finding[] {
  return [...keys(both, "answer", key, judge), ...keys(both, "embedded", key, judge)];
}

function types(both: Both, table: Table, relation: ReturnType<typeof shownRelation>): readonly Finding[] {
  return keys(both, table, "type", (old, next) =>
    shownRelation(withoutNull(old.type), withoutNull(next.type)) === relation
      ? [typeWords(old.type), typeWords(next.type)]
      : undefined,
  );
}

/** Where a value comes from. A field of another name is another source only where the property kept its own. */
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

function commonNames(
  one: { readonly properties: readonly AnswerProperty[] },
  other: typeof one,
): readonly string[] {
  const names = new Set(other.properties.map(({ name }) => name));
  return one.properties.flatMap(({ name }) => (names.has(name) ? [name] : []));
}

function shapeChanges(both: Both, isMeant: (before: boolean, after: boolean) => boolean): readonly Finding[] {
  return keptResources(both).flatMap(([old, next]) =>
    isMeant(hasEmbedded(old), hasEmbedded(next))
      ? [altered(both, next.name, ["resources", next.name, "embedded"], { before: shown(hasEmbedded(old)) })]
      : [],
  );
}
