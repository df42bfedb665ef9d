import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import type { Product } from "../../runtime/app.js";
import type { Middleware } from "../../runtime/codegen.js";
import { emitFiles } from "../diff/serve.js";
import type { AppChanges } from "./app.js";
import { type TestService, useServiceOf } from "./service.js";
import { modelOfFiles } from "./spec-service.js";

/** What a service of a spec is made with besides its spec. */
export interface SpecProductOptions {
  /** Hooks that the spec names, by resource. */
  readonly hooks?: object;
  /** Middleware of the product. */
  readonly middleware?: readonly Middleware[];
  /** Settings as an operator would give them. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly surroundings?: AppChanges;
}

/**
 * Generates a spec of these files and serves it for the tests of a file as an operator would: with pages, feeds, images and
 * jobs. Unlike those of `useSpec`, its hooks and the test share the modules of the runtime.
 */
export function useSpecProduct(
  files: Readonly<Record<string, string>>,
  { hooks = {}, middleware = [], environment = {}, surroundings = {} }: SpecProductOptions = {},
): TestService {
  const folder = mkdtempSync(join(tmpdir(), "spec-product-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const load = async () => ({ ...(await loadProduct(folder, files, hooks)), middleware });
  return useServiceOf(load, environment, surroundings);
}

async function loadProduct(
  folder: string,
  files: Readonly<Record<string, string>>,
  hooks: object,
): Promise<Product> {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  for (const [path, text] of emitFiles(modelOfFiles(files))) {
    const file = join(folder, "generated", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const module: unknown = await import(join(folder, "generated/server/index.ts"));
  // What is generated exports this function, which takes the hooks that the spec names.
  return (module as { readonly createProduct: (hooks: object) => Product }).createProduct(hooks);
}
