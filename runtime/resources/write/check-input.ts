import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import { storedProperty } from "../../core/properties.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResolvedEntry, ResolvedReferences } from "../input.js";
import { resolveReference } from "../read/references.js";
import type { CallContext, Site } from "../site.js";
import { checkValues } from "./check-values.js";
import { isLinked, mayUseImage } from "./named-link.js";
import { type GivenParameter, givenParameters, recordsIn, type UncheckedInput } from "./unchecked-input.js";

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
      const lookup = resolveReference(context, { name, facts: descriptor }, value);
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
