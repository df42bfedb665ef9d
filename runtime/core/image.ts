import type { MessageValues } from "./http-error.js";
import type { RecordId } from "./record-id.js";

/** An image that records refer to. Its files are stored before it is, so all of them are there. */
export interface ImageDocument extends StoredFile {
  readonly _id: number;
  /** Address the image was fetched from, if it was. */
  readonly source?: string;
  /** Who added it; absent for images of imports and older ones. */
  readonly author?: RecordId;
  /** Alternative texts by language. */
  readonly alt?: Readonly<Record<string, string>>;
  readonly extension: string;
  /** The original was stored without metadata; that of older images is removed when it is first served. */
  readonly stripped?: true;
  /** Smaller versions by name, such as `thumbnail`. */
  readonly sizes: Readonly<Record<string, StoredFile>>;
}

/** A file of an image: the original, or one of its sizes. Pixels and bytes. */
export interface StoredFile {
  /** Last part of the file's address; letters, digits, `-`, `_` and one dot. */
  readonly name: string;
  readonly media_type: string;
  readonly width: number;
  readonly height: number;
  readonly filesize: number;
  readonly hash: string;
}

/** An image as it is shown. Pixels and bytes. */
export interface ImageAnswer {
  url: string;
  id: number;
  extension: string;
  width: number;
  height: number;
  filesize: number;
  sizes: Record<
    string,
    { width: number; height: number; "mime-type": string; filesize: number; url: string }
  >;
}

/** A part of an image, in its pixels. */
export type ImageArea = Readonly<Record<"left" | "top" | "width" | "height", number>>;

/** A file as it came; the name may be anything. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A format of images that is accepted. */
export interface ImageType {
  /** As sharp names it. */
  readonly format: "jpeg" | "png" | "gif" | "webp" | "avif";
  readonly mediaType: string;
  /** Extensions of file names, the usual one first. */
  readonly extensions: readonly [string, ...string[]];
}

/** An image that was decoded from its first byte to its last, and its smaller versions. */
export interface Picture {
  readonly type: ImageType;
  /** Pixels, as the image is shown: its orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** The bytes that were read, without metadata. */
  readonly original: Buffer;
  /** Smaller versions, encoded like the original, upright and without metadata. */
  readonly sizes: readonly {
    readonly name: string;
    readonly width: number;
    readonly height: number;
    readonly bytes: Buffer;
  }[];
}

/** Decodes an image and makes its sizes. Throws an ImageError for what it does not accept. */
export type PictureReader = (bytes: Buffer) => Promise<Picture>;

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
