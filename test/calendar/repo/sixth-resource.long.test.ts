import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  createWorkspace,
  type ServiceProcess,
  startService,
  type Workspace,
} from "../../support/workspace.js";

const performer = `resource: performer
plural: performers
lifecycle: post
sequence: post
named_by: name
text: An artist who takes the stage.

fields:
  name: { type: text, required: true, localized: true, text: Name on the poster. }
  biography: { type: html, localized: true, blank: true, text: "Life and work, as HTML." }
  born: { type: datetime, text: Date of birth. }
  fee: { type: number, minimum: 0, text: Fee of an evening. }
  members: { type: integer, minimum: 1, maximum: 500, initial: 1, text: How many stand on the stage. }
  active: { type: boolean, default: true, text: Takes engagements. }
  website: { type: url, nullable: true, text: Address of the website. }
  partners: { relation: performer, many: true, text: "Performers who share the stage, by id." }
  genres: { relation: tag, many: true, by: [id, slug, name], create: name, text: "Genres, as tags." }

filters:
  page:
  per_page:
  search: { type: text, search: [name, biography], text: Words to find in name or biography. }
  active: { equals: active, text: Keep those who take engagements. }
  genres: { relation: genres, by: [id, slug, name], text: Keep performers of one of these genres. }
  status:
`;

const routes = `  performer:
    list: { path: /performers, methods: [GET] }
    create: { path: /performers, methods: [POST], access: edit_posts }
    get: { path: "/performers/{id}", methods: [GET] }
    update: { path: "/performers/{id}", methods: [POST, PUT, PATCH], access: edit_posts }
    delete: { path: "/performers/{id}", methods: [DELETE], access: edit_posts }
    get_by_slug: { path: "/performers/by-slug/{slug}", methods: [GET] }
`;

describe("a sixth resource, added in YAML only", () => {
  let workspace: Workspace;
  let service: ServiceProcess;

  const call = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const response = await fetch(service.api + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  beforeAll(async () => {
    workspace = createWorkspace();
    writeFileSync(join(workspace.folder, "spec/resources/performer.yaml"), performer);
    appendFileSync(join(workspace.folder, "spec/routes.yaml"), routes);
    const { status, output } = workspace.run(["--import", "tsx", "generator/cli.ts"]);
    expect(output).not.toContain("error");
    expect(status).toBe(0);
    service = await startService(workspace.folder, {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: `sixth_${process.pid}`,
    });
  });

  afterAll(async () => {
    await service.stop();
    workspace.remove();
  });

  it("compiles without a hand-written line", () => {
    const { output, status } = workspace.run([
      "node_modules/@typescript/native/bin/tsc",
      "--noEmit",
      "-p",
      "tsconfig.json",
    ]);
    expect(output).toBe("");
    expect(status).toBe(0);
  });

  it("is served: created, read by id and slug, filtered, changed, deleted", async () => {
    const created = await call("POST", "/performers", {
      name: "The Night Owls",
      biography: "<p>Six friends from Como.</p>",
      born: "2001-05-04",
      fee: 450.5,
      members: 6,
      website: "https://example.org/owls",
      genres: ["Swing", "Jazz"],
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: "The Night Owls",
      slug: "the-night-owls",
      born: "2001-05-04 00:00:00",
      fee: 450.5,
      members: 6,
      active: true,
      status: "publish",
    });
    expect((created.body.genres as { name: string }[]).map(({ name }) => name).sort()).toEqual([
      "Jazz",
      "Swing",
    ]);

    const path = `/performers/${String(created.body.id)}`;
    expect((await call("GET", path)).body.name).toBe("The Night Owls");
    expect((await call("GET", "/performers/by-slug/the-night-owls")).body.id).toBe(created.body.id);
    expect((await call("GET", "/performers?genres=jazz&active=true&search=friends")).body.total).toBe(1);
    expect((await call("GET", "/performers?active=false")).body.total).toBe(0);
    expect((await call("PATCH", path, { members: 7 })).body).toMatchObject({ members: 7, fee: 450.5 });
    expect((await call("DELETE", path)).body.status).toBe("trash");
    expect((await call("DELETE", path)).body.code).toBe("performer-is-in-trash");
  });

  it("may refer to itself in circles, and shows one level of it", async () => {
    const [first, second] = [
      await call("POST", "/performers", { name: "Ada" }),
      await call("POST", "/performers", { name: "Bo" }),
    ];
    const path = `/performers/${String(first.body.id)}`;
    await call("PATCH", `/performers/${String(second.body.id)}`, {
      partners: [first.body.id, second.body.id],
    });
    await call("PATCH", path, { partners: [first.body.id, second.body.id] });
    const { status, body } = await call("GET", path);
    expect(status).toBe(200);
    expect(body.partners).toMatchObject([
      { name: "Ada", partners: [] },
      { name: "Bo", partners: [] },
    ]);
    expect((await call("GET", "/performers")).status).toBe(200);
  });

  it("is validated", async () => {
    const { status, body } = await call("POST", "/performers", { members: 0, fee: "much" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "rest_missing_callback_param", data: { params: ["name"] } });
    expect((await call("POST", "/performers", { name: "Solo" })).body).toMatchObject({
      fee: null,
      members: 1,
      genres: [],
    });
    const second = await call("POST", "/performers", { name: "X", members: 0, fee: "much" });
    expect(second.body).toMatchObject({
      code: "rest_invalid_param",
      data: { params: { members: expect.any(String) as string, fee: expect.any(String) as string } },
    });
  });

  it("is documented and typed", async () => {
    const { body } = await call("GET", "/doc");
    expect(Object.keys(body.paths as object)).toContain("/performers/{id}");
    const types = readFileSync(join(workspace.folder, "generated/sdk/performers.ts"), "utf8");
    expect(types).toContain("export interface PerformerCreate {");
    expect(types).toContain(" * Fee of an evening.");
  });
});
