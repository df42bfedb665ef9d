import type { RecordDocument } from "../../core/documents.js";
import type { Draft, ResolvedReferences, WriteInput } from "../input.js";
import { createDocument, mergeDocument } from "./merge.js";
import type { WriteContext } from "./write-context.js";

/** A write before anything that it needs is created. */
export interface PlannedWrite extends Pick<WriteInput, "values" | "recurrence" | "imported"> {
  /** Absent on create. */
  readonly current?: RecordDocument | undefined;
  readonly references: ResolvedReferences;
}

/** The document that a write is about to store, in which the id 0 stands for each record that it creates. Throws PeriodError. */
export function plannedDocument(
  context: Pick<WriteContext, "site" | "call" | "resource">,
  { references, current, ...write }: PlannedWrite,
): Draft {
  const ids = [...references].map(
    ([name, entries]) => [name, entries.map((entry) => (entry.kind === "id" ? entry.id : 0))] as const,
  );
  const input = { ...write, references: new Map(ids) };
  return current === undefined ? createDocument(context, input, 0) : mergeDocument(context, input, current);
}
