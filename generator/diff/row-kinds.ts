import type { Finding } from "./change.js";
import { pairTexts } from "./pairs.js";
import { placeOf, placeOfKey } from "./revision.js";
import type { RowPair, RowPairs } from "./row-pairs.js";
import {
  alteration,
  announced,
  type Both,
  type Find,
  isEqual,
  type RuleKind,
  ruleKind,
  shown,
} from "./rule.js";

/** Compares the two versions of a row: the values that a rule reports, or undefined. */
export type Judge<Row> = (
  old: Row,
  next: Row,
  both: Both,
) => readonly [before: unknown, after: unknown] | undefined;

/** Selects among changes of a value. */
export type Condition<Value> = (before: Value, after: Value, both: Both) => boolean;

/** The kinds of changes that the rows of a table may have. */
export interface RowKinds<Row> {
  readonly removed: RuleKind;
  readonly added: RuleKind;
  /** A new row that meets a condition. */
  addedWhere(isMeant: (row: Row) => boolean): RuleKind;
  readonly renamed: RuleKind;
  /** A value of a row that is written as `key` in the spec and bears the same name in the model. */
  property<Key extends string & keyof Row>(key: Key): ValueKinds<Row[Key]>;
  /** A value of a row that is written as `key` in the spec. */
  value<Value>(key: string, read: (row: Row) => Value): ValueKinds<Value>;
  /** The same of a flag. */
  flag(key: string, read: (row: Row) => boolean | undefined): FlagKinds;
  /** A key whose two values `judge` compares. */
  compared(key: string, judge: Judge<Row>): RuleKind;
  /** The same as findings alone. */
  findCompared(key: string, judge: Judge<Row>): Find;
  /** Texts that a row lists, each written at a path below the row. */
  members(read: (row: Row) => readonly string[], path: (value: string) => readonly string[]): MemberKinds;
}

/** The kinds of changes that a value may have. */
export interface ValueKinds<Value> {
  readonly changed: RuleKind;
  /** A change that meets a condition. */
  changedWhere(isMeant: Condition<Value>): RuleKind;
}

/** A flag that was not set and is, and one that was set and is not. */
export interface FlagKinds {
  readonly set: RuleKind;
  readonly cleared: RuleKind;
}

/** Texts that one of the specs lacks. */
export interface MemberKinds {
  readonly removed: RuleKind;
  readonly added: RuleKind;
  find(part: "removed" | "added", isMeant?: (value: string, both: Both) => boolean): Find;
}

/** The rules of a kind of table. */
export function rowKinds<Row extends object>(rowsOf: (both: Both) => RowPairs<Row>): RowKinds<Row> {
  const pairsOf = (both: Both): readonly RowPair<Row>[] => {
    const { common, renamed } = rowsOf(both);
    return [...common, ...renamed];
  };
  const findCompared = (key: string, judge: Judge<Row>): Find => {
    return (both) => pairsOf(both).flatMap((pair) => compare(both, pair, { key, judge }));
  };
  const compared = (key: string, judge: Judge<Row>): RuleKind =>
    ruleKind("changed", findCompared(key, judge));
  const value = <Value>(key: string, read: (row: Row) => Value): ValueKinds<Value> =>
    valueKinds((isMeant) => compared(key, changed(read, isMeant)));
  return {
    ...loneKinds(rowsOf),
    renamed: ruleKind("changed", (both) =>
      rowsOf(both).renamed.flatMap((pair) =>
        compare(both, pair, { key: "", judge: () => [pair.oldPath.at(-1), pair.path.at(-1)] }),
      ),
    ),
    value,
    property: (key) => value(key, (row) => row[key]),
    flag: (key, read) => ({
      set: value(key, read).changedWhere((before) => before === false),
      cleared: value(key, read).changedWhere((before) => before === true),
    }),
    compared,
    findCompared,
    members: (read, path) => memberKinds(pairsOf, read, path),
  };
}

/** Rows that one of the specs lacks. */
function loneKinds<Row extends object>(
  rowsOf: (both: Both) => RowPairs<Row>,
): Pick<RowKinds<Row>, "removed" | "added" | "addedWhere"> {
  const addedWhere = (isMeant: (row: Row) => boolean): RuleKind =>
    ruleKind("added", (both) =>
      rowsOf(both)
        .added.filter(({ row }) => isMeant(row))
        .map(({ address, path }) => ({ address, words: {}, new: placeOf(both.next, path) })),
    );
  const removed = ruleKind("removed", (both) =>
    rowsOf(both).removed.map(({ row, address, path }) => ({
      address,
      words: {},
      old: placeOf(both.old, path),
      ...announced(row),
    })),
  );
  return { removed, added: addedWhere(() => true), addedWhere };
}

/** The kinds of changes of a value, of which `make` makes one by its condition. */
export function valueKinds<Value>(make: (isMeant: Condition<Value>) => RuleKind): ValueKinds<Value> {
  return { changed: make(() => true), changedWhere: make };
}

/** Compares what is read of a row; `isMeant` selects among the changes. */
export function changed<Row, Value>(
  read: (row: Row) => Value,
  isMeant: Condition<Value> = () => true,
): Judge<Row> {
  return (old, next, both) => {
    const [before, after] = [read(old), read(next)];
    return !isEqual(before, after) && isMeant(before, after, both) ? [before, after] : undefined;
  };
}

function compare<Row>(
  both: Both,
  pair: RowPair<Row>,
  { key, judge }: { readonly key: string; readonly judge: Judge<Row> },
): readonly Finding[] {
  const values = judge(pair.old, pair.next, both);
  if (values === undefined) return [];
  const [before, after] = values;
  return [
    {
      address: pair.address,
      words: { before: shown(before), after: shown(after) },
      old: placeOfKey(both.old, pair.oldPath, key),
      new: placeOfKey(both.next, pair.path, key),
    },
  ];
}

/** Compares the texts that rows list. */
function memberKinds<Row>(
  pairsOf: (both: Both) => readonly RowPair<Row>[],
  read: (row: Row) => readonly string[],
  path: (value: string) => readonly string[],
): MemberKinds {
  const find: MemberKinds["find"] = (part, isMeant = () => true) => {
    return (both) =>
      pairsOf(both).flatMap((pair) => {
        const values = pairTexts(read(pair.old), read(pair.next))[part];
        return values
          .filter((value) => isMeant(value, both))
          .map((value) => {
            const at = [...pair.path, ...path(value)];
            return alteration(both, { address: pair.address, path: at, words: { value } });
          });
      });
  };
  return { removed: ruleKind("removed", find("removed")), added: ruleKind("added", find("added")), find };
}
