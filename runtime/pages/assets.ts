import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Coding, compress, tagInCoding } from "../http/compression.js";
import { packageFolder } from "../http/document.js";
import type { PageAnswer } from "./page-request.js";

/** The bytes of a file of the pages by its name; undefined where there is none. */
export type AssetSource = (name: string) => Promise<Buffer | undefined>;

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  png: "image/png",
  webp: "image/webp",
};

/**
 * Scripts and styles as they were built. Each is read, and compressed in each coding, once: it stays the same until the
 * service restarts. Browsers ask whether it has changed.
 */
export function openAssets(
  source: AssetSource,
): (name: string, coding: Coding | undefined) => Promise<PageAnswer | undefined> {
  const answers = new Map<string, Promise<PageAnswer | undefined>>();
  return (name, coding) => {
    const accent = /^accent-([\da-f]{6})\.css$/i.exec(name)?.[1];
    // Sites with a frame choose any colour, so that none is kept.
    if (accent !== undefined) return loadAsset(() => Promise.resolve(accentRule(accent)), name, coding);
    const key = `${name} ${coding}`;
    const answer = answers.get(key) ?? loadAsset(source, name, coding);
    answers.set(key, answer);
    answer.then(
      // What is not there may be built meanwhile.
      (found) => found === undefined && answers.delete(key),
      () => answers.delete(key),
    );
    return answer;
  };
}

/** A colour as the accent of the pages, as dark or light as its background needs. */
function accentRule(accent: string): Buffer {
  const at = (lightness: string) => `oklch(from #${accent} ${lightness} c h)`;
  return Buffer.from(`:root { --accent: light-dark(${at("min(l, 0.45)")}, ${at("max(l, 0.8)")}) }`);
}

async function loadAsset(source: AssetSource, name: string, coding: Coding | undefined) {
  const type = types[name.split(".").at(-1) ?? ""];
  const plain = type === undefined ? undefined : await source(name);
  if (type === undefined || plain === undefined) return undefined;
  const tag = `"${createHash("sha1").update(plain).digest("base64url")}"`;
  const coded = await compress(plain, coding);
  return {
    status: 200,
    headers: {
      "Content-Type": type,
      ...(coded === undefined ? {} : { "Content-Encoding": coded.coding }),
      "Cache-Control": "public, no-cache",
      ETag: coded === undefined ? tag : tagInCoding(tag, coded.coding),
      // Other sites embed the calendar by one of them.
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    body: coded?.bytes ?? plain,
  };
}

/** A file of the pages as it was built with the service. */
export const readAsset: AssetSource = async (name) => {
  try {
    return await readFile(join(packageFolder("build/pages"), name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
};
