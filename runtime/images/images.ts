import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import {
  type GivenFile,
  type ImageArea,
  type ImageDocument,
  ImageError,
  type ImageType,
  type Picture,
  type PictureReader,
  type StoredFile,
} from "../core/image.js";
import { FetchError, type fetchFile } from "../network/fetch-file.js";
import type { AddressCheck } from "../network/public-address.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDuplicateKey } from "../storage/store-errors.js";
import { slugify } from "../text/words.js";
import { imageCollection, openFile, storeFile } from "./image-files.js";
import { cropPicture, imageTypeOf, readPicture, withoutMetadata } from "./picture.js";

/** What images need of the service. */
export interface ImageContext {
  readonly database: Database;
  /** Most bytes of an image. */
  readonly config: { readonly imageLimit: number };
  readonly dependencies: {
    /** Replaces the decoder. */
    readonly readPicture?: PictureReader;
    /** Which addresses images may be fetched from. */
    readonly isFetchAllowed: AddressCheck;
    readonly fetchFile: typeof fetchFile;
  };
}

const fetchTime = 10_000;

/** Opens the images on a database. */
export function createImages(context: ImageContext) {
  const { database, config, dependencies } = context;
  const images = imageCollection(database);
  // Many large images at once would take all memory.
  const inTurn = pLimit(1);

  async function store(
    file: GivenFile,
    sequence: string,
    { id, ...own }: StoredValues & { readonly id?: number | undefined },
  ): Promise<number> {
    const picture = await inTurn(() => (dependencies.readPicture ?? readPicture)(file.bytes));
    const files = await storePicture(database, file, picture);
    const _id = id ?? (await database.sequences.next(sequence));
    await images.insertOne({ _id, ...own, ...files });
    return _id;
  }

  async function findSource(source: string): Promise<number | undefined> {
    const known = await images.findOne({ source }, { projection: { _id: 1 }, ...timeLimit });
    return known?._id;
  }

  return {
    limit: config.imageLimit,
    strip: (id: number): Promise<StoredFile | undefined> => inTurn(() => strip(database, id)),
    store,
    crop: (image: ImageDocument, area: ImageArea): Promise<Buffer> =>
      inTurn(async () => cropPicture(await readOriginal(database, image), area)),
    async fetch(url: URL, sequence: string, own: StoredValues = {}): Promise<number> {
      const source = new URL(url);
      source.hash = "";
      const known = await findSource(source.href);
      if (known !== undefined) return known;
      const bytes = await fetchImage(source, context);
      try {
        return await store({ name: nameIn(source), bytes }, sequence, { ...own, source: source.href });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // A concurrent request stored the image of that address.
        const other = await findSource(source.href);
        if (other === undefined) throw error;
        return other;
      }
    },
  };
}

/** What an image has besides its files. */
type StoredValues = Pick<ImageDocument, "source" | "author">;

async function readOriginal(database: Database, { hash, filesize }: StoredFile): Promise<Buffer> {
  const pieces = await openFile(database, hash, filesize);
  return pieces === undefined ? Buffer.alloc(0) : buffer(pieces);
}

/** Removes the metadata of a stored original; undefined where there is none, or where it is no image. */
async function strip(database: Database, id: number): Promise<StoredFile | undefined> {
  const images = imageCollection(database);
  const image = await images.findOne({ _id: id }, timeLimit);
  if (image === null || image.stripped === true) return image ?? undefined;
  const bytes = await readOriginal(database, image);
  const type = imageTypeOf(bytes);
  if (type === undefined) return undefined;
  const original = await withoutMetadata(bytes, type);
  const file = { hash: await storeFile(database, original), filesize: original.length };
  await images.updateOne({ _id: id }, { $set: { ...file, stripped: true } });
  return { ...image, ...file };
}

async function fetchImage(url: URL, { config, dependencies }: ImageContext): Promise<Buffer> {
  const limit = config.imageLimit;
  try {
    const limits = { size: limit, time: fetchTime, isAllowed: dependencies.isFetchAllowed };
    return await dependencies.fetchFile(url, limits);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    // Callers do not learn why: it would disclose what there is in the service's own network.
    throw error.isTooLarge
      ? new ImageError("image_too_large", { limit }, error)
      : new ImageError("image_unreachable", { value: url.href.slice(0, 200) }, error);
  }
}

function nameIn(url: URL): string {
  const last = url.pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Stores the files of an image: the original without metadata, and its sizes. */
async function storePicture(
  database: Database,
  file: GivenFile,
  picture: Picture,
): Promise<Omit<ImageDocument, "_id" | keyof StoredValues>> {
  const { stem, extension } = toFileName(file.name, picture.type);
  const media_type = picture.type.mediaType;
  const sizes: Record<string, StoredFile> = {};
  for (const { name: size, width, height, bytes } of picture.sizes) {
    const name = `${stem}-${width}x${height}.${extension}`;
    const hash = await storeFile(database, bytes);
    sizes[size] = { name, media_type, width, height, filesize: bytes.length, hash };
  }
  const { width, height } = picture;
  const name = `${stem}.${extension}`;
  const hash = await storeFile(database, picture.original);
  const filesize = picture.original.length;
  return { name, extension, stripped: true, media_type, width, height, filesize, hash, sizes };
}

const stemLimit = 80;

/**
 * A name for a file from the one it was given, which may hold anything. The stem has lower-case letters, digits, `-` and `_`, and
 * is never empty; the extension is one of the type's.
 */
export function toFileName(
  given: string,
  type: ImageType,
): { readonly stem: string; readonly extension: string } {
  const [, stem = given, extension = ""] = /^([^]*)\.(\w{1,10})$/.exec(given) ?? [];
  // What is not Latin would be percent-encoded, which readers of an address can do without.
  const slug = slugify(stem).replace(/%[\da-f]{2}/g, "");
  const trimmed = slug.slice(0, stemLimit).replace(/^-+|(?<!-)-+$/g, "");
  const known = type.extensions.find((own) => own === extension.toLowerCase());
  return { stem: trimmed === "" ? "image" : trimmed, extension: known ?? type.extensions[0] };
}
