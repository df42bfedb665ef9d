import { describe, expect, it } from "vitest";
import { readTable } from "../../support/cases.js";
import { type JsonBody, useService } from "../support/service.js";
import { createEvent, textOf } from "./sample-records.js";

const tables = readTable(import.meta.dirname, "json-ld.yaml") as {
  readonly offers: readonly (readonly [more: object, offers: object | null])[];
};
const service = useService();

/** What pages and single answers say of an event in schema.org's words; both have to be the same. */
async function jsonLdOf(more: object): Promise<JsonBody | undefined> {
  const event = await createEvent(service, more);
  const { body } = await service.get(event.path);
  const page = await fetch(`${service.origin}/event/${textOf(body.slug)}/`);
  const [, script = ""] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page.text()) ?? [];
  expect(JSON.parse(script)).toEqual(body.json_ld);
  return body.json_ld;
}

describe("offers", () => {
  it.each([...tables.offers, [{ cost: "9".repeat(400) }, null] as const])(
    "of %j are %j",
    async (more, offers) => {
      const jsonLd = await jsonLdOf({ title: JSON.stringify(more).slice(0, 80), ...more });
      if (offers === null) expect(jsonLd).not.toHaveProperty("offers");
      else expect(jsonLd?.offers).toMatchObject(offers);
    },
  );

  it("name no currency that is not known", async () => {
    const offers = (await jsonLdOf({ cost: "20 kr" }))?.offers;
    expect(offers).toMatchObject({ price: 20 });
    expect(offers).not.toHaveProperty("priceCurrency");
  });
});

it("a cost keeps the currency given with it until the cost itself names one", async () => {
  const event = await createEvent(service, {
    cost: "20",
    cost_details: { currency_symbol: "&euro;", currency_code: "EUR" },
  });
  expect(event.body).toMatchObject({
    cost: "€20",
    cost_details: { currency_symbol: "€", currency_code: "EUR" },
  });
  const path = event.path;
  const { body: read } = await service.get(path);
  const { cost, cost_details } = read;
  const same = await service.patch(path, { cost, cost_details });
  expect(same.body).toMatchObject({ cost, cost_details });
  const other = await service.patch(path, { cost: "$30" });
  expect(other.body).toMatchObject({
    cost: "$30",
    cost_details: { currency_symbol: "$", currency_code: "" },
  });
  const none = await service.patch(path, { cost: "" });
  expect(none.body).toMatchObject({ cost: "", cost_details: { values: [] } });
});

it("venues and organizers are found at their websites, and without one at their pages", async () => {
  for (const [path, name] of [
    ["venues", "venue"],
    ["organizers", "organizer"],
  ] as const) {
    const website = "https://hall.example.org/?a=1&b=2";
    const known = await service.create(`/${path}`, { [name]: "Known", website });
    const unknown = await service.create(`/${path}`, { [name]: "Unknown" });
    expect((await service.get(known.path)).body.json_ld).toMatchObject({ url: website });
    expect((await service.get(unknown.path)).body.json_ld).toMatchObject({
      url: unknown.body.url,
      sameAs: "",
    });
  }
});
