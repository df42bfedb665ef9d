// Packs the typed client of a product: compiles generated/sdk into build/sdk, and makes the tarball beside it.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { BannedPackageError, bundleFake } from "./bundle-testing.mjs";
import { productOptions } from "./load-extensions.mjs";

/** Writes `build/NAME-VERSION.tgz` below the folder of a product, and prints its path. */
export async function packClient(product) {
  const source = join(product, "generated", "sdk");
  const folder = join(product, "build");
  const target = join(folder, "sdk");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const format of ["esm", "cjs"]) compileClient(product, format);
  writeFileSync(join(target, "dist", "cjs", "package.json"), '{ "type": "commonjs" }\n');
  const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  if (!(await hasFake(product, join(target, "dist")))) {
    delete manifest.exports["./testing"];
    delete manifest.typesVersions["*"].testing;
  }
  await bundleScript(product, manifest);
  // The licence of a client is that of its product.
  const { license = "UNLICENSED" } = JSON.parse(readFileSync(join(product, "package.json"), "utf8"));
  manifest.license = license;
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const name of ["README.md", "CHANGELOG.md"])
    if (existsSync(join(source, name))) copyFileSync(join(source, name), join(target, name));
  const pack = ["pack", "--silent", "--pack-destination", folder];
  const file = execFileSync("npm", pack, { cwd: target, encoding: "utf8" }).trim();
  console.log(relative(product, join(folder, file)));
}

/** Adds the fake service where the product asks for it: it has the hooks and all that the service knows of the spec. */
async function hasFake(product, folder) {
  if (!productOptions(product).fake) return false;
  try {
    await bundleTesting(product, folder);
    return true;
  } catch (error) {
    if (!(error instanceof BannedPackageError)) throw error;
    // Hooks may use packages that no fake can contain; the client itself does not depend on them.
    console.warn(`The client is packed without its fake service. ${error.message}`);
    return false;
  }
}

/** The fake service in memory, from the compiled service and the runtime of the package. */
async function bundleTesting(product, folder) {
  const { build } = createRequire(join(product, "package.json"))("esbuild");
  const runtime = join(import.meta.dirname, "..", "build", "runtime", "testing");
  const built = (...path) => join(product, "build", ...path);
  const contents = `import { createProduct } from ${JSON.stringify(built("generated", "server", "index.js"))};
import * as own from ${JSON.stringify(built("hooks", "index.js"))};
import { createFakeServiceOf } from ${JSON.stringify(join(runtime, "fake-service.js"))};
export const createFakeService = (options) => 
  createFakeServiceOf({ ...createProduct(own.hooks), middleware: own.middleware ?? [] }, options);`;
  await bundleFake(folder, build, {
    root: product,
    entry: { stdin: { contents, resolveDir: product } },
    document: join(product, "generated", "openapi", "openapi.json"),
    translations: built("generated", "server", "translations.js"),
    declarations: `${readFileSync(join(runtime, "fake-types.d.ts"), "utf8")}
/** Starts the service in memory, for tests of programs that call it. Throws for invalid options. Works in Node only. */
export declare function createFakeService(options?: FakeOptions): FakeService;
`,
    notices: readFileSync(join(runtime, "LICENSES.txt"), "utf8"),
  });
}

function compileClient(product, format) {
  const project = join(product, "build", `sdk.${format}.json`);
  const isModule = format === "esm";
  const compilerOptions = {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable", "dom.asynciterable"],
    types: [],
    module: isModule ? "nodenext" : "commonjs",
    moduleResolution: isModule ? "nodenext" : "bundler",
    verbatimModuleSyntax: isModule,
    rootDir: "../generated/sdk",
    outDir: `sdk/dist/${format}`,
    declaration: true,
    sourceMap: false,
  };
  const options = { extends: "../tsconfig.json", compilerOptions, include: ["../generated/sdk"] };
  writeFileSync(project, JSON.stringify(options));
  const compiler = join(product, "node_modules", "@typescript", "native", "bin", "tsc");
  execFileSync(process.execPath, [compiler, "-p", project], { stdio: "inherit" });
}

/** For pages without modules: one script, which sets a global named like the package, such as `BookStoreClient`. */
async function bundleScript(product, { name, unpkg }) {
  const { build } = createRequire(join(product, "package.json"))("esbuild");
  const words = name.replace(/^.*\//, "").split(/[^a-zA-Z0-9]+/);
  const contents = `export * from "./index.js";
export * from "./core/dates.js";`;
  await build({
    stdin: { contents, resolveDir: join(product, "build", "sdk", "dist", "esm") },
    outfile: join(product, "build", "sdk", unpkg),
    bundle: true,
    minify: true,
    format: "iife",
    globalName: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(""),
    target: "es2022",
    legalComments: "none",
    logLevel: "error",
  });
}
