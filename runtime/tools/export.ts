import { createApp } from "../app.js";
import { createNodeDependencies } from "../node-dependencies.js";
import type { Product } from "../product.js";
import type { CalendarExport } from "../resources/features.js";
import { feedsOf } from "../resources/read/list-feed.js";
import type { Site } from "../resources/site.js";
import { countLines, exportLines } from "./export/export-lines.js";
import { createProgress } from "./progress.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";
import { rejectExisting, writeWholeFile } from "./whole-file.js";

/** Runs `export` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "export",
    "Writes all records with their texts in every language, relations, statuses and images as lines of JSON, which `npm run " +
      "import` reads elsewhere. It holds hashes of passwords: protect the file like the store. A file whose name ends in .ics " +
      "becomes a calendar of all public records instead.",
  )
    .argument("<file>", "a new file, such as all.jsonl or calendar.ics")
    .option("--language <code>", "language of a calendar; that of the site unless given")
    .action(async (file: string, { language }: { readonly language?: string }) => {
      rejectExisting(file);
      const isCalendar = /\.ics$/i.test(file);
      const count = await withDatabase(async (database, config) => {
        const { site } = createApp(config, database, {
          ...createNodeDependencies(product),
          onError: (error) => console.error(error),
        });
        checkLanguage(site, language);
        const total = await (isCalendar ? feedsOf(site).countCalendar(site) : countLines(site));
        return write(file, total, (onRecord) =>
          // Only the setting says where the service is reached.
          isCalendar
            ? calendarOf({ site, language: language ?? site.language, origin: config.publicUrl, onRecord })
            : exportLines(site, onRecord),
        );
      });
      console.log(`${file}: ${count} ${isCalendar ? "records" : "records and images"}.`);
    });
  await runTool(tool, args);
}

function checkLanguage({ facts }: Site, language: string | undefined): void {
  if (language !== undefined && !facts.languages.all.includes(language))
    throw new ToolError(`There is no language ${language}: use ${facts.languages.all.join(", ")}.`);
}

async function* calendarOf(options: CalendarExport<Site>): AsyncGenerator<string> {
  yield await feedsOf(options.site).exportCalendar(options);
}

/** Writes the file and returns the number of records. */
async function write(
  file: string,
  total: number,
  pieces: (onRecord: () => void) => AsyncIterable<string>,
): Promise<number> {
  const progress = createProgress("Exporting", total);
  let count = 0;
  const step = (): void => {
    count += 1;
    progress.step();
  };
  try {
    await writeWholeFile(file, pieces(step));
  } finally {
    progress.end();
  }
  return count;
}
