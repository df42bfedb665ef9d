import { createRequire } from "node:module";
import type sharp from "sharp";
import type { Metadata, Sharp } from "sharp";
import { type ImageArea, ImageError, type ImageType, type Picture } from "../core/image.js";

/** Most bytes that the pixels of an image, or of one frame of it, take in memory while it is decoded. */
export const decodedLimit = 192 * 1024 * 1024;

/** For everything that is done with one image. */
const decodeSeconds = 30;

/**
 * Decodes an image and makes its sizes; those of an animation show its first frame. Throws an ImageError for what is
 * no image, is damaged or cut short, takes too long, or has too many pixels, which is checked before any is decoded.
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const type = imageTypeOf(bytes);
  if (type === undefined) throw new ImageError("not_image");
  if (type.format === "gif" && !hasGifEnd(bytes)) throw new ImageError("image_broken");
  const end = performance.now() + decodeSeconds * 1000;
  try {
    const { width, height } = await readSides(bytes);
    const base = await readBase(bytes, { width, height, end });
    const sizes: Picture["sizes"][number][] = [];
    for (const size of planSizes(width, height)) sizes.push(await renderSize(base, type, { ...size, end }));
    return { type, width, height, original: await withoutMetadata(bytes, type, end), sizes };
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw new ImageError(performance.now() < end ? "image_broken" : "image_too_slow", {}, error);
  }
}

/**
 * An image without what cameras and programs write beside the pixels, such as where it was taken: one that has any of that is
 * encoded anew, upright, with its colour profile and all its frames. Others are returned as they are.
 */
export async function withoutMetadata(
  bytes: Buffer,
  type: ImageType,
  end = performance.now() + decodeSeconds * 1000,
): Promise<Buffer> {
  const metadata = await loadDecoder()(bytes, { limitInputPixels: false }).metadata();
  const { exif, xmp, iptc, comments, pages = 1 } = metadata;
  // The decoder does not report the XMP of a GIF.
  const hasXmp = type.format === "gif" && bytes.includes("XMP DataXMP");
  if (!hasXmp && [exif, xmp, iptc, comments].every((part) => part === undefined)) return bytes;
  requireSmall(metadata, pages);
  const image = open(bytes, { end, animated: type.format === "gif" || type.format === "webp" });
  return encode(image.keepIccProfile(), type, originalQuality).toBuffer();
}

/** A part of an image in its format, upright; of an animation that part of its first frame. */
export async function cropPicture(bytes: Buffer, area: ImageArea): Promise<Buffer> {
  const part = open(bytes, { end: performance.now() + decodeSeconds * 1000 })
    .extract(area)
    .keepIccProfile();
  return encode(part, imageTypeOf(bytes) ?? types.png, originalQuality).toBuffer();
}

let decoder: typeof sharp | undefined;

/** Loads the decoder at the first image: native code that takes longer to load, and more memory, than much of the service. */
function loadDecoder(): typeof sharp {
  if (decoder !== undefined) return decoder;
  // The package is CommonJS and `require` is untyped.
  decoder = createRequire(import.meta.url)("sharp") as typeof sharp;
  // No image is decoded twice in a row: what the decoder would remember is memory lost.
  decoder.cache(false);
  return decoder;
}

/** The decoder takes a GIF that was cut after its first frame for a shorter animation. */
function hasGifEnd(bytes: Buffer): boolean {
  return bytes.findLast((byte) => byte !== 0) === 0x3b;
}

/** The sides of an image that may be decoded. */
async function readSides(bytes: Buffer): Promise<{ width: number; height: number }> {
  // The header alone is read here, to distinguish too many pixels from damage.
  const metadata = await loadDecoder()(bytes, { failOn: "error", limitInputPixels: false }).metadata();
  requireSmall(metadata);
  return metadata.autoOrient;
}

/** Throws for an image, or so many frames of it, whose pixels would take more memory than `decodedLimit`. */
function requireSmall(metadata: Metadata, frames = 1): void {
  const { width, height, channels, depth } = metadata;
  const limit = Math.floor(decodedLimit / (channels * (depth === "uchar" ? 1 : 2) * copiesOf(metadata)));
  if (width * height * frames > limit) throw new ImageError("image_too_many_pixels", { limit });
}

/** How often all pixels are in memory at once: most images are decoded line by line. */
function copiesOf({ format, orientation = 1, isProgressive }: Metadata): number {
  if (format === "heif") return 4;
  return isProgressive || orientation > 1 ? 2 : 1;
}

/**
 * What the sizes are made from. An image far larger than all of them is scaled down once, which is faster than decoding
 * it for each.
 */
