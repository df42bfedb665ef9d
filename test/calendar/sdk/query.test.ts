import { describe, expect, it } from "vitest";
import { createClient } from "../../../generated/sdk/index.js";
import { createQueries } from "../../../generated/sdk/query.js";
import { useService } from "../support/service.js";

const service = useService();

describe("options of queries", () => {
  it("read lists and records, under keys that begin with the resource", async () => {
    const client = createClient({ baseUrl: service.origin });
    const { venues, events } = createQueries(client);
    const { id, slug } = await venues.create().mutationFn({ venue: "Old mill", city: "Vic" });
    const list = venues.list({ per_page: 1, fields: ["venue"] });
    expect(list.queryKey).toEqual(["venues", "list", { per_page: 1, fields: ["venue"] }]);
    expect(list.queryKey.slice(0, 1)).toEqual(venues.key);
    expect((await list.queryFn({})).venues).toEqual([{ id, venue: "Old mill" }]);
    expect(venues.get(id).queryKey).toEqual(["venues", "get", id, undefined]);
    expect(await venues.get(id, { fields: ["city"] }).queryFn({})).toEqual({ id, city: "Vic" });
    expect((await venues.getBySlug(slug).queryFn({})).id).toBe(id);
    expect((await venues.update().mutationFn({ id, body: { city: "Lleida" } })).city).toBe("Lleida");
    expect((await venues.updateBySlug().mutationFn({ slug, body: { city: "Vic" } })).city).toBe("Vic");
    expect((await venues.delete().mutationFn(id)).id).toBe(id);
    expect(events.create().mutationKey).toEqual(["events", "create"]);
    const stop = AbortSignal.abort("gone");
    await expect(venues.list().queryFn({ signal: stop })).rejects.toMatchObject({ cause: "gone" });
  });
});
