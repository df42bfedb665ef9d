import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  createWorkspace,
  type ServiceProcess,
  startService,
  type Workspace,
} from "../../support/workspace.js";
import type { JsonBody } from "../support/service.js";

const routes = `  act:
    list: { path: /acts, methods: [GET] }
    create: { path: /acts, methods: [POST], access: edit_posts }
    get: { path: "/acts/{id}", methods: [GET] }
    update: { path: "/acts/{id}", methods: [PATCH], access: edit_posts }
    delete: { path: "/acts/{id}", methods: [DELETE], access: edit_posts }
  genre:
    list: { path: /music/kinds, methods: [GET] }
    create: { path: /music/kinds, methods: [POST], access: edit_posts }
    get: { path: "/music/kinds/{id}", methods: [GET] }
`;

/** Changes of the spec: what stands before, and what is written behind it. */
const insertions: readonly (readonly [file: string, before: string, added: string])[] = [
  ["types.yaml", "enums:\n", "  act_order: { size: By the number of heads., id: By id. }\n"],
  [
    "resources/venue.yaml",
    "\nfields:\n",
    "  floors: { type: integer, minimum: 1, nullable: true, text: How many floors there are. }\n",
  ],
  [
    "resources/venue.yaml",
    "\nfields:\n",
    "  residents: { relation: act, many: true, by: [id, slug], create: record, text: Who lives there. }\n",
  ],
  ["resources/venue.yaml", "\nanswer:\n", "  floors:\n  residents:\n"],
  [
    "resources/act.yaml",
    "text: An artist who takes the stage.\n",
    'errors:\n  unknown: { status: 404, code: no-such-act, text: "No act of number {id} is on stage." }\n',
  ],
  ["api.yaml", "\nmounts:\n", "  /stage/v2: { namespace: stage/v2, languages: [pt] }\n"],
  ["api.yaml", "\nstatuses:\n", "  archived: { read: private, text: Kept for the record. }\n"],
  ["api.yaml", "\nroles:\n", "  stagehand: [edit_posts]\n"],
];

