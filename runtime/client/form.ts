import type * as givenFiles from "./given-files.js";
import type { FileInput } from "./given-files.js";
import type { textOf } from "./request.js";

/**
 * A form with the values of an input. Lists and objects are written as the service reads them from forms. What finds and writes
 * values is handed in, so that loading this file leaves it where bundlers put it.
 */
export async function formOf(
  input: object,
  { holdsFile, isFile, textOf: textIn }: typeof givenFiles & { readonly textOf: typeof textOf },
): Promise<FormData> {
  const form = new FormData();
  const append = async (name: string, value: unknown): Promise<void> => {
    if (value === undefined) return;
    if (isFile(value)) {
      const file = await fileOf(value, name);
      form.append(name, file, file.name);
    } else if (holdsFile(value)) {
      // Only a record with a file is taken apart.
      const isList = Array.isArray(value);
      for (const [key, inner] of Object.entries(value as object)) {
        const isId = isList && typeof inner === "number";
        await append(`${name}[${key}]${isId ? "[id]" : ""}`, inner);
      }
    } else if (Array.isArray(value) && !value.some((entry) => typeof entry === "object")) {
      for (const entry of value.length > 0 ? value : [""]) form.append(`${name}[]`, textIn(entry));
    } else form.append(name, value === null ? "" : textIn(value));
  };
  for (const [name, value] of Object.entries(input)) await append(name, value);
  return form;
}

/** First bytes of the image formats that the service takes, with the file name extension of each. */
const signatures: readonly (readonly [start: RegExp, extension: string])[] = [
  [/^\x89PNG/, "png"],
  [/^\xff\xd8\xff/, "jpeg"],
  [/^GIF8/, "gif"],
  [/^RIFF.{4}WEBP/s, "webp"],
  [/^.{4}ftypavi[fs]/s, "avif"],
];

/** A file with a name and a type, which are read from its first bytes where it brings none along. */
async function fileOf(given: FileInput, name: string): Promise<File> {
  const content =
    given instanceof Blob
      ? given
      : given instanceof ReadableStream
        ? await new Response(given).blob()
        : new Blob([given instanceof ArrayBuffer ? given : new Uint8Array(given)]);
  const start = String.fromCharCode(...new Uint8Array(await content.slice(0, 12).arrayBuffer()));
  const extension = signatures.find(([signature]) => signature.test(start))?.[1];
  const type = content.type || (extension === undefined ? "application/octet-stream" : `image/${extension}`);
  const ownName = "name" in content && typeof content.name === "string" ? content.name : "";
  const plainName = name.replace(/\W+/g, "-").replace(/-$/, "");
  return new File([content], ownName || `${plainName}.${extension ?? type.split(/[/;]/)[1] ?? ""}`, {
    type,
  });
}
