import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Copies a spec and adds its resources under new names until it is `times` as large. */
export function growSpec(from: string, to: string, times: number): void {
  cpSync(from, to, { recursive: true });
  const resources = readdirSync(join(from, "resources")).map((file) => {
    const text = readFileSync(join(from, "resources", file), "utf8");
    const [, name = "", plural = ""] = /^resource: (\w+)\nplural: (\w+)$/m.exec(text) ?? [];
    return { name, plural, text };
  });
  const names = resources.map(({ name }) => name).join("|");
  for (let copy = 1; copy < times; copy += 1) {
    const suffix = `copy${String.fromCharCode(96 + copy)}`;
    const renamed = (text: string): string =>
      text
        .replace(/^(resource|plural|taxonomy): (\w+)$/gm, `$1: $2${suffix}`)
        .replace(/^(page|draft_page): (.*)$/gm, `$1: /${suffix}$2`)
        .replace(new RegExp(`\\b(linked_from|counts): (${names})\\.`, "g"), `$1: $2${suffix}.`)
        .replace(/^fields:\n(?: .*\n)+/m, (fields) =>
          fields.replace(new RegExp(`\\brelation: (${names})\\b`, "g"), `relation: $1${suffix}`),
        );
    for (const { name, text } of resources) {
      writeFileSync(join(to, "resources", `${name}${suffix}.yaml`), renamed(text));
    }
    appendSections(to, "routes.yaml", new RegExp(`^ {2}(${names}):\\n(?: {4}.*\\n)+`, "gm"), (block, name) =>
      block.replace(`  ${name}:`, `  ${name}${suffix}:`).replace(/(path: "?\/)(\w+)/g, `$1$2${suffix}`),
    );
    for (const language of readdirSync(join(to, "text"))) {
      const pattern = new RegExp(`^(${names}):\\n(?: +.*\\n)+`, "gm");
      appendSections(to, `text/${language}`, pattern, (block, name) =>
        block.replace(name, `${name}${suffix}`),
      );
    }
  }
}

/** Adds a renamed copy of every section that the pattern finds. */
function appendSections(
  folder: string,
  path: string,
  pattern: RegExp,
  rename: (block: string, name: string) => string,
): void {
  const text = readFileSync(join(folder, path), "utf8");
  const blocks = [...text.matchAll(pattern)].map(([block, name = ""]) => rename(block, name));
  appendFileSync(join(folder, path), (text.endsWith("\n") ? "" : "\n") + blocks.join(""));
}
