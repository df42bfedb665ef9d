import { beforeAll, expect, it } from "vitest";
import { openKeys } from "../../runtime/auth/keys.js";
import type { TestAnswer } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("filter_access"));

const callers: Record<"librarian" | "clerk" | "anonymous", Readonly<Record<string, string>>> = {
  librarian: {},
  clerk: {},
  anonymous: { authorization: "" },
};
let writer = 0;

beforeAll(async () => {
  const keys = openKeys(service.database, undefined);
  const key = await keys.create({ name: "clerk", role: "clerk", author: 7 });
  callers.clerk = { authorization: `Bearer ${key}` };
  writer = (await service.api.create("/writers", { name: "Ada", salary: 90 })).id;
  const { id: publisher } = await service.api.create("/publishers", { name: "Press", city: "Rome" });
  await service.api.create("/books", { title: "Numbers", writer, publisher });
});

const list = (caller: keyof typeof callers, query: string): Promise<TestAnswer> =>
  service.api.get(`/books${query}`, { headers: callers[caller] });

it.each(["?min_salary=50", "?min_salary=500", "?editor=1", "?city=Rome"])(
  "rejects a filter by a field of records that the caller may not list: %s",
  async (query) => {
    expect((await list("librarian", query)).status).toBe(200);
    const [name = "", value = ""] = query.slice(1).split("=");
    for (const caller of ["clerk", "anonymous"] as const) {
      const { status, body } = await list(caller, query);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(`You are not allowed to use ${value} for ${name}.`);
    }
  },
);

it("lets every caller filter by the relation itself, and by what the spec chose", async () => {
  for (const caller of ["librarian", "clerk", "anonymous"] as const) {
    const { status, body } = await list(caller, `?writer=${writer}`);
    expect([status, body.total], JSON.stringify(body)).toEqual([200, 1]);
  }
});
