import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patienceMs } from "../../support/eventually.js";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";

const key = "a-key-of-at-least-16-characters";
const service = useService(
  { ADMIN_API_KEY: key, SITE_TIMEZONE: "Europe/Rome" },
  { now: () => Date.parse("2027-01-15T09:00:00Z") + performance.now() },
);
const folder = join(root, "spec", "guides");
const work = mkdtempSync(join(tmpdir(), "guides-"));
beforeAll(() => service.startWork());
afterAll(() => rmSync(work, { recursive: true }));

const run = promisify(execFile);
const shown = "http://127.0.0.1:3000";

/** Runs a sample in a shell, or with the client of this repository, and returns what it prints. */
async function outputOf(language: string, sample: string): Promise<string> {
  const text = sample.replaceAll(shown, service.origin);
  const client = join(root, "generated", "sdk");
  const options = { cwd: work, env: { ...process.env, KEY: key }, timeout: patienceMs };
  const file = join(work, "sample.mts");
  writeFileSync(
    file,
    text.replace(/"calendar-events-client(?:\/(\w+))?"/g, (_, entry = "index") => `"${client}/${entry}.ts"`),
  );
  const { stdout } =
    language === "bash"
      ? await run("bash", ["-ec", text], options)
      : await run(process.execPath, ["--import", import.meta.resolve("tsx"), file], options);
  return stdout.trim().replaceAll(service.origin, shown).replace(/\}\{/g, "}\n{");
}

/** A sample, its language, and the block behind it, which is what the sample prints. */
const samples = /^( *)```(bash|ts)\n([^]*?)\n *```\n\n* *```(?:json|text)\n([^]*?)\n? *```$/gm;

describe.each(readdirSync(folder).filter((name) => name.endsWith(".md")))("the guide %s", (name) => {
  const path = join(folder, name);
  const guide = readFileSync(path, "utf8");
  const found = [...guide.matchAll(samples)];

  it("has each sample in curl and in TypeScript, with what it prints", () => {
    expect(found).toHaveLength([...guide.matchAll(/^ *```(?:bash|ts)$/gm)].length);
    const languages = new Set(found.map(([, , language]) => language));
    expect([0, 2]).toContain(languages.size);
  });

  it("prints what stands below its samples", async () => {
    let updated = guide;
    for (const [whole, indent = "", language = "", sample = "", expected = ""] of found) {
      const unindent = (text: string): string => text.replace(new RegExp(`^${indent}`, "gm"), "");
      const printed = await outputOf(language, unindent(sample));
      if (process.env.UPDATE_GUIDES === "1") {
        const lines = printed.replace(/^/gm, indent);
        const end = whole.lastIndexOf(expected === "" ? `${indent}\`\`\`` : expected);
        const tail =
          expected === "" ? `${lines}\n${whole.slice(end)}` : lines + whole.slice(end + expected.length);
        updated = updated.replace(whole, () => whole.slice(0, end) + tail);
      } else expect(printed, sample).toBe(unindent(expected));
    }
    if (updated !== guide) writeFileSync(path, updated);
  });
});
