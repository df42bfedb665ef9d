import { describe, expect, it } from "vitest";
import { ContractError, createClient } from "../../../generated/sdk/index.js";
import { validate } from "../../../generated/sdk/validation.js";
import { createFakeService } from "../../../runtime/testing/index.js";

/** A client that validates, on a service in memory whose answers may be spoilt on their way. */
function validatingClient(spoil: (text: string) => string = (text) => text) {
  const records = {
    venues: [{ venue: "Town hall" }],
    events: [
      {
        title: "Choir",
        start_date: "2031-03-10",
        end_date: "2031-03-10",
        tags: ["Jazz"],
        venue: { venue: "Mill" },
      },
    ],
  };
  const fake = createFakeService({ records });
  return createClient({
    baseUrl: fake.baseUrl,
    key: fake.key,
    validate,
    fetch: async (url, init) => {
      const answer = await fake.fetch(url, init);
      return new Response(spoil(await answer.text()), answer);
    },
  });
}

describe("a client that validates", () => {
  it("finds nothing wrong with what the service answers", async () => {
    const client = validatingClient();
    const { events } = await client.events.list({ starts_after: "2031-01-01" });
    expect(events).toHaveLength(1);
    await client.events.get(events[0]?.id ?? 0);
    await client.venues.list();
    await client.organizers.create({ organizer: "Anna" });
    await client.categories.create({ name: "Music" });
    await client.tags.list({ hide_empty: false });
    await client.getRoot();
    await client.getContract();
  });

  it.each([
    ["a wrong type", `"title":"Choir"`, `"title":5`, "the answer.events[0].title is 5 instead of string"],
    ["a missing field", `"title":"Choir",`, "", "the answer.events[0] lacks title"],
    ["null", `"title":"Choir"`, `"title":null`, "the answer.events[0].title is null instead of string"],
    [
      "a wrong entry",
      `"global_id_lineage":["`,
      `"global_id_lineage":[1,"`,
      "global_id_lineage[0] is 1 instead",
    ],
    [
      "a wrong value inside",
      `"year":"2031"`,
      `"year":2031`,
      "start_date_details.year is 2031 instead of string",
    ],
    ["a wrong total", `"total":1`, `"total":"1"`, `the answer.total is "1" instead of number`],
  ])("reports %s in a success", async (_, right, wrong, message) => {
    const client = validatingClient((text) => text.replace(right, wrong));
    const failure = await client.events.list({ starts_after: "2031-01-01" }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContractError);
    expect(failure).toMatchObject({ status: 200, message: expect.stringContaining(message) as string });
  });

  it("takes fields that a newer service sends besides", async () => {
    const client = validatingClient((text) => text.replace(`"title":`, `"colour":"red","title":`));
    expect((await client.events.list({ starts_after: "2031-01-01" })).total).toBe(1);
  });
});
