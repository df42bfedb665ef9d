import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import Busboy from "@fastify/busboy";
import { HttpError } from "../core/http-error.js";
import type { UploadedFile } from "../core/request-context.js";
import type { BodyLimits } from "./body-budget.js";
import { addValue, type RawValues, unreadable } from "./query.js";
import { receive } from "./receive.js";

/** Whether a value of a form is a file: no other value has bytes. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === "object" && value !== null && "bytes" in value && Buffer.isBuffer(value.bytes);
}

export interface MultipartForm {
  readonly form: RawValues;
  /** Files by field name; of several, the last one. */
  readonly files: ReadonlyMap<string, UploadedFile>;
}

const fileCount = 20;
const partCount = 1000;

/**
 * Reads a multipart form. Throws 400 for one that is broken, cut short or has too many parts, 413 for too many bytes. A
 * file part without name and content is what a browser sends for an empty file field, and is left out.
 */
export async function readMultipart(
  request: IncomingMessage,
  { held, ...limits }: BodyLimits,
): Promise<MultipartForm> {
  const form: RawValues = new Map();
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
    if (isValueCut || left.texts < 0) stop(tooLarge("rest_body_too_large", limits.texts));
    else addValue(form, name, value.isWellFormed() && !value.includes("\ufffd") ? value : unreadable);
  });
  parser.on("file", (field: string, stream, name: string | undefined) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => {
      left.files -= chunk.length;
      if (left.files < 0) stop(tooLarge("rest_upload_too_large", limits.files, field));
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

function tooLarge(name: string, limit: number, field = ""): HttpError {
  // A client that goes on sending must not have the rest read as its next request.
  return new HttpError(name, { limit, name: field }, { headers: { Connection: "close" } });
}
