import type { Product } from "../app.js";
import { countLines, exportLines } from "../import/export-lines.js";
import { feedsOf } from "../resources/read/list.js";
import { createNodeApp } from "../server.js";
import {
  checkLanguages,
  createProgress,
  createTool,
  rejectExisting,
  runTool,
  withStore,
  writeWholeFile,
} from "./tool.js";

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
      let count = 0;
      await withStore(product, async (store) => {
        const { app } = createNodeApp({ ...store, onError: console.error });
        checkLanguages(app, language === undefined ? [] : [language]);
        const total = await (isCalendar ? feedsOf(app).countCalendar(app) : countLines(app));
        const progress = createProgress("Exporting", total);
        const onRecord = (): void => {
          count += 1;
          progress.step();
        };
        async function* calendar(): AsyncGenerator<string> {
          // Only the setting says where the service is reached.
          const { publicUrl: origin } = store.config;
          const options = { app, language: language ?? app.language, origin, onRecord };
          yield await feedsOf(app).exportCalendar(options);
        }
        await writeWholeFile(file, isCalendar ? calendar() : exportLines(app, onRecord)).finally(
          progress.end,
        );
      });
      console.log(`${file}: ${count} ${isCalendar ? "records" : "records and images"}.`);
    });
  await runTool(tool, args);
}
