import { beforeAll, describe, expect, it, vi } from "vitest";
import { openKeys } from "../../runtime/auth/keys.js";
import { testTime } from "../support/clock.js";
import { useSpecProduct } from "../support/spec-product.js";

const adminKey = "administrator_of_tests_0123456789";
const files = {
  "api.yaml": `title: Library
style: rest
capabilities: { catalogue: Edit books. }
access: { edit: catalogue, edit_published: catalogue, publish: catalogue }
roles: { librarian: [catalogue], visitor: [] }
`,
  "resources/book.yaml": "fields:\n  title: { type: text, required: true, text: Title. }\n",
};
const service = useSpecProduct(files, { environment: { ADMIN_API_KEY: adminKey } });
const limited = useSpecProduct(files, { environment: { ADMIN_API_KEY: adminKey, RATE_LIMIT: "5" } });
const callers = { librarian: "", visitor: "", administrator: adminKey };

beforeAll(async () => {
  for (const [author, role] of (["librarian", "visitor"] as const).entries())
    callers[role] = await openKeys(service.database, undefined).create({
      name: role,
      role,
      author: author + 2,
    });
});

const create = (key: string, authorization = `Bearer ${key}`) =>
  service.request("POST", "/books", {
    body: { title: "Swifts" },
    headers: key === "" ? {} : { authorization },
  });

describe("access by key", () => {
  it.each([
    ["administrator", 201],
    ["librarian", 201],
    ["visitor", 403],
  ] as const)("lets a role do what its capabilities allow: %s, %i", async (role, status) => {
    expect((await create(callers[role])).status).toBe(status);
  });

  it("takes a key as password of HTTP Basic", async () => {
    const basic = Buffer.from(`anyone:${callers.librarian}`).toString("base64");
    expect((await create(callers.librarian, `Basic ${basic}`)).status).toBe(201);
  });

  it("rejects writes without a key, and any request with a wrong one, with 401", async () => {
    expect((await create("")).status).toBe(401);
    const wrong = { headers: { authorization: "Bearer no-such-key-0123456789" } };
    expect((await service.request("GET", "/books", wrong)).status).toBe(401);
    expect((await service.request("GET", "/books")).status).toBe(200);
  });

  it("rejects a key that was revoked", async () => {
    const keys = openKeys(service.database, undefined);
    const key = await keys.create({ name: "short-lived", role: "librarian", author: 9 });
    expect((await create(key)).status).toBe(201);
    await keys.revoke("short-lived");
    expect((await create(key)).status).toBe(401);
  });
});

describe("the rate limit", () => {
  // A minute that never ends.
  beforeAll(() => void vi.spyOn(limited.database, "now").mockReturnValue(testTime));

  it("answers 429 with the time to wait to a caller that sends more", async () => {
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await limited.request("GET", "/books"));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
