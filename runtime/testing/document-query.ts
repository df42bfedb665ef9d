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
import type { StoredDocument } from "./stored-document.js";

/** The operators that the runtime uses; others throw an error with their name. */
const context = Context.init({
  query: { $and, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $nin, $nor, $not, $or, $regex },
});

/** Compiles a condition of the database. Throws for operators that the runtime does not use. */
export function matcherOf(
  condition: Readonly<Record<string, unknown>>,
): (document: StoredDocument) => boolean {
  const query = new Query({ ...condition }, { context });
  return (document) => query.test(document);
}

/** What the driver throws where a unique index has a value already. */
export class DuplicateKeyError extends Error {
  override readonly name = "MongoServerError";
  readonly code = 11_000;

  constructor(collection: string, { name, key }: { readonly name: string; readonly key: object }) {
    const values = Object.keys(key).map((property) => `${property}: ...`);
    super(
      `E11000 duplicate key error collection: ${collection} index: ${name} dup key: { ${values.join(", ")} }`,
    );
  }
}

/** What the driver throws where some of many documents are rejected. */
export class RejectedDocumentsError extends Error {
  override readonly name = "MongoBulkWriteError";
  readonly result = { getWriteConcernError: () => undefined };

  constructor(
    /** Number of documents that were stored. */
    readonly insertedCount: number,
    readonly writeErrors: readonly {
      readonly index: number;
      readonly code: number;
      readonly errmsg: string;
    }[],
  ) {
    super(writeErrors[0]?.errmsg);
  }
}
