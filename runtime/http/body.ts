import type { IncomingMessage } from "node:http";
import Busboy from "@fastify/busboy";
import { HttpError } from "./http-error.js";
import { addValue, parseQuery, type RawValues, unreadable } from "./query.js";

/** The body of a request, read once: its JSON members, or the fields of its form. */
export interface RequestBody {
  readonly json: Readonly<Record<string, unknown>>;
  readonly form: RawValues;
}

const emptyBody: RequestBody = { json: {}, form: new Map() };

/**
 * Reads a body of at most `limit` bytes: JSON, urlencoded or multipart form. Throws 400 for broken JSON or text that is
 * not UTF-8, 413 for too many bytes, 415 for another type. A JSON body that is no object carries no parameter.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<RequestBody> {
  if (!hasBody(request)) return emptyBody;
  const contentType = request.headers["content-type"] ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (mediaType === "multipart/form-data") return { json: {}, form: await readMultipart(request, limit) };

  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return emptyBody;
  const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
  if (!isJson && mediaType !== "application/x-www-form-urlencoded") {
    throw new HttpError("rest_unsupported_media_type", { type: mediaType === "" ? "(none)" : mediaType });
  }
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
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
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
    throw new HttpError("rest_invalid_body", { reason: "it is not UTF-8" }, { cause });
  }
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch (cause) {
    const data = { json_error_code: 4, json_error_message: "Syntax error" };
    throw new HttpError("rest_invalid_json", {}, { cause, data });
  }
}

function readMultipart(request: IncomingMessage, limit: number): Promise<RawValues> {
  return new Promise((resolve, reject) => {
    const fields: RawValues = new Map();
    const refuse = (cause: unknown): void => {
      request.unpipe();
      request.resume();
      reject(new HttpError("rest_invalid_body", { reason: "its multipart form is broken" }, { cause }));
    };
    try {
      const form = new Busboy.Busboy({
        headers: { ...request.headers, "content-type": request.headers["content-type"] ?? "" },
        limits: { fieldSize: limit, fields: 1000, parts: 1000, fileSize: limit },
      });
      form.on("field", (name, value, _nameCut, valueCut) => {
        if (valueCut) reject(tooLarge(limit));
        else addValue(fields, name, value.isWellFormed() && !value.includes("\ufffd") ? value : unreadable);
      });
      form.on("file", (_name, stream) => stream.resume());
      form.on("error", refuse);
      form.on("finish", () => resolve(fields));
      request.on("aborted", () => refuse(new Error("aborted")));
      request.pipe(form);
    } catch (cause) {
      refuse(cause);
    }
  });
}
