import { MongoClient } from "mongodb";
import { describe, expect, inject, it } from "vitest";
import { createMetrics, textOfAll } from "../../../runtime/telemetry/metrics.js";
import { instrumentDatabase } from "../../../runtime/telemetry/process-telemetry.js";
import { useServed } from "./served.js";

const service = useServed(() => ({}));
const tagList = {
  id: "r-1",
  method: "GET",
  route: "/tags",
  operation: "listTags",
  status: 200,
  seconds: 0.004,
  caller: "anonymous",
  language: "en",
};

function valueOf(text: string, series: string): number | undefined {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

const runs = { name: "runs_total", type: "counter", help: "Runs." } as const;

describe("the metrics of a service", () => {
  it("have the store's commands, its connections, those of clients, the queue and the process", async () => {
    await (await fetch(`${service.api}/tags`)).arrayBuffer();
    const scrape = async (): Promise<string> => (await fetch(`${service.origin}/metrics`)).text();
    const waiting = async () => valueOf(await scrape(), 'store_connections{state="waiting"}');
    // Jobs may wait for the first connections.
    await expect.poll(waiting).toBe(0);
    const text = await scrape();
    expect(valueOf(text, 'store_command_duration_seconds_count{command="find"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'store_connections{state="idle"}')).toBeGreaterThan(0);
    expect(valueOf(text, "http_server_connections")).toBeGreaterThan(0);
    expect(valueOf(text, 'publishing_queue_records{state="overdue"}')).toBe(0);
    for (const name of ["nodejs_heap_size_used_bytes", "process_resident_memory_bytes"])
      expect(valueOf(text, name), name).toBeGreaterThan(1e6);
    expect(text).toContain("# TYPE nodejs_gc_duration_seconds histogram");
    expect(text).toContain("# TYPE nodejs_eventloop_lag_p99_seconds gauge");
  });

  it("count the scheduled records that wait", async () => {
    const body = {
      title: "Soon",
      start_date: "2037-01-05 10:00",
      end_date: "2037-01-05 11:00",
      date_utc: "2036-12-01 10:00:00",
    };
    const answer = await fetch(`${service.api}/events`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(201);
    const text = await (await fetch(`${service.origin}/metrics`)).text();
    expect(valueOf(text, 'publishing_queue_records{state="waiting"}')).toBe(1);
  });

  it("count the commands that failed", async () => {
    const [metrics, client] = [
      createMetrics(),
      new MongoClient(inject("mongoUri"), { monitorCommands: true }),
    ];
    instrumentDatabase(client, metrics);
    const records = client.db(`test_failing_${process.pid}`).collection("records");
    await records.findOne({});
    await expect(records.findOne({ name: { $no: 1 } })).rejects.toThrow("$no");
    await client.close();
    const text = await metrics.text();
    expect(valueOf(text, 'store_command_failures_total{command="find"}')).toBe(1);
    expect(valueOf(text, 'store_command_duration_seconds_count{command="find"}')).toBe(2);
  });

  it("leave out a gauge whose source is away, and show it again when it is back", async () => {
    const metrics = createMetrics();
    let isAway = false;
    metrics.addMetric({
      name: "cache_entries",
      help: "Entries.",
      read: () => (isAway ? Promise.reject(new Error("away")) : 7),
    });
    expect(valueOf(await metrics.text(), "cache_entries")).toBe(7);
    isAway = true;
    expect(valueOf(await metrics.text(), "cache_entries")).toBeUndefined();
    isAway = false;
    expect(valueOf(await metrics.text(), "cache_entries")).toBe(7);
  });

  it("show what the store counted as a counter, also to readers at the same time", async () => {
    const metrics = createMetrics();
    metrics.addMetric({ ...runs, read: () => Promise.resolve(4) });
    const [text, other] = await Promise.all([metrics.text(), metrics.text()]);
    expect(text).toContain("# TYPE runs_total counter");
    expect([valueOf(text, "runs_total"), valueOf(other, "runs_total")]).toEqual([4, 4]);
  });

  it("add up over processes, but for what all of them read from the store", async () => {
    const processes = [createMetrics(), createMetrics()];
    for (const metrics of processes) {
      metrics.recordRequest(tagList);
      metrics.addMetric({ name: "cache_entries", help: "Entries.", read: () => 3 });
      metrics.addMetric({ name: "queue_length", help: "Waiting.", together: "max", read: () => 5 });
      metrics.addMetric({ ...runs, together: "max", label: "job", read: () => ({ remind: 4 }) });
    }
    // As it comes through the channel between processes.
    const snapshots = JSON.parse(
      JSON.stringify(await Promise.all(processes.map((metrics) => metrics.snapshot()))),
    ) as Parameters<typeof textOfAll>[0];
    const text = await textOfAll(snapshots);
    const labels = 'method="GET",operation="listTags"';
    expect(valueOf(text, `http_requests_total{${labels},status="200"}`)).toBe(2);
    expect(valueOf(text, `http_request_duration_seconds_bucket{le="0.005",${labels},route="/tags"}`)).toBe(2);
    expect(valueOf(text, "cache_entries")).toBe(6);
    expect(valueOf(text, "queue_length")).toBe(5);
    expect(valueOf(text, 'runs_total{job="remind"}')).toBe(4);
  });
});
