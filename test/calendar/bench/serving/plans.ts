import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CommandStartedEvent, Db, Document } from "mongodb";
import { calendar } from "../../../../runtime/calendar.js";
import { openDatabase } from "../../../../runtime/storage/open-database.js";
import { createProgress } from "../../../../runtime/tools/tool.js";
import { openApp } from "../../../support/app.js";
import type { BenchGround, FilledService } from "./bench-ground.js";
import { createBenchCalendar } from "./calendar.js";

/** So many keys of an index may be looked at for each one that is returned; a page counts as if it were full. */
const limit = 20;
const pageSize = 10;
/** For lists that name no dates, which would be those of the next two years. */
const wholeCalendar = "&start_date=2030-01-01&end_date=2033-02-01";

/** What the store looked at for one of the queries of a list. */
interface Plan {
  readonly keys: number;
  readonly documents: number;
  readonly returned: number;
  readonly indexes: readonly string[];
}

/** A list and the costliest of its queries. */
interface MeasuredList {
  readonly name: string;
  /** How many records it has. */
  readonly total: number;
  readonly plan: Plan;
}

/** Looks at the plans of each filter of events alone, and of each two of them. Gives the lines of a table. */
export async function measurePlans(
  ground: BenchGround,
  options: { readonly events: number; readonly seed: number },
): Promise<string[]> {
  const filled = await ground.start(options);
  const filters = filtersOf(filled, options.seed);
  const ask = await openQuestions(filled.uri);
  const pairs = filters.flatMap((one, at) => filters.slice(at + 1).map((other) => [one, other] as const));
  const progress = createProgress("Explaining", filters.length + pairs.length);
  const alone = new Map<string, MeasuredList>();
  for (const [name, query] of filters) {
    alone.set(name, await ask.explain(name, query));
    progress.step();
  }
  const both: { readonly list: MeasuredList; readonly parts: readonly MeasuredList[] }[] = [];
  for (const [one, other] of pairs) {
    const list = await ask.explain(`${one[0]} + ${other[0]}`, `${one[1]}&${other[1]}`);
    both.push({ list, parts: [one, other].flatMap(([name]) => alone.get(name) ?? []) });
    progress.step();
  }
  progress.end();
  await ask.close();

  const dear = both
    .filter(({ list }) => ratioOf(list) > limit)
    .sort((a, b) => ratioOf(b.list) - ratioOf(a.list));
  const lines = [...alone.values()].filter((list) => ratioOf(list) > limit);
  return [
    `${alone.size} filters alone, ${both.length} pairs, ${options.events} events: keys for each that is returned`,
    `above ${limit}: ${lines.length} filters, ${dear.length} pairs`,
    ...lines.map((list) => `${rowOf(list)}  ${reasonOf(list, [])}`),
    ...dear.map(({ list, parts }) => `${rowOf(list)}  ${reasonOf(list, parts)}`),
  ];
}

function ratioOf({ plan: { keys, returned } }: MeasuredList): number {
  return keys / Math.max(returned, pageSize);
}

function rowOf(list: MeasuredList): string {
  const { keys, returned, indexes } = list.plan;
  const ratio = ratioOf(list).toFixed(0).padStart(6);
  return `${list.name.padEnd(32)}${ratio} ${String(keys).padStart(8)} / ${String(returned).padEnd(6)} ${indexes.join(", ")}`;
}

/**
 * Explains a plan: an index serves one of two filters, and the other is checked on its matches; a page is read in the order
 * of its list, where that is not the order of the filter.
 */
function reasonOf({ plan, total }: MeasuredList, parts: readonly MeasuredList[]): string {
  if (plan.indexes.includes("words")) return "what a search finds is read whole, and kept";
  if (plan.returned === pageSize && total > pageSize) return `a page of ${total} in the order of the list`;
  const rarer = Math.min(...parts.map(({ total }) => total));
  return plan.keys <= 2 * rarer + pageSize * limit
    ? `few have both; the rarer one alone has ${rarer}`
    : `NO REASON: the rarer one alone has ${rarer}`;
}

