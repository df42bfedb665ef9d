import { beforeAll, describe, expect, it } from "vitest";
import { withSharedResponses } from "../support/documented-responses.js";
import { eventually } from "../support/eventually.js";
import { useWorkspaceService } from "../support/workspace-service.js";
import { startReceiver } from "../webhooks/receiver.js";

const hooks = `import type { Hooks } from "../../generated/server/hooks.js";

export const hooks = {
  issue: { rename: ({ id, title }, { issues }) => issues.update(id, { title }) },
} satisfies Hooks;
`;

const program = `
import { createClient } from "./generated/sdk/index.js";

const { API = "", OTHER = "", MAINTAINER = "" } = process.env;
const baseUrl = new URL(API).origin;
const seen = [];
for (const key of [OTHER, MAINTAINER, undefined]) {
  const client = createClient({ baseUrl, ...(key === undefined ? {} : { key }) });
  const { total } = await client.issues.list();
  const [status, code] = await client.issues
    .update(Number(process.env.HIDDEN), { title: "Lamp" })
    .then(() => [200, ""], (error) => [error.status, error.code]);
  seen.push([total, status, code]);
}
console.log(JSON.stringify(seen));
`;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

type Caller = "own" | "other" | "maintainer" | "anonymous";

describe("policies", () => {
  const adminKey = "policies_administrator_0123456789abcdef";
  const served = useWorkspaceService({
    name: "policies",
    hooks,
    adminKey,
    settings: { WEBHOOK_LOCAL: "true" },
  });
  const keys = { own: "", other: "", maintainer: adminKey, anonymous: "" };
  const ids = { open: 0, done: 0 };

  const send = (caller: Caller, method: string, path: string, body?: object, headers = {}) =>
    served.send(method, path, { body, headers, key: keys[caller] });
  const call = async (...request: Parameters<typeof send>): Promise<Answer> => {
    const response = await send(...request);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer["body"],
    };
  };
  const create = async (caller: Caller, plural: string, values: object): Promise<number> => {
    const { status, body } = await call(caller, "POST", plural, values);
    expect(status, JSON.stringify(body)).toBe(201);
    return Number(body.id);
  };
  const codeOf = ({ status, body }: Answer): unknown => [status, body.code];
  /** The titles that a caller sees in a list, with its total. */
  const titles = async (caller: Caller, query = ""): Promise<unknown> => {
    const { body } = await call(caller, "GET", `issues${query}`);
    return [body.total, (body.issues as { title: string }[]).map(({ title }) => title).sort()];
  };
  const stored = (plural: string) => served.db.collection<{ _id: number; author?: number }>(plural);

  beforeAll(async () => {
    for (const name of ["own", "other"] as const) keys[name] = served.createKey("reporter", name);
    ids.open = await create("own", "issues", { title: "Loose rail" });
    ids.done = await create("own", "issues", { title: "Broken lamp", state: "done" });
  });

  it("limit lists, totals, searches and filters to what each caller may read, and not what callers before them may", async () => {
    const all = [2, ["Broken lamp", "Loose rail"]];
    const open = [1, ["Loose rail"]];
    for (let round = 0; round < 3; round += 1) {
      expect(await titles("maintainer")).toEqual(all);
      expect(await titles("other")).toEqual(open);
      expect(await titles("anonymous")).toEqual(open);
      expect(await titles("own")).toEqual(all);
      expect(await titles("other", "?search=lamp")).toEqual([0, []]);
      expect(await titles("own", "?search=lamp")).toEqual([1, ["Broken lamp"]]);
      expect(await titles("anonymous", "?state=done")).toEqual([0, []]);
      expect(await titles("own", "?state=done")).toEqual([1, ["Broken lamp"]]);
    }
  });

  it("hide single records, feeds, the sitemap and pages", async () => {
    const readers = async (path: string): Promise<readonly number[]> => {
      const callers: readonly Caller[] = ["own", "maintainer", "other", "anonymous"];
      return Promise.all(callers.map(async (caller) => (await send(caller, "GET", path)).status));
    };
    expect(await readers(`issues/${ids.open}`)).toEqual([200, 200, 200, 200]);
    expect(await readers(`issues/${ids.done}`)).toEqual([200, 200, 403, 403]);
    expect(codeOf(await call("other", "GET", `issues/${ids.done}`))).toEqual([403, "issue-not-accessible"]);
    const texts = ["issues.rss", "//sitemap.xml", "//issues/broken-lamp/"].map(async (path) =>
      (await send("anonymous", "GET", path)).text(),
    );
    for (const text of await Promise.all(texts)) expect(text).not.toMatch(/broken.lamp<|broken-lamp\/</i);
    expect(await (await send("own", "GET", "issues.rss")).text()).toContain("Broken lamp");
    expect(await (await send("anonymous", "GET", "//sitemap.xml")).text()).toContain("loose-rail");
  });

  it("show the assignee what no other caller sees, until the record is another's", async () => {
    const author = (await stored("keys").findOne({ name: "other" }))?.author ?? 0;
    const set = (assignee: number | null): Promise<Answer> =>
      call("maintainer", "PATCH", `issues/${ids.done}`, { assignee });
    expect((await set(author)).status).toBe(200);
    expect(await titles("other")).toEqual([2, ["Broken lamp", "Loose rail"]]);
    expect(await titles("anonymous")).toEqual([1, ["Loose rail"]]);
    expect((await set(null)).status).toBe(200);
    expect(await titles("other")).toEqual([1, ["Loose rail"]]);
  });

  it("leave hidden records out of others, out of filters by them, and out of relations to them", async () => {
    const issues = [ids.open, ids.done];
    const board = await create("own", "boards", { name: "Bridge", issues });
    const inside = async (caller: Caller): Promise<unknown> => {
      const one = (await call(caller, "GET", `boards/${board}`)).body.issues as { id: number }[];
      const { body } = await call(caller, "GET", "boards");
      const listed = (body.boards as { issues: { id: number }[] }[])[0]?.issues;
      return [one, listed].map((shown) => shown?.map(({ id }) => id));
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await inside("maintainer")).toEqual([issues, issues]);
      expect(await inside("other")).toEqual([[ids.open], [ids.open]]);
      expect(await inside("anonymous")).toEqual([[ids.open], [ids.open]]);
      expect(await inside("own")).toEqual([issues, issues]);
    }
    const found = async (caller: Caller): Promise<unknown> =>
      (await call(caller, "GET", `boards?issue=${ids.done}`)).body.total;
    expect([await found("own"), await found("other")]).toEqual([1, 0]);
    const linked = await call("other", "POST", "boards", { name: "Mine", issues: [ids.done] });
    expect(codeOf(linked)).toEqual([400, "rest_invalid_param"]);
  });

  it("reject writes of records that they do not take, before and after the write", async () => {
    const change = (caller: Caller, id: number, values: object): Promise<Answer> =>
      call(caller, "PATCH", `issues/${id}`, values);
    expect(codeOf(await change("other", ids.done, { title: "Mine" }))).toEqual([403, "issue-not-accessible"]);
    const before = await stored("issues").findOne({ _id: ids.open });
    const closed = await change("other", ids.open, { title: "Mine", state: "done" });
    expect(codeOf(closed)).toEqual([403, "issue-violates-policy"]);
    expect(closed.body.message).toBe(
      "You may store only records that meet this condition: own: true; state: open.",
    );
    expect(await stored("issues").findOne({ _id: ids.open })).toEqual(before);
    const removed = await call("other", "DELETE", `issues/${ids.open}?language=de`);
    expect(codeOf(removed)).toEqual([403, "issue-not-permitted"]);
    expect(removed.body.message).toBe(
      "Sie dürfen nur Einträge ändern, auf die dies zutrifft: own: true & urgent: false.",
    );
    expect(await stored("issues").findOne({ _id: ids.open })).toEqual(before);
    const act = (id: number): Promise<Answer> =>
      call("other", "POST", `issues/${id}/rename`, { title: "Rail" });
    expect(codeOf(await act(ids.done))).toEqual([403, "issue-not-accessible"]);
    expect((await act(ids.open)).body.title).toBe("Rail");
    expect((await change("other", ids.open, { title: "Loose rail" })).status).toBe(200);
  });

  it("store nothing of a create that they reject, nor of the records inside it", async () => {
    const secret = { name: "Plans", secret: true };
    expect(codeOf(await call("own", "POST", "boards", secret))).toEqual([403, "board-violates-policy"]);
    const boards = [{ name: "Harbour" }, secret];
    expect(codeOf(await call("own", "POST", "notes", { body: "See both.", boards }))).toEqual([
      403,
      "board-violates-policy",
    ]);
    expect(await stored("boards").countDocuments({ name: { $ne: "Bridge" } })).toBe(0);
    expect(await stored("notes").countDocuments()).toBe(0);
    const note = await create("maintainer", "notes", { body: "See both.", boards });
    const shown = async (caller: Caller): Promise<unknown> =>
      ((await call(caller, "GET", `notes/${note}`)).body.boards as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await shown("maintainer")).toEqual(["Harbour", "Plans"]);
    expect(await shown("own")).toEqual(["Harbour"]);
    expect((await call("own", "GET", "boards")).body.total).toBe(2);
  });

  it("let a caller repeat a write, and tell by `Allow` which writes are possible", async () => {
    const key = { "idempotency-key": "repeated" };
    const write = (): Promise<Answer> =>
      call("other", "POST", "issues", { title: "Mine", state: "done" }, key);
    const [first, second] = [await write(), await write()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    const allowed = async (caller: Caller, id: unknown): Promise<unknown> =>
      (await send(caller, "GET", `issues/${String(id)}`)).headers.get("allow");
    expect(await allowed("other", first.body.id)).toMatch(/PATCH.*DELETE/);
    expect(await allowed("other", ids.open)).toMatch(/PATCH(?!.*DELETE)/);
    expect((await call("maintainer", "PATCH", `issues/${ids.open}`, { urgent: true })).status).toBe(200);
    expect(await allowed("own", ids.open)).toMatch(/PATCH(?!.*DELETE)/);
    expect(codeOf(await call("own", "DELETE", `issues/${ids.open}`))).toEqual([403, "issue-not-permitted"]);
    expect((await call("maintainer", "DELETE", `issues/${Number(first.body.id)}`)).status).toBe(200);
  });

  it("let a caller repeat writes that made a record one the caller cannot read", async () => {
    const repeat = async (method: string, path: string, body: object): Promise<Answer> => {
      const key = { "idempotency-key": `unreadable ${method}` };
      const first = await call("other", method, path, body, key);
      const second = await call("other", method, path, body, key);
      expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
      expect([second.status, second.body]).toEqual([first.status, first.body]);
      expect(second.headers.get("idempotent-replayed")).toBe("true");
      expect((await call("other", "GET", `tasks/${Number(first.body.id)}`)).status).toBe(403);
      const allow = (await send("other", "OPTIONS", `tasks/${Number(first.body.id)}`)).headers.get("allow");
      expect(allow).not.toContain("PATCH");
      return second;
    };
    await repeat("POST", "tasks", { title: "Hidden", secret: true });
    const task = await create("other", "tasks", { title: "Shown", secret: false });
    await repeat("PATCH", `tasks/${task}`, { secret: true });
    expect((await call("maintainer", "PATCH", `tasks/${task}`, { locked: true })).status).toBe(200);
    const key = { "idempotency-key": "unreadable PATCH" };
    expect((await call("other", "PATCH", `tasks/${task}`, { secret: true }, key)).status).toBe(403);
  });

  it("answer a change at once, also from the cache of callers without a key", async () => {
    const close = (state: string): Promise<Answer> => call("own", "PATCH", `issues/${ids.open}`, { state });
    for (const [state, total] of [
      ["done", 0],
      ["open", 1],
      ["done", 0],
      ["open", 1],
    ] as const) {
      expect((await close(state)).status).toBe(200);
      expect((await call("anonymous", "GET", "issues")).body.total).toBe(total);
      expect((await call("other", "GET", "issues")).body.total).toBe(total);
      expect((await send("anonymous", "GET", `issues/${ids.open}`)).status).toBe(total === 1 ? 200 : 403);
      expect((await call("own", "GET", "issues")).body.total).toBe(2);
    }
  });

  it("limit lists by time, which are read in memory, and calendars", async () => {
    const meeting = (title: string, day: string, open: boolean): Promise<number> =>
      create("own", "meetings", {
        title,
        starts: `2031-03-${day} 09:00:00`,
        ends: `2031-03-${day} 10:00:00`,
        open,
      });
    await meeting("Forum", "10", true);
    const closed = await meeting("Appraisal", "11", false);
    const seen = async (caller: Caller): Promise<unknown> => {
      const { body } = await call(caller, "GET", "meetings?after=2031-03-09&before=2031-03-20&per_page=5");
      const ics = await (await send(caller, "GET", "meetings.ics")).text();
      const titles = (body.meetings as { title: string }[]).map(({ title }) => title);
      return [
        body.total,
        titles,
        ics
          .match(/(?<=SUMMARY:).*/g)
          ?.map((title) => title.trim())
          .sort(),
      ];
    };
    for (let round = 0; round < 4; round += 1) {
      for (const caller of ["own", "maintainer"] as const)
        expect(await seen(caller)).toEqual([2, ["Forum", "Appraisal"], ["Appraisal", "Forum"]]);
      for (const caller of ["other", "anonymous"] as const)
        expect(await seen(caller)).toEqual([1, ["Forum"], ["Forum"]]);
    }
    expect((await send("other", "GET", `meetings/${closed}.ics`)).status).toBe(403);
    expect((await send("own", "GET", `meetings/${closed}.ics`)).status).toBe(200);
  });

  it("give callers without an author, as webhooks are, no records of an author 0 or of none", async () => {
    const receiver = await startReceiver();
    const tool = ["--import", "tsx", "runtime/main.ts", "webhooks", "add", "inbox", receiver.url];
    const added = served.workspace.run([...tool, "--types", "issue.updated"], served.environment);
    expect(added.status, added.output).toBe(0);
    const issue = await create("own", "issues", { title: "Nobody's", state: "done" });
    for (const [count, change] of [{ $set: { author: 0 } }, { $unset: { author: 1 } }].entries()) {
      await stored("issues").updateOne({ _id: issue }, change as object);
      const changed = await call("maintainer", "PATCH", `issues/${issue}`, { urgent: count === 0 });
      expect(changed.status).toBe(200);
      await eventually(() => receiver.received.length > count);
      expect(receiver.received.at(-1)?.body).toMatchObject({ type: "issue.updated", data: { id: issue } });
      expect(Object.keys(receiver.received.at(-1)?.body.data ?? {})).toEqual(["id"]);
      expect(codeOf(await call("anonymous", "GET", `issues/${issue}`))).toEqual([
        403,
        "issue-not-accessible",
      ]);
      expect(await titles("anonymous", "?state=done")).toEqual([0, []]);
    }
    expect((await call("maintainer", "DELETE", `issues/${issue}`)).status).toBe(200);
    await receiver.close();
  });

  it("are served by indexes", async () => {
    const alternatives = [{ author: 2 }, { state: "open" }, { assignee: 2 }];
    for (const filter of [{ $or: alternatives }, { $and: [{ status: "publish" }, { $or: alternatives }] }]) {
      const plan: unknown = await stored("issues")
        .find(filter, { sort: { date: -1, _id: -1 } })
        .explain();
      expect(JSON.stringify(plan)).not.toContain("COLLSCAN");
    }
  });

  it("offer in the editor what the caller may do", async () => {
    const { records } = (await call("other", "GET", "//admin/records/issues")).body as {
      records: { id: number; mayEdit: boolean; mayDelete: boolean }[];
    };
    expect(records).toMatchObject([{ id: ids.open, mayEdit: true, mayDelete: false }]);
    expect((await send("other", "GET", `//admin/records/issues/${ids.done}`)).status).toBe(403);
    expect((await send("other", "GET", `//admin/records/issues/${ids.open}`)).status).toBe(200);
  });

  it("are part of the API document", async () => {
    const body = withSharedResponses((await call("anonymous", "GET", "doc?language=de")).body);
    const { get, patch } =
      (body.paths as Record<string, Record<string, Record<string, unknown>>>)["/issues/{id}"] ?? {};
    expect(get?.["x-policies"]).toEqual({
      read: { records: [{ own: true }, { state: ["open"] }, { assignee: "caller" }], unless: "maintain" },
    });
    expect(get?.description).toContain("Reporters see open issues.");
    expect(Object.keys(patch?.["x-policies"] ?? {})).toEqual(["read", "update"]);
    expect(JSON.stringify(patch?.responses)).toContain("auf die dies zutrifft: own: true; state: open.");
  });

  it("hold for the typed client", () => {
    const variables = { OTHER: keys.other, MAINTAINER: keys.maintainer, HIDDEN: String(ids.done) };
    expect(served.runProgram(program, variables)).toEqual([
      [1, 403, "issue-not-accessible"],
      [2, 200, ""],
      [1, 401, "rest_forbidden"],
    ]);
  });
});
