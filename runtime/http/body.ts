import type { IncomingMessage } from "node:http";
import { HttpError } from "../core/http-error.js";
import { isObject } from "../core/properties.js";
import type { UploadedFile } from "../core/request-context.js";
import { readMultipart } from "./multipart.js";
import { parseQuery, type RawValues } from "./query.js";

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
 * Reads a body of at most `limit` bytes: JSON, urlencoded or multipart form, which may have files of `fileLimit` bytes
 * besides. Throws 400 for broken JSON, a broken form, or text that is not UTF-8, 413 for too many bytes, 415 for a
 * compressed body. A body of another type, and a JSON body that is no object, carry no parameter.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  fileLimit: number,
): Promise<RequestBody> {
  if (!hasBody(request)) return emptyBody;
  const contentType = request.headers["content-type"] ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const coding = request.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (coding !== "identity") throw new HttpError("rest_unsupported_media_type", { type: coding });
  if (mediaType === "multipart/form-data") {
    return { json: {}, ...(await readMultipart(request, { texts: limit, files: fileLimit })) };
  }

  const bytes = await readBytes(request, limit);
  const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
  const isForm = mediaType === "application/x-www-form-urlencoded";
  if (bytes.length === 0 || (!isJson && !isForm)) return emptyBody;
  const text = decodeUtf8(bytes);
  return isJson ? { json: parseJson(text), form: new Map() } : { json: {}, form: parseQuery(text) };
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers["content-length"];
  return request.headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop must not close the connection: the answer still has to go out.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else break;
    }
  } catch (cause) {
    // No client receives this response: it disconnected before it had sent everything.
    throw new HttpError("rest_invalid_body", { reason: "Content-Length" }, { cause });
  }
  if (size > limit) throw tooLarge(limit);
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
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : {};
  } catch (cause) {
    const data = { json_error_code: 4, json_error_message: "Syntax error" };
    throw new HttpError("rest_invalid_json", {}, { cause, data });
  }
}
