import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { imageSize } from "image-size";
import { ImageError, type PictureReader } from "../core/image.js";
import type { Passwords } from "../core/principal.js";
import type { Dependencies } from "../features.js";
import { imageTypeOf, planSizes } from "../images/picture.js";
import { FetchError } from "../network/fetch-file.js";
import { noTelemetry } from "../telemetry/telemetry.js";
import { readDocumentFile } from "./document-file.js";

/** Creates dependencies without native code and network. `images` are the files by address that can be fetched. */
export function plainDependencies(
  now: () => number,
  images: Readonly<Record<string, Uint8Array>>,
): Dependencies {
  const files = new Map(Object.entries(images).map(([address, bytes]) => [new URL(address).href, bytes]));
  const fetchFile: Dependencies["fetchFile"] = (url, { size }) => {
    const bytes = files.get(url.href);
    if (bytes === undefined) return Promise.reject(new FetchError(`There is no image at ${url.href}.`));
    if (bytes.length > size)
      return Promise.reject(new FetchError(`The image at ${url.href} is too large.`, { isTooLarge: true }));
    return Promise.resolve(Buffer.from(bytes));
  };
  return {
    passwords,
    readPicture,
    isFetchAllowed: () => false,
    fetchFile,
    documentSource: readDocumentFile,
    pageAssets: () => Promise.resolve(undefined),
    createDiskSpaceCheck: () => () => Promise.resolve(true),
    now,
    telemetry: noTelemetry,
  };
}

/** Fast rather than secure: they only protect the records of a test. */
const passwords: Passwords = {
  async hash(text) {
    const salt = randomBytes(8).toString("hex");
    return `${salt}:${(await derive(text, salt)).toString("hex")}`;
  },
  async verify(text, stored) {
    const [salt = "", hash = ""] = stored.split(":");
    const [wanted, given] = [Buffer.from(hash, "hex"), await derive(text, salt)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  },
};

function derive(text: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, 32, { N: 2 }, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}

/** Reads type and sides from the header of the file, and uses the whole image for each size. Ignores damage after the header. */
const readPicture: PictureReader = (bytes) => {
  const type = imageTypeOf(bytes);
  if (type === undefined) return Promise.reject(new ImageError("not_image"));
  try {
    const { width: stored, height: lines, orientation = 1 } = imageSize(bytes);
    // Orientations from 5 on swap the sides.
    const [width, height] = orientation < 5 ? [stored, lines] : [lines, stored];
    const sizes = planSizes(width, height).map((size) => ({ ...size, bytes }));
    return Promise.resolve({ type, width, height, original: bytes, sizes });
  } catch (cause) {
    return Promise.reject(new ImageError("image_broken", {}, cause));
  }
};
