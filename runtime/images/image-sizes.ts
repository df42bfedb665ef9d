import type { PlannedSize } from "../core/image.js";

interface Bounds {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isCropped: boolean;
}

/** The sizes that clients of the reference service ask for by name. */
const sizes: readonly Bounds[] = [
  { name: "medium", width: 300, height: 300, isCropped: false },
  { name: "large", width: 1024, height: 1024, isCropped: false },
  { name: "thumbnail", width: 150, height: 150, isCropped: true },
  { name: "medium_large", width: 768, height: Number.POSITIVE_INFINITY, isCropped: false },
  { name: "1536x1536", width: 1536, height: 1536, isCropped: false },
  { name: "2048x2048", width: 2048, height: 2048, isCropped: false },
];

/** The longest side of a size whose both sides are bounded. */
export const longestSide = 2048;

/** The sizes of an image of that many pixels: those that are smaller than the image itself. */
export function planSizes(width: number, height: number): readonly PlannedSize[] {
  return sizes
    .map((bounds) => ({ ...bounds, ...(bounds.isCropped ? crop : scale)(bounds, width, height) }))
    .filter((size) => size.width < width || size.height < height);
}

function crop(bounds: Bounds, width: number, height: number): { width: number; height: number } {
  return { width: Math.min(bounds.width, width), height: Math.min(bounds.height, height) };
}

function scale(bounds: Bounds, width: number, height: number): { width: number; height: number } {
  const ratio = Math.min(1, bounds.width / width, bounds.height / height);
  const side = (length: number): number => Math.max(1, Math.round(length * ratio));
  return { width: side(width), height: side(height) };
}
