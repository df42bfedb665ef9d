import { type Measurement, median } from "./measure.js";
import type { BenchRoute } from "./requests.js";

/** Medians over all rounds of one server on one route. */
export interface ReportRow extends Measurement {
  readonly route: string;
  readonly server: string;
  /** How many times as many requests as the others in the same round, by their names. */
  readonly ratios: Readonly<Record<string, number>>;
}

/** Measurements of a route by server, one for each round, in the order of the rounds. */
export type RouteMeasurements = ReadonlyMap<string, readonly Measurement[]>;

const columns = ["perSecond", "p50", "p99", "serverCpu", "engineCpu", "clientCpu", "bytes"] as const;

/** Medians of what was measured. Ratios are taken within each round first: what disturbs one, disturbs its neighbour. */
export function summarize(
  routes: readonly BenchRoute[],
  measured: ReadonlyMap<string, RouteMeasurements>,
): ReportRow[] {
  return routes.flatMap((route) => {
    const servers = measured.get(route.name) ?? new Map<string, readonly Measurement[]>();
    return [...servers].map(([server, rounds]): ReportRow => {
      const others = [...(measured.get(route.as ?? route.name) ?? [])].filter(([name]) => name !== server);
      const ratios = others.map(([name, theirs]): [string, number] => [
        name,
        median(rounds.map(({ perSecond }, at) => perSecond / (theirs[at]?.perSecond ?? Number.NaN))),
      ]);
      const medians = columns.map((column) => [column, median(rounds.map((one) => one[column]))] as const);
      return {
        route: route.name,
        server,
        ratios: Object.fromEntries(ratios),
        ...(Object.fromEntries(medians) as unknown as Measurement),
      };
    });
  });
}

/** The rows as a table, with the targets beside the ratios. */
export function showReport(routes: readonly BenchRoute[], rows: readonly ReportRow[]): string {
  const lines = routes.flatMap(({ name, what, targets }) => {
    const own = rows.filter(({ route }) => route === name);
    const service = own.find(({ server }) => server === "service");
    const ratios = Object.entries(service?.ratios ?? {}).map(([other, ratio]) => {
      const target = targets[other];
      const goal =
        target === undefined ? "" : ratio >= target ? ` (wanted ${target})` : ` (MISSED: wanted ${target})`;
      return `${other} x ${ratio.toFixed(2)}${goal}`;
    });
    return ["", `${what}: ${ratios.join(", ")}`, ...own.map(showRow)];
  });
  const head = `${"".padEnd(9)}${["req/s", "p50 ms", "p99 ms", "server us", "engine us", "client us", "bytes"]
    .map((title) => title.padStart(11))
    .join("")}`;
  return [head, ...lines].join("\n");
}

function showRow(row: ReportRow): string {
  const digits = { p50: 2, p99: 2 } as const;
  const cells = columns.map((column) =>
    row[column].toFixed(column === "p50" || column === "p99" ? digits[column] : 0).padStart(11),
  );
  return row.server.padEnd(9) + cells.join("");
}
