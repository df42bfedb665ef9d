import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { root } from "../../support/workspace.js";

it("a tool ends without an error when its output is no longer read", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "runtime/main.ts", "keys", "--help"], {
    cwd: root,
  });
  child.stdout.destroy();
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  expect([status, printed]).toEqual([0, ""]);
});
