import { ImageError, type Images } from "../core/image.js";
import type { ErrorList } from "../core/parameter-errors.js";
import type { RequestContext, UploadedFile } from "../core/request-context.js";
import { isFetchable } from "../network/fetch-file.js";
import type { GivenImage } from "../resources/features.js";
import { imageTypeOf } from "./picture.js";

/** What a caller may give as an image: a file of the request's form, the id of an image, or an address. */
type ReadImage =
  | { readonly kind: "file"; readonly file: UploadedFile }
  | { readonly kind: "id"; readonly id: number }
  | { readonly kind: "url"; readonly url: URL };

interface GivenImageContext {
  readonly call: RequestContext;
  readonly errors: ErrorList;
}

/**
 * Adds an error where a parameter can be no image, as far as is known without fetching or decoding anything. `isKnown` returns
 * whether an id is that of an image which the caller may use.
 */
export async function checkGivenImage(
  { call, errors }: GivenImageContext,
  { name, value }: GivenImage,
  isKnown: (id: number) => Promise<boolean>,
): Promise<void> {
  if (value === "") return;
  const given = readGivenImage(call, value);
  if (given === undefined || (given.kind === "file" && imageTypeOf(given.file.bytes) === undefined))
    errors.add(name, "not_image");
  else if (given.kind === "id" && !(await isKnown(given.id))) errors.add(name, "not_found", { value });
}

/**
 * The id of the image that a parameter means, which is stored if it is a new one. Adds an error and returns undefined where
 * the caller may not add images, or the image is not accepted.
 */
export async function storeGivenImage(
  images: Images,
  { call, errors }: GivenImageContext,
  { name, value, sequence }: GivenImage & { readonly sequence: string },
): Promise<number | undefined> {
  const given = readGivenImage(call, value);
  // An image that is there already adds nothing.
  if (given?.kind !== "id" && !call.principal.may("upload")) {
    const shown = given?.kind === "file" ? given.file.name : value;
    errors.add(name, "not_allowed", { value: shown.slice(0, 60) });
    return undefined;
  }
  try {
    return await idOf(images, given, sequence);
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    errors.add(name, error.reason, error.values);
    return undefined;
  }
}

async function idOf(images: Images, given: ReadImage | undefined, sequence: string): Promise<number> {
  switch (given?.kind) {
    case "file":
      return images.store(given.file, sequence);
    case "url":
      return images.fetch(given.url, sequence);
    case "id":
      return given.id;
    case undefined:
      throw new ImageError("not_image");
  }
}

function readGivenImage(call: RequestContext, value: string): ReadImage | undefined {
  const file = [...(call.files?.values() ?? [])].find(({ token }) => token === value);
  if (file !== undefined) return { kind: "file", file };
  if (/^\d{1,15}$/.test(value)) return { kind: "id", id: Number(value) };
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return isFetchable(url) ? { kind: "url", url } : undefined;
}
