import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Product } from "../app.js";
import { defined } from "../core/properties.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { parseZone } from "../dates/zone.js";
import { isPublicAddress } from "../network/public-address.js";
import type { AppContext } from "../resources/app-context.js";
import { createNodeApp } from "../server.js";
import { integer, list } from "../settings/values.js";
import { checkStore } from "./check-store.js";
import { openPageValidators } from "./import/api-lists.js";
import { createCalendarSource } from "./import/calendar-source.js";
import { zoneNamed } from "./import/calendar-zones.js";
import { addressIn, detect, type Found, type SourceKind, sourceKinds } from "./import/detect.js";
import { createLinesSource } from "./import/lines-source.js";
import { createReferenceSource } from "./import/reference-source.js";
import { reportLines } from "./import/report.js";
import { runImport } from "./import/run-import.js";
import type { Policy } from "./import/session.js";
import { fingerprint, type Source } from "./import/source.js";
import { createTableSource, type DateOrder, dateOrders } from "./import/table-source.js";
import { createThrottledClient, type ThrottledClient } from "./import/throttled-client.js";
import { withDeferredIndexes } from "./index-progress.js";
import {
  argument,
  checkLanguages,
  createTool,
  type OpenStore,
  runTool,
  ToolError,
  withStore,
} from "./tool.js";

interface Options {
  readonly from?: SourceKind;
  readonly source?: string;
  readonly policy: Policy;
  readonly dryRun?: boolean;
  readonly languages?: readonly string[];
  readonly resource?: string;
  readonly map?: ReadonlyMap<string, readonly string[]>;
  readonly key?: string;
  readonly zone?: string;
  readonly dates?: DateOrder;
  readonly login?: string;
  readonly images: boolean;
  readonly concurrency: number;
  readonly allowPrivate?: boolean;
  readonly report?: string;
}

/** Runs `import` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = withReadingOptions(importCommand())
    .option("--report <file>", "write the report as JSON as well")
    .addHelpText(
      "after",
      "\nExit codes: 0 everything is imported, 1 some of it is not (the report says what), 2 the import failed.",
    )
    .action(async (given: string, options: Options) => {
      const report = await withStore(product, (store) => {
        const run = () => importFrom(given, options, store);
        return options.dryRun === true ? run() : withDeferredIndexes(store, run);
      });
      for (const line of reportLines(report, options.dryRun === true)) console.log(line);
      if (options.report !== undefined)
        writeFileSync(options.report, `${JSON.stringify(report, undefined, 2)}\n`);
      if (report.incomplete > 0) process.exitCode = 1;
    });
  await runTool(tool, args, 2);
}

/** The command with what is imported and how. */
function importCommand(): Command {
  return createTool(
    "import",
    "Imports the records of another site: all that its API shows, a calendar (.ics), a table (.csv) or an export (.jsonl) of " +
      "a service of this kind. A further run imports what has changed; after an interruption it continues where it stopped.",
  )
    .argument("<from>", "address of the API, of the site or of a calendar, or a file")
    .addOption(
      new Option("--from <kind>", "kind of the source, where it cannot be detected").choices([
        ...sourceKinds,
      ]),
    )
    .option(
      "--source <name>",
      "name of the source in the store; by default its address or the name of the file",
    )
    .addOption(
      new Option(
        "--policy <policy>",
        "which records of earlier imports are changed: those unchanged here, all, none",
      )
        .choices(["only-untouched", "overwrite", "keep"])
        .default("only-untouched"),
    )
    .option("--dry-run", "only print what would be done")
    .option(
      "--languages <codes>",
      "languages to import, such as it,en; the first one is that of the records",
      list,
    );
}

/** Adds the options of tables, calendars, and of requests to the source. */
function withReadingOptions(command: Command): Command {
  return command
    .option(
      "--map <field=column>",
      "column of a table for a field; repeatable. venue.city=Town sets a field of the referenced record, start_date=Day+Time joins two columns",
      readMapping,
    )
    .option(
      "--key <column>",
      "column of a table with the key of the record; without it a changed row is a new record",
    )
    .option(
      "--resource <plural>",
      "resource of the rows of a table; by default the one that takes place at a time",
    )
    .option("--zone <name>", "time zone of times in a calendar or a table that name none", readZone)
    .addOption(
      new Option("--dates <order>", "which number is the day in dates of a table such as 03/04/2031").choices(
        [...dateOrders],
      ),
    )
    .option(
      "--login <file>",
      "file with `name:password` or a key for the source, to see drafts and private records as well",
    )
    .option("--no-images", "leave images where they are")
    .option(
      "--concurrency <number>",
      "requests to the source at a time",
      argument(integer(1, 8), "a whole number from 1 to 8"),
      2,
    )
    .option("--allow-private", "ask addresses that are not public, such as this machine");
}

