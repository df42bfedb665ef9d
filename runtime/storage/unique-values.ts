import type { Db } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import { propertyIn } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { IndexDescriptor } from "../core/resource-descriptor.js";
import { timeLimit } from "./command-options.js";

/** A collection of records, and its indexes: no two records have a value of one that is `unique`. */
export interface IndexedCollection {
  readonly name: string;
  readonly indexes: readonly IndexDescriptor[];
}

/** A record as it is and as it is to be: the first is absent where it is new, the second where it is deleted. */
export interface RecordChange {
  readonly before?: RecordDocument;
  readonly after?: RecordDocument;
}

/** Rejects a second record with a unique value: by unique indexes, or by claims. */
export interface UniqueValues {
  /**
   * Stores a change by `store`, which resolves to false where the record has another revision. Rejects with an error that
   * `isDuplicateKey` accepts, and stores nothing, where another record has a unique value.
   */
  write(collection: IndexedCollection, change: RecordChange, store: () => Promise<boolean>): Promise<boolean>;
  /** Those of some entries of the index `slugs` that other records have. */
  takenSlugs(
    collection: IndexedCollection,
    entries: readonly string[],
    id: RecordId,
  ): Promise<ReadonlySet<string>>;
}

/** Unique values by the unique indexes of the store, which cost a write no further command. */
export function indexedValues(db: Db): UniqueValues {
  return {
    write: (_collection, _change, store) => store(),
    async takenSlugs({ name }, entries, id) {
      const holders = await db
        .collection<RecordDocument>(name)
        .find(
          { slugs: { $in: [...entries] }, _id: { $ne: id } },
          { projection: { slugs: 1 }, batchSize: entries.length + 1, ...timeLimit },
        )
        .toArray();
      return new Set(holders.flatMap(({ slugs }) => slugs));
    },
  };
}

/** The unique values of a record as texts of collection, properties and values, such as `venues/slugs/["en:harbour"]`. */
export function uniqueValuesOf({ name, indexes }: IndexedCollection, document: object): readonly string[] {
  return indexes
    .filter(({ unique }) => unique === true)
    .flatMap((index) =>
      entriesOf(index, document).map((entry) => uniqueValue(name, Object.keys(index.keys), entry)),
    );
}

/** A unique value as a text; `entry` has a value for each of the properties. */
export function uniqueValue(
  collection: string,
  properties: readonly string[],
  entry: readonly unknown[],
): string {
  return `${collection}/${properties.join(",")}/${JSON.stringify(entry)}`;
}

/** Collection and properties of a unique value. */
export function readUniqueValue(value: string): {
  readonly collection: string;
  readonly properties: readonly string[];
} {
  const [collection = "", properties = ""] = value.split("/", 2);
  return { collection, properties: properties.split(",") };
}

/** What a document has in an index: one entry, or one for each value of a list. */
function entriesOf(
  { keys, sparse, partialFilterExpression = {} }: IndexDescriptor,
  document: object,
): readonly (readonly unknown[])[] {
  const [first, ...others] = Object.keys(keys).map((property) => propertyIn(document, property));
  if (sparse === true && first === undefined) return [];
  const isIndexed = Object.entries(partialFilterExpression).every(([property, condition]) => {
    const value = propertyIn(document, property);
    return "$exists" in condition ? value !== undefined : typeof value === "string" && value > condition.$gt;
  });
  if (!isIndexed) return [];
  const values: readonly unknown[] = Array.isArray(first) ? first : [first];
  return values.map((value) => [value, ...others]);
}
