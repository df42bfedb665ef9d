import { createProduct } from "../generated/server/index.js";
import { hooks } from "./hooks/index.js";

/** The product of this repository: what its spec says, with its hooks. */
export const calendar = createProduct(hooks);
