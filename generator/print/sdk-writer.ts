import type { Model } from "../model/model.js";
import { createSourceFile, type SourceFileDraft } from "./source-file.js";
import { givenFiles, typeImporter } from "./wire-names.js";

/** A file of the client with what its parts are written with. */
export interface SdkWriter {
  readonly model: Model;
  readonly file: SourceFileDraft;
  /** Imports a wire type, and gives its name. */
  readonly type: (name: string) => string;
}

/** Starts a file of the client. `origin` names the spec files it comes from. */
export function createSdkWriter(model: Model, path: string, origin: string): SdkWriter {
  const file = createSourceFile(path, origin);
  return { model, file, type: typeImporter(givenFiles(model), file.use) };
}
