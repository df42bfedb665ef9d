import { describe, expect, it } from "vitest";
import { type JsonBody, useService } from "../support/service.js";
import { createEvent, textOf } from "./sample-records.js";

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
  it.each<[object, object | undefined]>([
    [{ cost: "$10" }, { "@type": "Offer", price: 10, priceCurrency: "USD" }],
    [{ cost: 15.5 }, { "@type": "Offer", price: 15.5, priceCurrency: "USD" }],
    [{ cost: "Free" }, { "@type": "Offer", price: 0, priceCurrency: "USD" }],
    [{ cost: "Gratis" }, { "@type": "Offer", price: 0 }],
    [{ cost: "0.00" }, { "@type": "Offer", price: 0 }],
    [
      { cost: "25 - 40 €" },
      { "@type": "AggregateOffer", price: 25, lowPrice: 25, highPrice: 40, priceCurrency: "EUR" },
    ],
    [{ cost: [0, 5] }, { "@type": "AggregateOffer", price: 0, highPrice: 5 }],
    [{ cost: "1.234,56 €" }, { price: 1234.56, priceCurrency: "EUR" }],
    [{ cost: "CHF 20" }, { price: 20, priceCurrency: "CHF" }],
    [{ cost: "&#036;20.00" }, { price: 20, priceCurrency: "USD" }],
    [
      { cost: "20", currency_code: "NOK" },
      { price: 20, priceCurrency: "NOK" },
    ],
    [
      { cost: "20", cost_details: { currency_symbol: "&pound;" }, currency_position: "prefix" },
      { price: 20, priceCurrency: "GBP" },
    ],
    [
      { cost_details: { currency_symbol: "€", values: ["8", "5"] } },
      { price: 5, highPrice: 8, priceCurrency: "EUR" },
    ],
    [{ cost: "Donation" }, undefined],
    [{ cost: "9".repeat(400) }, undefined],
    [{}, undefined],
  ])("of %j are %j", async (more, offers) => {
    const jsonLd = await jsonLdOf({ title: JSON.stringify(more).slice(0, 80), ...more });
    if (offers === undefined) expect(jsonLd).not.toHaveProperty("offers");
    else expect(jsonLd?.offers).toMatchObject(offers);
  });

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
