import type { Parameter } from "../../model/model.js";
import { type RowKinds, rowKinds } from "../row-kinds.js";
import type { RowPairs } from "../row-pairs.js";
import type { Both, RuleKind } from "../rule.js";
import { type Relation, sentRelation, typeWords } from "../type-relation.js";
import { hasNarrowerLimits, hasOnlyWiderLimits, limitWords } from "./parameters.js";

/** The kinds of changes that parameters may have. */
export interface ParameterKinds<Row> extends RowKinds<Row> {
  /** A type that takes more than before, less, or something else. */
  typed(...relations: readonly Relation[]): RuleKind;
  /** Limits that exclude values they included. */
  readonly narrowed: RuleKind;
  /** Limits that include more values, and exclude none that they included. */
  readonly widened: RuleKind;
}

/** The rules of a kind of table whose rows are sent by callers. */
export function parameterKinds<Row extends Pick<Parameter, "type" | "minimum" | "maximum">>(
  rowsOf: (both: Both) => RowPairs<Row>,
): ParameterKinds<Row> {
  const kinds = rowKinds(rowsOf);
  const limited = (isMeant: (old: Row, next: Row) => boolean): RuleKind =>
    kinds.compared("minimum", (old, next) =>
      isMeant(old, next) ? [limitWords(old), limitWords(next)] : undefined,
    );
  return {
    ...kinds,
    typed: (...relations) =>
      kinds.compared("type", (old, next) =>
        relations.includes(sentRelation(old.type, next.type))
          ? [typeWords(old.type), typeWords(next.type)]
          : undefined,
      ),
    narrowed: limited(hasNarrowerLimits),
    widened: limited(hasOnlyWiderLimits),
  };
}
