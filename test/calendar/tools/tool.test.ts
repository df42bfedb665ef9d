import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, inject, it } from "vitest";
import { setName } from "../../support/replica-set/hello.js";
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

/** What `npm run doctor` prints for a server at a URI. */
async function doctorOf(uri: string): Promise<readonly [status: number | null, printed: string]> {
  const args = ["--import", "tsx", "runtime/main.ts", "doctor"];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, MONGODB_URI: uri, MONGODB_DB: `test_doctor_${process.pid}` },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return [status, printed];
}

it("the doctor names the members of a replica set, and what a write waits for", async () => {
  const set = await startScriptedReplicaSet(inject("engineUri"));
  const [status, printed] = await doctorOf(set.uri);
  await set.close();
  const [first, second, third] = printed.split("\n");
  expect(first).toContain(
    `: the replica set ${setName} of ${set.hosts.join(", ")}; its primary is ${set.hosts[0]}.`,
  );
  expect(second).toBe('Writes: w="majority", journal=true. Reads: majority.');
  expect([third, status]).toEqual(["Nothing to repair.", 0]);
});

it("the doctor says that nothing replaces a single server", async () => {
  const [status, printed] = await doctorOf(inject("engineUri"));
  expect(printed).toMatch(
    /^MongoDB \S+: a single server, which nothing replaces when it fails\.\nWrites: w=1, journal=true\. Reads: local\.\n/,
  );
  expect(status).toBe(0);
});
