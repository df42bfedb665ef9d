import { createRequire } from "node:module";
import type * as recheck from "recheck";

/**
 * What is wrong with a regular expression of a spec: `invalid` is no expression of JavaScript with the flag `u`; `slow` is
 * not proven to take linear time. Undefined for a sound one. The first call takes about a second.
 */
export function patternError(pattern: string): "invalid" | "slow" | undefined {
  if (toExpression(pattern) === undefined) return "invalid";
  const { status } = prover().checkSync(pattern, "u", { checker: "automaton", timeout: proofMs });
  return status === "safe" ? undefined : "slow";
}

/** A pattern as validators apply it; undefined for one that JavaScript cannot read. */
export function toExpression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

/** A pattern whose proof takes longer is rejected. */
const proofMs = 10_000;

/**
 * Loaded on demand: it has 5 MB, and most specs have no pattern. This build runs in the process itself. The package of the
 * generator has a copy of it beside its bundle.
 */
function prover(): typeof recheck {
  const load = createRequire(import.meta.url);
  return load(isInstalled(load, copy) ? copy : "recheck/lib/browser.js") as typeof recheck;
}

const copy = "../build/generator/package/recheck.cjs";

function isInstalled(load: NodeJS.Require, path: string): boolean {
  try {
    return load.resolve(path) !== "";
  } catch {
    return false;
  }
}
