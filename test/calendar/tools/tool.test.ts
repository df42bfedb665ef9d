import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, inject, it } from "vitest";
import { startScriptedReplicaSet } from "../../support/replica-set/index.js";
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

/** What `npm run doctor -- --cluster` prints about the servers at a URI, and its exit code. */
async function reportOn(uri: string) {
  const args = ["--import", "tsx", "runtime/main.ts", "doctor", "--cluster"];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, MONGODB_URI: uri, MONGODB_DB: `test_doctor_${process.pid}` },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, printed };
}

it("the doctor prints the state of a cluster, and fails where something is wrong", async () => {
  const set = await startScriptedReplicaSet(inject("engineUri"));
  const [, second = ""] = /^mongodb:\/\/[^/]*?,([^/,]+)/.exec(set.uri) ?? [];
  set.status.lags.set(second, 600);
  const { status, printed } = await reportOn(set.uri);
  await set.close();
  expect(printed).toMatch(/^Members\n {2}member /);
  expect(printed).toContain(`  WRONG: ${second} is 600 s behind: `);
  expect(printed).toMatch(/\nProblems: \d+\.\n$/);
  expect(status).toBe(1);
});

it("the doctor says that a single server is no cluster", async () => {
  const { status, printed } = await reportOn(inject("engineUri"));
  expect(printed).toMatch(/^Single server\n {2}This is one server, no replica set/);
  expect(printed).toContain("Nothing is wrong.");
  expect(status).toBe(0);
});
