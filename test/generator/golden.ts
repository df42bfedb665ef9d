import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { checkHooks } from "../../generator/hook-files.js";
import { loadSpec, type Spec } from "../../generator/load.js";
import { type Built, buildModel } from "../../generator/model/build.js";
import { printDiagnostics } from "../../generator/spec/print.js";

/** The golden cases, and the small spec they start from. */
export const goldenFolder = new URL("../golden/", import.meta.url).pathname;
const baseSpec = join(goldenFolder, "base/spec");

/** A change to one file of the base spec: a text replaced, a file written, or a file removed. */
export interface Edit {
  readonly file: string;
  readonly find?: string;
  readonly replace?: string;
  readonly text?: string;
  /** The text to write in another encoding than UTF-8. */
  readonly latin1?: string;
  readonly delete?: true;
}

/** A spec on disk that a test may change; `remove` cleans up. */
export interface SpecOnDisk {
  readonly folder: string;
  readonly out: string;
  apply(edits: readonly Edit[]): void;
  remove(): void;
}

/** Copies the base spec to a folder of its own and applies the edits. */
export function copyBase(edits: readonly Edit[] = []): SpecOnDisk {
  const scratch = mkdtempSync(join(tmpdir(), "spec-"));
  const folder = join(scratch, "spec");
  cpSync(baseSpec, folder, { recursive: true });
  const copy: SpecOnDisk = {
    folder,
    out: join(scratch, "generated"),
    apply: (more) => {
      for (const edit of more) applyEdit(folder, edit);
    },
    remove: () => {
      rmSync(scratch, { recursive: true, force: true });
    },
  };
  copy.apply(edits);
  return copy;
}

/** Builds the base spec with edits. The printed diagnostics name files below `spec/`. */
export function buildEdited(
  edits: readonly Edit[],
): Built & { readonly printed: string; readonly spec: Spec } {
  const copy = copyBase(edits);
  try {
    const loaded = loadSpec(copy.folder);
    const { model } = buildModel(loaded);
    if (model !== undefined) checkHooks(model, join(copy.folder, "hooks"), loaded.diagnostics.report);
    const diagnostics = loaded.diagnostics.sorted();
    const spec = { ...loaded, directory: "spec" };
    const printed = printDiagnostics(spec, diagnostics, { verbose: true });
    return {
      ...(model === undefined || loaded.diagnostics.hasErrors ? {} : { model }),
      diagnostics,
      spec,
      printed: printed.replaceAll(copy.folder, "spec"),
    };
  } finally {
    copy.remove();
  }
}

/** The text of every file below a folder, by path, in the order of the paths. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]),
  );
}

/** The edits of a golden case. */
export function readEdits(path: string): readonly Edit[] {
  // The files are part of the test and their shape is checked by applying them.
  return parse(readFileSync(path, "utf8")) as readonly Edit[];
}

function applyEdit(folder: string, edit: Edit): void {
  const path = join(folder, edit.file);
  const content = contentAfter(edit, () => readFileSync(path, "utf8"));
  if (content === undefined) {
    rmSync(path);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** What a file holds after an edit; undefined where it is gone. Throws where the edit does not fit. */
export function contentAfter(
  { file, find, replace = "", text, latin1 = "", ...edit }: Edit,
  read: () => string,
): string | Buffer | undefined {
  if (edit.delete === true) return undefined;
  if (find === undefined) return text ?? Buffer.from(latin1, "latin1");
  const before = read();
  if (!before.includes(find)) throw new Error(`${file} has no text ${JSON.stringify(find)}`);
  return before.replace(find, () => replace);
}
