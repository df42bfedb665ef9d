import { emit } from "./generate.js";
import { readSpec, type Spec, type SpecFiles } from "./load.js";
import { buildModel } from "./model/build.js";
import type { SpecNode } from "./spec/node.js";
import type { Cause, Output, Written } from "./write.js";

/** A run to compare with: the spec as it was, as files and as read, and what it made. */
export interface Run {
  readonly spec: Spec;
  readonly files: SpecFiles;
  readonly output: Output;
}

/**
 * Why each file was written: the parts of the spec that it follows, or the cause that `--check` would name. Where several
 * spec files have changed, each is changed alone to see which files follow it.
 */
export function explain(
  before: Run | undefined,
  now: Run,
  { causes, specChanges }: Written,
): ReadonlyMap<string, string> {
  const changes =
    before === undefined
      ? new Map(specChanges.map((name) => [name, [name]]))
      : changedParts(before.spec, now.spec);
  const followers =
    before === undefined || changes.size < 2 ? undefined : followersOf([...changes.keys()], before, now);
  const reasons = [...causes].map(([path, cause]) => {
    const all = [...changes.keys()];
    const own =
      followers === undefined ? all : all.filter((file) => followers.get(file)?.has(path) !== false);
    return [
      path,
      reason(
        cause,
        (own.length === 0 ? all : own).flatMap((file) => changes.get(file) ?? []),
      ),
    ] as const;
  });
  return new Map(reasons);
}

const shownParts = 3;

function reason(cause: Cause, parts: readonly string[]): string {
  if (cause !== "spec newer" || parts.length === 0) return cause;
  const more = parts.length > shownParts ? ` and ${parts.length - shownParts} more` : "";
  return `${parts.slice(0, shownParts).join(", ")}${more}`;
}

/** The places that differ, by spec file: `spec/types.yaml:4 enums.binding`. */
function changedParts(before: Spec, now: Spec): ReadonlyMap<string, readonly string[]> {
  const [old, fresh] = [treesOf(before), treesOf(now)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  return new Map(
    names.flatMap((name) => {
      const parts = differences(old.get(name), fresh.get(name), []);
      return parts.length === 0 ? [] : [[name, parts.map((part) => `${name}${part}`)]];
    }),
  );
}

function treesOf({ api, types, routes, resources, text }: Spec): ReadonlyMap<string, SpecNode> {
  const trees = [api, types, routes, ...resources.values(), ...text.values()].filter(
    (node) => node !== undefined,
  );
  return new Map(trees.map((node) => [node.place.file, node]));
}

/** Line and path of each deepest table entry or value that differs. */
function differences(
  before: SpecNode | undefined,
  now: SpecNode | undefined,
  path: readonly string[],
): readonly string[] {
  if (JSON.stringify(before?.value) === JSON.stringify(now?.value)) return [];
  if (before?.kind === "map" && now?.kind === "map") {
    const keys = [...new Set([...before.entries.keys(), ...now.entries.keys()])];
    const below = keys.flatMap((key) =>
      differences(before.entries.get(key), now.entries.get(key), [...path, key]),
    );
    if (below.length > 0) return below;
  }
  const shown = path.length === 0 ? "" : ` ${path.join(".")}`;
  return [now === undefined ? `${shown} removed` : `:${now.keyPlace.line}${shown}`];
}

/** The generated files that change when one spec file alone changes. */
function followersOf(
  names: readonly string[],
  before: Run,
  now: Run,
): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map(before.output.files.map(({ path, text }) => [path, text]));
  const followers = new Map<string, ReadonlySet<string>>();
  for (const name of names) {
    const path = name.slice("spec/".length);
    const files = new Map(before.files);
    const bytes = now.files.get(path);
    if (bytes === undefined) files.delete(path);
    else files.set(path, bytes);
    const sorted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
    const { model } = buildModel(readSpec(now.spec.directory, sorted));
    // On its own the file may not fit the others; then nothing is known of it.
    if (model === undefined) continue;
    const made = emit(model);
    followers.set(
      name,
      new Set(made.filter((file) => texts.get(file.path) !== file.text).map((file) => file.path)),
    );
  }
  return followers;
}