async function importFrom(given: string, options: Options, store: OpenStore) {
  const isFetchAllowed = options.allowPrivate === true ? () => true : isPublicAddress;
  const { app } = createNodeApp({ ...store, isFetchAllowed, onError: console.error });
  const client = createThrottledClient({
    concurrency: options.concurrency,
    isAllowed: isFetchAllowed,
    userAgent: `calendar-events-import/${app.service.version}`,
    authorization: options.login === undefined ? undefined : readLogin(options.login),
    onWait: (message) => console.error(message),
  });
  checkLanguages(app, options.languages ?? []);
  const found = await detect(given, options.from, { client, service: app.service });
  const opened = await openSource(found, { app, client, given, options });
  const guessed = "warning" in found ? found.warning : undefined;
  const source =
    guessed === undefined ? opened : { ...opened, warnings: () => [guessed, ...opened.warnings()] };
  const report = await runImport({
    app,
    source,
    policy: options.policy,
    isDryRun: options.dryRun === true,
    publicUrl: store.config.publicUrl,
    settings: fingerprint({
      ...defined({ ...options, report: undefined, dryRun: undefined }),
      map: [...(options.map ?? [])],
      print: "version" in found ? found.version : "",
    }),
  });
  // An interrupted run may have left wrong counts.
  if (report.isResumed) await checkStore(store.database, store.product, true);
  return report;
}

async function openSource(
  found: Found,
  {
    app,
    client,
    given,
    options,
  }: { app: AppContext; client: ThrottledClient; given: string; options: Options },
): Promise<Source> {
  const name = options.source ?? nameOf(given, found.kind);
  const { languages = [app.language], zone } = options;
  const [language = app.language] = languages;
  switch (found.kind) {
    case "api":
      return createReferenceSource({
        app,
        name: options.source ?? nameOf(found.api.href, "api"),
        api: found.api,
        isPlain: found.isPlain,
        client,
        languages,
        // Where the source wins, even unchanged pages have to be compared.
        pages: openPageValidators(app, name, options.policy !== "overwrite"),
        isLoggedIn: options.login !== undefined,
        hasImages: options.images,
        ahead: options.concurrency,
      });
    case "jsonl":
      return createLinesSource(app, options.source, found.lines);
    case "ics": {
      const { text } = found;
      const resource = datedResource(app);
      return createCalendarSource({ app, name, text, resource, language, zone, now: Date.now() });
    }
    case "csv": {
      const { resource: resourceName, map: columns = new Map(), key, dates } = options;
      const resource = resourceName === undefined ? datedResource(app) : resourceCalled(app, resourceName);
      const { text } = found;
      return createTableSource({ app, name, text, resource, columns, key, language, zone, dates });
    }
  }
}

function readZone(name: string): string {
  const zone = parseZone(name) === undefined ? zoneNamed(name)?.zone : name;
  if (zone === undefined)
    throw new InvalidArgumentError("No time zone has that name; give one such as Europe/Rome.");
  return zone;
}

/** The name of a source: events of calendars have global ids; files go by their name, sites by their address. */
function nameOf(given: string, kind: SourceKind): string {
  if (kind === "ics") return "ics";
  const url = addressIn(given);
  return url === undefined ? basename(given) : `${url.host}${url.pathname.replace(/\/$/, "")}${url.search}`;
}

function datedResource(app: AppContext) {
  for (const { resource } of app.resources.values()) {
    const { period } = resource;
    if (period !== undefined) return { ...resource, period };
  }
  throw new ToolError("The spec has no resource that takes place at a time.");
}

function resourceCalled(app: AppContext, plural: string): ResourceDescriptor {
  const all = [...app.resources.values()].map(({ resource }) => resource);
  const found = all.find((resource) => resource.plural === plural || resource.name === plural);
  if (found !== undefined) return found;
  throw new ToolError(
    `There are no ${plural}: use one of ${all.map((resource) => resource.plural).join(", ")}.`,
  );
}

function readLogin(file: string): string {
  try {
    const text = readFileSync(file, "utf8").trim();
    return text.includes(":") ? `Basic ${Buffer.from(text).toString("base64")}` : `Bearer ${text}`;
  } catch {
    throw new ToolError(`${file} cannot be read. It should hold \`name:password\`, or a key.`);
  }
}

function readMapping(
  text: string,
  earlier: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<string, readonly string[]> {
  const at = text.indexOf("=");
  if (at < 1 || at === text.length - 1) throw new InvalidArgumentError("Write it as field=column.");
  return new Map([...earlier, [text.slice(0, at), text.slice(at + 1).split("+")]]);
}
