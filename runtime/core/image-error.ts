import type { MessageValues } from "./http-error.js";

/** Why an image was not accepted. `reason` is a name in the catalogue of the spec; `values` fill the words of its text. */
export class ImageError extends Error {
  override readonly name = "ImageError";
  readonly reason: string;
  readonly values: MessageValues;

  constructor(
    reason:
      | "not_image"
      | "image_broken"
      | "image_too_large"
      | "image_too_many_pixels"
      | "image_too_slow"
      | "image_unreachable",
    values: MessageValues = {},
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.reason = reason;
    this.values = values;
  }
}
