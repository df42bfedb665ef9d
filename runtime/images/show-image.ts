import type { ImageAnswer, ImageDocument } from "../core/image.js";

/** A stored image as it is shown; `site` is the origin that its addresses begin with. */
export function showImage(image: ImageDocument, site: string): ImageAnswer {
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
