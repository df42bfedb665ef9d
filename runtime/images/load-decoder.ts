import { createRequire } from "node:module";
import type sharp from "sharp";

let decoder: typeof sharp | undefined;

/** Loaded at the first image: native code that takes longer to load, and more memory, than much of the service. */
export function loadDecoder(): typeof sharp {
  if (decoder !== undefined) return decoder;
  // The package is CommonJS and `require` is untyped.
  decoder = createRequire(import.meta.url)("sharp") as typeof sharp;
  // No image is decoded twice in a row: what the decoder would remember is memory lost.
  decoder.cache(false);
  return decoder;
}
