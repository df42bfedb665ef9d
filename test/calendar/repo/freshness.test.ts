import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
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
