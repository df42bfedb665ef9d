import { describe, expect, it, vi } from "vitest";
import { contract } from "../../../generated/sdk/core/spec.js";
import { type ContractChange, createClient } from "../../../generated/sdk/index.js";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { operationHashes } from "../../../runtime/core/service-descriptor.js";

/** A client on a service with another contract, in which some operations differ. */
function oldClient(served: object | undefined, header = "2.0.0;ffffffffffff", silent = false) {
  const changes: ContractChange[] = [];
  const asked: string[] = [];
  const hooks = silent ? {} : { onContractChange: (change: ContractChange) => void changes.push(change) };
  const client = createClient({
    baseUrl: "http://calendar.test",
    hooks,
    fetch: (url) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const body = pathname.endsWith("/contract") ? served : { id: 1, tags: [], events: [] };
      return Promise.resolve(Response.json(body ?? [], { headers: { "x-contract": header } }));
    },
  });
  return { client, changes, asked: () => asked.filter((path) => path.endsWith("/contract")).length };
}

const changed = {
  version: "2.0.0",
  operations: { ...operationHashes(serviceDescriptor), getEvent: "000000000000" },
};

/** What the client finds out besides runs on after the call, once what compares is loaded. */
async function settle(): Promise<void> {
  await import("../../../generated/sdk/core/contract-check.js");
  await new Promise((resolve) => setTimeout(resolve, 0));
}

describe("a client on a newer service", () => {
  it("says once for each operation that is used and differs", async () => {
    const { client, changes, asked } = oldClient(changed);
    for (let turn = 0; turn < 3; turn += 1) {
      await client.events.get(1);
      await client.tags.list();
    }
    await settle();
    expect(changes).toEqual([{ operation: "getEvent", client: contract.split(";")[0], service: "2.0.0" }]);
    expect(asked()).toBe(1);
  });

  it("says nothing where only operations that are not used differ", async () => {
    const { client, changes } = oldClient(changed);
    await client.tags.list();
    await settle();
    expect(changes).toEqual([]);
  });

  it("writes it to the console where there is no listener", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
    const { client } = oldClient(changed, undefined, true);
    await client.events.get(1);
    await settle();
    expect(warn.mock.calls.map(([message]) => String(message))).toEqual([
      expect.stringContaining("version 2.0.0"),
    ]);
    warn.mockRestore();
  });

  it.each([undefined, {}, { version: 5 }, { operations: null }])(
    "is silent where the contract cannot be read: %j",
    async (served) => {
      const { client, changes } = oldClient(served);
      await client.tags.list();
      await settle();
      expect(changes).toEqual([]);
    },
  );
});

it("asks nothing of a service with its own contract", async () => {
  const { client, asked, changes } = oldClient(changed, contract);
  await client.events.get(1);
  await settle();
  expect([asked(), changes]).toEqual([0, []]);
});
