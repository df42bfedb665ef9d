import { beforeAll, describe, expect, it } from "vitest";
import type { ListedRecord } from "../../../runtime/pages/admin/admin-answers.js";
import { sampleImage } from "../../images/samples.js";
import { eventually } from "../../support/eventually.js";
import { useCaller } from "../http/callers.js";
import { useService } from "../support/service.js";

const withoutKeys = useService();

/** A service with a key for each role, and two events. */
function useEditors() {
  const service = useService();
  const callers = {
    administrator: useCaller(service, "administrator", 1),
    editor: useCaller(service, "editor", 2),
    contributor: useCaller(service, "contributor", 3),
    subscriber: useCaller(service, "subscriber", 4),
  };
  type Role = keyof typeof callers;
  const ids: Record<string, number> = {};

  const read = (path: string, role?: Role, method = "GET") =>
    (role === undefined ? service : callers[role]).request(method, path, { base: "/admin" });
  const create = async (role: Role, body: object): Promise<number> =>
    (await callers[role].create("/events", body)).id;
  const times = {
    start_date: "2031-03-10 19:30:00",
    end_date: "2031-03-10 21:00:00",
    timezone: "Europe/Madrid",
  };

  beforeAll(() => service.startWork());
  beforeAll(async () => {
    ids.hidden = await create("editor", {
      ...times,
      title: "Choir rehearsal",
      hide_from_listings: true,
      cost: "15 €",
      password: "sea",
      categories: ["Music"],
    });
    const italian = { title: "Prova del coro", translation_language: "it" };
    await callers.editor.patch(`/events/${ids.hidden}`, italian);
    ids.handedIn = await create("contributor", { ...times, title: "Open stage", status: "publish" });
  });
  return { service, callers, ids, times, read, create };
}

