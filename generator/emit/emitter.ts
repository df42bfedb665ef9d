import type { Model } from "../model/model.js";
import type { OutputFile } from "../print/source-file.js";

/** Turns the model into files. Pure: the same model gives the same files, in the same order. */
export type Emitter = (model: Model) => readonly OutputFile[];
