import type { RequestContext } from "../../core/request-context.js";

/** The number of the variant of answers that a call gets, by language and mount; no other variant in the process ever has it. */
export function variantOf({ language, mounted }: RequestContext): number {
  const key = `${language} ${mounted.api} ${mounted.host} ${mounted.site}`;
  const known = variants.get(key);
  if (known !== undefined) return known;
  // Hosts are what callers say they are.
  if (variants.size >= variantLimit) variants.clear();
  variantCount += 1;
  variants.set(key, variantCount);
  return variantCount;
}

const variants = new Map<string, number>();
const variantLimit = 1000;
let variantCount = 0;
