import type { Hooks } from "../generated/server/hooks.js";

/** The functions that the spec names, by resource. */
export const hooks = {} satisfies Hooks;
