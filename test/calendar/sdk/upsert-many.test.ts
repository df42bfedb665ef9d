import { describe, expect, it } from "vitest";
import { createCore, upsertManyEvents } from "../../../generated/sdk/calls/index.js";
import { createFakeService } from "../../../runtime/testing/index.js";

const values = (title: string) => ({ title, start_date: "2030-02-01 20:00", end_date: "2030-02-01 22:00" });

async function* records(count: number) {
  await Promise.resolve();
  for (let at = 0; at < count; at += 1) yield { external_id: `show-${at}`, values: values(`Show ${at}`) };
}

describe("many records", () => {
  it("are written in batches, in their order, and not again by a run of the same name", async () => {
    const fake = createFakeService({});
    let [sent, open, most] = [0, 0, 0];
    const core = createCore({
      ...fake,
      async fetch(url, init) {
        sent += 1;
        open += 1;
        most = Math.max(most, open);
        return fake.fetch(url, init).finally(() => {
          open -= 1;
        });
      },
    });
    const options = { source: "tickets", run: "run-1", parallel: 2 };
    const seen: unknown[] = [];
    const ids: unknown[] = [];
    const progress = ({ done, failed }: { readonly done: number; readonly failed: number }) => {
      seen.push([done, failed]);
    };
    for await (const { id, status } of upsertManyEvents(core, records(250), { ...options, progress }))
      ids.push([id, status]);
    expect([sent, most <= 2, new Set(ids.map(String)).size]).toEqual([3, true, 250]);
    expect(seen).toEqual([
      [100, 0],
      [200, 0],
      [250, 0],
    ]);
    const again: unknown[] = [];
    for await (const { id, status } of upsertManyEvents(core, records(250), options))
      again.push([id, status]);
    expect(again).toEqual(ids);
    const unchanged: unknown[] = [];
    const other = { ...options, run: "run-2" };
    for await (const outcome of upsertManyEvents(core, records(250), other))
      unchanged.push(outcome.unchanged);
    expect(new Set(unchanged)).toEqual(new Set([true]));
  });
});
