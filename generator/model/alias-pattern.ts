import type { AliasPath, Route } from "./model.js";

/** The regular expression of an alias path, as text. Each variable is a named group. */
export function aliasPattern(route: Route, { path }: AliasPath): string {
  const steps = path.split("/").slice(1);
  return `^${steps.map((step) => stepPattern(route, step)).join("")}/?$`;
}

/**
 * A variable matches one step of the path; for a record whose page is below others it matches the last of several steps.
 * Where a step has several variables, each is a number.
 */
function stepPattern({ parameters }: Route, step: string): string {
  const text = step.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const [, only] = /^\{(\w+)\}$/.exec(text) ?? [];
  if (only === undefined)
    return text === "" ? "" : `/${text.replace(/\{(\w+)\}/g, (_word, name: string) => `(?<${name}>\\d+)`)}`;
  const type = parameters.find(({ name }) => name === only)?.type;
  const isBelow = type?.kind === "reference" && type.target.page.includes("{path}");
  return `${isBelow ? "(?:/[^/]+)*" : ""}/(?<${only}>[^/]+)`;
}
