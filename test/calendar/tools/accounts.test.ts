import { Readable } from "node:stream";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { run } from "../../../runtime/tools/accounts.js";
import { runTool } from "../../support/tool.js";
import { useService } from "../support/service.js";

const password = "correct horse battery";

/** The tool on the store of a service of its own. */
function useTool() {
  // Links of the tool end by the clock of the machine.
  const service = useService({}, { now: Date.now });
  /** Runs `npm run accounts` on the store of the service, with a text as its input. */
  async function accounts(words: readonly string[], input = "") {
    const stdin = Object.assign(Readable.from([input]), { isTTY: false });
    vi.spyOn(process, "stdin", "get").mockReturnValue(stdin as unknown as typeof process.stdin);
    return runTool(() => run(calendar, words), {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: service.database.db.databaseName,
      PUBLIC_URL: "https://calendar.example.org",
    });
  }
  const signIn = async (email: string, given: string) =>
    (await service.post("/session", { email, password: given }, { base: "/admin" })).status;
  return { service, accounts, signIn };
}

afterEach(() => vi.restoreAllMocks());

describe("the tool for accounts of a new service", () => {
  const { service, accounts, signIn } = useTool();

  it("makes the first administrator, who can sign in, and closes the service", async () => {
    expect((await service.post("/categories", { name: "Open" })).status).toBe(201);
    const who = ["--email", "Chief@Example.org", "--role", "administrator"];
    const short = await accounts(["create", ...who], "nine char\n");
    expect(short).toEqual({ status: 1, output: "A password has 10 to 200 characters.\n" });
    const made = await accounts(["create", ...who, "--json"], `${password}\n`);
    expect(JSON.parse(made.output)).toMatchObject({ email: "chief@example.org", name: "chief", author: 2 });
    expect(await signIn("chief@example.org", password)).toBe(200);
    expect((await service.post("/categories", { name: "Closed" })).status).toBe(401);
    const again = await accounts(["create", ...who], password);
    expect([again.status, again.output]).toEqual([1, "There is an account of chief@example.org already.\n"]);
  });
});

describe("the tool for accounts", () => {
  const { service, accounts, signIn } = useTool();

  it("invites and resets by a link", async () => {
    const who = ["--email", "tina@example.org", "--role", "editor", "--name", "Tina", "--author", "70"];
    for (const words of [
      ["invite", ...who],
      ["reset", "tina@example.org"],
    ]) {
      const { output } = await accounts([...words, "--json"]);
      const { link, account } = JSON.parse(output) as { link: string; account: { author: number } };
      expect(account.author).toBe(70);
      const token = link.replace("https://calendar.example.org/admin#/-/link?token=", "");
      const body = { token, password: `${password} ${words[0]}` };
      expect((await service.put("/link", body, { base: "/admin" })).status).toBe(200);
      expect(await signIn("tina@example.org", body.password)).toBe(200);
    }
    expect((await accounts(["reset", "nobody@example.org"])).status).toBe(1);
  });

  it("disables, lists and removes accounts, but not the last administrator", async () => {
    await accounts(["create", "--email", "chief@example.org", "--role", "administrator"], password);
    await accounts(["create", "--email", "una@example.org", "--role", "editor"], password);
    await accounts(["disable", "una@example.org"]);
    expect(await signIn("una@example.org", password)).toBe(401);
    expect((await accounts(["list"])).output).toMatch(
      /^una@example\.org +una +editor +\d+ +disabled +never$/m,
    );
    await accounts(["disable", "una@example.org", "--undo"]);
    expect(await signIn("una@example.org", password)).toBe(200);
    const { output } = await accounts(["list", "--json"]);
    expect(output).not.toContain("argon2");
    await accounts(["remove", "una@example.org"]);
    expect((await accounts(["list"])).output).not.toContain("una@");
    expect(await accounts(["remove", "chief@example.org"])).toEqual({
      status: 1,
      output: "This is the last administrator who can sign in. Make another one first.\n",
    });
    expect((await accounts(["create", "--email", "nobody", "--role", "editor"])).status).toBe(2);
  });
});
