import cluster from "node:cluster";
import type { Product } from "../app.js";
import { ConfigError } from "../settings/config.js";
import { StoreError } from "../storage/store.js";

type Tools = Readonly<
  Record<string, () => Promise<{ run(product: Product, args: readonly string[]): Promise<void> }>>
>;

const commonTools: Tools = {
  accounts: () => import("./accounts.js"),
  keys: () => import("./keys.js"),
  webhooks: () => import("./webhooks.js"),
  doctor: () => import("./doctor.js"),
  migrate: () => import("./migrate.js"),
  backup: () => import("./backup.js"),
  restore: () => import("./restore.js"),
  import: () => import("./import.js"),
  export: () => import("./export.js"),
};

/**
 * Serves a product, or runs the tool that the first argument names, of those of the product's own (`tools`) too. `defaults` has
 * settings by name that the product has where the environment sets none. Prints errors, and sets the exit code of the process.
 */
export async function run({
  load,
  args,
  tools = {},
  defaults = {},
}: {
  readonly load: () => Promise<Product>;
  readonly args: readonly string[];
  readonly tools?: Tools;
  readonly defaults?: Readonly<Record<string, string>>;
}): Promise<void> {
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
