import { describe, expect, it } from "vitest";
import { emitFiles } from "../diff/serve.js";
import type { TestAnswer } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";
import { modelOfFiles } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const files = specFiles("deprecation");

describe("a service with deprecated parts", () => {
  const service = useSpecProduct(files);
  const api = (): string => `${service.origin}/api/v1`;
  const call = (method: string, path: string, body?: object): Promise<TestAnswer> =>
    service.request(method, path, { body, headers: { origin: "http://localhost" } });

  const noticeIn = ({ headers }: TestAnswer) => [headers.get("deprecation"), headers.get("sunset")];

  it("says so on every answer of a deprecated route, errors included", async () => {
    await call("POST", "/venues", { name: "Hall" });
    for (const slug of ["hall", "nowhere"]) {
      const answer = await call("GET", `/venues/by-slug/${slug}`);
      expect(answer.status === 200).toBe(slug === "hall");
      expect(noticeIn(answer)).toEqual(["@1801440000", "Sat, 01 Jan 2028 00:00:00 GMT"]);
      expect(answer.headers.get("link")).toBe(`<${api()}/doc>; rel="deprecation"; type="application/json"`);
      const exposed = answer.headers.get("access-control-expose-headers")?.split(", ");
      expect(exposed).toEqual(expect.arrayContaining(["Deprecation", "Sunset", "Link"]));
    }
  });

  it("says so to callers who send a deprecated field, whether or not it is accepted", async () => {
    const created = await call("POST", "/venues", { name: "Barn", province: "Como" });
    expect(created.status).toBe(201);
    expect(noticeIn(created)).toEqual(["@1799971200", "Wed, 30 Jun 2027 00:00:00 GMT"]);
    const rejected = await call("POST", "/venues", { province: "Como" });
    expect(rejected.status).toBe(400);
    expect(noticeIn(rejected)[0]).toBe("@1799971200");
    expect(noticeIn(await call("POST", "/venues", { name: "Attic" }))).toEqual([null, null]);
  });

  it("says so when the field stands in a record inside another", async () => {
    const event = { title: "Fair" };
    const created = await call("POST", "/events", { ...event, venue: { name: "Yard", province: "Como" } });
    expect(created.status).toBe(201);
    expect(noticeIn(created)[0]).toBe("@1799971200");
    const other = await call("POST", "/events", { ...event, venue: { name: "Mill", city: "Como" } });
    expect(noticeIn(other)).toEqual([null, null]);
  });

  it("says so to callers who use a deprecated filter, and keeps the links of the list", async () => {
    for (const name of ["Loft", "Shed"]) await call("POST", "/venues", { name });
    const filtered = await call("GET", "/venues?has_city=false&per_page=1");
    expect(noticeIn(filtered)).toEqual(["@1796083200", null]);
    const link = filtered.headers.get("link") ?? "";
    expect(link).toContain('rel="next"');
    expect(link).toContain('rel="deprecation"');
    expect(noticeIn(await call("GET", "/venues?per_page=1"))).toEqual([null, null]);
  });

  it("marks the parts in its document and its types", async () => {
    const { body: document } = await call("GET", "/doc");
    expect(document).toMatchObject({
      paths: { "/venues/by-slug/{slug}": { get: { deprecated: true, "x-sunset": "2028-01-01" } } },
    });
    expect(emitFiles(modelOfFiles(files)).get("sdk/venues.ts")).toContain(
      "@deprecated Since 2027-01-15. Use state. Works until 2027-06-30.",
    );
  });
});
