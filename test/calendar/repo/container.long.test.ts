import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patienceMs } from "../../support/eventually.js";
import { freePorts } from "../../support/serve.js";
import { root, startProgram } from "../../support/workspace.js";

const text = readFileSync(join(root, "runtime/deploy/Containerfile"), "utf8");
const [building = "", serving = ""] = text.split(/^FROM .*$/m).slice(1);
/** What a line of the container file names, such as the arguments of `CMD`. */
const argumentsOf = (pattern: RegExp): string[] => {
  const [, list = ""] = pattern.exec(serving) ?? [];
  return JSON.parse(list) as string[];
};

/** The steps of the container file in folders of this machine, with the packages that are installed here. */
describe("the container file", () => {
  const folder = mkdtempSync(join(tmpdir(), "container-"));
  const build = join(folder, "build");
  const app = join(folder, "app");

  function copy(from: string, to: string): void {
    mkdirSync(dirname(to), { recursive: true });
    if (!from.endsWith("/node_modules")) cpSync(from, to, { recursive: true });
    else symlinkSync(join(root, "node_modules"), to);
  }

  beforeAll(() => {
    for (const [, names = ""] of building.matchAll(/^COPY (.+) \S+$/gm))
      for (const name of names.split(" ")) copy(join(root, name), join(build, name));
    symlinkSync(join(root, "node_modules"), join(build, "node_modules"));
    const [, command = ""] = /^RUN (npm run \w+) /m.exec(building) ?? [];
    const { status, stderr } = spawnSync("/bin/sh", ["-c", command], {
      cwd: build,
      encoding: "utf8",
      timeout: patienceMs,
    });
    expect([status, stderr]).toEqual([0, ""]);
    for (const [, name = ""] of serving.matchAll(/^COPY --from=build --chown=root:root \/app\/(\S+) \S+$/gm))
      copy(join(build, name), join(app, name));
    rmSync(build, { recursive: true });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("builds an image whose service starts, is healthy, and ends in order", async () => {
    expect(serving).toMatch(/^USER node$/m);
    const [, declared = ""] = /^ENV (.*)$/m.exec(serving) ?? [];
    const [port = 0] = await freePorts(1);
    const environment = {
      ...Object.fromEntries(declared.split(" ").map((one) => one.split("="))),
      ...{ HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, "data") },
      ...{ MONGODB_URI: "", XDG_CACHE_HOME: undefined },
    } as NodeJS.ProcessEnv;
    const [node, ...command] = argumentsOf(/^CMD (.*)$/m);
    expect(node).toBe("node");
    const service = await startProgram(app, command, environment);
    const [, ...check] = argumentsOf(/^HEALTHCHECK .* CMD (.*)$/m);
    const health = () => spawnSync(process.execPath, check, { env: environment, timeout: patienceMs }).status;
    expect(health()).toBe(0);
    expect(await service.stop()).toBe(0);
    expect(health()).toBe(1);
    const [, tool = ""] = /calendar-events node (build.*)`/.exec(serving) ?? [];
    const made = spawnSync(process.execPath, tool.split(" "), {
      cwd: app,
      encoding: "utf8",
      env: { ...process.env, ...environment },
      timeout: patienceMs,
    });
    expect(made.stdout).toContain("The key of admin, with the role administrator");
  });
});