describe("the spec alone", () => {
  const adminKey = "cal_extension_administrator_0123456789";
  const environment = {
    MONGODB_URI: inject("mongoUri"),
    MONGODB_DB: `extension_${process.pid}`,
    ADMIN_API_KEY: adminKey,
  };
  let workspace: Workspace;
  let service: ServiceProcess;
  let document: JsonBody;
  /** Key of a caller with the new role. */
  let key: string;

  const call = async (
    method: string,
    path: string,
    body?: object,
    { key = adminKey, mount = "/calendar/events/v1" } = {},
  ): Promise<{ readonly status: number; readonly body: JsonBody }> => {
    const response = await fetch(new URL(service.api).origin + mount + path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as JsonBody };
  };
  const create = async (path: string, body: object): Promise<JsonBody> => {
    const answer = await call("POST", path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  const namesOf = async (query: string): Promise<unknown> => {
    const { status, body } = await call("GET", `/acts?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body.acts as unknown as { readonly name: string }[]).map(({ name }) => name);
  };

  beforeAll(async () => {
    workspace = createWorkspace();
    const spec = join(workspace.folder, "spec");
    cpSync(join(import.meta.dirname, "extension"), spec, { recursive: true });
    appendFileSync(join(spec, "routes.yaml"), routes);
    for (const [file, before, added] of insertions) {
      const text = readFileSync(join(spec, file), "utf8");
      expect(text).toContain(before);
      writeFileSync(
        join(spec, file),
        text.replace(before, () => before + added),
      );
    }
    const api = readFileSync(join(spec, "api.yaml"), "utf8");
    writeFileSync(join(spec, "api.yaml"), api.replace("all: [ca,", "all: [pt, ca,"));

    const { status, output } = workspace.run(["generator/run.mjs"]);
    expect(output).not.toMatch(/SPEC\d/);
    expect(status).toBe(0);
    const tool = ["--import", "tsx", "runtime/main.ts", "keys", "create", "--json"];
    const made = workspace.run([...tool, "--name", "hand", "--role", "stagehand"], environment);
    expect(made.status, made.output).toBe(0);
    key = (JSON.parse(made.output.slice(made.output.indexOf("{"))) as { readonly key: string }).key;
    service = await startService(workspace.folder, environment);
    document = (await call("GET", "/doc")).body;
    await create("/acts", { name: "The Night Owls", size: 6, genres: ["Swing"] });
    await create("/acts", { name: "Ada", active: false, genres: ["Jazz"] });
    await create("/acts", { name: "Bo", size: 2 });
  });

  afterAll(async () => {
    await service.stop();
    workspace.remove();
  });

  it("adds a resource", async () => {
    const { body } = await call("GET", "/acts");
    expect(body).toMatchObject({ total: 3 });
    expect(Object.keys(document.paths ?? {})).toEqual(
      expect.arrayContaining(["/acts", "/acts/{id}", "/music/kinds"]),
    );
  });

  it("adds a field: validated, stored, shown and documented", async () => {
    const rejected = await call("POST", "/venues", { venue: "Hall", floors: 0 });
    expect(rejected.body).toMatchObject({ data: { params: { floors: expect.any(String) as string } } });
    expect(await create("/venues", { venue: "Hall", floors: 3 })).toMatchObject({ floors: 3 });
    expect(await create("/venues", { venue: "Yard" })).toMatchObject({ floors: null });
    expect(JSON.stringify(document)).toContain("How many floors there are.");
  });

  it("adds a relation: by id, by slug, and with a record to create", async () => {
    const residents = [{ name: "Cleo" }, "ada"];
    const venue = await create("/venues", { venue: "Loft", residents });
    expect(venue.residents).toMatchObject([{ name: "Cleo" }, { name: "Ada" }]);
    const rejected = await call("POST", "/venues", { venue: "Attic", residents: [999_999] });
    expect(rejected.status).toBe(400);
    expect(await namesOf(`venue=${String(venue.id as unknown)}&order_by=id`)).toEqual(["Ada", "Cleo"]);
  });

  it.each([
    ["equals", "active=false", ["Ada"]],
    ["relation", "genres=swing", ["The Night Owls"]],
    ["search", "search=owls", ["The Night Owls"]],
    ["by_slug", "named=bo", ["Bo"]],
    ["status", "state=draft", []],
    ["paging", "per_page=1&page=2&order_by=id&without=999999", ["Ada"]],
  ])("adds a filter: %s", async (_kind, query, expected) => {
    const known = query.replace("&without=999999", "");
    expect(await namesOf(known)).toEqual(expected);
  });

  it("adds a filter: one_of, none_of, order and order_by", async () => {
    const [owls] = (await call("GET", "/acts?named=the-night-owls")).body.acts as unknown as { id: number }[];
    expect(await namesOf(`only=${owls?.id}`)).toEqual(["The Night Owls"]);
    expect(await namesOf(`without=${owls?.id}&search=owls`)).toEqual([]);
    expect((await namesOf("order_by=size&order=desc&per_page=2")) as string[]).toEqual([
      "The Night Owls",
      "Bo",
    ]);
    expect((await call("GET", "/acts?order_by=shoes")).status).toBe(400);
  });

  it("adds a hierarchy: addresses have the names above, wherever they are shown", async () => {
    const above = await create("/music/kinds", { name: "Folk" });
    const below = await create("/music/kinds", { name: "Irish Folk", parent: above.id });
    expect(below.url).toMatch(/\/kinds\/folk\/irish-folk\/$/);
    const lone = await create("/acts", { name: "Fiddlers", genres: [below.id] });
    const url = (act: JsonBody): unknown => Reflect.get((act.genres as unknown as object[])[0] ?? {}, "url");
    expect(url(lone)).toBe(below.url);
    const { body } = await call("GET", "/acts?named=fiddlers");
    expect(url((body.acts as unknown as JsonBody[])[0] ?? {})).toBe(below.url);
    await call("DELETE", `/acts/${Number(lone.id)}`);
  });

  it("adds a filter: hide_empty, with the count it needs", async () => {
    const { body } = await call("GET", "/music/kinds?used=true");
    expect(body.rest_url).toMatch(/\/music\/kinds\/\?used=1$/);
    expect(body.genres).toMatchObject([
      { name: "Jazz", count: 1 },
      { name: "Swing", count: 1 },
    ]);
  });

  it("adds a language of content", async () => {
    const { id } = await create("/acts?translation_language=pt", { name: "As Corujas" });
    const path = `/acts/${Number(id)}`;
    expect((await call("PATCH", `${path}?translation_language=en`, { name: "The Owls" })).status).toBe(200);
    expect((await call("GET", `${path}?translation_language=pt`)).body.name).toBe("As Corujas");
    expect((await call("GET", path)).body.name).toBe("The Owls");
    expect((await call("GET", "/acts?translation_language=xx")).status).toBe(400);
    expect(JSON.stringify(document)).toContain('"pt"');
  });

  it("adds a mount, with languages in its address", async () => {
    const { status, body } = await call("GET", "/acts?named=ada", undefined, { mount: "/pt/stage/v2" });
    expect(status).toBe(200);
    expect(String(body.rest_url as unknown)).toContain("/pt/stage/v2/acts");
  });

  it("adds a status", async () => {
    const { id } = await create("/acts", { name: "Old Times" });
    const path = `/acts/${Number(id)}`;
    await create("/venues", { venue: "Old Hall", status: "archived" });
    expect((await call("GET", "/venues?status=archived")).body).toMatchObject({ total: 1 });
    expect((await call("GET", "/venues?search=Old")).body.total).not.toBe(0);
    expect((await call("GET", path)).status).toBe(200);
    expect((await call("POST", "/venues", { venue: "New Hall", status: "shelved" })).status).toBe(400);
    expect(JSON.stringify(document)).toContain('"archived"');
  });

  it("adds a role, which may do what it names and no more", async () => {
    expect((await call("POST", "/acts", { name: "Dora" }, { key })).status).toBe(201);
    expect((await call("POST", "/tags", { name: "Loud" }, { key })).status).toBe(403);
  });

  it("adds an error", async () => {
    const { status, body } = await call("GET", "/acts/999999");
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "no-such-act", message: "No act of number 999999 is on stage." });
    expect(JSON.stringify(document)).toContain("no-such-act");
  });

  it("changes the code so that it compiles as it is", () => {
    const compiler = "node_modules/@typescript/native/bin/tsc";
    const { status, output } = workspace.run([compiler, "--noEmit", "-p", "tsconfig.json"]);
    expect(output).toBe("");
    expect(status).toBe(0);
  });
});
