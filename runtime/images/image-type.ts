import type { ImageType } from "../core/image.js";

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
