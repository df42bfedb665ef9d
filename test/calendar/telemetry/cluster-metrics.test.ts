import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "../../support/eventually.js";
import { type Machines, startMachines } from "../support/machines.js";
import { useServed } from "./served.js";

let machines: Machines;
beforeAll(async () => {
  machines = await startMachines(`test_cluster_metrics_${process.pid}`);
});
afterAll(() => machines.close());

/** The value of a series on the first machine; undefined where there is none. */
async function valueOf(series: string, { first } = machines): Promise<number | undefined> {
  const text = await first.metrics();
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

const becomes = (series: string, value: number): Promise<boolean> =>
  eventually(async () => (await valueOf(series)) === value);

describe("the metrics of a service on a replica set", () => {
  it("show how far the change stream is behind, and that cached answers are no longer current", async () => {
    const { set } = machines;
    const current = (source: string): string => `cache_current_processes{source="${source}"}`;
    await becomes(current("change_stream"), 1);
    await becomes("change_stream_lag_seconds", 0);
    set.holdStreams(true);
    set.passTime(30);
    await becomes("change_stream_lag_seconds", 30);
    await becomes(current("change_stream"), 0);
    expect([await valueOf(current("process")), await valueOf(current("machine"))]).toEqual([1, 1]);
    set.holdStreams(false);
    await becomes("change_stream_lag_seconds", 0);
    await becomes(current("change_stream"), 1);
  });

  it("count the elections that it has seen", async () => {
    expect(await valueOf("store_elections_total")).toBe(0);
    await machines.set.stepDown(600);
    await becomes("store_elections_total", 1);
  });

  it("show that nothing is cached where processes cannot inform each other of their writes", async () => {
    vi.stubEnv("TMPDIR", "/nowhere");
    const apart = await startMachines(`test_apart_${process.pid}`);
    vi.unstubAllEnvs();
    expect(await valueOf('cache_current_processes{source="machine"}', apart)).toBe(0);
    for (let reads = 0; reads < 3; reads += 1) await apart.first.get("/venues");
    expect(await valueOf('cache_answers{outcome="hit"}', apart)).toBe(0);
    await apart.close();
  });
});

describe("the metrics of a service on a store of its own", () => {
  const service = useServed(() => ({}));

  it("have no change stream", async () => {
    const text = await (await fetch(`${service.origin}/metrics`)).text();
    expect(text).toContain('cache_current_processes{source="machine"} 1\n');
    expect(text).not.toMatch(/^change_stream|^store_elections|source="change_stream"/m);
  });
});
