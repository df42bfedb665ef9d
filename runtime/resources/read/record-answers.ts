import type { EntryOptions } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import type { WriteAnswers } from "../../core/idempotency.js";
import type { OperationResult, RequestContext } from "../../core/request-context.js";
import type { AnyResource } from "../resource.js";
import { type Site, snapshotFor } from "../site.js";
import { addBatches } from "./batches.js";
import { createSerializer } from "./create-serializer.js";
import { documentsShown } from "./dependencies.js";
import { recordUrl } from "./links.js";
import { populate } from "./populate.js";

type AnswerKind = Parameters<typeof createSerializer>[2];

/** A record as a caller is shown it, and what that depends on. */
export interface ShownRecord {
  readonly answer: object;
  readonly cacheable: EntryOptions;
}

/** Makes results from single records of a resource. */
export interface RecordAnswers {
  /** The record with the records inside it; the kind "single" adds what only reads of single records show. */
  show(document: RecordDocument, call: RequestContext, kind: AnswerKind): Promise<ShownRecord>;
  /** The result of a read, with status 200. */
  read(document: RecordDocument, call: RequestContext): Promise<OperationResult>;
  readonly writes: WriteAnswers;
}

/** Creates the answers of a resource. */
export function createRecordAnswers(site: Site, { facts, show: answerOf }: AnyResource): RecordAnswers {
  async function show(
    document: RecordDocument,
    call: RequestContext,
    kind: AnswerKind,
  ): Promise<ShownRecord> {
    const documents = [document];
    const populated = await populate({ site, snapshot: snapshotFor(site, call) }, facts, documents);
    const related = await addBatches({ site, call }, populated, { facts, documents, kind });
    const view = createSerializer({ site, call }, related, kind);
    const answer = answerOf(document, view);
    const dependencies = documentsShown({ site, facts, related }, document);
    return { answer, cacheable: { dependencies, expiresAt: view.variance.expiresAt } };
  }

  async function result(
    document: RecordDocument,
    call: RequestContext,
    kind: AnswerKind,
  ): Promise<OperationResult> {
    const { answer, cacheable } = await show(document, call, kind);
    return { status: 200, body: answer, headers: {}, revision: document.revision, cacheable };
  }

  // Writes of terms answer as reads of single terms do; others leave out what only such reads show.
  const inWrites = facts.taxonomy === undefined ? "listed" : "single";
  return {
    show,
    read: (document, call) => result(document, call, "single"),
    writes: {
      async create(document, call) {
        const headers = { Location: recordUrl(call.mounted, facts, document._id) };
        return { ...(await result(document, call, inWrites)), status: 201, headers };
      },
      update: (document, call) => result(document, call, inWrites),
      remove: (document, call) => result(document, call, "listed"),
    },
  };
}
