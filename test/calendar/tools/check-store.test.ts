import { beforeAll, describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { useService } from "../support/service.js";

const service = useService();
beforeAll(async () => {
  const dates = { start_date: "2027-05-01 10:00:00", end_date: "2027-05-01 12:00:00" };
  for (const title of ["Fair", "Parade"]) {
    const body = { ...dates, title, categories: ["Spring", "Street"], venue: { venue: "Market Square" } };
    expect((await service.request("POST", "/events", { body })).status).toBe(201);
  }
});

describe("the examination of a store", () => {
  it("finds nothing in a store that no crash has touched", async () => {
    expect(await checkStore(service.database, calendar, false)).toEqual([]);
  });

  it("reports counts, references and sequences that are wrong, and repairs them", async () => {
    const { db } = service.database;
    const categories = db.collection<{ _id: number }>("categories");
    const [spring = 0, street = 0] = (await categories.find().sort({ _id: 1 }).toArray()).map(
      ({ _id }) => _id,
    );
    await categories.updateOne({ _id: spring }, { $set: { count: 7 } });
    await categories.deleteOne({ _id: street });
    await db.collection<{ _id: string }>("sequences").updateOne({ _id: "post" }, { $set: { value: 1 } });

    const findings = [
      `events: categories refers to ${street}, which does not exist.`,
      `categories: the count of ${spring} is 7, but 2 published records refer to it.`,
      "The sequence post is at 1, but ids up to 3 are in use.",
    ];
    expect(await checkStore(service.database, calendar, false)).toEqual(findings);
    expect(await checkStore(service.database, calendar, true)).toEqual(findings);
    expect(await checkStore(service.database, calendar, true)).toEqual([]);
    const { body } = await service.request("GET", "/categories");
    expect(body).toMatchObject({ total: 1, categories: [{ name: "Spring", count: 2 }] });
  });
});
