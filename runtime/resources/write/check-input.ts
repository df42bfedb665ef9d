import type { Collection, Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { Principal } from "../../core/principal.js";
import { fieldStoredAs, idsIn, storedProperty } from "../../core/properties.js";
import { parseId, type RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { withSeriesStatus } from "../../core/series.js";
import { timeLimit } from "../../storage/command-options.js";
import type { ResolvedEntry, ResolvedReferences } from "../input.js";
import { mayChangeRecord, readableConditions } from "../policy.js";
import { findBySlug } from "../read/find.js";
import { resolveReference } from "../read/references.js";
import type { Records } from "../registered-resource.js";
import type { CallContext, Site } from "../site.js";
import {
  checkValues,
  type GivenParameter,
  givenParameters,
  recordsIn,
  type UncheckedInput,
} from "./check-values.js";

/** An input whose references are resolved. */
interface Resolution extends CallContext {
  readonly input: UncheckedInput;
}

/**
 * Checks what a validator cannot see from the value alone: dates, zones, and whether the authors and records exist that are
 * referred to, also inside records that are given whole. Adds to the errors of the input; a parameter that has one already
 * is skipped. Resolves to the references.
 */
export function checkInput(
  site: Site,
  call: RequestContext,
  input: UncheckedInput,
): Promise<ResolvedReferences> {
  checkValues(site, call, input);
  return resolveAll({ site, call, input });
}

async function resolveAll(resolution: Resolution): Promise<ResolvedReferences> {
  const { site, call, input } = resolution;
  const references: ResolvedReferences = new Map();
  const lookups: Promise<unknown>[] = [];
  for (const given of givenParameters(input)) {
    const { name, descriptor, value } = given;
    if (descriptor.kind === "reference") {
      const context = { site, call, errors: input.errors };
      const lookup = resolveReference(context, { name, descriptor }, value);
      const checked = lookup.then((entries) => {
        references.set(name, entries);
        return checkLinks(resolution, given, entries);
      });
      lookups.push(checked);
      for (const record of recordsIn(site, given, input.errors))
        lookups.push(resolveAll({ site, call, input: record }));
    } else if (descriptor.kind === "user") {
      lookups.push(checkAuthor(resolution, given));
    } else if (descriptor.kind === "image" && typeof value === "string") {
      lookups.push(checkImage(resolution, { name, value }));
    }
  }
  await Promise.all(lookups);
  return references;
}

/** A filter by a record that the caller may not read finds nothing; a write may not link to one, unless the link exists. */
async function checkLinks(
  { site, call, input: { parameters, errors } }: Resolution,
  { name, descriptor }: GivenParameter,
  entries: readonly ResolvedEntry[],
): Promise<void> {
  if (!isField(descriptor)) return;
  const property = storedProperty(name, descriptor);
  for (const entry of entries) {
    if (entry.kind !== "id" || entry.isHidden !== true) continue;
    const link = { parameters, property, id: entry.id };
    // The same error as for an id that no record has.
    if (!(await isLinked(site, call, link))) errors.add(name, "not_found", { value: entry.id });
  }
}

function isField(descriptor: ParameterDescriptor | FieldDescriptor): descriptor is FieldDescriptor {
  return "storage" in descriptor;
}

/** An author is the caller, or has a key where the caller may edit the records of others; imports bring any along. */
async function checkAuthor(
  { site, call: { principal }, input: { errors } }: Resolution,
  { name, value }: GivenParameter,
): Promise<void> {
  if (typeof value !== "number" || value === principal.author || principal.imports === true) return;
  if (!principal.may("edit_others")) errors.add(name, "not_allowed", { value });
  else if (!(await site.keys.hasAuthor(value))) errors.add(name, "not_found", { value });
}

async function checkImage(
  { site, call, input: { parameters, errors } }: Resolution,
  image: { readonly name: string; readonly value: string },
): Promise<void> {
  await site.features.images?.checkGiven({ call, errors }, image, (id) =>
    mayUseImage(site, call, { parameters, property: "image", id }),
  );
}

/** A link that a write names: the parameters of the write, the property that stores it, and the id that it refers to. */
interface NamedLink {
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly property: string;
  readonly id: RecordId;
}

/** Whether the record that the path of a write names has a link already. The caller has to be allowed to edit the record. */
async function isLinked(
  site: Site,
  call: RequestContext,
  { parameters, property, id }: NamedLink,
): Promise<boolean> {
  const records = [...site.resources.values()].find(({ resource }) => resource.fields === parameters);
  if (records === undefined) return false;
  const current = await currentRecord(site, records, call);
  if (current === undefined || !idsIn(current, property).includes(id)) return false;
  return mayChangeRecord({ site, records, principal: call.principal }, "update", current);
}

async function currentRecord(
  site: Site,
  records: Records,
  call: RequestContext,
): Promise<RecordDocument | undefined> {
  const { id, slug } = call.path;
  const wanted = id === undefined ? undefined : parseId(records.resource, id);
  const found =
    id === undefined
      ? slug !== undefined && (await findBySlug(site, records, { slug, language: call.language }))
      : wanted !== undefined && (await site.database.load(records.token, [wanted]))[0];
  return found ? withSeriesStatus(found) : undefined;
}

/** Whether an image exists and the caller may use it: as the one that it is already, or as that of any record they may read. */
async function mayUseImage(
  site: Site,
  call: RequestContext,
  link: NamedLink & { readonly id: number },
): Promise<boolean> {
  if ((await site.features.images?.exists(link.id)) !== true) return false;
  if (call.principal.may("edit_others")) return true;
  const shown = [...site.resources.values()]
    .filter(({ resource }) => fieldStoredAs(resource, "image") !== undefined)
    .map(({ resource, token }) =>
      exists(
        site.database.collection(token),
        readableImages(site, call.principal, { resource, image: link.id }),
      ),
    );
  return (await Promise.all(shown)).some(Boolean) || isLinked(site, call, link);
}

/** Selects the records with an image that the caller may read. Resources with a field for an image store its id. */
function readableImages(
  site: Site,
  principal: Principal,
  { resource, image }: { readonly resource: ResourceDescriptor; readonly image: number },
): Filter<RecordDocument> {
  const own = principal.anonymous ? [] : [{ author: principal.author }];
  const isOpen = { $or: [{ password: { $exists: false } }, ...own] };
  return { $and: [{ image }, isOpen, ...readableConditions({ site, resource, principal })] };
}

async function exists(
  collection: Collection<RecordDocument>,
  filter: Filter<RecordDocument>,
): Promise<boolean> {
  return (await collection.findOne(filter, { projection: { _id: 1 }, ...timeLimit })) !== null;
}
