// Finds the files of an input, apart from `form.ts`, which is loaded with the first one.

/** A file to send: `File` brings its name along; a stream is read to its end before anything is sent. */
export type FileInput = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

/** An image to send: a file, its address, the id of one that the service has, that of another record, or false for none. */
export type ImageInput = FileInput | URL | string | number | { readonly id: number } | false;

/** Whether a value is a file, or one is in it. */
export function holdsFile(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return isFile(value) || Object.values(value).some(holdsFile);
}

/** Whether a value is sent as a file of a form. */
export function isFile(value: unknown): value is FileInput {
  return (
    value instanceof Blob ||
    value instanceof ArrayBuffer ||
    ArrayBuffer.isView(value) ||
    value instanceof ReadableStream
  );
}

/** A record that the service returned stands for its id. */
export interface RecordReference {
  readonly id: number;
}

/** A value alone is read as a list of one, and a text as values with commas between them. */
export type OneOrMany<Value> = Value | readonly Value[];
