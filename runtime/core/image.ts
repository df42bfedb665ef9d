/** An image that records refer to. Its files are stored before it is, so all of them are there. */
export interface ImageDocument extends StoredFile {
  readonly _id: number;
  /** Address the image was fetched from, if it was. */
  readonly source?: string;
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
  sizes: Record<string, ImageSizeAnswer>;
}

export interface ImageSizeAnswer {
  width: number;
  height: number;
  "mime-type": string;
  filesize: number;
  url: string;
}
