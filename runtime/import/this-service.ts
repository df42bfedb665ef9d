import { createHash } from "node:crypto";
import type { Principal } from "../core/principal.js";
import { createContext } from "../core/request-context.js";
import { type AppContext, imageSequence } from "../resources/app-context.js";
import { takenIds } from "../resources/write/given-ids.js";
import { timeLimit } from "../storage/command-options.js";
import { type Destination, importRoute, type Outcome } from "./destination.js";
import { ImportError, type Source, type SourceImage } from "./source.js";
import { openTextImages } from "./text-images.js";

/**
 * Writes by the batch of this service, in this process, as a caller; by default as one who may do everything. `publicUrl` is the
 * address of the service, if that is set. Throws an ImportError for a service without a batch.
 */
export function createDestination(
  app: AppContext,
  source: Source,
  {
    publicUrl,
    principal = importer,
    language = app.language,
  }: {
    readonly publicUrl?: string | undefined;
    readonly principal?: Principal;
    readonly language?: string;
  } = {},
): Destination {
  const batch = importRoute(app);
  if (batch === undefined)
    throw new ImportError(
      "An import writes by the route `batch`, with the permission `import`: add both to the spec.",
    );
  const { imageBase } = source;
  return {
    async send(body) {
      const call = createContext({ language, principal });
      const { body: answer } = await batch.run({ ...body }, { ...call, isBrief: true });
      // The answer of the route, which the spec describes.
      return answer as { readonly items: readonly Outcome[] };
    },
    ...(principal.may("upload") ? { storeImage: (image: SourceImage) => storeImage(app, image) } : {}),
    ...(imageBase === undefined ? {} : openTextImages(app, imageBase, publicUrl)),
  };
}

const importer: Principal = {
  key: "",
  name: "import",
  role: "",
  author: 1,
  anonymous: false,
  imports: true,
  can: () => true,
  may: () => true,
};

async function storeImage(app: AppContext, { key, name, bytes }: SourceImage) {
  const { images } = app.features;
  if (images === undefined) return { id: Number(key), isNew: false };
  const hash = createHash("sha256").update(bytes).digest("hex");
  const stored = app.database.db.collection<{ readonly _id: number; readonly hash: string }>(
    images.collection,
  );
  const found = await stored.findOne({ hash }, timeLimit);
  if (found !== null) return { id: found._id, isNew: false };
  const sequence = imageSequence(app) ?? "";
  const isFree =
    (await app.database.sequences.isReserved(sequence, Number(key))) &&
    (await takenIds(app, sequence, [Number(key)])).size === 0;
  const id = await images.store({ name, bytes }, sequence, { id: isFree ? Number(key) : undefined });
  return { id, isNew: true };
}
