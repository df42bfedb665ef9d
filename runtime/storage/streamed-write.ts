import type { Document } from "mongodb";
import { idNumbers } from "./affected-ids.js";
import { invalidatedBy, type Write } from "./written-commands.js";

/** A change as the stages below leave it: of an update the paths, but no values. */
export interface StreamedChange {
  readonly operationType: string;
  readonly ns?: { readonly coll?: string };
  readonly documentKey?: { readonly _id: unknown };
  readonly updated?: readonly string[];
  readonly removed?: readonly string[];
  readonly truncated?: readonly string[];
}

/** Stages of a change stream that reports the writes to some collections, and what affects whole collections. */
export function changeStages(collections: readonly string[]): readonly Document[] {
  const { updatedFields, truncatedArrays } = {
    updatedFields: "$updateDescription.updatedFields",
    truncatedArrays: "$updateDescription.truncatedArrays.field",
  };
  const isOfDocument = { operationType: { $in: ["insert", "update", "replace", "delete"] } };
  const isOfOthers = { "ns.coll": { $nin: [...collections] } };
  return [
    { $match: { $nor: [{ $and: [isOfDocument, isOfOthers] }] } },
    {
      $project: {
        operationType: 1,
        ns: 1,
        documentKey: 1,
        updated: { $map: { input: { $objectToArray: updatedFields }, in: "$$this.k" } },
        removed: "$updateDescription.removedFields",
        truncated: truncatedArrays,
      },
    },
  ];
}

/** What a change wrote to; undefined where no answer shows it. */
export function writeOf(change: StreamedChange): Write | undefined {
  const { operationType, ns, documentKey, updated, removed, truncated } = change;
  if (ns?.coll === undefined || documentKey === undefined) return "all";
  const paths = [updated, removed, truncated].flatMap((some) => some ?? []);
  const properties = new Set(paths.map((path) => path.split(".", 1)[0] ?? path));
  const isKnown = operationType === "update" && properties.size > 0;
  const collection = invalidatedBy(ns.coll, isKnown ? properties : undefined);
  const ids = idNumbers(documentKey._id);
  return collection === undefined ? undefined : { collection, ...(ids && { ids }) };
}
