import type { Filter } from "mongodb";
import type { EntryOptions } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { defined, propertyIn } from "../../core/properties.js";
import type { OperationResult, RequestContext } from "../../core/request-context.js";
import { isSeries, occurrencesFilter } from "../../core/series.js";
import { type AppContext, type FeedFormat, type RecordRequest, snapshotFor } from "../app-context.js";
import type { Records } from "../registered-resource.js";
import type { Resource } from "../resource.js";
import { defaultStatuses, isStatusDocument } from "../status.js";
import { addBatches } from "./batches.js";
import { listedConditions } from "./conditions.js";
import { createSerializer } from "./create-serializer.js";
import { withEmbeds } from "./embeds.js";
import { checkReadable, findRecord, mayReadOccurrence } from "./find.js";
import { recordUrl } from "./links.js";
import { feedsOf } from "./list.js";
import { documentsShown, populate, withoutRecords } from "./populate.js";

/** Answers with the record that the path names. Throws an HttpError where the caller may not read it. */
export async function getRecord(
  request: RecordRequest,
  input: object,
  read: ReturnType<typeof createRecordAnswers>["read"],
): Promise<OperationResult> {
  const { call, records } = withEmbeds(request, input);
  const document = await findReadable(request, input);
  const { cacheable, ...shown } = await read(document, call);
  // Whether a password is right must not be cached.
  if (cacheable === undefined || (isStatusDocument(document) && document.password !== undefined))
    return shown;
  // Which record has a slug depends on the slugs of all.
  const ofSlugs = call.path.id === undefined ? [records.resource.collection] : [];
  const dependencies = [...cacheable.dependencies, ...ofSlugs, ...(call.record?.dependencies ?? [])];
  return { ...shown, cacheable: { ...cacheable, dependencies } };
}

/** The same as a feed, with the occurrences of a series in its stead. */
export async function getFeed(
  request: RecordRequest,
  input: object,
  format: FeedFormat,
): Promise<OperationResult> {
  const feeds = feedsOf(request.app);
  const document = await findReadable(request, input);
  const file = { format, name: `${request.records.resource.name}-${document._id}` };
  if (!isSeries(document)) return feeds.render(request, [{ document, isOpen: true }], file);
  const occurrences = (await listedOccurrences(request, document)).map((occurrence) => ({
    document: occurrence,
    isOpen: mayReadOccurrence(request, { series: document, occurrence }, input),
  }));
  return feeds.render(request, occurrences, { ...file, openSeries: document._id });
}

async function findReadable(request: RecordRequest, input: object): Promise<RecordDocument> {
  const document = await findRecord(request);
  await checkReadable(request, document, input);
  return document;
}

/** The occurrences of a series that lists show a caller, in the order of their places. */
async function listedOccurrences(request: RecordRequest, { _id }: RecordDocument): Promise<RecordDocument[]> {
  const { app, call, records } = request;
  const listed = listedConditions(request, defaultStatuses(app, call.principal));
  // Documents of a resource with occurrences have these properties.
  const filter = { $and: [occurrencesFilter(_id), ...listed] } as Filter<RecordDocument>;
  const found = await app.database.find(records.token, filter, { batchSize: 1000 });
  return found.sort((one, other) => (one.occurrence?.at ?? 0) - (other.occurrence?.at ?? 0));
}

/** Creates the answers of a resource; `recordsOf` returns its runtime half. */
export function createRecordAnswers(
  app: AppContext,
  { resource, show: answerOf }: Resource,
  recordsOf: () => Records,
) {
  async function show(
    document: RecordDocument,
    call: RequestContext,
    kind: "single" | "listed",
  ): Promise<{ readonly answer: object; readonly cacheable: EntryOptions }> {
    const context = { app, call, records: recordsOf() };
    const documents = [document];
    const populated = await populate(context, documents);
    const related = await addBatches(context, populated, { documents, kind });
    const view = createSerializer(context, related, kind);
    const answer = answerOf(document, view);
    const dependencies = documentsShown(context, related, document);
    return { answer, cacheable: { dependencies, expiresAt: view.variance.expiresAt } };
  }

  async function result(
    document: RecordDocument,
    call: RequestContext,
    kind: "single" | "listed",
  ): Promise<OperationResult> {
    const { _id: id, revision, text } = document;
    if (call.isBrief === true) {
      const slug = propertyIn(text[call.language] ?? {}, "slug");
      return { status: 200, body: defined({ id, slug }), headers: {}, revision };
    }
    const { answer, cacheable } = await show(document, call, kind);
    return { status: 200, body: answer, headers: {}, revision: document.revision, cacheable };
  }

  // Writes of terms answer as reads of single terms do; others leave out what only such reads show.
  const inWrites = resource.taxonomy === undefined ? "listed" : "single";
  return {
    /** The record with the records inside it; the kind "single" adds what only reads of single records show. */
    show,
    /** The record without the records and images inside it, which are not loaded. */
    showAlone: async (document: RecordDocument, call: RequestContext): Promise<object> => {
      const context = { app, call, records: recordsOf() };
      const alone = withoutRecords(snapshotFor(context));
      const own = await addBatches(context, alone, { documents: [document], kind: "listed" });
      return answerOf(document, createSerializer(context, own, "listed"));
    },
    /** The result of a read, with status 200. */
    read: (document: RecordDocument, call: RequestContext) => result(document, call, "single"),
    /** Those of writes. */
    answers: {
      create: async (document: RecordDocument, call: RequestContext): Promise<OperationResult> => {
        const { mounted, address } = call;
        const headers = { Location: recordUrl(mounted, resource, document._id, address) };
        return { ...(await result(document, call, inWrites)), status: 201, headers };
      },
      update: (document: RecordDocument, call: RequestContext) => result(document, call, inWrites),
      remove: (document: RecordDocument, call: RequestContext) => result(document, call, "listed"),
    },
  };
}
