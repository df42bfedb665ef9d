import { expect, it } from "vitest";
import { createClient } from "../../../generated/sdk/index.js";
import { errorResponse, fakeFetch, json } from "./fake-fetch.js";

const header = "x-consistency-token";
const venue = { id: 1, venue: "Hall" };

it("sends the latest token that any answer had, and none before", async () => {
  const { fetch, sent } = fakeFetch(
    json(200, venue),
    json(200, venue, { [header]: "0000000000000002" }),
    errorResponse(404, "not_found", { [header]: "0000000000000003" }),
    json(200, venue, { [header]: "0000000000000001" }),
    json(200, venue),
  );
  const client = createClient({ baseUrl: "http://service.test", fetch, headers: { "x-own": "kept" } });
  await client.venues.get(1);
  await client.venues.update(1, { venue: "Hall" });
  await client.venues.get(2).catch(() => undefined);
  await client.request("GET", "/venues/1");
  await client.venues.get(1);
  expect(sent.map(({ headers }) => headers.get(header))).toEqual([
    null,
    null,
    "0000000000000002",
    "0000000000000003",
    "0000000000000003",
  ]);
  expect(sent.map(({ headers }) => headers.get("x-own"))).toEqual(Array.from({ length: 5 }, () => "kept"));
});

it("shares no token between clients", async () => {
  const { fetch, sent } = fakeFetch(json(200, venue, { [header]: "0000000000000002" }));
  const headers = { "x-own": "kept" };
  for (let turn = 0; turn < 2; turn += 1)
    await createClient({ baseUrl: "http://service.test", fetch, headers }).venues.update(1, {
      venue: "Hall",
    });
  expect(sent.map((one) => one.headers.get(header))).toEqual([null, null]);
  expect(headers).toEqual({ "x-own": "kept" });
});

it("hands its token to a client with other options, but for one of another service", async () => {
  const { fetch, sent } = fakeFetch(json(200, venue, { [header]: "0000000000000002" }), json(200, venue));
  const client = createClient({ baseUrl: "http://service.test", fetch });
  await client.venues.update(1, { venue: "Hall" });
  await client.withOptions({ language: "de" }).venues.get(1);
  await client.withOptions({ baseUrl: "http://other.test" }).venues.get(1);
  expect(sent.map(({ headers }) => headers.get(header))).toEqual([null, "0000000000000002", null]);
});
