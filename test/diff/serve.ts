import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundleFiles, type Plugin } from "esbuild";
import { clientCopies } from "../../generator/copies.js";
import { emitters } from "../../generator/emit/index.js";
import type { Hook, Model, Type } from "../../generator/model/model.js";
import type { createApp, Product } from "../../runtime/app.js";
import type { ensureIndexes } from "../../runtime/features.js";
import { rewriteAliases } from "../../runtime/http/aliases.js";
import { readConfig } from "../../runtime/settings/config.js";
import type { Database } from "../../runtime/storage/database.js";
import type { createFakeServiceOf } from "../../runtime/testing/fake-service.js";
import { plainDependencies } from "../../runtime/testing/plain-dependencies.js";
import { root } from "../support/workspace.js";
import type { ClientModule } from "./client.js";
import type { Ground, Listening } from "./grounds.js";

/** A spec turned into a program. */
export interface Program {
  readonly model: Model;
  /** Generated files by path below `generated/`. */
  readonly files: ReadonlyMap<string, string>;
  /** The real runtime with those files; made when it is first asked for. */
  load(): Promise<LoadedProgram>;
  /** The client's package; made when it is first asked for. */
  loadClient(): Promise<ClientModule>;
}

/** The runtime as it is with the generated files of one spec. */
export interface LoadedProgram {
  readonly createApp: typeof createApp;
  readonly ensureIndexes: typeof ensureIndexes;
  readonly createFakeServiceOf: typeof createFakeServiceOf;
  readonly product: Product;
}

/** A running service of a spec. */
export interface Service extends Listening {
  readonly errors: readonly unknown[];
}

/** Turns specs into programs. The runtime is compiled once for all of them. */
export interface Compiler {
  /** `hooks` is the source of `runtime/hooks/index.ts`; without it every hook gives some value of its type. */
  compile(model: Model, hooks?: string): Program;
  remove(): void;
}

/** Key of the administrator of every service. */
export const adminKey = "the-administrator-of-tests";

