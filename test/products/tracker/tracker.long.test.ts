import { describe, expect, it } from "vitest";
import { productKey, useProduct } from "../../support/product.js";
import { testPages } from "../test-pages.js";

describe("an issue tracker", () => {
  const served = useProduct("tracker");
  const { call } = served;
  const keys = { reporter: "", other: "" };
  let project: unknown;
  let issue: unknown;

  const codes = (body: unknown): unknown =>
    ((body as { errors?: { pointer: string; code: string }[] }).errors ?? []).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );

  it("stores a project with a code of its own", async () => {
    const created = await call("POST", "/projects", { name: "Bridge", code: "BRG" });
    expect(created.status).toBe(201);
    project = created.body.id;
    const again = await call("POST", "/projects", { name: "Bridges", code: "BRG" });
    expect([again.status, codes(again.body)]).toEqual([400, ["#/code rest_taken"]]);
    const malformed = await call("POST", "/projects", { name: "Bridges", code: "brg" });
    expect(codes(malformed.body)).toEqual(["#/code rest_not_matching"]);
  });

  it("gives issues an identifier, and each reporter an author of his own", async () => {
    for (const name of ["reporter", "other"] as const) {
      const made = served.product.run(
        ["keys", "create", "--name", name, "--role", "reporter"],
        served.environment,
      );
      keys[name] = /cal_[\w-]{32}/.exec(made.output)?.[0] ?? "";
      expect(keys[name], made.output).not.toBe("");
    }
    const created = await call("POST", "/issues", { title: "The rail is loose", project }, keys.reporter);
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    expect(created.body).toMatchObject({
      state: "open",
      key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    issue = created.body.id;
    const found = await call("GET", `/issues?key=${(created.body as unknown as { key: string }).key}`);
    expect(found.body).toMatchObject({ total: 1, items: [{ id: issue }] });
  });

  it("lets reporters change their own issues, and maintainers all", async () => {
    const rename = async (title: string, key: string): Promise<number> =>
      (await call("PATCH", `/issues/${String(issue)}`, { title }, key)).status;
    expect(await rename("Mine", keys.reporter)).toBe(200);
    expect(await rename("Not mine", keys.other)).toBe(403);
    expect(await rename("The rail is loose", productKey)).toBe(200);
    expect((await call("POST", "/issues", { title: "No", project }, "")).status).toBe(401);
  });

  it("follows the workflow of its hook", async () => {
    const path = `/issues/${String(issue)}`;
    const skipped = await call("PATCH", path, { state: "done" });
    expect([skipped.status, codes(skipped.body)]).toEqual([400, ["#/state rest_wrong_order"]]);
    const unassigned = await call("PATCH", path, { state: "in_progress" });
    expect(codes(unassigned.body)).toEqual(["#/assignee rest_missing"]);
    expect((await call("PATCH", path, { state: "in_progress", assignee: "Ada" })).status).toBe(200);
    expect((await call("PATCH", path, { state: "done" })).body.state).toBe("done");
    expect((await call("GET", "/issues?state=done,open&is_assigned=true")).body.total).toBe(1);
  });

  it("lists the comments of an issue", async () => {
    for (const body of ["I have tightened it.", "Thank you."])
      expect((await call("POST", "/comments", { body, issue }, keys.other)).status).toBe(201);
    expect((await call("GET", `/comments?issue=${String(issue)}`)).body.total).toBe(2);
  });

  testPages(served, "fr");
});
