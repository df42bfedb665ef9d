import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Product } from "../app.js";
import { parseZone } from "../dates/zone.js";
import { ensureIndexes } from "../features.js";
import type { Policy } from "../import/destination.js";
import type { ImportReport } from "../import/entry.js";
import { storeName } from "../import/export-format.js";
import { openFile, type ReadingOptions } from "../import/open-file.js";
import { zoneNamed } from "../import/readers/calendar-zones.js";
import { dateOrders } from "../import/readers/table-source.js";
import { reportLines } from "../import/report.js";
import { runImport } from "../import/run-import.js";
import { type Model, type Source, sourceName } from "../import/source.js";
import { createDestination } from "../import/this-service.js";
import { isPublicAddress } from "../network/public-address.js";
import { createNodeApp } from "../server.js";
import { type Config, readConfig } from "../settings/config.js";
import { integer, list } from "../settings/values.js";
import { addressIn, detect, type Found, type SourceKind, sourceKinds } from "./import/detect.js";
import { openDestination } from "./import/other-service.js";
import { createReferenceSource } from "./import/reference-source.js";
import { createThrottledClient, type ThrottledClient } from "./import/throttled-client.js";
import {
  argument,
  checkLanguages,
  createProgress,
  createTool,
  runTool,
  ToolError,
  withStore,
} from "./tool.js";

interface Options extends ReadingOptions {
  readonly from?: SourceKind;
  readonly to?: URL;
  readonly key?: string;
  readonly policy: Policy;
  readonly dryRun?: boolean;
  readonly languages?: readonly string[];
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
      const report = await importFrom(product, given, options);
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
      "a service of this kind. A further run imports what has changed, and doubles nothing, also after an interruption.",
  )
    .argument("<from>", "address of the API, of the site or of a calendar, or a file")
    .addOption(
      new Option("--from <kind>", "kind of the source, where it cannot be detected").choices([
        ...sourceKinds,
      ]),
    )
    .option(
      "--source <name>",
      "name of the source in the external ids of its records; by default its address or the name of the file",
    )
    .option(
      "--to <address>",
      "address of the service that gets the records; by default it is this one",
      readAddress,
    )
    .option(
      "--key <key>",
      `key of the service at --to, or a file with it; by default that of the variable ${keyVariable}`,
      readKey,
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
      "--key-column <column>",
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

async function importFrom(product: Product, given: string, options: Options): Promise<ImportReport> {
  const config = readConfig(process.env);
  const model = modelOf(product, config);
  const { to, key } = options;
  if (to === undefined && key !== undefined)
    throw new ToolError(
      "--key is the key of the service at --to. The column with the key of a row is named by --key-column.",
    );
  const isFetchAllowed = options.allowPrivate === true ? () => true : isPublicAddress;
  const client = createThrottledClient({
    concurrency: options.concurrency,
    isAllowed: isFetchAllowed,
    userAgent: `calendar-events-import/${model.service.version}`,
    authorization: options.login === undefined ? undefined : readLogin(options.login),
    onWait: (message) => console.error(message),
  });
  checkLanguages(model, options.languages ?? []);
  const found = await detect(given, options.from, { client, service: model.service });
  const open = (store: string): Promise<Source> =>
    openSource(found, { model, client, given, options, store });
  const { policy, dryRun: isDryRun = false } = options;
  const progress = createProgress("", 0);
  if (to !== undefined) {
    const destination = await openDestination(product, to, key ?? process.env[keyVariable]);
    return runImport({ model, source: await open(""), destination, policy, isDryRun, progress });
  }
  return withStore(product, async (store) => {
    const { app } = createNodeApp({ ...store, isFetchAllowed, onError: console.error });
    if (!isDryRun) await ensureIndexes(store.database, product);
    const source = await open(await storeName(app));
    const destination = createDestination(app, source, { publicUrl: config.publicUrl });
    return runImport({ model, source, destination, policy, isDryRun, progress });
  });
}

/** What readers know of the service. */
function modelOf({ serviceDescriptor: service, resourceDescriptors }: Product, config: Config): Model {
  const resources = new Map(resourceDescriptors.map((resource) => [resource.name, resource]));
  return {
    service,
    resources,
    language: config.siteLanguage ?? service.languages.default,
    zone: config.siteZone,
  };
}

async function openSource(
  found: Found,
  {
    model,
    client,
    given,
    options,
    store,
  }: { model: Model; client: ThrottledClient; given: string; options: Options; store: string },
): Promise<Source> {
  const { languages = [model.language] } = options;
  if (found.kind !== "api")
    return openFile(found, {
      ...{ model, name: nameOf(given), store },
      options: { ...options, language: languages[0] },
    });
  return createReferenceSource({
    model,
    name: sourceName(options.source ?? nameOf(found.api.href)),
    api: found.api,
    isPlain: found.isPlain,
    client,
    languages,
    isLoggedIn: options.login !== undefined,
    hasImages: options.images,
    ahead: options.concurrency,
  });
}

function readZone(name: string): string {
  const zone = parseZone(name) === undefined ? zoneNamed(name)?.zone : name;
  if (zone === undefined)
    throw new InvalidArgumentError("No time zone has that name; give one such as Europe/Rome.");
  return zone;
}

/** The name of a source: files go by their name, sites by their address. */
function nameOf(given: string): string {
  const url = addressIn(given);
  return url === undefined ? basename(given) : `${url.host}${url.pathname.replace(/\/$/, "")}${url.search}`;
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError("Use an address such as https://calendar.example.org.");
  return url;
}

/** The variable of the environment with the key, which the list of processes does not show. */
const keyVariable = "IMPORT_KEY";

function readKey(text: string): string {
  return existsSync(text) ? readFileSync(text, "utf8").trim() : text;
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
