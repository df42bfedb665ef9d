import { createProduct } from "../generated/server/index.js";
import { hooks } from "./hooks/index.js";
import { settings } from "./hooks/settings.js";

/** The product of this repository: what its spec says, with its hooks and settings. */
export const calendar = { ...createProduct(hooks), settings };
