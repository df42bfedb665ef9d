import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { main } from "../../generator/command.js";
import { stubLines, writeStubs } from "../../generator/hook-files.js";
import { readSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";

describe("stubs of hooks that are not written", () => {
  const folder = mkdtempSync(join(tmpdir(), "stubs-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const resource = (...hooks: readonly string[]) => `fields:
  title: { type: text, required: true, text: Title. }
answer:
  id:
${hooks.map((name, at) => `  value${at}: { type: integer, hook: ${name}, text: A number. }\n`).join("")}`;
  const files = {
    "resources/loan.yaml": resource("fine"),
    "resources/offer.yaml": resource("count_days", "count_nights"),
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);

  it("are brought in by valid code: a table of their own where there is none yet, else names", () => {
    const { model } = buildModel(readSpec("spec", new Map(bytes)));
    if (model === undefined) throw new Error("The spec is wrong.");
    writeFileSync(join(folder, "index.ts"), "export const hooks = {\n  loan: { other: () => 1 },\n};\n");
    const written = writeStubs(model, folder, join(folder, "generated"));
    expect(stubLines(written, "hooks")).toEqual([
      "Add to hooks/index.ts:",
      '  import { fine } from "./loan-fine.js";',
      '  import { countDays } from "./offer-count-days.js";',
      '  import { countNights } from "./offer-count-nights.js";',
      "in `hooks`:",
      "  offer: { countDays, countNights },",
      "in `hooks.loan`:",
      "  fine,",
    ]);
    expect(readFileSync(join(folder, "offer-count-days.ts"), "utf8")).toContain("is not written yet");
    const again = writeStubs(model, folder, join(folder, "generated"));
    expect(again).toEqual(written.map((stub) => ({ ...stub, isNew: false })));
  });

  it("end a run without errors: what is left to do is printed, until a run without the option", async () => {
    const spec = join(folder, "spec");
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(spec, path)), { recursive: true });
      writeFileSync(join(spec, path), text);
    }
    const hooks = join(folder, "hooks");
    mkdirSync(hooks);
    writeFileSync(join(hooks, "index.ts"), "export const hooks = {};\n");
    const options = ["--spec", spec, "--out", join(folder, "out"), "--hooks", hooks];
    const printed = [vi.spyOn(console, "log"), vi.spyOn(process.stderr, "write")] as const;
    for (const spy of printed) spy.mockReturnValue(true as never);
    try {
      for (const round of [1, 2]) {
        expect([round, (await main([...options, "--stubs"])).exitCode]).toEqual([round, 0]);
        expect(printed[0].mock.lastCall?.[0] ?? "").toContain("Add to");
      }
      expect(JSON.stringify(printed[1].mock.calls)).not.toContain("SPEC034");
      expect((await main(options)).exitCode).toBe(1);
      expect(String(printed[1].mock.lastCall?.[0])).toContain("SPEC034");
    } finally {
      for (const spy of printed) spy.mockRestore();
    }
  });

  it("have the one that finds users under the service, with the roles as its type", async () => {
    const own = mkdtempSync(join(folder, "users-"));
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    };
    write("spec/api.yaml", "roles: { member: [edit], guest: [] }\nauthenticate: user_of_token\n");
    write("spec/resources/note.yaml", "fields:\n  title: { type: text, text: Title. }\n");
    write("hooks/index.ts", "export const hooks = { service: { userOfTokn: () => undefined } };\n");
    const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const folders = { spec: join(own, "spec"), out: join(own, "out"), hooks: join(own, "hooks") };
    const options = Object.entries(folders).flatMap(([name, path]) => [`--${name}`, path]);
    try {
      expect((await main(options)).exitCode).toBe(1);
      const text = printed.mock.calls.join("\n");
      expect(text).toContain(
        'The hook `userOfToken` of service is not implemented: AuthenticateHook<OperationContext, "member" | "guest">.',
      );
      expect(text).toContain("No row of the spec names the hook `userOfTokn` of service.");
    } finally {
      printed.mockRestore();
    }
    expect(readFileSync(join(own, "out/server/hooks.ts"), "utf8")).toContain("readonly service: {");
    expect(readFileSync(join(own, "out/server/index.ts"), "utf8")).toContain(
      "authenticate: hooks.service.userOfToken,",
    );
  });
});
