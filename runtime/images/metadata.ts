import { crc32 } from "node:zlib";
import { exifStart, orientationOnly } from "./exif.js";
import type { ImageType } from "./image-type.js";
import { loadDecoder } from "./load-decoder.js";

/**
 * A copy of an image, as long as before, without what cameras and programs write beside the picture: where it was taken, by
 * whom, comments, previews, and whatever follows its end. Only what a picture is drawn from stays, and its orientation.
 * No pixel is encoded anew.
 */
export async function withoutMetadata(image: Buffer, { format }: ImageType): Promise<Buffer> {
  const bytes = Buffer.from(image);
  await removers[format](bytes);
  return bytes;
}

/** Each overwrites the metadata of its format in place. */
const removers: Readonly<Record<ImageType["format"], (bytes: Buffer) => void | Promise<void>>> = {
  jpeg: clearJpeg,
  png: clearPng,
  webp: clearWebp,
  gif: clearGif,
  avif: clearAvif,
};

/** Segments by marker: frame header, colour profile and colour transform stay, and all that is no application's. */
function clearJpeg(bytes: Buffer): void {
  let at = 2;
  while (at >= 2 && at + 4 <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    // Between segments there are the coded pixels, in which 0xff 0x00 stands for 0xff.
    const isAlone = marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
    if (bytes.readUInt8(at) !== 0xff || marker === 0xff) at = bytes.indexOf(0xff, at + 1);
    else if (isAlone) at += 2;
    else if (marker === 0xd9) break;
    else {
      const content = bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2));
      if (isMetadata(marker, content)) clearSegment(bytes, at, content);
      at += 4 + content.length;
    }
  }
  if (at >= 2) bytes.fill(0, Math.min(bytes.length, at + 2));
}

function isMetadata(marker: number, content: Buffer): boolean {
  const comment = 0xfe;
  if (marker !== comment && (marker < 0xe0 || marker > 0xef)) return false;
  const name = content.toString("latin1", 0, 12);
  return !(
    (marker === 0xe0 && name.startsWith("JFIF\0")) ||
    (marker === 0xe2 && name.startsWith("ICC_PROFILE\0")) ||
    (marker === 0xee && name.startsWith("Adobe"))
  );
}

function clearSegment(bytes: Buffer, at: number, content: Buffer): void {
  const isExif = content.toString("latin1", 0, exifStart.length) === exifStart;
  const kept = isExif ? orientationOnly(content) : undefined;
  // No reader looks for anything in the last of the applications' segments.
  if (kept === undefined) bytes.writeUInt8(0xef, at + 1);
  content.fill(0);
  kept?.copy(content);
}

const pngChunks = new Set(
  "IHDR PLTE IDAT IEND acTL fcTL fdAT tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT".split(
    " ",
  ),
);

function clearPng(bytes: Buffer): void {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const content = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const name = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 8 + content.length;
    if (!pngChunks.has(name) && end + 4 <= bytes.length) {
      const kept = name === "eXIf" ? orientationOnly(content) : undefined;
      // A private chunk that readers pass over.
      if (kept === undefined) bytes.write("paDd", at + 4, "latin1");
      content.fill(0);
      kept?.copy(content);
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
    }
    at = end + 4;
    if (name === "IEND") bytes.fill(0, Math.min(bytes.length, at));
  }
}

const webpChunks = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
const webpFlags = { exif: 0x08, xmp: 0x04 } as const;

function clearWebp(bytes: Buffer): void {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  bytes.fill(0, end);
  let hasExif = false;
  for (let at = 12; at + 8 <= end; ) {
    const content = bytes.subarray(at + 8, Math.min(end, at + 8 + bytes.readUInt32LE(at + 4)));
    const name = bytes.toString("latin1", at, at + 4);
    if (!webpChunks.has(name)) {
      const kept = name === "EXIF" ? orientationOnly(content) : undefined;
      if (kept === undefined) bytes.write("JUNK", at, "latin1");
      else hasExif = true;
      content.fill(0);
      kept?.copy(content);
    }
    at += 8 + content.length + (content.length % 2);
  }
  if (bytes.toString("latin1", 12, 16) !== "VP8X" || end < 21) return;
  const flags = bytes.readUInt8(20) & ~(webpFlags.xmp | webpFlags.exif);
  bytes.writeUInt8(hasExif ? flags | webpFlags.exif : flags, 20);
}

const gifApplications = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

function clearGif(bytes: Buffer): void {
  const tableSize = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at = 13 + tableSize(bytes[10]);
  while (at + 1 < bytes.length) {
    const [kind, label = 0] = bytes.subarray(at, at + 2);
    if (kind === 0x2c) at = endOfBlocks(bytes, at + 11 + tableSize(bytes[at + 9]));
    else if (kind === 0x21) {
      const isApplication = label === 0xff;
      const name = bytes.toString("latin1", at + 3, at + 14);
      const from = isApplication ? at + 14 : at + 2;
      at = endOfBlocks(bytes, from);
      const isComment = label === 0xfe;
      if (isComment || (isApplication && !gifApplications.has(name))) clearBlocks(bytes, from, at - 1);
    } else break;
  }
  // The sign of the end is the last byte that is not zero.
  if (bytes[at] === 0x3b) bytes.fill(0, at + 1);
}

/** Where what follows a chain of blocks begins: each says how long it is, and an empty one ends the chain. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** Fills a chain of blocks with zeros; its blocks get lengths of their own, for those there are content in some formats. */
function clearBlocks(bytes: Buffer, from: number, to: number): void {
  for (let at = from; at < to && to <= bytes.length; ) {
    const room = to - at - 1;
    // No block may be left over that is empty, for it would be the end.
    const length = room === 256 ? 254 : Math.min(255, room);
    bytes.writeUInt8(length, at);
    bytes.fill(0, at + 1, at + 1 + length);
    at += 1 + length;
  }
}

/** What the decoder finds of metadata stands in the file as it gives it. */
async function clearAvif(bytes: Buffer): Promise<void> {
  const { exif, xmp, iptc } = await loadDecoder()(bytes, { limitInputPixels: false }).metadata();
  for (const found of [exif, xmp, iptc]) {
    const at = found === undefined ? -1 : bytes.indexOf(found);
    if (found === undefined || at < 0) continue;
    const kept = found === exif ? orientationOnly(found) : undefined;
    bytes.fill(0, at, at + found.length);
    kept?.copy(bytes, at);
  }
}
