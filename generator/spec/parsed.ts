import type { Report } from "../diagnostics.js";
import type { SpecNode } from "./node.js";
import { parseYaml } from "./parse.js";

/** The last text of each file that was read without an error, with what was read. */
const sound = new Map<string, { readonly text: string; readonly node: SpecNode | undefined }>();

/** Reads the YAML text of one file as `parseYaml` does; the tree of a text without errors is cached until the text changes. */
export function parseFile(file: string, text: string, report: Report): SpecNode | undefined {
  const known = sound.get(file);
  if (known?.text === text) return known.node;
  let errors = 0;
  const node = parseYaml(file, text, (...error) => {
    errors += 1;
    report(...error);
  });
  if (errors === 0) sound.set(file, { text, node });
  else sound.delete(file);
  return node;
}
