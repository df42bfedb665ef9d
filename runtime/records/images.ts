import type { Collection } from "mongodb";
import { type Database, timeLimit } from "../storage/database.js";

/** An image that records refer to. */
export interface ImageDocument {
  readonly _id: number;
  readonly url: string;
  readonly extension: string;
}

/** An image as it is shown. */
export interface ImageAnswer {
  url: string;
  id: number;
  extension: string;
}

/** The collection of images. */
export function imageCollection(database: Database): Collection<ImageDocument> {
  return database.db.collection<ImageDocument>("images");
}

/**
 * The id of the image that a caller means: an id that exists, or an http(s) URL, which becomes an image of its own the
 * first time it is used. Undefined where the text is neither. `sequence` gives the ids of new images.
 */
export async function findImage(
  database: Database,
  text: string,
  sequence: string,
): Promise<number | undefined> {
  const images = imageCollection(database);
  if (/^\d{1,15}$/.test(text)) {
    const found = await images.findOne({ _id: Number(text) }, { projection: { _id: 1 }, ...timeLimit });
    return found?._id;
  }
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return undefined;
  const known = await images.findOne({ url: text }, timeLimit);
  if (known !== null) return known._id;
  const _id = await database.nextId(sequence);
  const extension = /\.(\w{1,5})$/.exec(new URL(text).pathname)?.[1]?.toLowerCase() ?? "";
  await images.insertOne({ _id, url: text, extension });
  return _id;
}
