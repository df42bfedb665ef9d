/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** Name of the operation, or undefined where no route answered. */
  readonly operation: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** Counts of a process, in the text format of Prometheus. */
export interface Metrics {
  note(request: AnsweredRequest): void;
  /** Everything counted so far. */
  text(): string;
}

interface Series {
  readonly method: string;
  readonly operation: string;
  readonly byStatus: Map<number, number>;
  /** Requests that took at most as long as each of `limits`, not added up. */
  readonly buckets: number[];
  seconds: number;
  count: number;
}

/** Upper ends of the buckets in seconds. */
const limits = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Starts counting requests by method, operation and status; methods that callers make up count as one. */
export function createMetrics(): Metrics {
  const all = new Map<string, Series>();
  return {
    note({ method: given, operation = "none", status, seconds }) {
      const method = methods.has(given) ? given : "other";
      const key = `${method} ${operation}`;
      const series = all.get(key) ?? createSeries(method, operation);
      all.set(key, series);
      series.byStatus.set(status, (series.byStatus.get(status) ?? 0) + 1);
      series.count += 1;
      series.seconds += seconds;
      const bucket = limits.findIndex((limit) => seconds <= limit);
      if (bucket !== -1) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    },
    text: () => `${[...requestLines(all), ...durationLines(all), ...processLines()].join("\n")}\n`,
  };
}

function createSeries(method: string, operation: string): Series {
  return { method, operation, byStatus: new Map(), buckets: limits.map(() => 0), seconds: 0, count: 0 };
}

function labelsOf({ method, operation }: Series): string {
  return `method="${method}",operation="${operation}"`;
}

function requestLines(all: ReadonlyMap<string, Series>): string[] {
  const lines = [...all.values()].flatMap((series) =>
    [...series.byStatus].map(
      ([status, count]) => `http_requests_total{${labelsOf(series)},status="${status}"} ${count}`,
    ),
  );
  return ["# HELP http_requests_total Requests answered.", "# TYPE http_requests_total counter", ...lines];
}

function durationLines(all: ReadonlyMap<string, Series>): string[] {
  const name = "http_request_duration_seconds";
  const lines = [...all.values()].flatMap((series) => {
    const labels = labelsOf(series);
    let below = 0;
    const buckets = limits.map((limit, index) => {
      below += series.buckets[index] ?? 0;
      return `${name}_bucket{${labels},le="${limit}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{${labels},le="+Inf"} ${series.count}`,
      `${name}_sum{${labels}} ${series.seconds}`,
      `${name}_count{${labels}} ${series.count}`,
    ];
  });
  return [`# HELP ${name} Time until the answer was ready.`, `# TYPE ${name} histogram`, ...lines];
}

function processLines(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const started = Math.round(Date.now() / 1000 - process.uptime());
  return [
    "# HELP process_resident_memory_bytes Memory of the process.",
    "# TYPE process_resident_memory_bytes gauge",
    `process_resident_memory_bytes ${rss}`,
    "# HELP nodejs_heap_size_used_bytes Memory in use by JavaScript.",
    "# TYPE nodejs_heap_size_used_bytes gauge",
    `nodejs_heap_size_used_bytes ${heapUsed}`,
    "# HELP process_start_time_seconds When the process started, as a UNIX time.",
    "# TYPE process_start_time_seconds gauge",
    `process_start_time_seconds ${started}`,
  ];
}
