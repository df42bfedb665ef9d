import { ensureImageIndexes, imageCollectionName } from "./image-document.js";
import { createImageFeature } from "./image-feature.js";
import { serveFiles } from "./serve-files.js";

/** Fields of the kind `image`, and their files at `/files`. */
export const images = {
  collections: [imageCollectionName],
  ensureIndexes: ensureImageIndexes,
  extendRecords: createImageFeature,
  createMiddleware: serveFiles,
};
