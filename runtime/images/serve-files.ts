import { Readable } from "node:stream";
import type { Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import type { StoredFile } from "../core/image.js";
import { requireReadMethod } from "../http/allowed-methods.js";
import { tagAnswer } from "../http/respond.js";
import type { ServiceState } from "../http/state.js";
import type { AppContext } from "../resources/app-context.js";
import { timeLimit } from "../storage/command-options.js";
import { imageCollection, openFile } from "./image-files.js";

/**
 * `/files/{id}/{name}`: the files of images, outside the mounts. A file never changes under its address, so that browsers
 * and caches may store it forever.
 */
export function serveFiles({ app }: { readonly app: AppContext }): Middleware<ServiceState> {
  return async (ctx, next) => {
    const [, id, name] = /^\/files\/(\d{1,15})\/([\w-]+\.\w+)$/.exec(ctx.path) ?? [];
    if (id === undefined || name === undefined) {
      await next();
      return;
    }
    requireReadMethod(ctx);
    const { database } = app;
    const file = await findFile(app, Number(id), name);
    const bytes = file === undefined ? undefined : await openFile(database, file.hash, file.filesize);
    if (file === undefined || bytes === undefined) throw new HttpError("rest_no_route");

    ctx.status = 200;
    ctx.set(headersOf(file));
    tagAnswer(ctx, `"${file.hash}"`);
    if (ctx.status === 304) return;
    ctx.type = file.media_type;
    if (ctx.method === "GET") ctx.body = Readable.from(bytes, { objectMode: false });
    ctx.length = file.filesize;
  };
}

async function findFile(
  { database, features }: AppContext,
  id: number,
  name: string,
): Promise<StoredFile | undefined> {
  const image = await imageCollection(database).findOne({ _id: id }, timeLimit);
  if (image === null) return undefined;
  if (image.name === name) return image.stripped === true ? image : features.images?.strip(id);
  return Object.values(image.sizes).find((file) => file.name === name);
}

function headersOf(file: StoredFile): Record<string, string> {
  return {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Disposition": `inline; filename="${file.name}"`,
    "X-Content-Type-Options": "nosniff",
    // Shown on other sites, but never run as a document of this one.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
}
