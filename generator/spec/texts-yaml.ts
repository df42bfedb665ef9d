import { stringify } from "yaml";
import type { Spec } from "../load.js";
import { listTexts } from "./texts.js";

/** Every text of a spec as the YAML of a translation file, ready to be translated in place. */
export function printTexts(spec: Spec, language: string): string {
  const tree: Tree = new Map();
  for (const { path, text } of listTexts(spec)) insert(tree, path.split("."), text);
  const head = `# Texts of the spec in ${language}. Translate the values; leave keys and {words in braces} as they are.\n`;
  return head + stringify(tree, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });
}

type Tree = Map<string, Branch>;
type Branch = string | Tree;

function insert(tree: Tree, [key = "", ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree.set(key, text);
    return;
  }
  const known = tree.get(key);
  const branch: Tree = typeof known === "object" ? known : new Map<string, Branch>();
  tree.set(key, branch);
  insert(branch, rest, text);
}
