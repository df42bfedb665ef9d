import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "./eventually.js";
import { freePorts } from "./replica-set/servers.js";
import { root } from "./workspace.js";

/** The Caddyfile that is deployed. */
export const caddyfile = join(root, "runtime/deploy/Caddyfile");

/** The program `CADDY`, or `caddy`; undefined, and said so on the console, where it is missing or older than 2.8. */
export function findCaddy(): string | undefined {
  const { CADDY: program = "caddy" } = process.env;
  const { error, stdout } = spawnSync(program, ["version"], { encoding: "utf8" });
  const [, minor = ""] = /^v?2\.(\d+)/.exec(error === undefined ? stdout : "") ?? [];
  if (Number(minor) >= 8) return program;
  const found = minor === "" ? "no Caddy" : `Caddy 2.${minor}`;
  console.log(`There is ${found} here: the proxy is not tried. Install Caddy 2.8 or newer, or set CADDY.`);
  return undefined;
}

/** Caddy with the Caddyfile that is deployed, on a port of loopback. */
export interface Proxy {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts Caddy in front of services at these addresses, such as `127.0.0.1:3000`. */
export async function startCaddy(program: string, services: readonly string[]): Promise<Proxy> {
  const [port = 0] = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const own = join(folder, "Caddyfile");
  // What is outside of sites: how Caddy runs here.
  await writeFile(own, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nimport ${caddyfile}\n`);
  const child = spawn(program, ["run", "--adapter", "caddyfile", "--config", own], {
    env: { ...process.env, HOME: folder, SITE: `:${port}`, SERVICES: services.join(" ") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const answers = eventually(async () => (await fetch(`${origin}/healthz`)).ok);
  const failed = ended.then(() => Promise.reject(new Error(`Caddy ended:\n${log}`)));
  await Promise.race([answers, failed]);
  failed.catch(() => undefined);
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
