import { describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { operationHashes } from "../../../runtime/core/service-descriptor.js";
import { useService } from "../support/service.js";

const service = useService();
const { version, contract } = serviceDescriptor;

describe("the contract", () => {
  it.each([
    ["GET", "/events", 200],
    ["GET", "/events/9999", 404],
    ["GET", "/nowhere", 404],
    ["POST", "/events", 400],
    ["OPTIONS", "/venues", 200],
  ])("is named by the answer to %s %s", async (method, path, status) => {
    const answer = await service.request(method, path, method === "POST" ? { body: {} } : {});
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-contract")).toBe(`${version};${contract.hash}`);
    expect(answer.headers.get("access-control-expose-headers")?.split(", ")).toContain("X-Contract");
  });

  it("is named by the root route", async () => {
    const { body } = await service.get("/");
    expect(body.contract).toEqual({ version, hash: contract.hash });
  });

  it("has a hash for each operation, by the names of the API document", async () => {
    const { status, body, headers } = await service.get("/contract");
    expect(status).toBe(200);
    expect(body).toEqual({ version, hash: contract.hash, operations: operationHashes(serviceDescriptor) });
    const { body: document } = await service.get("/doc");
    const ids = Object.values(document.paths ?? {}).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    for (const name of Object.keys(operationHashes(serviceDescriptor))) expect(ids).toContain(name);
    const again = await service.get("/contract", { headers: { "If-None-Match": headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });
});
