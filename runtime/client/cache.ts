import type { Fetch } from "./core.js";

/**
 * Caches the last `max` answers that have an ETag, and sends conditional requests for them: where a record is unchanged,
 * the service answers 304 without content, and the cached answer is returned. For the option `cache` of a client.
 */
export function createCache({ max = 500 }: { readonly max?: number } = {}): (fetch: Fetch) => Fetch {
  const cached = new Map<
    string,
    { readonly tag: string; readonly body: string; readonly headers: Headers }
  >();
  return (fetch) => async (url, init) => {
    if (init.method !== undefined && init.method !== "GET") return await fetch(url, init);
    const headers = new Headers(init.headers);
    // What one key may read is not for another.
    const name = `${headers.get("authorization") ?? ""} ${url}`;
    const known = cached.get(name);
    if (known !== undefined) headers.set("if-none-match", known.tag);
    const response = await fetch(url, { ...init, headers });
    if (response.status === 304 && known !== undefined) {
      return new Response(known.body, { status: 200, headers: known.headers });
    }
    const tag = response.headers.get("etag");
    cached.delete(name);
    if (response.status !== 200 || tag === null) return response;
    const body = await response.text();
    cached.set(name, { tag, body, headers: response.headers });
    for (const oldest of cached.keys()) {
      if (cached.size <= max) break;
      cached.delete(oldest);
    }
    return new Response(body, { status: 200, headers: response.headers });
  };
}
