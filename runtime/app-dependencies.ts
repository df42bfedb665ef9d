import type { Dependencies } from "./dependencies.js";
import type { ErrorListener } from "./http/app.js";
import type { Product } from "./product.js";

/** A product, with what it takes from its environment. */
export interface ProductDependencies extends Dependencies {
  readonly product: Product;
}

/** The dependencies of an application that answers requests. */
export interface AppDependencies extends ProductDependencies {
  /** Receives each unexpected error with the request, or the job, in which it occurred. */
  readonly onError: ErrorListener;
}
