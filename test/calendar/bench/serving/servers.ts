import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "../../../support/serve.js";

/** A server under test. */
export interface BenchServer {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The servers that the service is compared with, by the file that runs them. */
export const peers = ["limit", "floor"] as const;

const root = join(import.meta.dirname, "../../../..");
const peerFolder = join(import.meta.dirname, "peers");
/** Address in links, which is the same for all servers. */
export const publicUrl = "https://calendar.example";
/** Key of the caller who creates events. */
export const key = "a-key-for-the-benchmark-only";

/** Starts the service on a folder, as an operator would, with its own embedded store. */
export function startService(dataDir: string): Promise<BenchServer> {
  return startNode([join(root, "runtime/run.mjs"), "main"], dataDir);
}

/** Starts the program of the service as it was built, without a look whether that is still so. */
export function startProgram(dataDir: string): Promise<BenchServer> {
  return startNode([join(root, "build/service/main.js")], dataDir);
}

async function startNode(args: readonly string[], dataDir: string): Promise<BenchServer> {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      ADMIN_API_KEY: key,
      MONGODB_URI: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await lineWith(child, "is ready.");
  return running("service", port, child);
}

/** Starts one of the others: on a database of the engine that the service runs, or with the answers of the service. */
export async function startPeer(
  name: (typeof peers)[number],
  { port }: BenchServer,
  store: { readonly uri: string; readonly database: string },
): Promise<BenchServer> {
  const child = spawn(process.execPath, [join(peerFolder, `${name}.mjs`)], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      MONGODB_URI: store.uri,
      MONGODB_DB: store.database,
      SERVICE_ORIGIN: `http://127.0.0.1:${port}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await lineWith(child, "listening");
  return running(name, Number(line.split(" ")[1]), child);
}

/** Microseconds of processor time that a process has used; Linux counts them in steps of 10 ms. */
export function processorTime(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function running(name: string, port: number, child: ChildProcess): BenchServer {
  return {
    name,
    port,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function lineWith(child: ChildProcess, word: string): Promise<string> {
  let text = "";
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const line = text.split("\n").find((one) => one.includes(word));
    if (line === undefined) continue;
    child.stdout?.on("data", () => undefined);
    return line;
  }
  throw new Error(`A server ended before it was ready: ${text}`);
}