async function readBase(
  bytes: Buffer,
  { width, height, end }: { readonly width: number; readonly height: number; readonly end: number },
): Promise<Buffer> {
  if (Math.min(width, height) > longestSide) {
    const sides = { width: longestSide, height: longestSide, fit: "outside" } as const;
    return open(bytes, { end }).resize(sides).png({ compressionLevel: 0 }).toBuffer();
  }
  // The few pixels that come out are not needed: that they come out shows that the file is whole.
  await open(bytes, { end }).resize(8, 8, { fit: "fill" }).raw().toBuffer();
  return bytes;
}

async function renderSize(
  base: Buffer,
  type: ImageType,
  { name, width, height, isCropped, end }: PlannedSize & { readonly end: number },
): Promise<Picture["sizes"][number]> {
  const resized = open(base, { end }).resize({ width, height, fit: isCropped ? "cover" : "fill" });
  return { name, width, height, bytes: await encode(resized, type).toBuffer() };
}

function open(bytes: Buffer, { end, animated = false }: { end: number; animated?: boolean }): Sharp {
  const limits = { failOn: "error", limitInputPixels: decodedLimit } as const;
  // The decoder takes whole seconds.
  const seconds = Math.ceil((end - performance.now()) / 1000);
  if (seconds <= 0) throw new ImageError("image_too_slow");
  return loadDecoder()(bytes, { ...limits, autoOrient: true, animated }).timeout({ seconds });
}

/** Quality of lossy formats, as the reference service has it. */
const sizeQuality = { jpeg: 82, webp: 82, avif: 55 };

/** No difference can be seen. */
const originalQuality = { jpeg: 95, webp: 95, avif: 80 };

/** The effort is such that no size takes longer than about a second. */
function encode(image: Sharp, { format }: ImageType, quality = sizeQuality): Sharp {
  switch (format) {
    case "jpeg":
      return image.jpeg({ quality: quality.jpeg });
    case "png":
      return image.png();
    case "gif":
      return image.gif({ effort: 3 });
    case "webp":
      return image.webp({ quality: quality.webp });
    case "avif":
      return image.avif({ quality: quality.avif, effort: 1 });
  }
}

const types = {
  jpeg: { format: "jpeg", mediaType: "image/jpeg", extensions: ["jpg", "jpeg"] },
  png: { format: "png", mediaType: "image/png", extensions: ["png"] },
  gif: { format: "gif", mediaType: "image/gif", extensions: ["gif"] },
  webp: { format: "webp", mediaType: "image/webp", extensions: ["webp"] },
  avif: { format: "avif", mediaType: "image/avif", extensions: ["avif"] },
} as const satisfies Record<string, ImageType>;

/**
 * The type of an image, detected from its first bytes alone: names and headers are the sender's word. Undefined for all else,
 * SVG included, which is a document that can carry scripts.
 */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  const start = bytes.toString("latin1", 0, 64);
  if (start.startsWith("\xff\xd8\xff")) return types.jpeg;
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return types.png;
  if (/^GIF8[79]a/.test(start)) return types.gif;
  if (/^RIFF[^]{4}WEBP/.test(start)) return types.webp;
  return isAvif(bytes, start) ? types.avif : undefined;
}

/** The first box of the file lists the formats that it conforms to. */
function isAvif(bytes: Buffer, start: string): boolean {
  if (start.slice(4, 8) !== "ftyp") return false;
  const brands = start.slice(8, Math.min(bytes.readUInt32BE(0), start.length));
  return /^(?:[^]{4})*avi[fs]/.test(brands);
}

/** A smaller version that an image is to have; pixels. */
interface PlannedSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Cut to these sides instead of scaled to them. */
  readonly isCropped: boolean;
}

/** The sizes that clients of the reference service ask for by name. */
const sizes: readonly PlannedSize[] = [
  { name: "medium", width: 300, height: 300, isCropped: false },
  { name: "large", width: 1024, height: 1024, isCropped: false },
  { name: "thumbnail", width: 150, height: 150, isCropped: true },
  { name: "medium_large", width: 768, height: Number.POSITIVE_INFINITY, isCropped: false },
  { name: "1536x1536", width: 1536, height: 1536, isCropped: false },
  { name: "2048x2048", width: 2048, height: 2048, isCropped: false },
];

/** The longest side of a size whose both sides are bounded. */
const longestSide = 2048;

/** The sizes of an image of that many pixels: those that are smaller than the image itself. */
export function planSizes(width: number, height: number): readonly PlannedSize[] {
  return sizes
    .map((bounds) =>
      bounds.isCropped
        ? { ...bounds, width: Math.min(bounds.width, width), height: Math.min(bounds.height, height) }
        : { ...bounds, ...scale(bounds, width, height) },
    )
    .filter((size) => size.width < width || size.height < height);
}

function scale(bounds: PlannedSize, width: number, height: number): { width: number; height: number } {
  const ratio = Math.min(1, bounds.width / width, bounds.height / height);
  const side = (length: number): number => Math.max(1, Math.round(length * ratio));
  return { width: side(width), height: side(height) };
}
