import { expect, it } from "vitest";
import { buildModel } from "../../generator/model/build.js";
import { specOfFiles, useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const files = specFiles("singletons");
const hooks = `export const hooks = {
  profile: {
    visitProfile: ({ id }, { profile }) => profile.asService.increment(id, "visits"),
  },
};`;
const service = useSpec(files, { hooks });
/** One that no other test writes to. */
const untouched = useSpec(files, { hooks });
const everyone = { headers: { authorization: "" } };
const profile = "/api/v1/profile";

it("a singleton exists from the start with its defaults, once", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => untouched.get(profile, everyone)));
  for (const { status, body } of answers)
    expect([status, body.title, body.visits, body.colour]).toEqual([200, "Untitled", 0, null]);
  expect((await untouched.get("/api/v1/site-theme", everyone)).body).toMatchObject({ dark: false });
  const stored = untouched.database.db.collection("profile");
  expect(await stored.countDocuments()).toBe(1);
});

it("is changed by those who may, and read by all", async () => {
  expect((await service.patch("/api/v1/site-theme", { dark: true })).body).toMatchObject({ dark: true });
  const changed = await service.patch(profile, { title: "Teas", colour: "green" });
  expect(changed).toMatchObject({ status: 200, body: { title: "Teas", colour: "green" } });
  expect((await service.get(profile, everyone)).body).toMatchObject({ title: "Teas" });
  expect((await service.patch(profile, { title: "Mine" }, everyone)).status).toBe(401);
  expect((await service.patch(profile, { title: 5 })).status).toBe(400);
  expect((await service.patch(profile, { titel: "Teas" })).status).toBe(400);
  const tag = (await service.get(profile)).headers.get("etag") ?? "";
  expect((await service.patch(profile, { colour: "red" }, { headers: { "if-match": tag } })).status).toBe(
    200,
  );
  expect((await service.patch(profile, { colour: "blue" }, { headers: { "if-match": tag } })).status).toBe(
    412,
  );
});

it("has no list, no new records and no deletion", async () => {
  for (const method of ["POST", "DELETE"])
    expect((await service.request(method, profile, { body: {} })).status, method).toBe(405);
  expect((await service.get("/api/v1/profiles")).status).toBe(404);
  expect((await service.get(`${profile}/1`)).status).toBe(404);
  const routes = "resources: { profile: { get: {}, list: {} } }\n";
  const { diagnostics } = buildModel(specOfFiles({ ...files, "routes.yaml": routes }));
  const resource = (files["resources/profile.yaml"] ?? "").replace("default: Untitled", "required: true");
  const other = buildModel(specOfFiles({ ...files, "resources/profile.yaml": resource }));
  expect(diagnostics.map(({ name }) => name)).toContain("key_not_for_type");
  expect(other.diagnostics.map(({ name, place }) => [name, place.line])).toContainEqual([
    "key_not_for_type",
    4,
  ]);
});

it("has custom operations, is documented, and a part of the client", async () => {
  const before = Number((await service.get(profile)).body.visits);
  expect((await service.request("POST", `${profile}/visit`, everyone)).body.visits).toBe(before + 1);
  const { paths = {} } = await service.api.read("/doc");
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/profile", "/profile/visit", "/site-theme"]));
  expect(Object.keys(paths["/profile"] ?? {})).toEqual(["get", "patch"]);
  const client = (await service.client()) as unknown as {
    readonly profile: {
      get(): Promise<object>;
      update(changes: object): Promise<object>;
      visit(): Promise<object>;
    };
    readonly siteTheme: { get(): Promise<object> };
  };
  expect(await client.profile.update({ title: "By client" })).toMatchObject({ title: "By client" });
  expect(await client.profile.get()).toMatchObject({ title: "By client" });
  expect(await client.profile.visit()).toMatchObject({ visits: before + 2 });
  expect(await client.siteTheme.get()).toHaveProperty("dark");
  expect(service.errors).toEqual([]);
});
