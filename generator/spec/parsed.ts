import type { Report } from "../diagnostics.js";
import type { SpecNode } from "./node.js";
import { parseYaml } from "./parse.js";

/** The last text of each file that was read without a fault, with what was read. */
const sound = new Map<string, { readonly text: string; readonly node: SpecNode | undefined }>();

/** Reads the YAML text of one file as `parseYaml` does; a text without faults that was read last time is not read again. */
export function parseFile(file: string, text: string, report: Report): SpecNode | undefined {
  const known = sound.get(file);
  if (known?.text === text) return known.node;
  let faults = 0;
  const node = parseYaml(file, text, (...fault) => {
    faults += 1;
    report(...fault);
  });
  if (faults === 0) sound.set(file, { text, node });
  else sound.delete(file);
  return node;
}
