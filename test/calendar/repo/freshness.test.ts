import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { check, generate } from "../../../generator/generate.js";
import { root } from "../../support/workspace.js";

const spec = join(root, "spec");

it("the generated code is what the spec makes", () => {
  const { result, diagnostics } = check({ spec, out: join(root, "generated") });
  expect(diagnostics).toEqual([]);
  expect(result).toEqual([]);
});

it("generating twice makes the same bytes and touches nothing the second time", () => {
  const out = mkdtempSync(join(tmpdir(), "calendar-generated-"));
  try {
    const first = generate({ spec, out });
    expect(first.result).toMatchObject({ unchanged: 0 });
    const second = generate({ spec, out });
    expect(second.result).toMatchObject({ written: [], removed: [] });
  } finally {
    rmSync(out, { recursive: true });
  }
});

describe("the notices", () => {
  const notices = (...folder: string[]) =>
    spawnSync(process.execPath, [join(root, ".config", "notices.mjs"), ...folder], { encoding: "utf8" });

  it("name the licences of all packages that are installed", () => {
    expect(notices()).toMatchObject({ status: 0, stderr: "" });
  });

  it("are reported when a package or its licence is missing", () => {
    const folder = mkdtempSync(join(tmpdir(), "calendar-notices-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(root, "runtime", "deploy"), join(folder, "runtime", "deploy"), { recursive: true });
    const packages = { "": {}, "node_modules/a/node_modules/paid": { license: "LicenseRef-Paid" } };
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
    const { status, stderr } = notices(folder);
    expect(status).toBe(1);
    expect(stderr).toContain("| LicenseRef-Paid | paid |");
  });
});
