import { resourceNamed } from "../site.js";
import { fieldStoredAs } from "../stored-fields.js";
import { type ErrorList, errorsInside, objectsIn } from "./unchecked-input.js";
import type { WriteContext } from "./write-context.js";

type Values = Readonly<Record<string, unknown>>;

/** A write of a record that may have an image. */
interface ImageContext extends Pick<WriteContext, "site" | "call"> {
  readonly resource: Pick<WriteContext["resource"], "facts">;
  readonly errors: ErrorList;
}

/**
 * The id of the image that a write gives, which is stored if it is new: null removes the image, undefined leaves it. Adds an
 * error where the image is not accepted.
 */
export async function prepareImage(
  { site, call, resource, errors }: ImageContext,
  values: Values,
): Promise<number | null | undefined> {
  const { facts } = resource;
  const name = fieldStoredAs(facts, "image");
  const value = name === undefined ? undefined : values[name];
  if (name === undefined || value === undefined) return undefined;
  if (typeof value !== "string" || value === "") return null;
  return site.features.images?.storeGiven({ call, errors }, { name, value }, facts.sequence);
}

/** Prepares the images of records that will be created, before the first of those is. */
export async function checkImagesInside(context: WriteContext, values: Values): Promise<void> {
  const { site, call, errors } = context;
  for (const [name, field] of Object.entries(context.resource.facts.fields)) {
    if (field.create !== "record" || field.target === undefined) continue;
    const resource = resourceNamed(site, field.target);
    for (const { path, object } of objectsIn(name, values[name])) {
      const inside = errorsInside(errors, name, path);
      await prepareImage({ site, call, resource, errors: inside }, { ...object });
    }
  }
}
