import type { IncomingMessage } from "node:http";
import { HttpError } from "../core/http-error.js";
import { isObject } from "../core/properties.js";
import type { UploadedFile } from "../core/request-context.js";
import type { BodyLimits } from "./body-budget.js";
import { readMultipart } from "./multipart.js";
import { parseQuery, type RawValues } from "./query.js";
import { discard, receive } from "./receive.js";

/** The body of a request, read once: its JSON members, or the fields of its form. */
export interface RequestBody {
  readonly json: Readonly<Record<string, unknown>>;
  readonly form: RawValues;
  /** Files of a multipart form by field name. */
  readonly files?: ReadonlyMap<string, UploadedFile>;
}

/** The body of a request that has none. */
export const emptyBody: RequestBody = { json: {}, form: new Map() };

/**
 * Reads a body: JSON, urlencoded or multipart form, which may have files besides. Throws 400 for JSON that is broken or no
 * object, a broken form, or text that is not UTF-8, 408 for one that stalls, 413 for too many bytes, 415 for a compressed
 * body or another charset, and what counting its bytes throws; what is left of a rejected body is then discarded. A body of
 * another type carries no parameter.
 */
export async function readBody(request: IncomingMessage, limits: BodyLimits): Promise<RequestBody> {
  const { mediaType, charset } = contentTypeOf(request);
  const coding = request.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (coding !== "identity") throw new HttpError("rest_unsupported_media_type", { type: coding });
  if (!charsets.has(charset)) throw new HttpError("rest_unsupported_charset", { charset });
  const { texts, files, held } = limits;
  const isForm = mediaType === "multipart/form-data";
  const length = Number(request.headers["content-length"] ?? 0);
  if (!isForm && length > texts) throw tooLarge(texts);
  held.reserve(Math.min(length, texts + files));
  try {
    if (isForm) return { json: {}, ...(await readMultipart(request, limits)) };
    return parseBody(await readBytes(request, limits), mediaType);
  } catch (error) {
    held.release();
    const isOver = error instanceof HttpError && error.name === "rest_upload_stalled";
    if (!isOver) await discard(request, 2 * (texts + files));
    throw error;
  }
}

function parseBody(bytes: Buffer, mediaType: string): RequestBody {
  const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
  const isForm = mediaType === "application/x-www-form-urlencoded";
  if (bytes.length === 0 || (!isJson && !isForm)) return emptyBody;
  const text = decodeUtf8(bytes);
  return isJson ? { json: parseJson(text), form: new Map() } : { json: {}, form: parseQuery(text) };
}

/** Whether a request has a body, which need not have arrived. */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers["content-length"];
  return request.headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

const charsets: ReadonlySet<string> = new Set(["utf-8", "utf8", "us-ascii"]);

function contentTypeOf({ headers }: IncomingMessage): { mediaType: string; charset: string } {
  const given = headers["content-type"] ?? "";
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(given) ?? [];
  return {
    mediaType: given.split(";", 1)[0]?.trim().toLowerCase() ?? "",
    charset: charset.toLowerCase(),
  };
}

async function readBytes(request: IncomingMessage, { texts: limit, held }: BodyLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  await receive(request, held, (chunk) => {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): HttpError {
  // What is left of the body is not read: the connection cannot serve another request.
  return new HttpError("rest_body_too_large", { limit }, { headers: { Connection: "close" } });
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new HttpError("rest_invalid_body", { reason: "UTF-8" }, { cause });
  }
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const data = { json_error_code: 4, json_error_message: "Syntax error" };
    throw new HttpError("rest_invalid_json", {}, { cause, data });
  }
  if (isObject(value)) return { ...value };
  const kind = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
  throw new HttpError("rest_invalid_body", { reason: `JSON ${kind}, object {} expected` });
}
