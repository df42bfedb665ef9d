import { chmod, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isAlive } from "../../runtime/storage/embedded/pid-file.js";
import { scratchDirectory } from "../storage/fixtures/scratch.js";
import { findServer, memberArguments, startServers, writeKeyFile } from "./replica-set/servers.js";

afterEach(() => vi.unstubAllEnvs());

/** A program that takes the place of mongod; it gets the arguments of a member. */
async function writeProgram(folder: string, script: string): Promise<string> {
  const program = join(folder, "mongod");
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return program;
}

describe("the servers of a replica set", () => {
  it("are those of MONGOD, else of the PATH", async () => {
    const folder = await scratchDirectory();
    const program = await writeProgram(folder, "exit 1");
    vi.stubEnv("PATH", folder);
    vi.stubEnv("MONGOD", "");
    expect(findServer()).toBe(program);
    vi.stubEnv("MONGOD", "/opt/mongod");
    expect(findServer()).toBe("/opt/mongod");
  });

  it("listen on loopback only, and know each other by a key that only this user reads", async () => {
    const keyFile = await writeKeyFile(await scratchDirectory());
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    // What servers accept as a key.
    expect(await readFile(keyFile, "utf8")).toMatch(/^[A-Za-z\d+/=]{6,1024}$/);
    const options = memberArguments("/data/member", 27_123, keyFile).join(" ");
    expect(options).toContain(`--replSet tests --dbpath /data/member --keyFile ${keyFile}`);
    expect(options).toContain("--bind_ip 127.0.0.1 --port 27123 --nounixsocket");
  });

  it("that do not start are reported with what they wrote, and leave nothing", async () => {
    const [folder, temporary] = [await scratchDirectory(), await scratchDirectory()];
    const program = await writeProgram(folder, "echo 'log line'; echo 'no space left'; exit 1");
    vi.stubEnv("TMPDIR", temporary);
    await expect(startServers(program)).rejects.toThrow(
      /^The server at 127\.0\.0\.1:\d+ ended with exit code 1: log line\nno space left$/,
    );
    expect(await readdir(temporary)).toEqual([]);
  });

  it("end where one of them does not start", async () => {
    const [folder, temporary] = [await scratchDirectory(), await scratchDirectory()];
    const script = `echo $$ >> ${folder}/pids
case "$*" in *member-2*) until [ "$(wc -l < ${folder}/pids)" = 3 ]; do sleep 0.05; done; exit 1;; esac
exec sleep 1000`;
    const program = await writeProgram(folder, script);
    vi.stubEnv("TMPDIR", temporary);
    await expect(startServers(program)).rejects.toThrow("ended with exit code 1");
    const pids = (await readFile(join(folder, "pids"), "utf8")).trim().split("\n").map(Number);
    expect(pids).toHaveLength(3);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(await readdir(temporary)).toEqual([]);
  });
});
