import { expect, it } from "vitest";
import { withConsistency } from "../../../generated/sdk/index.js";

/** A service that answers with these tokens, one after the other, and what it was sent. */
function fakeService(tokens: readonly (string | undefined)[]) {
  const given: (string | null)[] = [];
  const fetch = withConsistency((_url, init) => {
    const token = tokens[given.length];
    given.push(new Headers(init.headers).get("x-consistency-token"));
    return Promise.resolve(
      new Response("{}", { headers: token === undefined ? {} : { "x-consistency-token": token } }),
    );
  });
  return { given, fetch };
}

it("sends the latest token that any answer had, and none before", async () => {
  const { given, fetch } = fakeService([
    undefined,
    "0000000000000002",
    undefined,
    "0000000000000001",
    undefined,
  ]);
  for (let call = 0; call < 5; call += 1)
    await fetch("http://service.test", { headers: { accept: "application/json" } });
  expect(given).toEqual([null, null, "0000000000000002", "0000000000000002", "0000000000000002"]);
});

it("leaves the other headers as they are", async () => {
  const sent: Headers[] = [];
  const fetch = withConsistency((_url, init) => {
    sent.push(new Headers(init.headers));
    return Promise.resolve(new Response("{}", { headers: { "x-consistency-token": "00" } }));
  });
  await fetch("http://service.test", {});
  await fetch("http://service.test", { headers: { accept: "text/plain" } });
  expect(Object.fromEntries(sent[1] ?? [])).toEqual({ accept: "text/plain", "x-consistency-token": "00" });
});
