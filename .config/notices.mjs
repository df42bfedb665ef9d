// Compares the table of runtime/deploy/notices.md with the lock file: node .config/notices.mjs [--write] [FOLDER]
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const args = process.argv.slice(2);
const root = resolve(args.find((name) => !name.startsWith("--")) ?? join(import.meta.dirname, ".."));
const page = join(root, "runtime", "deploy", "notices.md");

/** The packages that `npm ci --omit=dev` installs on any platform, by licence. */
function packagesByLicence() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const byLicence = new Map();
  for (const [folder, { dev, devOptional, license = "none" }] of Object.entries(packages)) {
    if (folder === "" || dev || devOptional) continue;
    const names = byLicence.get(license) ?? new Set();
    byLicence.set(license, names.add(folder.replace(/^.*node_modules\//, "")));
  }
  return [...byLicence].sort(([a], [b]) => (a < b ? -1 : 1));
}

const rows = packagesByLicence().map(
  ([licence, names]) => `| ${licence} | ${[...names].sort().join(", ")} |`,
);
const before = readFileSync(page, "utf8");
const table = /(\| licence \| packages \|\n\| --- \| --- \|\n)(?:\|.*\n)*/;
const after = before.replace(table, (_table, head) => `${head}${rows.join("\n")}\n`);
if (after !== before && args.includes("--write")) writeFileSync(page, after);
else if (after !== before) {
  const missing = rows.filter((row) => !before.includes(row)).map((row) => `  ${row}`);
  console.error(
    `The notices are not those of the packages that are installed:\n${missing.join("\n")}\n` +
      "Read the licences of new packages, then run: node .config/notices.mjs --write",
  );
  process.exitCode = 1;
}
