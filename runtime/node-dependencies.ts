import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProductDependencies } from "./app-dependencies.js";
import { argon2Passwords } from "./auth/argon2-passwords.js";
import { fetchFile } from "./network/fetch-file.js";
import { isPublicAddress } from "./network/public-address.js";
import { packageFolder } from "./package-folder.js";
import type { AssetSource } from "./pages/assets.js";
import type { Product } from "./product.js";
import { createDiskSpaceCheck } from "./storage/disk-space.js";
import { noTelemetry } from "./telemetry/telemetry.js";

/**
 * Creates the dependencies of a product in Node: Argon2, public internet, files of the packages, clock; no
 * telemetry.
 */
export function createNodeDependencies(
  product: Product,
): ProductDependencies & { readonly pageAssets: AssetSource } {
  return {
    product,
    passwords: argon2Passwords,
    isFetchAllowed: isPublicAddress,
    fetchFile,
    documentSource: (name) => readFile(join(documentFolder(product), name), "utf8"),
    pageAssets: readAsset,
    createDiskSpaceCheck,
    now: () => Date.now(),
    telemetry: noTelemetry,
  };
}

function documentFolder({ location }: Product): string {
  return packageFolder("generated/openapi", dirname(fileURLToPath(location)));
}

/** A file of the pages as it was built with the service. */
async function readAsset(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(packageFolder("build/pages"), name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
