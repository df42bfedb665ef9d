import { cacheRegion, type Snapshot } from "../core/cache-snapshot.js";
import type { ImageDocument, Images } from "../core/image.js";
import type { ImageFeature } from "../resources/features.js";
import { roughSize } from "../resources/read/populate.js";
import { type Database, timeLimit } from "../storage/database.js";
import { checkGivenImage, storeGivenImage } from "./given-image.js";
import { imageCollection, imageCollectionName } from "./image-document.js";
import { showImage } from "./show-image.js";

/** Fields of the kind `image`, whose values are images of the service. */
export function createImageFeature(database: Database, images: Images): ImageFeature {
  return {
    ...images,
    collection: imageCollectionName,
    checkGiven: checkGivenImage,
    storeGiven: (context, given, sequence) => storeGivenImage(images, context, { ...given, sequence }),
    load: (ids, snapshot) => loadImages(database, ids, snapshot),
    show: showImage,
  };
}

const cachedImages = cacheRegion<ImageDocument>("image");

async function loadImages(
  database: Database,
  ids: readonly number[],
  snapshot: Snapshot,
): Promise<Map<number, ImageDocument>> {
  const wanted = [...new Set(ids)];
  const known = new Map(wanted.map((id) => [id, snapshot.get(cachedImages, String(id))]));
  const missing = wanted.filter((id) => known.get(id) === undefined);
  if (missing.length > 0) {
    const loaded = await imageCollection(database)
      .find({ _id: { $in: missing } }, { batchSize: missing.length + 1, ...timeLimit })
      .toArray();
    for (const image of loaded) {
      known.set(image._id, image);
      const dependencies = [{ collection: imageCollectionName, ids: [image._id] }];
      snapshot.set(cachedImages, String(image._id), image, { dependencies, size: roughSize(image) });
    }
  }
  return new Map([...known].filter((entry): entry is [number, ImageDocument] => entry[1] !== undefined));
}
