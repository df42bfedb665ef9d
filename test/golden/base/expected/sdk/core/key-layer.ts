// Copied from runtime/client/key-layer.ts. Do not edit: change that file and run `npm run generate`.

import type { Send } from "./core.js";
import type { LayerErrors } from "./errors.js";
import type { KeySource } from "./key.js";

/** A `fetch` that asks for the key of each attempt. Headers of the caller come first. */
export function withKey(fetch: Send, source: Exclude<KeySource, string>, errors: LayerErrors): Send {
  return async (url, init, attempt) => {
    const headers = new Headers(init.headers);
    if (!headers.has("authorization")) {
      const key = await ask(source, errors);
      if (key !== undefined) headers.set("authorization", `Bearer ${key}`);
    }
    return await fetch(url, { ...init, headers }, attempt);
  };
}

/** Errors end the call, as nothing was sent. They must not show a key that no header can hold. */
async function ask(
  source: Exclude<KeySource, string>,
  { AbortError }: LayerErrors,
): Promise<string | undefined> {
  let key: string | undefined;
  try {
    key = await source();
  } catch (cause) {
    throw new AbortError("There is no key: its function failed.", { cause });
  }
  if (key === undefined || /^[\x21-\x7e]+$/.test(key)) return key;
  throw new AbortError("The function gave a key that a header cannot hold.");
}
