import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { argon2Passwords } from "./auth/argon2-passwords.js";
import type { Dependencies } from "./dependencies.js";
import { readPicture } from "./images/picture.js";
import { fetchFile } from "./network/fetch-file.js";
import { isPublicAddress } from "./network/public-address.js";
import { packageFolder } from "./package-folder.js";
import type { AssetSource } from "./pages/assets.js";
import { createDiskSpaceCheck } from "./storage/disk-space.js";
import { noTelemetry } from "./telemetry/telemetry.js";

/** The dependencies of a service in Node: Argon2, image decoder, public internet, files of the package, clock; no telemetry. */
export const nodeDependencies: Dependencies & { readonly pageAssets: AssetSource } = {
  passwords: argon2Passwords,
  readPicture,
  isFetchAllowed: isPublicAddress,
  fetchFile,
  documentSource: (name) => readFile(join(packageFolder("generated/openapi"), name), "utf8"),
  pageAssets: readAsset,
  createDiskSpaceCheck,
  now: () => Date.now(),
  telemetry: noTelemetry,
};

/** A file of the pages as it was built with the service. */
async function readAsset(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(packageFolder("build/pages"), name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
