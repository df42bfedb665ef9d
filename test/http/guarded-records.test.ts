import { expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";

const name = "name: { type: text, required: true, text: Name. }";
const service = useSpec(
  {
    "api.yaml": "style: rest\nreasons: { loved: It is loved. }\n",
    "resources/album.yaml": `lifecycle: post
fields:
  ${name}
  status:
  password: { type: password, blank: true, text: Password that readers need. }
`,
    "resources/shelf.yaml": `plural: shelves\nlifecycle: plain\ntext: A shelf.\nfields:\n  ${name}\n`,
    "resources/track.yaml": `lifecycle: plain
text: A track.
fields:
  ${name}
  albums: { relation: album, many: true, text: The albums that it is on. }
  shelf: { relation: shelf, by: [id, name], nullable: true, on_delete: cascade, text: Where it stands. }
hooks: { before: { delete: keep_loved } }
`,
  },
  {
    hooks: `export const hooks = { track: {
  keepLoved: ({ name }) => (name === "Loved" ? [{ field: "name", reason: "loved" }] : []),
} };`,
  },
);
const everyone = { headers: { authorization: "" } };

const make = async (path: string, body: object): Promise<number> =>
  (await service.api.create(`/${path}`, body)).id;

it("a record that a password protects is shown inside others to those only who may edit it", async () => {
  const values = { status: "publish", password: "secret" };
  const albums = [
    await make("albums", { name: "Open", status: "publish" }),
    await make("albums", { name: "Closed", ...values }),
  ];
  const track = await make("tracks", { name: "Song", albums });
  for (const path of [`tracks/${track}`, "tracks"]) {
    const shown = async (options = {}) =>
      JSON.stringify((await service.get(`/api/v1/${path}`, options)).body);
    // The second answer may come from a cache that the first one filled.
    for (let turn = 1; turn <= 2; turn += 1) {
      expect(await shown()).toMatch(/Open.*Closed/);
      expect(await shown(everyone)).toContain("Open");
      expect(await shown(everyone)).not.toContain("Closed");
    }
  }
});

it("the hook before a delete rejects it where the record would be deleted with another one", async () => {
  const shelf = await make("shelves", { name: "Full" });
  const tracks = [
    await make("tracks", { name: "Dull", shelf }),
    await make("tracks", { name: "Loved", shelf: " FULL" }),
  ];
  const remove = () => service.delete(`/api/v1/shelves/${shelf}`);
  const left = async () => {
    const paths = [`shelves/${shelf}`, ...tracks.map((id) => `tracks/${id}`)];
    const answers = paths.map((path) => service.get(`/api/v1/${path}`));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const rejected = await remove();
  expect([rejected.status, JSON.stringify(rejected.body)]).toEqual([
    400,
    expect.stringContaining("It is loved."),
  ]);
  expect(await left()).toEqual([200, 200, 200]);
  await service.patch(`/api/v1/tracks/${tracks[1] ?? 0}`, { name: "Forgotten" });
  expect((await remove()).status).toBeLessThan(300);
  expect(await left()).toEqual([404, 404, 404]);
});
