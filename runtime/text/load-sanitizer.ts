import { createRequire } from "node:module";
import type sanitizeHtml from "sanitize-html";

let sanitizer: typeof sanitizeHtml | undefined;

/** Loaded at the first HTML that needs it: most texts do not, and loading takes longer than the rest of a start. */
export function loadSanitizer(): typeof sanitizeHtml {
  // The package is CommonJS and `require` is untyped.
  sanitizer ??= createRequire(import.meta.url)("sanitize-html") as typeof sanitizeHtml;
  return sanitizer;
}
