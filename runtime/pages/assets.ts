import { createHash } from "node:crypto";
import type { PageAnswer } from "./page-request.js";

/** The bytes of a file of the pages by its name, and compressed with `.gz` behind it; undefined where there is none. */
export type AssetSource = (name: string) => Promise<Buffer | undefined>;

/** Answers a request for the asset of a name; undefined where there is none. */
export type Assets = (name: string, acceptedCodings: string) => Promise<AssetAnswer | undefined>;

export type AssetAnswer = PageAnswer;

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/**
 * Scripts and styles as they were built, compressed beforehand. The file of a name is cached until the service restarts;
 * browsers ask whether it has changed. Each is read once.
 */
export function openAssets(source: AssetSource): Assets {
  const known = new Map<string, Promise<Buffer | undefined>>();
  const read = (name: string): Promise<Buffer | undefined> => {
    const bytes = known.get(name) ?? source(name);
    known.set(name, bytes);
    bytes.then(
      // What is not there may be built meanwhile.
      (found) => found === undefined && known.delete(name),
      () => known.delete(name),
    );
    return bytes;
  };
  return async (name, acceptedCodings) => {
    const type = types[name.split(".").at(-1) ?? ""];
    if (type === undefined) return undefined;
    const packed = /\bgzip\b/.test(acceptedCodings) ? await read(`${name}.gz`) : undefined;
    const body = packed ?? (await read(name));
    if (body === undefined) return undefined;
    return {
      status: 200,
      headers: {
        "Content-Type": type,
        ...(packed === undefined ? {} : { "Content-Encoding": "gzip" }),
        Vary: "Accept-Encoding",
        "Cache-Control": "public, no-cache",
        ETag: `"${createHash("sha1").update(body).digest("base64url")}"`,
        // Other sites embed the calendar by one of them.
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
      body,
    };
  };
}