/** Filters by what they are called here, with values that the calendar has. */
function filtersOf(
  { ids }: FilledService,
  seed: number,
): readonly (readonly [name: string, query: string])[] {
  const { words } = createBenchCalendar(seed);
  return [
    ["start_date", "start_date=2031-06-01"],
    ["end_date", "end_date=2031-06-01"],
    ["starts_before", "starts_before=2031-06-01"],
    ["starts_after", "starts_after=2031-06-01"],
    ["ends_before", "ends_before=2031-06-01"],
    ["ends_after", "ends_after=2031-06-01"],
    ["search, common", `search=${words[30] ?? ""}`],
    ["search, rare", `search=${words[2500] ?? ""}`],
    ["categories, large", `categories=${ids.categories[0]}`],
    ["categories, small", `categories=${ids.categories.at(-1)}`],
    ["tags", `tags=${ids.tags[20]}`],
    ["venue", `venue=${ids.venues.at(-1)}`],
    ["organizer", `organizer=${ids.organizers.at(-1)}`],
    ["featured", "featured=true"],
    ["status", "status=publish"],
    ["geoloc", "geoloc=true"],
    ["place", "geoloc_lat=41&geoloc_lng=12&geoloc_radius=100"],
    ["include", `include=${ids.events.slice(0, 10).join(",")}`],
    ["post_parent", `post_parent=${ids.events[0]}`],
    ["ticketed", "ticketed=true"],
  ];
}

interface Questions {
  /** Asks for a list, and explains what the service asked the store for it. */
  explain(name: string, query: string): Promise<MeasuredList>;
  close(): Promise<void>;
}

/** A service that keeps nothing, and whose commands are noted. */
async function openQuestions(uri: string): Promise<Questions> {
  const commands: ListCommand[] = [];
  const instrumentation = {
    instrument: (client: {
      on(name: "commandStarted", listener: (event: CommandStartedEvent) => void): unknown;
    }) => {
      client.on("commandStarted", ({ command }) => {
        if (command.find === "events" || command.aggregate === "events") commands.push({ ...command });
      });
    },
  };
  const database = await openDatabase(uri, "calendar", { instrumentation, takesLong: true });
  const server = createServer(openApp(calendar, database, { environment: { CACHE: "off" } }).listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    async explain(name, query) {
      commands.splice(0);
      const window = /_date=|starts_|ends_/.test(query) ? "" : wholeCalendar;
      const response = await fetch(`http://127.0.0.1:${port}/calendar/events/v1/events?${query}${window}`);
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${query}: ${text}`);
      // The answer of a list.
      const { total } = JSON.parse(text) as { readonly total: number };
      const asked = commands.splice(0);
      const plans: Plan[] = [];
      for (const command of asked) plans.push(await explain(database.db, command));
      const costly = plans.sort(
        (a, b) => b.keys / Math.max(b.returned, pageSize) - a.keys / Math.max(a.returned, pageSize),
      );
      return { name, total, plan: costly[0] ?? { keys: 0, documents: 0, returned: 0, indexes: [] } };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

/** A command that the service sends for a list. */
interface ListCommand {
  readonly find?: string;
  readonly filter?: Document;
  readonly sort?: Document;
  readonly skip?: number;
  readonly limit?: number;
  readonly hint?: string;
  readonly projection?: Document;
  readonly aggregate?: string;
  readonly pipeline?: readonly { readonly $match?: Document }[];
}

/** Statistics of a query from `explain`. */
interface Explanation {
  readonly executionStats: {
    readonly totalKeysExamined: number;
    readonly totalDocsExamined: number;
    readonly nReturned: number;
    readonly executionStages: Document;
  };
}

/** A count is explained as reading all that it counts. */
async function explain(db: Db, command: ListCommand): Promise<Plan> {
  const { find, filter, sort, skip, limit: size, hint, projection, aggregate, pipeline } = command;
  const parts = Object.entries({ filter, sort, skip, limit: size, hint, projection });
  const query: Document =
    find === undefined
      ? { find: aggregate, filter: pipeline?.[0]?.$match ?? {}, projection: { _id: 1 } }
      : { find, ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)) };
  const explained = await db.command({ explain: query, verbosity: "executionStats" });
  // What the store answers to it.
  const { executionStats: stats } = explained as Explanation;
  return {
    keys: stats.totalKeysExamined,
    documents: stats.totalDocsExamined,
    returned: stats.nReturned,
    indexes: [...new Set(JSON.stringify(stats.executionStages).match(/(?<="indexName":")[^"]+/g) ?? [])],
  };
}
