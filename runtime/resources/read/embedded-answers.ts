import { cacheRegion } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { serializeOnce } from "../../core/json-fragment.js";
import type { RecordId } from "../../core/record-id.js";
import type { CollectionReference } from "../../storage/database.js";
import { readBatches } from "./batches.js";
import { documentsInside } from "./dependencies.js";
import type { PopulatedRecords } from "./populate.js";
import { createVariance, type Serializer } from "./serializer.js";

/** The answer that records are embedded in. */
export interface EmbeddingContext {
  readonly view: Serializer;
  readonly related: PopulatedRecords;
  /** The number of its language and mount. */
  readonly variant: number;
}

/** Records of one collection, and what they look like inside others. */
export interface EmbeddedRecords<Document extends RecordDocument, Answer extends object> {
  readonly token: CollectionReference<Document>;
  readonly show: (document: Document, view: Serializer) => Answer;
}

/** An answer inside others, and the instant in milliseconds up to which it is valid; its JSON is cached with it. */
interface CachedAnswer {
  readonly answer: object;
  readonly expiresAt: number;
}

const embeddedAnswers = cacheRegion<CachedAnswer>("inside");

/** Bytes of JSON that the records of one field may take inside another; those beyond are shown without their long texts. */
const embeddedLimit = 1024 * 1024;

/** Shows the records of a field inside an answer; what each looks like is cached. */
export function showEmbedded<Document extends RecordDocument, Answer extends object>(
  context: EmbeddingContext,
  embedded: EmbeddedRecords<Document, Answer>,
  ids: readonly RecordId[] | undefined,
): Answer[] {
  let bytes = 0;
  return context.view.related(embedded.token, ids).map((document) => {
    const answer = answerInside(context, embedded, document);
    bytes += serializeOnce(answer).length;
    return bytes <= embeddedLimit ? answer : withoutLongTexts(answer);
  });
}

function answerInside<Document extends RecordDocument, Answer extends object>(
  { view, related, variant }: EmbeddingContext,
  { token, show }: EmbeddedRecords<Document, Answer>,
  document: Document,
): Answer {
  const key = `${view.single ? "single" : "listed"} ${token.name} ${variant} ${document._id}`;
  const known = related.snapshot.get(embeddedAnswers, key);
  if (known !== undefined) {
    view.declare({ expiresAt: known.expiresAt });
    // A collection is shown inside others in one way.
    return known.answer as Answer;
  }
  const variance = createVariance();
  const batched = readBatches(related, variance);
  const inside: Serializer = { ...view, ...variance, batched, related: () => [], shown: () => [] };
  const answer = show(document, inside);
  const { length } = serializeOnce(answer);
  view.declare(inside.variance);
  if (!inside.variance.variesByCaller) {
    const dependencies = documentsInside({ site: view.site, related }, token.name, document);
    const { expiresAt } = inside.variance;
    related.snapshot.set(embeddedAnswers, key, {
      value: { answer, expiresAt },
      dependencies,
      size: 3 * length,
      expiresAt,
    });
  }
  return answer;
}

const longText = 1000;

/** The answer with empty texts in place of long ones, also of those inside it. */
function withoutLongTexts<Answer>(answer: Answer): Answer {
  // The reviver leaves the shape as it is.
  return JSON.parse(JSON.stringify(answer), (_name, value: unknown) =>
    typeof value === "string" && value.length > longText ? "" : value,
  ) as Answer;
}
