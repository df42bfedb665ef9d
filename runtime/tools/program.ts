import cluster from "node:cluster";
import type { Product } from "../app.js";
import { ConfigError } from "../settings/config.js";
import { StoreError } from "../storage/store.js";

type Tools = Readonly<
  Record<string, () => Promise<{ run(product: Product, args: readonly string[]): Promise<void> }>>
>;

interface ProgramOptions {
  readonly load: () => Promise<Product>;
  /** Name of a tool and its arguments, or the arguments of the service. */
  readonly args: readonly string[];
  /** Tools of the product's own. */
  readonly tools?: Tools;
  /** Settings by name that the product has where the environment sets none. */
  readonly defaults?: Readonly<Record<string, string>>;
}

const commonTools: Tools = {
  keys: () => import("./keys.js"),
  webhooks: () => import("./webhooks.js"),
  doctor: () => import("./doctor.js"),
  migrate: () => import("./migrate.js"),
  backup: () => import("./backup.js"),
  restore: () => import("./restore.js"),
  import: () => import("./import.js"),
  export: () => import("./export.js"),
};

/** Serves a product, or runs the tool that the first argument names. Prints errors, and sets the exit code of the process. */
export async function run({ load, args, tools = {}, defaults = {} }: ProgramOptions): Promise<void> {
  const unset = Object.entries(defaults).filter(([setting]) => (process.env[setting] ?? "") === "");
  Object.assign(process.env, Object.fromEntries(unset));
  const [name = "", ...rest] = args;
  const all = { ...commonTools, ...tools };
  const open = Object.hasOwn(all, name) ? all[name] : undefined;
  if (open === undefined) {
    const { startService } = await import("../serve.js");
    await startService({ load, args, defaults }).catch(endProcess);
    return;
  }
  const [tool, product] = await Promise.all([open(), load()]);
  await tool.run(product, rest);
}

function endProcess(error: unknown): void {
  const isKnown = error instanceof ConfigError || error instanceof StoreError;
  // A worker has sent its error to the process that started it, which prints it.
  if (!cluster.isWorker) console.error(isKnown ? error.message : error);
  process.exit(1);
}
