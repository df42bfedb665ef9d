import type { Parameter } from "../../model/model.js";
import type { Finding } from "../change.js";
import { changed, keyFindings, type RowPairs } from "../rows.js";
import type { Both } from "../rule.js";
import { sentRelation, typeWords } from "../type-relation.js";
import { hasNarrowerLimits, hasWiderLimits, limitWords } from "./parameters.js";

type Find = (both: Both) => readonly Finding[];
type Judge<Row> = (old: Row, next: Row) => readonly [before: unknown, after: unknown] | undefined;
type Flag<Row> = (row: Row) => boolean | undefined;

/** What rules find in the parameters of one kind of table that both sides have, under a new name or not. */
export interface ParameterFinder<Row> {
  /** A key whose values `judge` tells apart. */
  key(key: string, judge: Judge<Row>): Find;
  /** A flag that was not set and is. */
  turnedOn(key: string, read: Flag<Row>): Find;
  /** A flag that was set and is not. */
  turnedOff(key: string, read: Flag<Row>): Find;
  /** A type that takes more than before, less, or something else. */
  typed(relation: ReturnType<typeof sentRelation>): Find;
  /** Limits that keep out what they let through. */
  narrowed: Find;
  /** Limits that only let through what they kept out. */
  widened: Find;
}

export function parameterFinder<Row extends Parameter>(
  rowsOf: (both: Both) => RowPairs<Row>,
): ParameterFinder<Row> {
  const key =
    (name: string, judge: Judge<Row>): Find =>
    (both) => {
      const { kept, renamed } = rowsOf(both);
      return keyFindings(both, [...kept, ...renamed], name, judge);
    };
  const limited = (isMeant: (old: Row, next: Row) => boolean): Find =>
    key("minimum", (old, next) => (isMeant(old, next) ? [limitWords(old), limitWords(next)] : undefined));
  return {
    key,
    turnedOn: (name, read) =>
      key(
        name,
        changed(read, (before) => before === false),
      ),
    turnedOff: (name, read) =>
      key(
        name,
        changed(read, (before) => before === true),
      ),
    typed: (relation) =>
      key("type", (old, next) =>
        sentRelation(old.type, next.type) === relation
          ? [typeWords(old.type), typeWords(next.type)]
          : undefined,
      ),
    narrowed: limited(hasNarrowerLimits),
    widened: limited((old, next) => hasWiderLimits(old, next) && !hasNarrowerLimits(old, next)),
  };
}
