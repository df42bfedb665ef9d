import { buffer } from "node:stream/consumers";
import { cacheRegion, type Snapshot } from "../core/cache-snapshot.js";
import type { GivenFile, ImageAnswer, ImageDocument, PictureReader } from "../core/image.js";
import type { fetchFile } from "../network/fetch-file.js";
import type { AddressCheck } from "../network/public-address.js";
import type { ImageFeature } from "../resources/features.js";
import { roughSize } from "../resources/site.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { checkGivenImage, storeGivenImage } from "./given-image.js";
import { imageCollection, imageCollectionName } from "./image-document.js";
import { openFile } from "./image-files.js";
import { createImages } from "./images.js";
import { readPicture } from "./picture.js";

interface ImageFeatureOptions {
  readonly database: Database;
  readonly config: { readonly imageLimit: number };
  readonly dependencies: {
    /** Replaces the decoder. */
    readonly readPicture?: PictureReader;
    readonly isFetchAllowed: AddressCheck;
    readonly fetchFile: typeof fetchFile;
  };
}

/** Creates what operations on records do with fields of the kind `image`, whose values are images of the service. */
export function createImageFeature({ database, config, dependencies }: ImageFeatureOptions): {
  readonly images: ImageFeature;
} {
  const { isFetchAllowed: isAllowed, fetchFile, readPicture: read = readPicture } = dependencies;
  const limit = config.imageLimit;
  const images = createImages(database, { limit, isAllowed, fetchFile, readPicture: read });
  return {
    images: {
      ...images,
      collection: imageCollectionName,
      checkGiven: checkGivenImage,
      storeGiven: (context, given, sequence) => storeGivenImage(images, context, { ...given, sequence }),
      load: (ids, snapshot) => loadImages(database, ids, snapshot),
      show: showImage,
      count: () => imageCollection(database).countDocuments({}),
      files: () => readFiles(database),
    },
  };
}

async function* readFiles(database: Database): AsyncGenerator<GivenFile & { readonly id: number }> {
  const images = imageCollection(database).find({}, { sort: { _id: 1 }, batchSize: 20 });
  for await (const { _id: id, name, hash, filesize } of images) {
    const pieces = await openFile(database, hash, filesize);
    yield { id, name, bytes: pieces === undefined ? Buffer.alloc(0) : await buffer(pieces) };
  }
}

const cachedImages = cacheRegion<ImageDocument>("document");

function keyOf(id: number): string {
  return `${imageCollectionName} ${id}`;
}

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
