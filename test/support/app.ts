import { readConfig } from "../../runtime/config.js";
import type { ErrorListener } from "../../runtime/http/app.js";
import { createNodeApp, type NodeApp, type NodeAppChanges } from "../../runtime/node-app.js";
import type { Product } from "../../runtime/product.js";
import type { Database } from "../../runtime/storage/database.js";

/** What a test changes about an application. */
export interface AppChanges extends NodeAppChanges {
  /** Settings as an operator would give them in the environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Receives errors of the service; absent: they are printed. */
  readonly onError?: ErrorListener;
}

/** Creates the application of a product on an open database, as the service does for itself; it listens nowhere. */
export function openApp(
  product: Product,
  database: Database,
  { environment = {}, onError = console.error, ...changes }: AppChanges = {},
): NodeApp {
  return createNodeApp(readConfig(environment), database, { product, ...changes, onError });
}
