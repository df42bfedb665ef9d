import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, inject } from "vitest";
import { hashOfSources, keepBuild } from "./builds.js";
import { patienceMs } from "./eventually.js";
import type { JsonBody } from "./service.js";
import { createFrameworkWorkspace, root, type ServiceProcess, startProgram } from "./workspace.js";

/**
 * The tarball of the package, packed in a copy of the sources unless that was done for the same sources before: all test
 * files share what lies below `build/packed-package`.
 */
export function packedPackage(): string {
  const shelf = join(root, "build", "packed-package");
  const home = join(shelf, hashOfSources([".config", "generator", "runtime", "spec"]));
  if (!existsSync(home)) {
    mkdirSync(shelf, { recursive: true });
    const scratch = mkdtempSync(join(shelf, "new-"));
    const workspace = createFrameworkWorkspace();
    try {
      const pack = ["pack", "--silent", "--pack-destination", scratch];
      execFileSync("npm", pack, { cwd: workspace.folder, stdio: "pipe", timeout: patienceMs });
    } finally {
      workspace.remove();
    }
    keepBuild(scratch, home);
  }
  const [file] = readdirSync(home);
  if (file === undefined) throw new Error(`There is no package in ${home}; remove that folder.`);
  return join(home, file);
}

/** A product made with the package, in a folder of its own. */
export interface Product {
  readonly folder: string;
  /** Runs the command of the package in that folder to its end; `output` is what it printed on both streams. */
  readonly run: (
    args: readonly string[],
    environment?: NodeJS.ProcessEnv,
  ) => { readonly status: number | null; readonly output: string };
  start(environment: NodeJS.ProcessEnv): Promise<ServiceProcess>;
  remove(): void;
}

/** A product that is served while the tests of a file run. */
export interface ServedProduct {
  readonly product: Product;
  readonly origin: string;
  readonly api: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Stops the service, does some work, and starts it again. */
  readonly restart: (work: () => void) => Promise<void>;
  readonly call: (method: string, path: string, body?: object, key?: string) => Promise<ProductAnswer>;
}

export interface ProductAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonBody;
}

/** Key of the administrator of served products. */
export const productKey = "product_administrator_0123456789";

/**
 * Builds the product `test/products/<name>` and its client, serves it on the store of the tests with the given settings, and
 * removes it after them.
 */
export function useProduct(name: string, settings: Readonly<Record<string, string>> = {}): ServedProduct {
  let product: Product;
  let service: ServiceProcess;
  const environment = {
    MONGODB_URI: inject("mongoUri"),
    MONGODB_DB: `${name}_${process.pid}`,
    ADMIN_API_KEY: productKey,
    RATE_LIMIT: "0",
    ...settings,
  };
  beforeAll(async () => {
    product = createProduct(name);
    const built = product.run(["build"]);
    if (built.status !== 0) throw new Error(built.output);
    service = await product.start(environment);
  });
  afterAll(async () => {
    await service.stop();
    product.remove();
  });
  return {
    environment,
    get product() {
      return product;
    },
    get api() {
      return service.api;
    },
    get origin() {
      return new URL(service.api).origin;
    },
    async restart(work) {
      await service.stop();
      work();
      service = await product.start(environment);
    },
    async call(method, path, body, key = productKey) {
      // While a command ran, this process did not see which connections the service closed.
      await setImmediate();
      const response = await fetch(service.api + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as JsonBody,
      };
    },
  };
}

/** Replaces properties of the package.json of a product. */
export function setOptions(folder: string, options: object): void {
  const file = join(folder, "package.json");
  const present = JSON.parse(readFileSync(file, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...present, ...options }));
}

/** Creates a product with the spec, the hooks and the options of package.json in `test/products/<name>`. */
export function createProduct(name: string): Product {
  const folder = join(mkdtempSync(join(tmpdir(), "product-")), name);
  const modules = join(folder, "node_modules");
  const installed = join(modules, "specwright");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", packedPackage(), "-C", installed, "--strip-components", "1"]);
  // Its dependencies are those of the repository: nothing is fetched.
  for (const entry of readdirSync(join(root, "node_modules")))
    symlinkSync(join(root, "node_modules", entry), join(modules, entry));
  const command = join(installed, "generator", "cli.mjs");
  const run: Product["run"] = (args, environment = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...environment },
      timeout: patienceMs,
    });
    return { status, output: stdout + stderr };
  };
  const made = run(["init", "."]);
  if (made.status !== 0) throw new Error(made.output);
  for (const part of ["spec", "hooks"]) {
    rmSync(join(folder, part), { recursive: true });
    cpSync(join(root, "test", "products", name, part), join(folder, part), { recursive: true });
  }
  const options = join(root, "test", "products", name, "package.json");
  if (existsSync(options)) setOptions(folder, JSON.parse(readFileSync(options, "utf8")) as object);
  return {
    folder,
    run,
    start: (environment) => startProgram(folder, [command, "start"], environment),
    remove: () => rmSync(join(folder, ".."), { recursive: true, force: true }),
  };
}
