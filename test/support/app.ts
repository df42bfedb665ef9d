import type { App, Product } from "../../runtime/app.js";
import { createNodeApp, type NodeAppOptions } from "../../runtime/server.js";
import { readConfig } from "../../runtime/settings/config.js";
import type { Database } from "../../runtime/storage/database.js";

/** What a test changes about an application. Errors of the service are printed unless it receives them. */
export interface AppChanges extends Partial<Omit<NodeAppOptions, "config" | "database" | "product">> {
  /** Settings as an operator would give them in the environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Creates the application of a product on an open database, as the service does for itself; it listens nowhere. */
export function openApp(
  product: Product,
  database: Database,
  { environment = {}, onError = console.error, ...changes }: AppChanges = {},
): App {
  return createNodeApp({ config: readConfig(environment), database, product, ...changes, onError });
}
