import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Middleware } from "koa";
import { matchesTag } from "../http/entity-tag.js";
import { HttpError } from "../http/http-error.js";
import type { ServiceState } from "../http/state.js";
import { type Database, timeLimit } from "../storage/database.js";
import { imageCollection, type StoredFile } from "./image-document.js";
import { openFile } from "./image-files.js";
import { imageTypeOf } from "./image-type.js";
import { withoutMetadata } from "./metadata.js";

/**
 * `/files/{id}/{name}`: the files of images, outside the mounts. A file never changes under its address, so that browsers
 * and caches keep it for good.
 */
export function serveFiles(database: Database): Middleware<ServiceState> {
  return async (ctx, next) => {
    const [, id, name] = /^\/files\/(\d{1,15})\/([\w-]+\.\w+)$/.exec(ctx.path) ?? [];
    if (id === undefined || name === undefined) {
      await next();
      return;
    }
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      ctx.set("Allow", "GET, HEAD");
      throw new HttpError("rest_method_not_allowed");
    }
    const file = await findFile(database, Number(id), name);
    const bytes = file === undefined ? undefined : await openFile(database, file.hash, file.filesize);
    if (file === undefined || bytes === undefined) throw new HttpError("rest_no_route");

    ctx.status = 200;
    ctx.set(headersOf(file));
    if (matchesTag(ctx.headers["if-none-match"], tagOf(file))) {
      ctx.status = 304;
      return;
    }
    ctx.type = file.media_type;
    if (ctx.method === "GET")
      ctx.body = file.isStripped ? Readable.from(bytes, { objectMode: false }) : await stripped(bytes);
    ctx.length = file.filesize;
  };
}

interface ServedFile extends StoredFile {
  /** There is no metadata in what is stored; sizes never have any. */
  readonly isStripped: boolean;
}

async function findFile(database: Database, id: number, name: string): Promise<ServedFile | undefined> {
  const image = await imageCollection(database).findOne({ _id: id }, timeLimit);
  if (image === null) return undefined;
  if (image.name === name) return { ...image, isStripped: image.stripped === true };
  const size = Object.values(image.sizes).find((file) => file.name === name);
  return size === undefined ? undefined : { ...size, isStripped: true };
}

async function stripped(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const whole = await buffer(bytes);
  const type = imageTypeOf(whole);
  return type === undefined ? whole : withoutMetadata(whole, type);
}

function headersOf(file: ServedFile): Record<string, string> {
  return {
    ETag: tagOf(file),
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Disposition": `inline; filename="${file.name}"`,
    "X-Content-Type-Options": "nosniff",
    // Shown on other sites, but never run as a document of this one.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
}

/** Caches that have the bytes from before metadata was removed get others. */
function tagOf({ hash, isStripped }: ServedFile): string {
  return isStripped ? `"${hash}"` : `"${hash}-stripped"`;
}
