import { plainSource, type Source, type SourceRecord } from "./source.js";

/** Records of a file that is read as a whole. */
export interface RecordList {
  readonly name: string;
  /** What the records are, such as `events`. */
  readonly label: string;
  /** Occurrences follow all other records. */
  readonly read: () => Promise<readonly SourceRecord[]>;
  readonly warnings: () => readonly string[];
  /** What of the file could not be read, a sentence each; complete when the records are read. */
  readonly missing?: () => readonly string[];
}

/** Large batches, because the store and the importer wait for each other between two of them. */
const batchSize = 2000;

/** Creates a source of records that are read with the first batch. */
export function createListSource({ name, label, read, warnings, missing = () => [] }: RecordList): Source {
  return {
    ...plainSource,
    name,
    warnings,
    async *batches(from) {
      const all = await read();
      const start = typeof from === "number" ? from : 0;
      if (start === 0 && missing().length > 0)
        yield { label, total: all.length, records: [], next: 0, missing: missing() };
      for (let at = start; at < all.length; ) {
        const next = endOfBatch(all, at);
        yield { label, total: all.length, records: all.slice(at, next), next };
        at = next;
      }
    },
  };
}

/** An occurrence is not in one batch with its series, which has to be imported before. */
function endOfBatch(records: readonly SourceRecord[], from: number): number {
  const isOccurrence = (record: SourceRecord | undefined) => record?.imported?.occurrence !== undefined;
  const end = Math.min(from + batchSize, records.length);
  const change = records
    .slice(from, end)
    .findIndex((record) => isOccurrence(record) !== isOccurrence(records[from]));
  return change < 0 ? end : from + change;
}
