import type { RecordDocument } from "../../core/documents.js";
import { propertyIn } from "../../core/properties.js";
import type { OperationResult, RequestContext } from "../../core/request-context.js";
import { isSeries } from "../../core/series.js";
import type { FeedFormat } from "../features.js";
import type { CheckedInput } from "../input.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { CallContext, Site } from "../site.js";
import { isStatusDocument } from "../status.js";
import {
  checkReadable,
  findRecord,
  mayReadOccurrence,
  type PasswordProof,
  type RecordRequest,
} from "./find.js";
import { feedsOf } from "./list.js";
import { listedOccurrences } from "./listed-occurrences.js";
import type { RecordAnswers } from "./record-answers.js";

/** A read of the record that the path of the call names. Throws an HttpError where the caller may not read it. */
export type RecordRead = (
  input: object,
  call: RequestContext,
  checked: CheckedInput,
) => Promise<OperationResult>;

/** The read that answers with the record as JSON. */
export function getOperation(
  site: Site,
  resource: RegisteredResource,
  answers: Pick<RecordAnswers, "read">,
): RecordRead {
  return async (input, call, { errors }) => {
    const document = await findReadable({ site, resource, call, errors }, input);
    const { cacheable, ...shown } = await answers.read(document, call);
    // Whether a password is right must not be cached.
    if (cacheable === undefined || (isStatusDocument(document) && document.password !== undefined))
      return shown;
    // Which record has a slug depends on the slugs of all.
    const ofSlugs = call.path.id === undefined ? [resource.facts.collection] : [];
    const dependencies = [...cacheable.dependencies, ...ofSlugs];
    return { ...shown, cacheable: { ...cacheable, dependencies } };
  };
}

/** The read that answers with the record, or the occurrences of a series, as a feed. */
export function getFeedOperation(site: Site, resource: RegisteredResource, format: FeedFormat): RecordRead {
  const { facts } = resource;
  return async (input, call, { errors }) => {
    const document = await findReadable({ site, resource, call, errors }, input);
    const name = `${facts.name}-${document._id}`;
    const context = { site, facts, call };
    if (!isSeries(document))
      return feedsOf(site).render(context, [{ document, isOpen: true }], { format, name });
    const shown = await listedOccurrences({ site, call }, resource, document);
    const proof = proofIn(input);
    const records = shown.map((record) => ({
      document: record,
      isOpen: mayReadOccurrence({ site, call }, { series: document, occurrence: record }, proof),
    }));
    return feedsOf(site).render(context, records, { format, name, openSeries: document._id });
  };
}

async function findReadable(request: RecordRequest & CallContext, input: object): Promise<RecordDocument> {
  const document = await findRecord(request);
  await checkReadable(request, document, proofIn(input));
  return document;
}

function proofIn(input: object): PasswordProof {
  return {
    password: propertyIn(input, "password"),
    isEditing: propertyIn(input, "context") === "edit",
  };
}
