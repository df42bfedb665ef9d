import type { RecordDocument } from "../../core/documents.js";
import { noId } from "../../core/record-id.js";
import type { Draft, ResolvedReferences, WriteInput } from "../input.js";
import { createDocument, mergeDocument } from "./merge.js";
import type { WriteContext } from "./write-context.js";

/** A write before anything that it needs is created. */
export interface PlannedWrite extends Pick<WriteInput, "values" | "recurrence" | "imported"> {
  /** Absent on create. */
  readonly current?: RecordDocument | undefined;
  readonly references: ResolvedReferences;
}

/**
 * The document that a write is about to store, in which the id 0, or the nil UUID, stands for each record that it creates.
 * Throws PeriodError.
 */
export function plannedDocument(
  context: Pick<WriteContext, "site" | "call" | "resource">,
  { references, current, ...write }: PlannedWrite,
): Draft {
  const { facts } = context.resource;
  const ids = [...references].map(([name, entries]) => {
    const none = noId(facts.fields[name] ?? {});
    return [name, entries.map((entry) => (entry.kind === "id" ? entry.id : none))] as const;
  });
  const input = { ...write, references: new Map(ids) };
  return current === undefined
    ? createDocument(context, input, noId(facts))
    : mergeDocument(context, input, current);
}
