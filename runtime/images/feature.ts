import { buffer } from "node:stream/consumers";
import { cacheRegion, type Snapshot } from "../core/cache-snapshot.js";
import { type GivenFile, type ImageAnswer, type ImageDocument, ImageError } from "../core/image.js";
import type { RequestContext, UploadedFile } from "../core/request-context.js";
import { isFetchable } from "../network/fetch-file.js";
import { type ImageFeature, roughSize } from "../resources/app-context.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { imageCollection, imageCollectionName, openFile } from "./image-files.js";
import { createImages, type ImageContext } from "./images.js";
import { imageTypeOf } from "./picture.js";
import { serveFiles } from "./serve-files.js";

/** Fields of the kind `image`, and their files at `/files`. */
export const images = {
  collections: [imageCollectionName],
  // By its index, an address is fetched only once.
  indexes: { [imageCollectionName]: [{ name: "source", keys: { source: 1 }, unique: true, sparse: true }] },
  extendRecords: (context: ImageContext) => ({ images: createImageFeature(context) }),
  createMiddleware: serveFiles,
} as const;

/** Creates what operations on records do with fields of the kind `image`, whose values are images of the service. */
function createImageFeature(context: ImageContext): ImageFeature {
  const { database } = context;
  const images = createImages(context);
  return {
    ...images,
    collection: imageCollectionName,
    async checkGiven({ call, errors, name, value }, isKnown) {
      if (value === "") return;
      const given = readGivenImage(call.files, value);
      if (given === undefined || (given.kind === "file" && imageTypeOf(given.file.bytes) === undefined))
        errors.add(name, "not_image");
      else if (given.kind === "id" && !(await isKnown(given.id))) errors.add(name, "not_found", { value });
    },
    async storeGiven({ call, errors, name, value }, sequence) {
      const given = readGivenImage(call.files, value);
      // An image that is there already adds nothing.
      if (given?.kind === "id") return given.id;
      if (!call.principal.may("upload")) {
        const shown = given?.kind === "file" ? given.file.name : value;
        errors.add(name, "not_allowed", { value: shown.slice(0, 60) });
        return undefined;
      }
      const own = { author: call.principal.author };
      try {
        if (given === undefined) throw new ImageError("not_image");
        if (given.kind === "url") return await images.fetch(given.url, sequence, own);
        return await images.store(given.file, sequence, own);
      } catch (error) {
        if (!(error instanceof ImageError)) throw error;
        errors.add(name, error.reason, error.values);
        return undefined;
      }
    },
    load: (ids, snapshot) => loadImages(database, ids, snapshot),
    show: showImage,
    count: () => imageCollection(database).countDocuments({}),
    files: () => readFiles(database),
  };
}

/** What a caller may give as an image: a file of the request's form, the id of an image, or an address. */
type ReadImage =
  | { readonly kind: "file"; readonly file: UploadedFile }
  | { readonly kind: "id"; readonly id: number }
  | { readonly kind: "url"; readonly url: URL };

function readGivenImage(files: RequestContext["files"], value: string): ReadImage | undefined {
  const file = [...(files?.values() ?? [])].find(({ token }) => token === value);
  if (file !== undefined) return { kind: "file", file };
  if (/^\d{1,15}$/.test(value)) return { kind: "id", id: Number(value) };
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return isFetchable(url) ? { kind: "url", url } : undefined;
}

async function* readFiles(database: Database): AsyncGenerator<GivenFile & { readonly id: number }> {
  const images = imageCollection(database).find({}, { sort: { _id: 1 }, batchSize: 20 });
  for await (const { _id: id, name, hash, filesize } of images) {
    const pieces = await openFile(database, hash, filesize);
    yield { id, name, bytes: pieces === undefined ? Buffer.alloc(0) : await buffer(pieces) };
  }
}

const cachedImages = cacheRegion<ImageDocument>("document");

const keyOf = (id: number): string => `${imageCollectionName} ${id}`;

async function loadImages(
  database: Database,
  ids: readonly number[],
  snapshot: Snapshot,
): Promise<Map<number, ImageDocument>> {
  const wanted = [...new Set(ids)];
  const known = new Map(wanted.map((id) => [id, snapshot.get(cachedImages, keyOf(id))]));
  const missing = wanted.filter((id) => known.get(id) === undefined);
  if (missing.length > 0) {
    const loaded = await imageCollection(database)
      .find({ _id: { $in: missing } }, { batchSize: missing.length + 1, ...timeLimit })
      .toArray();
    for (const image of loaded) {
      known.set(image._id, image);
      const dependencies = [{ collection: imageCollectionName, ids: [image._id] }];
      snapshot.set(cachedImages, keyOf(image._id), { value: image, dependencies, size: roughSize(image) });
    }
  }
  return new Map([...known].filter((entry): entry is [number, ImageDocument] => entry[1] !== undefined));
}

/** A stored image as it is shown; `site` is the origin that its addresses begin with. */
function showImage(image: ImageDocument, site: string): ImageAnswer {
  const address = (name: string): string => `${site}/files/${image._id}/${name}`;
  const sizes = Object.entries(image.sizes).map(([size, { name, width, height, media_type, filesize }]) => [
    size,
    { width, height, "mime-type": media_type, filesize, url: address(name) },
  ]);
  const { _id: id, name, extension, width, height, filesize } = image;
  return {
    url: address(name),
    id,
    extension,
    width,
    height,
    filesize,
    sizes: Object.fromEntries(sizes) as ImageAnswer["sizes"],
  };
}
