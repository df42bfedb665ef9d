import { Context } from "mingo/core";
import {
  $and,
  $eq,
  $exists,
  $gt,
  $gte,
  $in,
  $lt,
  $lte,
  $ne,
  $nin,
  $nor,
  $not,
  $or,
  $regex,
} from "mingo/operators/query";
import { Query } from "mingo/query";

/** A condition of the database. */
export type Condition = Readonly<Record<string, unknown>>;

/** The operators that the runtime uses; others throw an error with their name. */
const context = Context.init({
  query: { $and, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $nin, $nor, $not, $or, $regex },
});

/** Compiles a condition of the database. Throws for operators that the runtime does not use. */
export function matcherOf(condition: Condition): (document: Readonly<Record<string, unknown>>) => boolean {
  const query = new Query({ ...condition }, { context });
  return (document) => query.test(document);
}