describe("the data of the editing page", () => {
  const { service, ids, times, read } = useEditors();

  it("gives the caller and what they may do", async () => {
    expect((await read("/session", "contributor")).body).toEqual({
      name: "contributor 3",
      role: "contributor",
      author: 3,
      isAnonymous: false,
      capabilities: ["edit_posts"],
      permissions: ["edit"],
    });
    expect((await read("/session")).body).toMatchObject({ isAnonymous: true, capabilities: [] });
    const wrong = { base: "/admin", headers: { authorization: "Bearer no such key" } };
    const rejected = await service.get("/session", wrong);
    expect(rejected.status).toBe(401);
    expect(rejected.body.code).toBe("incorrect_password");
  });

  it("is never kept by browsers or caches, and only read", async () => {
    expect((await read("/session", "editor")).headers.get("cache-control")).toBe("no-store");
    const rejected = await read("/counts", "editor", "POST");
    expect(rejected.status).toBe(405);
    expect(rejected.headers.get("allow")).toBe("GET, HEAD");
  });

  it("describes the forms in the language asked for", async () => {
    const cost = async (query: string): Promise<unknown> => {
      const { body } = await read(`/forms${query}`);
      const fields: unknown = body.resources?.[0]?.fields;
      return Array.isArray(fields)
        ? fields.find((row: { readonly name: string }) => row.name === "cost")
        : undefined;
    };
    expect(await cost("")).toMatchObject({ label: "Cost", kind: "any" });
    expect(await cost("?translation_language=it")).toMatchObject({ label: "Costo" });
    const { body: italian } = await read("/forms?translation_language=it");
    expect(italian.resources?.[0]).toMatchObject({ label: "Evento", namedBy: "title" });
    expect(italian.reasons?.blank).toContain("{name}");
    // Programs give it, not people.
    expect(JSON.stringify(italian.resources)).not.toContain('"name":"external"');
  });

  it.each([
    ["/records/events", undefined, 401],
    ["/records/events", "subscriber", 403],
    ["/records/categories", "contributor", 403],
    ["/records/nothing", "editor", 404],
    ["/records/events/999999", "editor", 404],
  ] as const)("answers %s to %s with %i", async (path, role, status) => {
    expect((await read(path, role)).status).toBe(status);
  });

  it("lists what other lists leave out, and finds it by words of any language", async () => {
    const { body } = await read("/records/events", "editor");
    expect(body).toMatchObject({ total: 2, pages: 1 });
    expect(body.records?.[1]).toMatchObject({
      id: ids.hidden,
      name: "Choir rehearsal",
      status: "publish",
      start: "2031-03-10 19:30:00",
      mayEdit: true,
    });
    const found = await read("/records/events?search=prova&translation_language=it", "editor");
    expect(found.body.records).toMatchObject([{ id: ids.hidden, name: "Prova del coro" }]);
    expect((await read("/records/events?status=pending", "editor")).body.records).toMatchObject([
      { id: ids.handedIn },
    ]);
    expect((await read("/records/events?page=2&size=1", "editor")).body.records).toMatchObject([
      { id: ids.hidden },
    ]);
  });

  it("shows writers only their own unpublished records, and lets callers edit only what they may", async () => {
    const { body } = await read("/records/events?status=pending", "contributor");
    expect(body.records).toMatchObject([{ id: ids.handedIn, mayEdit: true }]);
    const all = await read("/records/events", "contributor");
    expect(all.body.records).toMatchObject([{ mayEdit: true }, { id: ids.hidden, mayEdit: false }]);
    expect((await read(`/records/events/${ids.hidden ?? 0}`, "contributor")).status).toBe(403);
    expect((await read(`/records/events/${ids.hidden ?? 0}`)).status).toBe(401);
  });

  it("lists drafts among all where no key is needed", async () => {
    const body = { ...times, title: "Not yet", status: "draft" };
    const draft = await withoutKeys.post("/events", body);
    const all = await withoutKeys.get("/records/events", { base: "/admin" });
    expect(all.body.records).toMatchObject([{ id: draft.body.id, status: "draft" }]);
  });

  it("counts the records of each status that the caller may see", async () => {
    const editor = await read("/counts", "editor");
    expect(editor.body.events).toMatchObject({ publish: 1, pending: 1, trash: 0 });
    expect(editor.body.categories).toEqual({ all: 1 });
    expect(Object.keys((await read("/counts", "contributor")).body)).not.toContain("categories");
  });

  it("gives a record as it is stored: texts by language, values as they were written, and no password", async () => {
    const { body } = await read(`/records/events/${ids.hidden ?? 0}`, "editor");
    expect(body).toMatchObject({
      id: ids.hidden,
      language: "en",
      revision: 2,
      isProtected: true,
      texts: { en: { title: "Choir rehearsal" }, it: { title: "Prova del coro" } },
      values: {
        start_date: "2031-03-10 19:30:00",
        timezone: "Europe/Madrid",
        hide_from_listings: true,
        author: 2,
      },
      related: { categories: [{ name: "Music" }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|"password"/);
  });
});

describe("what the editing page shows of records that change", () => {
  const { service, callers, ids, times, read, create } = useEditors();

  it("names linked records to those only who may read them", async () => {
    const own = await create("contributor", { ...times, title: "Draft of mine" });
    const linked = await callers.editor.patch(`/events/${own}`, {
      venue: { venue: "Secret cellar", status: "private" },
    });
    expect(linked.status).toBe(200);
    const venueOf = async (role: "editor" | "contributor") => {
      const { body } = await read(`/records/events/${own}`, role);
      return (body.related as unknown as { venue: { id: number; name: string }[] }).venue[0];
    };
    expect((await venueOf("editor"))?.name).toBe("Secret cellar");
    const hidden = await venueOf("contributor");
    expect(hidden?.name).toBe(`#${hidden?.id ?? 0}`);
  });

  it("tells who changed what of a record in words, and gives it as it was in a revision", async () => {
    const { editor, administrator } = callers;
    const description = `<p>${"Songs of the sea. ".repeat(50)}</p>`;
    const body = {
      ...times,
      title: "Choir night",
      description,
      password: "sea",
      tags: "Sea, Songs",
      cost: "15 €",
    };
    const { id } = await editor.create("/events", body);
    await administrator.patch(`/events/${id}`, {
      title: "Opera night",
      description: "<p>Arias.</p>",
      start_date: "2031-03-11 20:00:00",
      password: "land",
      tags: "Opera",
    });
    await editor.patch(`/events/${id}`, { cost: "20 €", status: "draft" });
    const history = await eventually(async () => {
      const answer = (await read(`/records/events/${id}/history`, "editor")).body;
      expect(answer.entries).toHaveLength(3);
      return answer;
    });
    expect(history).toMatchObject({
      pages: 1,
      entries: [
        { revision: 3, kind: "updated", name: "editor 2" },
        { revision: 2, kind: "updated", name: "administrator 1" },
        { revision: 1, kind: "created", name: "editor 2" },
      ],
    });
    const [last, second] = history.entries as unknown as { readonly changes: readonly object[] }[];
    expect(last?.changes).toContainEqual({ field: "status", before: "publish", after: "draft" });
    expect(second?.changes).toEqual(
      expect.arrayContaining([
        { field: "title", language: "en", before: "Choir night", after: "Opera night" },
        { field: "password", before: "(hidden)", after: "(hidden)" },
        { field: "tags", before: "Sea, Songs", after: "Opera" },
      ]),
    );
    const first = (await read(`/records/events/${id}?revision=1`, "editor")).body;
    expect(first).toMatchObject({
      revision: 3,
      texts: { en: { title: "Choir night", description } },
      values: { start_date: "2031-03-10 19:30:00", cost: "15 €", status: "publish" },
      related: { tags: [{ name: "Sea" }, { name: "Songs" }] },
    });
    const present = (await read(`/records/events/${id}?revision=3`, "editor")).body;
    expect(present).toMatchObject({ texts: { en: { title: "Opera night" } }, values: { status: "draft" } });
    expect((await read(`/records/events/${id}/history`, "contributor")).status).toBe(403);
    expect((await read("/records/events/999999/history", "editor")).status).toBe(404);
  });

  it("neither finds by search nor shows the image of what a password protects from the caller", async () => {
    const image = await sampleImage(400, 300, "png");
    const own = await create("contributor", { ...times, title: "Rehearsal of mine", password: "sea" });
    const { headers } = callers.editor;
    for (const id of [ids.hidden ?? 0, own]) {
      const body = new FormData();
      body.set("image", new Blob([new Uint8Array(image)], { type: "image/png" }), "poster.png");
      const address = `${service.origin}/calendar/events/v1/events/${id}`;
      expect((await fetch(address, { method: "POST", body, headers })).status).toBe(200);
    }
    const found = async (role: "editor" | "contributor", query: string) =>
      (await read(`/records/events?${query}`, role)).body.records as unknown as ListedRecord[];
    expect(await found("contributor", "search=choir")).toEqual([]);
    expect(await found("contributor", "search=rehearsal")).toMatchObject([{ id: own }]);
    expect(await found("editor", "search=rehearsal")).toMatchObject([{ id: own }, { id: ids.hidden }]);
    const withImages = async (role: "editor" | "contributor") =>
      (await found(role, "")).filter((record) => record.thumbnail !== undefined).map(({ id }) => id);
    expect(await withImages("contributor")).toEqual([own]);
    expect(await withImages("editor")).toEqual([own, ids.hidden]);
  });
});
