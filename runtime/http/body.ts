import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import Busboy from "@fastify/busboy";
import { HttpError } from "../core/http-error.js";
import { isObject } from "../core/properties.js";
import type { UploadedFile } from "../core/request-context.js";
import { addValue, parseQuery, type RawValues, unreadable } from "./query.js";

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

/** The error of a body, or of the file of a field, that is too large. */
function tooLarge(limit: number, field?: string): HttpError {
  const name = field === undefined ? "rest_body_too_large" : "rest_upload_too_large";
  const values = field === undefined ? { limit } : { limit, name: field };
  // What is left of the body is not read: the connection cannot serve another request.
  return new HttpError(name, values, { headers: { Connection: "close" } });
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

/** A body of which nothing arrives for so long is given up. */
const stallMs = 10_000;

/**
 * Hands the pieces of a body on as they arrive, and resolves after the last. Throws 408 for a body that stalls, 400 for one
 * that is cut short, and what `take` or the count of its bytes throws.
 */
export function receive(
  request: IncomingMessage,
  held: HeldBytes,
  take: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      timer.refresh();
      try {
        held.add(chunk.length);
        take(chunk);
      } catch (error) {
        settle(error as Error);
      }
    };
    const settle = (error?: Error): void => {
      clearTimeout(timer);
      request.off("data", onData).off("end", settle).off("close", onClose);
      if (error === undefined) resolve();
      else reject(error);
    };
    // No client receives this response: it disconnected before it had sent everything.
    const onClose = (): void => settle(new HttpError("rest_invalid_body", { reason: "Content-Length" }));
    const timer = setTimeout(() => settle(stalled()), stallMs);
    request.on("data", onData).on("end", settle).on("close", onClose);
    if (request.destroyed) onClose();
  });
}

/**
 * Discards what is left of a body that was rejected, up to some bytes: clients read the answer only after they have sent
 * their body.
 */
function discard(request: IncomingMessage, most: number): Promise<void> {
  return new Promise((resolve) => {
    let size = 0;
    const onData = (chunk: Buffer): void => {
      timer.refresh();
      size += chunk.length;
      if (size > most) settle();
    };
    const settle = (): void => {
      clearTimeout(timer);
      request.off("data", onData);
      resolve();
    };
    const timer = setTimeout(settle, stallMs);
    request.on("data", onData).once("end", settle).once("close", settle).resume();
    if (request.readableEnded || request.destroyed) settle();
  });
}

function stalled(): HttpError {
  const values = { seconds: stallMs / 1000 };
  return new HttpError("rest_upload_stalled", values, { headers: { Connection: "close" } });
}

/** The bytes of one body that count, from its first one to the end of the work on its request. */
interface HeldBytes {
  /** Counts all bytes of a body that declares its length, before any arrives. Throws like `add`. */
  readonly reserve: (length: number) => void;
  /** Counts bytes that arrived. Throws 429 where all bodies of the process, or those of the network, would have too many. */
  readonly add: (bytes: number) => void;
  readonly release: () => void;
}

/** Most bytes of one body, of texts, and of files besides; and where they are counted. */
interface BodyLimits {
  readonly texts: number;
  readonly files: number;
  readonly held: HeldBytes;
}

const usualTotal = 64 * 1024 * 1024;
/** The first bytes of each body are free: while some fill the memory with uploads, others go on with usual writes. */
const freeBytes = 16 * 1024;

/**
 * Bounds the bytes of all bodies in progress; `largest` is the most of one body. A network has half of them, so that no
 * single one takes the place of all others.
 */
export function createBodyBudget(largest: number): (network: string) => HeldBytes {
  const total = Math.max(usualTotal, 4 * largest);
  const share = total / 2;
  const ofNetworks = new Map<string, number>();
  let ofAll = 0;
  return (network) => {
    let size = 0;
    let counted = 0;
    const count = (bytes: number): void => {
      const ofNetwork = (ofNetworks.get(network) ?? 0) + bytes;
      if (bytes > 0 && ofNetwork > share) throw tooMany(share);
      if (bytes > 0 && ofAll + bytes > total) throw tooMany(total);
      counted += bytes;
      ofAll += bytes;
      if (ofNetwork === 0) ofNetworks.delete(network);
      else ofNetworks.set(network, ofNetwork);
    };
    return {
      reserve: (length) => count(Math.max(0, length - freeBytes)),
      add: (bytes) => {
        size += bytes;
        count(Math.max(0, size - freeBytes - counted));
      },
      release: () => count(-counted),
    };
  };
}

function tooMany(limit: number): HttpError {
  return new HttpError("rest_too_many_uploads", { limit }, { headers: { "Retry-After": "10" } });
}

/** Whether a value of a form is a file: no other value has bytes. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === "object" && value !== null && "bytes" in value && Buffer.isBuffer(value.bytes);
}

const fileCount = 20;
const partCount = 1000;

/**
 * Reads a multipart form. Throws 400 for one that is broken, cut short or has too many parts, 413 for too many bytes. A
 * file part without name and content is what a browser sends for an empty file field, and is left out.
 */
async function readMultipart(request: IncomingMessage, { held, ...limits }: BodyLimits) {
  const form: RawValues = new Map();
  /** By field name; of several, the last one. */
  const files = new Map<string, UploadedFile>();
  const left = { ...limits };
  let rejection: HttpError | undefined;
  const stop = (error: HttpError): void => {
    rejection ??= error;
  };
  const rejectForm = (cause: unknown): void => stop(broken(cause));
  const parser = openParser(request, limits.texts);
  parser.on("field", (...[name, value, , isValueCut]) => {
    left.texts -= Buffer.byteLength(value);
    if (isValueCut || left.texts < 0) stop(tooLarge(limits.texts));
    else addValue(form, name, value.isWellFormed() && !value.includes("\ufffd") ? value : unreadable);
  });
  parser.on("file", (field: string, stream, name: string | undefined) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => {
      left.files -= chunk.length;
      if (left.files < 0) stop(tooLarge(limits.files, field));
      else chunks.push(chunk);
    });
    stream.on("error", rejectForm);
    stream.on("end", () => {
      const bytes = Buffer.concat(chunks.splice(0));
      if (!name && bytes.length === 0) return;
      const file: UploadedFile = { token: randomUUID(), name: name ?? "", bytes };
      files.set(field, file);
      // `venue[0][image]` is a file of a record inside the one that is sent.
      if (field.includes("[")) addValue(form, field, file);
    });
  });
  for (const limit of ["partsLimit", "filesLimit"] as const)
    parser.on(limit, () => rejectForm(new Error(limit)));
  const parsed = new Promise<void>((resolve) => {
    parser.on("finish", resolve).on("error", (cause) => {
      rejectForm(cause);
      resolve();
    });
  });
  const write = (chunk: Buffer): void => {
    if (rejection === undefined) parser.write(chunk);
    if (rejection !== undefined) throw rejection;
  };
  await receive(request, held, write);
  parser.end();
  await parsed;
  if (rejection !== undefined) throw rejection;
  return { form, files };
}

function openParser({ headers }: IncomingMessage, fieldSize: number): InstanceType<typeof Busboy.Busboy> {
  try {
    return new Busboy.Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      limits: { fieldSize, files: fileCount, parts: partCount },
    });
  } catch (cause) {
    throw broken(cause);
  }
}

function broken(cause: unknown): HttpError {
  return new HttpError("rest_invalid_body", { reason: "multipart/form-data" }, { cause });
}
