import { byPath, type Hashes, hashesOf, type Manifest, manifestPath, readManifest } from "./manifest.js";
import { changedOperations } from "./openapi-changes.js";
import { versions } from "./versions.js";
import { changedKeys, type Output, readText } from "./write.js";

/** Generated files as another version of the package left them. */
export interface Earlier {
  readonly manifest: Manifest;
  /** The OpenAPI document. */
  readonly document: string | undefined;
}

const documentPath = "openapi/openapi.json";

/** The generated files, if another version of the package or of what prints for it made them. */
export function readEarlier(folder: string): Earlier | undefined {
  const manifest = readManifest(readText(folder, manifestPath) ?? "");
  const { generator } = manifest.sources;
  // A folder without a manifest was never generated.
  if (Object.keys(generator).length === 0 || versionChanges(generator).length === 0) return undefined;
  return { manifest, document: readText(folder, documentPath) };
}

/** A line for commands that generate nothing; undefined where this version made the files. */
export function upgradeHint(folder: string): string | undefined {
  const earlier = readEarlier(folder);
  if (earlier === undefined) return undefined;
  const changes = versionChanges(earlier.manifest.sources.generator).join(", ");
  return `${folder} is of another version (${changes}). \`npm run generate -- --check\` lists what differs.`;
}

/** What the new version changes, in lines for the author: files by name, and the operations that callers see changed. */
export function upgradeReport({ manifest, document }: Earlier, { files, sources }: Output): string {
  const { owned, sources: before } = manifest;
  const wanted = byPath(files);
  const hashes: Hashes = hashesOf(wanted);
  const paths = [...wanted.keys()];
  const spec = changedKeys(before.spec, sources.spec);
  const operations = changedOperations(document, wanted.get(documentPath));
  return [
    `Upgrade: ${versionChanges(before.generator).join(", ")}`,
    ...(spec.length === 0
      ? []
      : [`  the spec has changed too, which some of these follow: ${spec.join(", ")}`]),
    line(
      "files added",
      paths.filter((path) => !owned.has(path)),
    ),
    line(
      "files changed",
      paths.filter((path) => owned.get(path)?.includes(hashes[path] ?? "") === false),
    ),
    line(
      "files removed",
      [...owned.keys()].filter((path) => !wanted.has(path)),
    ),
    ...(operations === undefined
      ? ["  contract: unknown, because there is no OpenAPI document of the other version"]
      : [
          line("operations added", operations.added),
          line("operations changed", operations.changed),
          line("operations removed", operations.removed),
        ]),
  ].join("\n");
}

function line(what: string, names: readonly string[]): string {
  return `  ${what}: ${String(names.length)}${names.length === 0 ? "" : ` (${names.join(", ")})`}`;
}

function versionChanges(before: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(versions).flatMap(([name, version]) =>
    before[name] === version ? [] : [`${name} ${before[name] ?? "(none)"} -> ${version}`],
  );
}
