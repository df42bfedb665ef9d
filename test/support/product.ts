import { execFileSync } from "node:child_process";
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
import { afterAll, beforeAll, expect, inject } from "vitest";
import { sharedBuild } from "./builds.js";
import { patienceMs } from "./eventually.js";
import { callsOf, type TestAnswer } from "./service.js";
import {
  createFrameworkWorkspace,
  type RunResult,
  root,
  runNode,
  type ServiceProcess,
  startProgram,
} from "./workspace.js";

/** The tarball of the package, packed in a copy of the sources. */
export function packedPackage(): string {
  const home = sharedBuild("packed-package", [".config", "generator", "runtime", "spec"], (folder) => {
    const workspace = createFrameworkWorkspace();
    try {
      const pack = ["pack", "--silent", "--pack-destination", folder];
      execFileSync("npm", pack, { cwd: workspace.folder, stdio: "pipe", timeout: patienceMs });
    } finally {
      workspace.remove();
    }
  });
  const [file] = readdirSync(home);
  if (file === undefined) throw new Error(`There is no package in ${home}; remove that folder.`);
  return join(home, file);
}

/** A product made with the package, in a folder of its own. */
export interface Product {
  readonly folder: string;
  /** Runs the command of the package in that folder to its end. */
  readonly run: (args: readonly string[], environment?: NodeJS.ProcessEnv) => RunResult;
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
  /** Takes over the spec, of which `older` is a copy from before its change, with all that is stored. */
  readonly migrate: () => Promise<void>;
  readonly call: (
    method: string,
    path: string,
    body?: object,
    key?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestAnswer>;
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
  const restart = async (work: () => void): Promise<void> => {
    await service.stop();
    work();
    service = await product.start(environment);
  };
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
    restart,
    async migrate() {
      const run = (...args: string[]): void => {
        const { status, output } = product.run(args, environment);
        expect(status, output).toBe(0);
      };
      run("plan", "older", "spec", "--out", "plan.json");
      await restart(() => {
        run("generate");
        run("migrate", "plan.json");
      });
    },
    async call(method, path, body, key = productKey, more = {}) {
      // While a command ran, this process did not see which connections the service closed.
      await setImmediate();
      const headers = { ...(key === "" ? {} : { authorization: `Bearer ${key}` }), ...more };
      return callsOf(fetch, () => service.api).request(method, path, { body, headers });
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
  const run: Product["run"] = (args, environment) => runNode(folder, [command, ...args], environment);
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
