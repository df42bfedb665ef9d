import type { Words } from "../diagnostics.js";
import type { Ageing, Service } from "../model/model.js";
import type { Both, ChangeName, Finding } from "./change.js";
import { pairTexts } from "./pairs.js";
import { placeOf, placeOfKey } from "./revision.js";
import type { LoneRow, RowPair, RowPairs } from "./row-pairs.js";
import type { Relation } from "./type-relation.js";

/** Finds one kind of change. */
export type Find = (both: Both) => readonly Finding[];

/** How some kinds of changes are found. */
export type Finders = Readonly<Partial<Record<ChangeName, Find>>>;

/** Which of the two specs has something that the other lacks: the old one what is removed. */
export type Part = "removed" | "added";

/** What is found in a row that both specs have. */
export interface Found {
  readonly words?: Words;
  /** Keys below the row that state it; absent: the row itself. */
  readonly at?: readonly string[];
  /** Absent: that of the row. */
  readonly address?: string;
}

/** Selects among changes. */
export type Condition<Value> = (before: Value, after: Value, both: Both) => boolean;

/** Finds the changes of the rows of a table. */
export type RowFinders<Row extends object> = ReturnType<typeof findersOf<Row>>;

/** Finds the changes of a kind of table. */
export function findersOf<Row extends object>(rowsOf: (both: Both) => RowPairs<Row>) {
  const { inPairs, compared, value } = pairFinders(rowsOf);
  /** A new row that meets a condition. */
  const addedWhere =
    (isMeant: (row: Row) => boolean): Find =>
    (both) =>
      rowsOf(both)
        .added.filter(({ row }) => isMeant(row))
        .map((row) => only(both, "added", row));
  return {
    removed: (both: Both): readonly Finding[] =>
      rowsOf(both).removed.map((row) => ({ ...only(both, "removed", row), ...announced(row.row) })),
    added: addedWhere(() => true),
    addedWhere,
    renamed: inPairs(({ old, next }) => {
      const [before, after] = [old, next].map((row) => ("name" in row ? String(row.name) : ""));
      return before === after ? [] : [{ words: { before: before ?? "", after: after ?? "" } }];
    }),
    inPairs,
    compared,
    /** A value that follows on the former one in one of some ways. */
    related:
      (key: string, read: (row: Row) => unknown, relate: (old: Row, next: Row) => Relation) =>
      (...relations: readonly Relation[]): Find =>
        compared(key, read, (old, next) => relations.includes(relate(old, next))),
    value,
    /** A value that bears the same name in the model. */
    property: <Key extends string & keyof Row>(key: Key) => value(key, (row) => row[key]),
    /** A flag that was not set and is, and one that was set and is not. */
    flag: (key: string, read: (row: Row) => boolean | undefined) => ({
      set: value(key, read).changedWhere((before) => before === false),
      cleared: value(key, read).changedWhere((before) => before === true),
    }),
    /** Texts that a row lists, each written at keys below the row. */
    members:
      (read: (row: Row) => readonly string[], keys: (value: string) => readonly string[]) =>
      (part: Part, isMeant: (value: string, both: Both) => boolean = () => true): Find =>
        inPairs(({ old, next }, both) => {
          const { [part]: members } = pairTexts(read(old), read(next));
          return members
            .filter((member) => isMeant(member, both))
            .map((member) => ({ at: keys(member), words: { value: member } }));
        }),
  };
}

function pairFinders<Row>(rowsOf: (both: Both) => RowPairs<Row>) {
  /** Anything about a row. */
  const inPairs =
    (find: (pair: RowPair<Row>, both: Both) => readonly Found[]): Find =>
    (both) =>
      rowsOf(both).common.flatMap((pair) => find(pair, both).map((found) => altered(both, pair, found)));
  /** A value that is written as `key` in the spec, where the two versions of the row meet a condition. */
  const compared = (key: string, read: (row: Row) => unknown, isMeant: Condition<Row>): Find =>
    inPairs(({ old, next }, both) =>
      isMeant(old, next, both)
        ? [{ at: key.split("."), words: { before: shown(read(old)), after: shown(read(next)) } }]
        : [],
    );
  /** The same where the value is another: any, or one that meets a condition. */
  const value = <Value>(key: string, read: (row: Row) => Value) => {
    const changedWhere = (isMeant: Condition<Value>): Find =>
      compared(key, read, (old, next, both) => {
        const [before, after] = [read(old), read(next)];
        return !isEqual(before, after) && isMeant(before, after, both);
      });
    return { changed: changedWhere(() => true), changedWhere };
  };
  return { inPairs, compared, value };
}

/** The keys of api.yaml, one of which may lead into a table, as in `paging.size`. */
export const apiKeys = findersOf<Service>(({ old, next }) => ({
  common: [
    { old: old.model.service, next: next.model.service, address: "", oldPath: ["api"], path: ["api"] },
  ],
  removed: [],
  added: [],
}));

/** Several kinds of findings as one. */
export function anyOf(finds: readonly Find[]): Find {
  return (both) => finds.flatMap((find) => find(both));
}

/** Something that only one of the specs has. */
export function only(
  both: Both,
  part: Part,
  { address, path, words = {} }: Pick<LoneRow<unknown>, "address" | "path"> & Pick<Found, "words">,
): Finding {
  return part === "removed"
    ? { address, words, old: placeOf(both.old, path) }
    : { address, words, new: placeOf(both.next, path) };
}

/** Something that both specs state differently. What is found in the service itself has its key as address. */
export function altered(
  both: Both,
  { address, oldPath, path }: Pick<RowPair<unknown>, "address" | "oldPath" | "path">,
  { at = [], words = {}, address: own = address === "" ? at.join(".") : address }: Found,
): Finding {
  return {
    address: own,
    words,
    old: placeOfKey(both.old, oldPath, at),
    new: placeOfKey(both.next, path, at),
  };
}

/** The announcement that callers of a removed part had. */
function announced({ deprecation }: Ageing): Pick<Finding, "announced"> {
  return deprecation === undefined ? {} : { announced: deprecation };
}

function shown(value: unknown): string {
  return value === undefined ? "none" : typeof value === "string" ? value : JSON.stringify(value);
}

/** Whether two values are the same, member by member. */
export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
