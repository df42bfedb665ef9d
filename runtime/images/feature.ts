import { imageCollectionName, imageIndexes } from "./image-document.js";
import { createImageFeature } from "./image-feature.js";
import { serveFiles } from "./serve-files.js";

/** Fields of the kind `image`, and their files at `/files`. */
export const images = {
  collections: [imageCollectionName],
  indexes: imageIndexes,
  extendRecords: createImageFeature,
  createMiddleware: serveFiles,
};
