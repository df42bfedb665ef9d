import { describe, expect, it } from "vitest";
import { openKeys } from "../../runtime/auth/keys.js";
import type { ImportReport } from "../../runtime/import/entry.js";
import type { AppContext } from "../../runtime/resources/app-context.js";
import { openApp } from "../support/app.js";
import { type SpecService, useSpec } from "../support/spec-service.js";
import { exportedLines, importSource, sourceOfLines } from "./export-lines.js";

const fields =
  "fields: { external: { type: external, nullable: true }, title: { type: text, required: true, text: Title. } }\n";
const routes = (name: string): string => `  ${name}:
    list: {}
    create: { access: write }
    get: {}
    update: { access: write }
    delete: { access: write }
    put_by_external: { access: write }
    batch: { access: write }
`;
const files = {
  "api.yaml": `style: rest
capabilities: { write: Writes records., publish: Publishes records. }
access: { edit: write, edit_published: write, edit_others: write, publish: publish, read_private: publish, upload: write, import: publish }
roles: { editor: [write, publish], writer: [write] }
`,
  "routes.yaml": `resources:\n${["note", "story"].map(routes).join("")}`,
  "resources/note.yaml": `lifecycle: [status, trash]\n${fields}`,
  "resources/story.yaml": `lifecycle: post\n${fields}`,
};

async function siteOf({ program, database }: SpecService): Promise<AppContext> {
  const { product } = await program.load();
  return openApp(product, database).app;
}

// The first ones count all there is.
describe("an export of resources without a field for the status", { shuffle: false }, () => {
  // An import publishes by the clock of the machine.
  const now = (): number => Date.now();
  const [from, to] = [useSpec(files, { now }), useSpec(files, { now })];

  const exported = async (): Promise<string[]> => exportedLines(await siteOf(from));

  async function imported(lines: readonly string[]): Promise<ImportReport> {
    const app = await siteOf(to);
    const source = await sourceOfLines(app, lines);
    return importSource(app, source);
  }

  const statuses = async ({ database }: SpecService, collection: string): Promise<unknown> => {
    const found = await database.db.collection(collection).find().sort({ _id: 1 }).toArray();
    return found.map(({ title, status, trashed_from }): readonly unknown[] => [
      title,
      status,
      ...(trashed_from === undefined ? [] : [trashed_from as unknown]),
    ]);
  };

  it.each(["notes", "stories"])("brings %s with the status that they have", async (plural) => {
    const key = await openKeys(from.database, undefined).create({ name: plural, role: "writer", author: 7 });
    const asWriter = { authorization: `Bearer ${key}` };
    const send = async (title: string, headers: Record<string, string> = {}): Promise<string> => {
      const { status, body } = await from.request("POST", `/api/v1/${plural}`, { body: { title }, headers });
      expect(status, JSON.stringify(body)).toBe(201);
      return `/api/v1/${plural}/${Number(body.id)}`;
    };
    await send("Open");
    await send("Draft", asWriter);
    expect((await from.request("DELETE", await send("Gone", asWriter))).status).toBe(200);
    const lines = await exported();
    expect((await imported(lines)).counts[plural]).toEqual({ created: 3 });
    const all = [
      ["Open", "publish"],
      ["Draft", "draft"],
      ["Gone", "trash", "draft"],
    ];
    expect(await statuses(from, plural)).toEqual(all);
    expect(await statuses(to, plural)).toEqual(all);
    const answer = await to.fetch(`/api/v1/${plural}`);
    expect(await answer.json()).toMatchObject({ total: 1, items: [{ title: "Open" }] });

    const open = lines.map((line) => line.replace(/("title":"Draft".*"status":)"draft"/, '$1"publish"'));
    expect((await imported(open)).counts[plural]).toMatchObject({ updated: 1 });
    expect(await statuses(to, plural)).toContainEqual(["Draft", "publish"]);
  });

  it("brings a record with a status that is unknown there as a draft, with a warning", async () => {
    expect((await from.request("POST", "/api/v1/notes", { body: { title: "Loose" } })).status).toBe(201);
    const lines = (await exported()).map((line) =>
      line.replace(/"id":\d+(.*"title":)"Loose"(.*"status":)"publish"/, '"id":900$1"Else"$2"archived"'),
    );
    const { entries } = await imported(lines.filter((line) => !line.includes('"Draft"')));
    expect(JSON.stringify(entries)).toContain(
      "Its status archived is unknown here: it has the status draft.",
    );
    expect(await statuses(to, "notes")).toContainEqual(["Else", "draft"]);
  });
});
