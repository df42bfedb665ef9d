import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import Busboy from "@fastify/busboy";
import { HttpError } from "../core/http-error.js";
import type { UploadedFile } from "../core/request-context.js";
import { addValue, type RawValues, unreadable } from "./query.js";

/** Whether a value of a form is a file: no other value has bytes. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === "object" && value !== null && "bytes" in value && Buffer.isBuffer(value.bytes);
}

export interface MultipartForm {
  readonly form: RawValues;
  /** Files by field name; of several, the last one. */
  readonly files: ReadonlyMap<string, UploadedFile>;
}

/** Most bytes of all texts together, and of all files together. */
export interface MultipartLimits {
  readonly texts: number;
  readonly files: number;
}

const fileCount = 20;
const partCount = 1000;

/**
 * Reads a multipart form. Throws 400 for one that is broken, cut short or has too many parts, 413 for too many bytes. A
 * file part without name and content is what a browser sends for an empty file field, and is left out.
 */
export function readMultipart(request: IncomingMessage, limits: MultipartLimits): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const form: RawValues = new Map();
    const files = new Map<string, UploadedFile>();
    const left = { texts: limits.texts, files: limits.files };
    let isStopped = false;
    const stop = (error: HttpError): void => {
      if (isStopped) return;
      isStopped = true;
      request.unpipe();
      void discard(request, 2 * (limits.texts + limits.files)).then(() => reject(error));
    };
    const rejectForm = (cause: unknown): void => {
      stop(new HttpError("rest_invalid_body", { reason: "multipart/form-data" }, { cause }));
    };
    try {
      const parser = new Busboy.Busboy({
        headers: { ...request.headers, "content-type": request.headers["content-type"] ?? "" },
        limits: { fieldSize: limits.texts, files: fileCount, parts: partCount },
      });
      parser.on("field", (...[name, value, , isValueCut]) => {
        left.texts -= Buffer.byteLength(value);
        if (isValueCut || left.texts < 0) stop(tooLarge("rest_body_too_large", limits.texts));
        else addValue(form, name, value.isWellFormed() && !value.includes("\ufffd") ? value : unreadable);
      });
      parser.on("file", (field: string, stream, name: string | undefined) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => {
          left.files -= chunk.length;
          if (left.files >= 0) chunks.push(chunk);
          else stop(tooLarge("rest_upload_too_large", limits.files, field));
        });
        stream.on("error", rejectForm);
        stream.on("end", () => {
          const bytes = Buffer.concat(chunks);
          if (!name && bytes.length === 0) return;
          const file: UploadedFile = { token: randomUUID(), name: name ?? "", bytes };
          files.set(field, file);
          // `venue[0][image]` is a file of a record inside the one that is sent.
          if (field.includes("[")) addValue(form, field, file);
        });
      });
      for (const limit of ["partsLimit", "filesLimit"] as const)
        parser.on(limit, () => rejectForm(new Error(limit)));
      parser.on("error", rejectForm);
      parser.on("finish", () => {
        if (!isStopped) resolve({ form, files });
      });
      request.on("aborted", () => rejectForm(new Error("aborted")));
      request.pipe(parser);
    } catch (cause) {
      rejectForm(cause);
    }
  });
}

function tooLarge(name: string, limit: number, field = ""): HttpError {
  // A client that goes on sending must not have the rest read as its next request.
  return new HttpError(name, { limit, name: field }, { headers: { Connection: "close" } });
}

/** Reads and discards at most `most` bytes: clients read the response only after they have sent their body. */
function discard(request: IncomingMessage, most: number): Promise<void> {
  return new Promise((resolve) => {
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) resolve();
    });
    request.once("end", resolve);
    request.once("close", resolve);
    request.resume();
    if (request.readableEnded || request.destroyed) resolve();
  });
}
