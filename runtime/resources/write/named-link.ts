import type { Collection, Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { Principal } from "../../core/principal.js";
import { parseId, type RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { withSeriesStatus } from "../../core/series.js";
import { timeLimit } from "../../storage/command-options.js";
import { mayChangeRecord, readableConditions } from "../policy.js";
import { findBySlug } from "../read/find.js";
import { idsIn } from "../read/linked-ids.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";
import { fieldStoredAs } from "../stored-fields.js";

/** A link that a write names: the parameters of the write, the property that stores it, and the id that it refers to. */
export interface NamedLink {
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly property: string;
  readonly id: RecordId;
}

/** Whether the record that the path of a write names has a link already. The caller has to be allowed to edit the record. */
export async function isLinked(
  site: Site,
  call: RequestContext,
  { parameters, property, id }: NamedLink,
): Promise<boolean> {
  const resource = [...site.resources.values()].find(({ facts }) => facts.fields === parameters);
  if (resource === undefined) return false;
  const current = await currentRecord(site, resource, call);
  if (current === undefined || !idsIn(current, property).includes(id)) return false;
  return mayChangeRecord({ site, facts: resource.facts, principal: call.principal }, "update", current);
}

async function currentRecord(
  site: Site,
  resource: RegisteredResource,
  call: RequestContext,
): Promise<RecordDocument | undefined> {
  const { id, slug } = call.path;
  const wanted = id === undefined ? undefined : parseId(resource.facts, id);
  const found =
    id === undefined
      ? slug !== undefined && (await findBySlug({ site, call }, resource, slug))
      : wanted !== undefined && (await site.database.load(resource.token, [wanted]))[0];
  return found ? withSeriesStatus(found) : undefined;
}

/** Whether an image exists and the caller may use it: as the one that it is already, or as that of any record they may read. */
export async function mayUseImage(
  site: Site,
  call: RequestContext,
  link: NamedLink & { readonly id: number },
): Promise<boolean> {
  if ((await site.features.images?.exists(link.id)) !== true) return false;
  if (call.principal.may("edit_others")) return true;
  const shown = [...site.resources.values()]
    .filter(({ facts }) => fieldStoredAs(facts, "image") !== undefined)
    .map(({ facts, token }) =>
      exists(
        site.database.collection(token),
        readableImages(site, call.principal, { facts, image: link.id }),
      ),
    );
  return (await Promise.all(shown)).some(Boolean) || isLinked(site, call, link);
}

/** Selects the records with an image that the caller may read. Resources with a field for an image store its id. */
function readableImages(
  site: Pick<Site, "facts">,
  principal: Principal,
  { facts, image }: { readonly facts: ResourceDescriptor; readonly image: number },
): Filter<RecordDocument> {
  const own = principal.anonymous ? [] : [{ author: principal.author }];
  const isOpen = { $or: [{ password: { $exists: false } }, ...own] };
  return { $and: [{ image }, isOpen, ...readableConditions({ site, facts, principal })] };
}

async function exists(
  collection: Collection<RecordDocument>,
  filter: Filter<RecordDocument>,
): Promise<boolean> {
  return (await collection.findOne(filter, { projection: { _id: 1 }, ...timeLimit })) !== null;
}
