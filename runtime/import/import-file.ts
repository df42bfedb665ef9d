import { PassThrough, type Readable } from "node:stream";
import { ParameterErrors } from "../core/parameter-errors.js";
import type { Principal } from "../core/principal.js";
import type { RequestBody } from "../http/body.js";
import type { AppContext } from "../resources/app-context.js";
import { storeName } from "./export-format.js";
import { decodeFile, openFile } from "./open-file.js";
import { dateOrders } from "./readers/table-source.js";
import { runImport } from "./run-import.js";
import { ImportError, type Model, type Source } from "./source.js";
import { createDestination } from "./this-service.js";

/** Records between two lines about the progress: those of the requests that are under way at a time. */
const pieceSize = 400;

/**
 * Checks the `file` of a form, or imports it with `dry_run=false`, as a caller may. Gives lines of JSON: `{"done", "total"}` while
 * it goes on, of each kind of records; the last one is `{"report"}`, or `{"error"}` with a message, which is empty where
 * `onError` got the error. A reader who goes away ends the import. Throws 400 for bad values, and for a file that cannot be read.
 */
export async function importFile(
  app: AppContext,
  body: RequestBody,
  { onError, ...caller }: { principal: Principal; language: string; onError: (error: unknown) => void },
): Promise<Readable> {
  const descriptors = [...app.resources].map(([name, { resource }]) => [name, resource] as const);
  const model = { ...app, resources: new Map(descriptors) };
  const source = await openForm(model, body, { language: caller.language, store: await storeName(app) });
  const lines = new PassThrough();
  let part = { done: 0, total: 0 };
  const progress = {
    next(_label: string, total: number): void {
      part = { done: 0, total };
    },
    step(count: number): void {
      if (lines.destroyed) throw new ImportError("The connection was closed: the import has stopped.");
      part = { ...part, done: part.done + count };
      lines.write(`${JSON.stringify(part)}\n`);
    },
    end: () => undefined,
  };
  const fail = (error: unknown) => {
    const isKnown = error instanceof ImportError;
    if (!isKnown) onError(error);
    return { error: isKnown ? error.message : "" };
  };
  const isDryRun = body.form.get("dry_run") !== "false";
  const destination = createDestination(app, source, caller);
  void runImport({ model, source, destination, policy: "only-untouched", isDryRun, pieceSize, progress })
    .then((report) => ({ report }), fail)
    .then((last) => lines.end(JSON.stringify(last)));
  return lines;
}

/** Opens the file of a form with what the form says of it. */
async function openForm(
  model: Model,
  { files, form }: RequestBody,
  { store, language }: { readonly store: string; readonly language: string },
): Promise<Source> {
  const errors = new ParameterErrors(model.service.reasons, language);
  const text = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const dates = dateOrders.find((order) => order === text("dates"));
  if (dates !== text("dates")) errors.add("dates", "not_one_of", { values: dateOrders.join(", ") });
  const file = files?.get("file");
  if (file === undefined) errors.add("file", "missing");
  errors.throwIfAny();
  const { name, bytes } = file ?? { name: "", bytes: Buffer.of() };
  const options = { resource: text("resource"), keyColumn: text("key_column"), dates };
  try {
    return await openFile(decodeFile(name, bytes), { model, name, store, options });
  } catch (error) {
    if (error instanceof ImportError) errors.add("file", "unreadable", { message: error.message });
    errors.throwIfAny();
    throw error;
  }
}
