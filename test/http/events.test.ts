import { describe, expect, it } from "vitest";
import { useService } from "../support/service.js";

const service = useService();

describe("events", () => {
  it("are created, read, changed, listed and moved to the trash", async () => {
    const created = await service.request("POST", "/events", {
      body: {
        title: "Night walk",
        start_date: "2027-03-10 19:30:00",
        end_date: "2027-03-10 21:00:00",
        timezone: "Europe/Rome",
      },
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      title: "Night walk",
      utc_start_date: "2027-03-10 18:30:00",
      slug: "night-walk",
    });

    const read = await service.request("GET", `/events/${String(created.body.id)}`);
    expect(read.status).toBe(200);
    expect(read.body.json_ld).toMatchObject({ "@type": "Event", startDate: "2027-03-10T19:30:00+01:00" });

    const listed = await service.request("GET", "/events");
    expect(listed.body).toMatchObject({ total: 1, events: [{ id: created.body.id }] });
    const changed = await service.request("PATCH", `/events/${String(created.body.id)}`, {
      body: { title: "Dawn walk" },
    });
    expect(changed.body).toMatchObject({ title: "Dawn walk", slug: "night-walk", timezone: "Europe/Rome" });
    expect((await service.request("DELETE", `/events/${String(created.body.id)}`)).body).toMatchObject({
      status: "trash",
    });
    expect((await service.request("DELETE", `/events/${String(created.body.id)}`)).status).toBe(410);
  });
});
