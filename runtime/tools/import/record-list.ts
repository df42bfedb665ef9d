import { plainSource, type Source, type SourceRecord } from "./source.js";

/** Records of a file that is read as a whole. */
export interface RecordList {
  readonly name: string;
  /** What the records are, such as `events`. */
  readonly label: string;
  /** Occurrences follow all other records. */
  readonly read: () => Promise<readonly SourceRecord[]>;
  readonly warnings: () => readonly string[];
}

const batchSize = 100;

/** Creates a source of records that are read with the first batch. */
export function createListSource({ name, label, read, warnings }: RecordList): Source {
  return {
    ...plainSource,
    name,
    warnings,
    async *batches(from) {
      const all = await read();
      for (let at = typeof from === "number" ? from : 0; at < all.length; ) {
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
