import type { Filter } from "mongodb";
import { HttpError } from "../core/http-error.js";
import type { GivenFile, ImageDocument } from "../core/image.js";
import { imageSequence } from "../resources/app-context.js";
import { timeLimit } from "../storage/command-options.js";
import { slugify } from "../text/words.js";
import { type AccountRequest, type AccountRoute, createReader } from "./request.js";

const caller = "upload";

/**
 * The routes of the library of images: those who may not edit the records of others find what they have added. Files never
 * change, so that a part of an image becomes another one.
 */
export const media: readonly AccountRoute[] = [
  { method: "GET", path: /^media$/, caller, run: list },
  { method: "POST", path: /^media$/, caller, run: upload },
  { method: "PATCH", path: /^media\/(\d{1,15})$/, caller, run: describe },
  { method: "POST", path: /^media\/(\d{1,15})\/crop$/, caller, run: crop },
];

const pageSize = 24;

/** The library as the caller finds it. Throws 404 where records have no images. */
function libraryOf({ app, principal, origin }: AccountRequest) {
  const { images } = app.features;
  const sequence = imageSequence(app);
  if (images === undefined || sequence === undefined) throw new HttpError("rest_no_route");
  const collection = app.database.db.collection<ImageDocument>(images.collection);
  const own: Filter<ImageDocument> = principal.may("edit_others") ? {} : { author: principal.author };
  const show = (image: ImageDocument) => {
    return { ...images.show(image, origin), name: image.name, alt: image.alt ?? {} };
  };
  /** Throws 404. */
  async function find(id: number): Promise<ImageDocument> {
    const image = await collection.findOne({ _id: id, ...own }, timeLimit);
    if (image === null) throw new HttpError("rest_no_route");
    return image;
  }
  return { images, sequence, collection, own, show, find };
}

/** The images whose names have all words, the newest first. */
async function list(request: AccountRequest): Promise<object> {
  const { collection, own, show } = libraryOf(request);
  const { errors, text, whole } = createReader(request);
  const page = request.values.page === undefined ? 1 : whole("page", 1, 100_000);
  // Names consist of what slugs do, none of which means anything else in an expression.
  const words = slugify(text("search", { isOptional: true })).split("-");
  errors.throwIfAny();
  const filter = { $and: [own, ...words.map((word) => ({ name: { $regex: word } }))] };
  const range = { sort: { _id: -1 }, skip: (page - 1) * pageSize, limit: pageSize, ...timeLimit } as const;
  const [images, total] = await Promise.all([
    collection.find(filter, range).toArray(),
    collection.countDocuments(filter, timeLimit),
  ]);
  return { images: images.map(show), total, pages: Math.ceil(total / pageSize) };
}

function upload(request: AccountRequest): Promise<object> {
  return store(request, "file", request.files?.get("file"));
}

/** Stores the file that a parameter gives. */
async function store(request: AccountRequest, name: string, file: GivenFile | undefined): Promise<object> {
  const { images, sequence, show, find } = libraryOf(request);
  const { errors } = createReader(request);
  if (file === undefined) errors.add(name, "missing");
  errors.throwIfAny();
  const files = new Map(file && [[name, { ...file, token: name }]]);
  const call = { files, principal: request.principal };
  const id = await images.storeGiven({ call, errors, name, value: name }, sequence);
  errors.throwIfAny();
  return show(await find(Number(id)));
}

/** Stores the alternative text in the language of the request. */
async function describe(request: AccountRequest): Promise<object> {
  const { collection, show, find } = libraryOf(request);
  const { _id } = await find(Number(request.id));
  const { errors, text } = createReader(request);
  if (request.values.alt === undefined) errors.add("alt", "missing");
  const alt = text("alt", { most: 500, isOptional: true }).trim();
  errors.throwIfAny();
  await collection.updateOne({ _id }, { $set: { [`alt.${request.ctx.state.language}`]: alt } }, timeLimit);
  return show(await find(_id));
}

/** Stores a part of an image as another one, by its corners in percent of the sides. */
async function crop(request: AccountRequest): Promise<object> {
  const { images, find } = libraryOf(request);
  const { errors, whole } = createReader(request);
  const [left, top] = [whole("left", 0, 99), whole("top", 0, 99)];
  errors.throwIfAny();
  const right = whole("right", left + 1, 100);
  const bottom = whole("bottom", top + 1, 100);
  errors.throwIfAny();
  const image = await find(Number(request.id));
  const along = (side: number, from: number, to: number): readonly [start: number, length: number] => {
    const start = Math.floor((side * from) / 100);
    return [start, Math.ceil((side * to) / 100) - start];
  };
  const [x, width] = along(image.width, left, right);
  const [y, height] = along(image.height, top, bottom);
  const bytes = await images.crop(image, { left: x, top: y, width, height });
  return store(request, "id", { name: image.name, bytes });
}
