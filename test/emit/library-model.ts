import { loadSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import type { Model } from "../../generator/model/model.js";

const models = new Map<string, Model>();

/** The model of the small spec next to this file, which has one example of everything that emitters distinguish. */
export function libraryModel(): Model {
  return modelOf(new URL("library", import.meta.url).pathname);
}

/** The model of a product in `test/products`. */
export function productModel(name: string): Model {
  return modelOf(new URL(`../products/${name}/spec`, import.meta.url).pathname);
}

/** The model of the spec in a folder. Models are read only, so each is built once. */
export function modelOf(folder: string): Model {
  const model = models.get(folder) ?? buildFrom(folder);
  models.set(folder, model);
  return model;
}

function buildFrom(folder: string): Model {
  const { model, diagnostics } = buildModel(loadSpec(folder));
  if (model === undefined)
    throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return model;
}