/** Compiles the runtime. Packages are found from a folder inside the repository only, so the programs lie there. */
export async function createCompiler(): Promise<Compiler> {
  const folder = mkdtempSync(join(root, "node_modules/.cache-diff-"));
  const shared = join(folder, "runtime.mjs");
  const entry = ["app", "features", "codegen", "testing/fake-service"].map(
    (name) => `export * from "./runtime/${name}.js";`,
  );
  writeFileSync(shared, await bundle(entry.join("\n")));
  // A bundle has no types of its own; its exports are those of the files it joins.
  const runtime = (await import(pathToFileURL(shared).href)) as Omit<LoadedProgram, "product">;
  let count = 0;
  return {
    compile(model, hooks = hooksModule(model)) {
      const files = emitFiles(model);
      let loaded: Promise<LoadedProgram> | undefined;
      let client: Promise<ClientModule> | undefined;
      const load = async (): Promise<LoadedProgram> => {
        const path = join(folder, `product${(count += 1)}.mjs`);
        writeFileSync(path, await bundle(productEntry, specPlugin(files, hooks, shared)));
        // As above: what the entry exports.
        const { product } = (await import(pathToFileURL(path).href)) as Pick<LoadedProgram, "product">;
        return { ...runtime, product };
      };
      const loadClient = async (): Promise<ClientModule> => {
        const path = join(folder, `client${(count += 1)}.mjs`);
        writeFileSync(path, await bundle(clientEntry, specPlugin(files)));
        // As above: what every client exports, whatever its spec.
        return (await import(pathToFileURL(path).href)) as ClientModule;
      };
      return {
        model,
        files,
        load: () => (loaded ??= load()),
        loadClient: () => (client ??= loadClient()),
      };
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Serves a program on a database. Links show the same address wherever it listens. */
export async function serve(
  program: Program,
  database: Database,
  ground: Ground & { readonly now?: () => number; readonly zone?: string },
): Promise<Service> {
  const errors: unknown[] = [];
  const { createApp, ensureIndexes, product } = await program.load();
  const config = readConfig({
    ADMIN_API_KEY: adminKey,
    PUBLIC_URL: "http://talks.example.org",
    RATE_LIMIT: "0",
    // No answer fails because the machine is slow.
    REQUEST_TIMEOUT: "600",
    SITE_TIMEZONE: ground.zone ?? "UTC",
  });
  await ensureIndexes(database, product);
  const { listener, app } = createApp({
    ...plainDependencies(ground.now ?? Date.now, {}),
    documentSource: (name) => Promise.resolve(program.files.get(`openapi/${name}`) ?? "{}"),
    config,
    database,
    product,
    onError: (error) => errors.push(error),
  });
  return { ...(await ground.listen(rewriteAliases(listener, app.service))), errors };
}

/** What the generator writes, by path below `generated/`. */
export function emitFiles(model: Model): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const emitter of emitters) {
    for (const { path, text } of emitter(model)) files.set(path, text);
  }
  for (const { path, text } of clientCopies("spec", model)) files.set(path, text);
  return files;
}

async function bundle(contents: string, ...plugins: readonly Plugin[]): Promise<Uint8Array> {
  const { outputFiles } = await bundleFiles({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "silent",
    plugins: [...plugins],
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

const productEntry = `import { createProduct } from "./generated/server/index.js";
import { hooks } from "./runtime/hooks/index.js";
export const product = createProduct(hooks);`;

const clientEntry = `export * from "./generated/sdk/client.js";
export * from "./generated/sdk/query.js";
export * from "./generated/sdk/validation.js";
export * from "./generated/sdk/core/dates.js";`;

/** Puts the generated files of a spec, and its hooks, in the place of those of the repository. */
function specPlugin(files: ReadonlyMap<string, string>, hooks = "", shared = ""): Plugin {
  return {
    name: "spec",
    setup(build) {
      build.onResolve({ filter: /^specwright$/ }, () => ({ path: shared, external: true }));
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => ({
        path: relative(root, join(resolveDir, path)).replace(/\.js$/, ".ts"),
        namespace: "own",
      }));
      build.onLoad({ filter: /.*/, namespace: "own" }, ({ path }) => ({
        contents: path === "runtime/hooks/index.ts" ? hooks : (files.get(relative("generated", path)) ?? ""),
        loader: "ts",
        resolveDir: join(root, path, ".."),
      }));
    },
  };
}

/**
 * Filter hooks select every record; answer and batch hooks return values of the type that the spec declares; validate hooks
 * reject every record. There are no users.
 */
function hooksModule({ resources, service: { authenticate } }: Model): string {
  const objects = resources.map(({ valueName, namedBy, hooks }) => {
    const valueOf = ({ kind, type }: Hook): unknown => {
      if (kind === "filter" || kind === "custom" || kind === "before") return {};
      if (kind === "before_delete") return [];
      if (kind === "validate") return [{ field: namedBy.name, reason: "not_allowed" }];
      return type === undefined ? "" : hookValue(type);
    };
    const properties = hooks.map((hook) => {
      const value = `(${JSON.stringify(valueOf(hook))})`;
      return `${hook.property}: ${hook.kind === "batch" ? `(records) => records.map(() => ${value})` : `() => ${value}`}`;
    });
    return `${valueName}: { ${properties.join(", ")} }`;
  });
  const users = authenticate === undefined ? [] : [`service: { ${authenticate.property}: () => undefined }`];
  return `export const hooks = { ${[...objects, ...users].join(", ")} };`;
}

/** A value that only this type allows, so that a wider type shows. */
function hookValue(type: Type): unknown {
  switch (type.kind) {
    case "scalar":
      if (type.scalar === "number") return 1.5;
      if (type.scalar === "integer") return 1;
      if (type.scalar === "json") return {};
      return type.scalar === "boolean" ? true : "said";
    case "enum":
      return type.enum.values.at(-1)?.value;
    case "object":
      return Object.fromEntries(
        type.object.properties.flatMap(({ name, optional, type: of }) =>
          optional ? [] : [[name, hookValue(of)]],
        ),
      );
    case "list":
      return [hookValue(type.of)];
    case "map":
      return { key: hookValue(type.of) };
  }
}
