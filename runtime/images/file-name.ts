import type { ImageType } from "../core/image.js";
import { slugify } from "../text/slug.js";

/** Parts of the name of a stored file. */
export interface FileName {
  /** Lower-case letters, digits, `-` and `_`; never empty. */
  readonly stem: string;
  readonly extension: string;
}

const stemLimit = 80;

/** A name for a file from the one it was given, which may hold anything. The extension is one of the type's. */
export function toFileName(given: string, type: ImageType): FileName {
  const [, stem = given, extension = ""] = /^([^]*)\.(\w{1,10})$/.exec(given) ?? [];
  // What is not Latin would be percent-encoded, which readers of an address can do without.
  const slug = slugify(stem).replace(/%[\da-f]{2}/g, "");
  const trimmed = slug.slice(0, stemLimit).replace(/^-+|(?<!-)-+$/g, "");
  const known = type.extensions.find((own) => own === extension.toLowerCase());
  return { stem: trimmed === "" ? "image" : trimmed, extension: known ?? type.extensions[0] };
}
