import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  createWorkspace,
  type ServiceProcess,
  startService,
  type Workspace,
} from "../../support/workspace.js";

/** Texts of the spec to replace, by file. */
const edits: readonly (readonly [file: string, find: string, replace: string])[] = [
  [
    "resources/venue.yaml",
    "province: { type: text,",
    "province: { deprecated: { since: 2027-01-15, sunset: 2027-06-30, text: Use state. }, type: text,",
  ],
  [
    "resources/venue.yaml",
    "has_events: { type: flag,",
    "has_events: { deprecated: { since: 2026-12-01 }, type: flag,",
  ],
  [
    "routes.yaml",
    'get_by_slug: { path: "/venues/by-slug/{slug}", methods: [GET] }',
    'get_by_slug: { path: "/venues/by-slug/{slug}", methods: [GET], deprecated: { since: 2027-02-01, sunset: 2028-01-01 } }',
  ],
];

describe("a service with deprecated parts", () => {
  let workspace: Workspace;
  let service: ServiceProcess;

  const call = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(service.api + path, {
      method,
      headers: { "content-type": "application/json", origin: "http://localhost" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const noticeIn = ({ headers }: Response) => [headers.get("deprecation"), headers.get("sunset")];

  beforeAll(async () => {
    workspace = createWorkspace();
    for (const [file, find, replace] of edits) {
      const path = join(workspace.folder, "spec", file);
      const text = readFileSync(path, "utf8");
      expect(text).toContain(find);
      writeFileSync(path, text.replace(find, replace));
    }
    const { status, output } = workspace.run(["--import", "tsx", "generator/cli.ts"]);
    expect(output).not.toContain(" error");
    expect(status).toBe(0);
    service = await startService(workspace.folder, {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: `deprecated_${process.pid}`,
    });
  });

  afterAll(async () => {
    await service.stop();
    workspace.remove();
  });

  it("says so on every answer of a deprecated route, errors included", async () => {
    await call("POST", "/venues", { venue: "Hall" });
    for (const slug of ["hall", "nowhere"]) {
      const answer = await call("GET", `/venues/by-slug/${slug}`);
      expect(answer.ok).toBe(slug === "hall");
      expect(noticeIn(answer)).toEqual(["@1801440000", "Sat, 01 Jan 2028 00:00:00 GMT"]);
      expect(answer.headers.get("link")).toBe(
        `<${service.api}/doc>; rel="deprecation"; type="application/json"`,
      );
      const exposed = answer.headers.get("access-control-expose-headers")?.split(", ");
      expect(exposed).toEqual(expect.arrayContaining(["Deprecation", "Sunset", "Link"]));
    }
  });

  it("says so to callers who send a deprecated field, whether or not it is accepted", async () => {
    const created = await call("POST", "/venues", { venue: "Barn", province: "Como" });
    expect(created.status).toBe(201);
    expect(noticeIn(created)).toEqual(["@1799971200", "Wed, 30 Jun 2027 00:00:00 GMT"]);
    const rejected = await call("POST", "/venues", { province: "Como" });
    expect(rejected.status).toBe(400);
    expect(noticeIn(rejected)[0]).toBe("@1799971200");
    expect(noticeIn(await call("POST", "/venues", { venue: "Attic" }))).toEqual([null, null]);
  });

  it("says so when the field stands in a record inside another", async () => {
    const event = { title: "Fair", start_date: "2031-03-10 10:00", end_date: "2031-03-10 12:00" };
    const created = await call("POST", "/events", { ...event, venue: { venue: "Yard", province: "Como" } });
    expect(created.status).toBe(201);
    expect(noticeIn(created)[0]).toBe("@1799971200");
    const other = await call("POST", "/events", { ...event, venue: { venue: "Mill", city: "Como" } });
    expect(noticeIn(other)).toEqual([null, null]);
  });

  it("says so to callers who use a deprecated filter, and keeps the links of the list", async () => {
    const filtered = await call("GET", "/venues?has_events=false&per_page=1");
    expect(noticeIn(filtered)).toEqual(["@1796083200", null]);
    const link = filtered.headers.get("link") ?? "";
    expect(link).toContain('rel="next"');
    expect(link).toContain('rel="deprecation"');
    expect(noticeIn(await call("GET", "/venues?per_page=1"))).toEqual([null, null]);
  });

  it("marks the parts in its document and its types", async () => {
    const document = (await (await call("GET", "/doc")).json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      paths: { "/venues/by-slug/{slug}": { get: { deprecated: true, "x-sunset": "2028-01-01" } } },
    });
    const types = readFileSync(join(workspace.folder, "generated/sdk/venues.ts"), "utf8");
    expect(types).toContain("@deprecated Since 2027-01-15. Use state. Works until 2027-06-30.");
  });
});
