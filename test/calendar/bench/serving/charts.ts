import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../support/workspace.js";

/** Where charts lie, beside the page that shows them. */
export const chartFolder = join(root, "test", "bench");

/** Draws the tables of the page of benchmarks that a comment `<!-- chart: NAME, COLUMN ... -->` precedes; SVG by file name. */
export function drawCharts(
  page = readFileSync(join(chartFolder, "README.md"), "utf8"),
): ReadonlyMap<string, string> {
  const marked = page.matchAll(/<!-- chart: ([\w-]+), (.+) -->\n[^|]*((?:\|.*\n)+)/g);
  return new Map(
    [...marked].map(([, name = "", columns = "", table = ""]) => [
      `${name}.svg`,
      chartOf(rowsOf(table), columns.split("; ")),
    ]),
  );
}

function rowsOf(table: string): readonly (readonly string[])[] {
  const lines = table.trim().split("\n");
  const cells = lines.map((line) => line.slice(1, -1).split("|"));
  return cells.filter((_, at) => at !== 1).map((row) => row.map((cell) => cell.replaceAll("`", "").trim()));
}

const width = 720;
const labels = 330;
const bar = 16;

/** A bar for each figure of some columns, row by row, from zero to the greatest; figures that a table lacks have none. */
function chartOf([head = [], ...rows]: readonly (readonly string[])[], columns: readonly string[]): string {
  const bars = rows.flatMap(([label = "", ...cells]) =>
    columns.map((column, series) => {
      const text = cells[head.indexOf(column) - 1] ?? "";
      return { label: series === 0 ? label : "", text, value: Number(text.replaceAll(",", "")), series };
    }),
  );
  const greatest = Math.max(...bars.map(({ value }) => value || 0));
  const legend = columns.map(
    (column, series) =>
      `<rect class="s${series}" x="${labels + series * 130}" y="8" width="12" height="12"/><text x="${labels + 18 + series * 130}" y="18">${escaped(column)}</text>`,
  );
  let y = 14;
  const drawn = bars.map(({ label, text, value, series }) => {
    y += series === 0 ? bar + 10 : bar + 2;
    const length = Math.round(((value || 0) / greatest) * (width - labels - 70));
    return `<text class="label" x="${labels - 10}" y="${y + 12}">${escaped(label)}</text><rect class="s${series}" x="${labels}" y="${y}" width="${length}" height="${bar}"/><text x="${labels + length + 6}" y="${y + 12}">${escaped(text)}</text>`;
  });
  const style =
    "text{font:12px system-ui,sans-serif;fill:#1d2321}.label{text-anchor:end}.s0{fill:#1f5f5b}.s1{fill:#c98a3c}@media(prefers-color-scheme:dark){text{fill:#eceeec}.s0{fill:#7fd0c7}.s1{fill:#f2bf7d}}";
  const height = y + bar + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<style>${style}</style>
${[...legend, ...drawn].join("\n")}
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
