import { byPath, type Hashes, hashesOf, type Manifest, manifestPath, readManifest } from "./manifest.js";
import { versions } from "./versions.js";
import { changedKeys, type Output, readText } from "./write.js";

/** The manifest of the generated files, if another version of the package or of what prints for it made them. */
export function readEarlier(folder: string): Manifest | undefined {
  const manifest = readManifest(readText(folder, manifestPath) ?? "");
  const { generator } = manifest.sources;
  // A folder without a manifest was never generated.
  return Object.keys(generator).length === 0 || versionChanges(generator).length === 0 ? undefined : manifest;
}

/** A line for commands that generate nothing; undefined where this version made the files. */
export function upgradeHint(folder: string): string | undefined {
  const earlier = readEarlier(folder);
  if (earlier === undefined) return undefined;
  const changes = versionChanges(earlier.sources.generator).join(", ");
  return `${folder} is of another version (${changes}). \`npm run generate -- --check\` lists what differs.`;
}

/** What the new version changes, in lines for the author: files by name, and the operations that callers see changed. */
export function upgradeReport({ owned, sources: before }: Manifest, { files, sources }: Output): string {
  const wanted = byPath(files);
  const hashes: Hashes = hashesOf(wanted);
  const spec = changedKeys(before.spec, sources.spec);
  const [known, now] = [Object.keys(before.contract), Object.keys(sources.contract)];
  return [
    `Upgrade: ${versionChanges(before.generator).join(", ")}`,
    ...(spec.length === 0
      ? []
      : [`  the spec has changed too, which some of these follow: ${spec.join(", ")}`]),
    ...changes(
      "files",
      [[...owned.keys()], [...wanted.keys()]],
      (path) => owned.get(path)?.includes(hashes[path] ?? "") === false,
    ),
    ...(known.length === 0
      ? ["  operations: unknown, because the other version did not list them"]
      : changes("operations", [known, now], (name) => before.contract[name] !== sources.contract[name])),
  ].join("\n");
}

/** What came, what is another, and what is gone, of files or operations by their names. */
function changes(
  what: string,
  [before, now]: readonly [before: readonly string[], now: readonly string[]],
  isOther: (name: string) => boolean,
): readonly string[] {
  const common = now.filter((name) => before.includes(name));
  return [
    line(
      `${what} added`,
      now.filter((name) => !before.includes(name)),
    ),
    line(`${what} changed`, common.filter(isOther).sort()),
    line(
      `${what} removed`,
      before.filter((name) => !now.includes(name)),
    ),
  ];
}

function line(what: string, names: readonly string[]): string {
  return `  ${what}: ${String(names.length)}${names.length === 0 ? "" : ` (${names.join(", ")})`}`;
}

function versionChanges(before: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(versions).flatMap(([name, version]) =>
    before[name] === version ? [] : [`${name} ${before[name] ?? "(none)"} -> ${version}`],
  );
}
