import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** The table of cases in a file beside a test. The file is part of the test, and its shape is checked by running it. */
export function readTable(folder: string, name: string): unknown {
  return parse(readFileSync(join(folder, name), "utf8"));
}
