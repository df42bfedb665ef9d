import { once } from "node:events";
import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { finished } from "node:stream/promises";
import { createApp } from "../app.js";
import type { Config } from "../config.js";
import { nodeDependencies } from "../node-dependencies.js";
import type { Site } from "../resources/site.js";
import { countCalendar, exportCalendar } from "./export/export-calendar.js";
import { countLines, exportLines } from "./export/export-lines.js";
import { createProgress } from "./progress.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";

const tool = createTool(
  "export",
  "Writes all records with their texts in every language, relations, statuses and images as lines of JSON, which `npm run " +
    "import` takes elsewhere. Hashes of passwords are in it: keep the file like the store. A file whose name ends in .ics " +
    "becomes a calendar instead, with what everybody may read.",
)
  .argument("<file>", "a new file, such as all.jsonl or calendar.ics")
  .option("--language <code>", "language of a calendar; that of the site unless given")
  .action(async (file: string, { language }: { readonly language?: string }) => {
    if (existsSync(file)) throw new ToolError(`${file} is there already. Take another name, or remove it.`);
    const isCalendar = /\.ics$/i.test(file);
    const count = await withDatabase(async (database, config) => {
      const { site } = createApp(config, database, nodeDependencies, (error) => console.error(error));
      checkLanguage(site, language);
      const total = await (isCalendar ? countCalendar(site) : countLines(site));
      return write(file, total, (onRecord) =>
        isCalendar ? calendarOf(site, config, language, onRecord) : exportLines(site, onRecord),
      );
    });
    console.log(`${file}: ${count} ${isCalendar ? "records" : "records and images"}.`);
  });

await runTool(tool);

function checkLanguage({ facts }: Site, language: string | undefined): void {
  if (language !== undefined && !facts.languages.all.includes(language))
    throw new ToolError(`There is no language ${language}: use ${facts.languages.all.join(", ")}.`);
}

async function* calendarOf(
  site: Site,
  { publicUrl }: Config,
  language = site.language,
  onRecord: () => void,
): AsyncGenerator<string> {
  // Where the service is reached is known by nothing else: nothing may listen where it would by default.
  yield await exportCalendar({ site, language, origin: publicUrl, onRecord });
}

/** Writes pieces to a file that gets its name when it is whole; returns the number of records. */
async function write(
  file: string,
  total: number,
  pieces: (onRecord: () => void) => AsyncIterable<string>,
): Promise<number> {
  const progress = createProgress("Exporting", total);
  const partial = `${file}.part`;
  const stream = createWriteStream(partial, { mode: 0o600 });
  let count = 0;
  const step = (): void => {
    count += 1;
    progress.step();
  };
  try {
    for await (const piece of pieces(step)) {
      if (!stream.write(piece)) await once(stream, "drain");
    }
    stream.end();
    await finished(stream);
    renameSync(partial, file);
  } catch (error) {
    stream.destroy();
    rmSync(partial, { force: true });
    throw error;
  } finally {
    progress.end();
  }
  return count;
}
