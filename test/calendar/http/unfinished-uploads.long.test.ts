import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { sendRaw } from "../../http/raw-request.js";
import { eventually } from "../../support/eventually.js";
import { createWorkspace, type ServiceProcess, startBuilt, type Workspace } from "../../support/workspace.js";
import { residentBytes } from "../support/processes.js";

const authorization = "Bearer an-admin-key-for-the-tests";
const uploads = 500;
const piece = Buffer.alloc(1_000_000, "x");

describe.runIf(process.platform === "linux")("500 uploads that do not go on", () => {
  let workspace: Workspace;
  let service: ServiceProcess;
  let sockets: Socket[] = [];

  beforeAll(async () => {
    workspace = createWorkspace();
    service = await startBuilt(workspace.folder, {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: `test_unfinished_${process.pid}`,
      ADMIN_API_KEY: authorization.slice("Bearer ".length),
      TRUST_PROXY: "true",
      RATE_LIMIT: "0",
    });
  });

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await service.stop("SIGKILL");
    workspace.remove();
  });

  /** Begins uploads from several networks, with what each sends of its file; the statuses of the answers come in later. */
  function begin(headers: readonly string[], networks: number): () => string[] {
    const answers: string[] = [];
    const { hostname, port, pathname } = new URL(`${service.api}/venues`);
    sockets = Array.from({ length: uploads }, (_, at) => {
      const socket = connect(Number(port), hostname);
      const head = [
        `POST ${pathname} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        `X-Forwarded-For: 198.51.100.${at % networks}`,
        "Content-Type: multipart/form-data; boundary=b",
        "Content-Length: 10000000",
        ...headers,
      ];
      const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
      socket.write(`${head.join("\r\n")}\r\n\r\n${part}`);
      socket.write(piece);
      socket.on("error", () => undefined);
      socket.once("data", (chunk) => answers.push(String(chunk).slice(9, 12)));
      return socket;
    });
    return () => answers;
  }

  /** What memory the process takes on top of what it has, at most, until something holds. */
  async function growthUntil(holds: () => boolean | Promise<boolean>): Promise<number> {
    const before = residentBytes(service.pid);
    let most = 0;
    await eventually(async () => {
      most = Math.max(most, residentBytes(service.pid) - before);
      expect(await holds()).toBe(true);
    });
    return most;
  }

  const isServed = async (network: number): Promise<boolean> => {
    const { pathname, origin } = new URL(`${service.api}/venues`);
    const headers = {
      authorization,
      "content-type": "application/json",
      "x-forwarded-for": `198.51.100.${network}`,
    };
    const { status } = await sendRaw(origin, {
      path: pathname,
      headers,
      method: "POST",
      body: '{"venue":"Hall"}',
    });
    return status === 201;
  };

  it("are rejected before they are read, from callers without a key", async () => {
    expect(await isServed(0)).toBe(true);
    const answers = begin([], 1);
    const growth = await growthUntil(() => answers().length === uploads);
    expect(new Set(answers())).toEqual(new Set(["401"]));
    expect(growth).toBeLessThan(100_000_000);
    for (const socket of sockets) socket.destroy();
  });

  it.each([1, 50])(
    "hold little memory and nobody up, from callers with a key in %i networks",
    async (networks) => {
      const answers = begin([`Authorization: ${authorization}`], networks);
      const growth = await growthUntil(async () => (await isServed(0)) && answers().length === uploads);
      expect(new Set(answers())).toEqual(new Set(["408", "429"]));
      expect(growth).toBeLessThan(100_000_000);
      await Promise.all(sockets.map(async (socket) => socket.closed || (await once(socket, "close"))));
    },
  );
});
