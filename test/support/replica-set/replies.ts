import { type Document, Long } from "bson";

/** A cursor of a reply; `id` is `0` for one that has no more documents. */
interface ScriptedCursor {
  readonly id?: string;
  readonly ns: string;
  readonly batch?: "firstBatch" | "nextBatch";
  readonly documents: readonly Document[];
  /** Further properties of the cursor. */
  readonly others?: Document;
}

/** The reply of a server to a command that opens or reads a cursor. */
export function cursorReply({
  id = "0",
  ns,
  batch = "firstBatch",
  documents,
  others,
}: ScriptedCursor): Document {
  return { ok: 1, cursor: { id: Long.fromString(id), ns, [batch]: documents, ...others } };
}

/** The error of a server, in the properties that it has beside `ok`. */
export interface ServerError {
  readonly code: number;
  readonly codeName: string;
  readonly errmsg: string;
  readonly errorLabels?: readonly string[];
}

/** The reply of a server that rejects a command. */
export function errorReply(error: ServerError): Document {
  return { ok: 0, ...error };
}

/** Errors that several parts of a member answer with. */
export const serverErrors = {
  notPrimary: {
    code: 10_107,
    codeName: "NotWritablePrimary",
    errmsg: "not primary",
    errorLabels: ["RetryableWriteError"],
  },
  interrupted: {
    code: 11_602,
    codeName: "InterruptedDueToReplStateChange",
    errmsg: "operation was interrupted",
  },
  tooLate: { code: 50, codeName: "MaxTimeMSExpired", errmsg: "operation exceeded time limit" },
  notReplicated: { code: 64, codeName: "WriteConcernTimeout", errmsg: "waiting for replication timed out" },
} as const satisfies Record<string, ServerError>;
