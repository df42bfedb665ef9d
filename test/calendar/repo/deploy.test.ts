import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { readConfig } from "../../../runtime/settings/config.js";
import { listSettings } from "../../../runtime/settings/settings.js";
import { patienceMs } from "../../support/eventually.js";
import { root } from "../../support/workspace.js";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const settings = listSettings({
  SITE_LANGUAGE: serviceDescriptor.languages.default,
  POSTS_PER_PAGE: String(serviceDescriptor.paging.default),
  MAX_PER_PAGE: String(serviceDescriptor.paging.maximum),
});

/** The file that a program of `build/` is made from: tools by the compiler, the service and all that it loads as one. */
const sourceOf = (program: string): string =>
  program
    .replace(/^build\/service\//, "runtime/")
    .replace(/^build\//, "")
    .replace(/\.js$/, ".ts");

describe("runtime/deploy/settings.md", () => {
  const path = "runtime/deploy/settings.md";
  const marks = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/;

  it("has the settings as they are (UPDATE_GOLDEN=1 writes them)", () => {
    const rows = settings.map(
      ({ name, default: value, meaning, allowed }) =>
        `| \`${name}\` | \`${value}\` | ${meaning} | ${allowed} |`,
    );
    const table = ["| name | default | meaning | allowed |", "| --- | --- | --- | --- |", ...rows].join("\n");
    const wanted = read(path).replace(
      marks,
      (_all, begin: string, end: string) => `${begin}${table}\n${end}`,
    );
    if (process.env.UPDATE_GOLDEN === "1") writeFileSync(join(root, path), wanted);
    expect(wanted).toContain("| `WORKERS` | `1` |");
    expect(read(path)).toBe(wanted);
  });
});

describe("runtime/deploy/README.md", () => {
  it("names settings that exist", () => {
    const known = new Set(settings.map(({ name }) => name));
    const text = read("runtime/deploy/README.md");
    const given = [...text.matchAll(/`([A-Z]+_[A-Z_]+)(?:=\w+)?`/g)].map(([, name = ""]) => name);
    expect(given.length).toBeGreaterThan(10);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("the settings", () => {
  it("have defaults that are allowed, and a sentence for each error", () => {
    const invalid = Object.fromEntries(settings.map(({ name }) => [name, name === "DATA_DIR" ? " " : "\n"]));
    expect(() => readConfig(invalid)).toThrow(
      /LOG_SAMPLE=\s+is not allowed: use a number from 0 to 1000000\./,
    );
    expect(() => readConfig({ ADMIN_API_KEY: "short" })).toThrow(
      /^ADMIN_API_KEY is not allowed: use at least/,
    );
  });
});

describe("the systemd unit", () => {
  const path = "runtime/deploy/calendar-events.service";

  it("starts the program that the build makes, with settings that exist", () => {
    const text = read(path);
    const [, program = ""] = /^ExecStart=\S+ (\S+)$/m.exec(text) ?? [];
    expect(existsSync(join(root, sourceOf(program)))).toBe(true);
    expect(text).toMatch(/^Environment=.*\bDATA_DIR=\/var\/lib\/calendar-events\b/m);
    expect(text).toContain("StateDirectory=calendar-events");
  });

  it("is one that systemd understands", (test) => {
    const { error, stdout, stderr } = spawnSync("systemd-analyze", ["verify", join(root, path)], {
      encoding: "utf8",
      timeout: patienceMs,
    });
    if (error !== undefined) {
      console.log("systemd-analyze is not installed here: the unit was not verified.");
      test.skip();
    }
    // Where Node lies elsewhere on this machine, systemd says so.
    const errors = `${stdout}${stderr}`
      .split("\n")
      .filter((line) => line.includes(".service") && !line.includes("not executable"));
    expect(errors).toEqual([]);
  });
});
