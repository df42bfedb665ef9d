import { expect, inject } from "vitest";
import { type RawAnswer, type RawRequest, sendRaw } from "../../http/raw-request.js";
import { type Proxy, startCaddy } from "../../support/caddy.js";
import { startScriptedReplicaSet } from "../../support/replica-set/index.js";
import type { ServiceProcess } from "../../support/workspace.js";
import { createCaller } from "../torture/caller.js";
import { createGround } from "../torture/ground.js";

/** The key of an administrator. */
export const key = "k".repeat(20);
/** The first mount. */
export const mount = "/calendar/events/v1";

/** Two service processes on one replica set, each as on a machine of its own, behind Caddy. */
export interface Proxied {
  readonly proxy: Proxy;
  /** `http://127.0.0.1:PORT` of each service. */
  readonly origins: readonly string[];
  /** Sends a request to the proxy. */
  readonly send: (path: string, request?: Partial<RawRequest>) => Promise<RawAnswer>;
  /** Ends a service and starts it again at its port, perhaps on another store. */
  restart(index: number, signal: NodeJS.Signals, uri?: string): Promise<void>;
  /** Sends some requests to the proxy, and says which services answered them; throws for an answer other than 200. */
  readonly answering: () => Promise<readonly boolean[]>;
  close(): Promise<void>;
}

export async function startProxied(program: string): Promise<Proxied> {
  const ground = createGround();
  const set = await startScriptedReplicaSet(inject("engineUri"));
  const uris = [set.uri, set.uri.replaceAll("127.0.0.1", "localhost")];
  const start = (uri: string, port = "0"): Promise<ServiceProcess> =>
    ground.start({
      ...{ MONGODB_URI: uri, MONGODB_DB: `proxy_${process.pid}`, PORT: port },
      ...{ ADMIN_API_KEY: key, TRUST_PROXY: "true", RATE_LIMIT: "0" },
    });
  const services: ServiceProcess[] = [];
  for (const uri of uris) services.push(await start(uri));
  const origins = services.map(({ api }) => new URL(api).origin);
  const addresses = origins.map((origin) => new URL(origin).host);
  const proxy = await startCaddy(program, addresses);
  const send: Proxied["send"] = (path, request = {}) => sendRaw(proxy.origin, { path, ...request });
  return {
    proxy,
    origins,
    send,
    async restart(index, signal, uri = uris[index]) {
      expect(await services[index]?.stop(signal)).toBe(signal === "SIGTERM" ? 0 : null);
      services[index] = await start(uri ?? "", new URL(origins[index] ?? "").port);
    },
    async answering() {
      const before = await Promise.all(origins.map(listsOf));
      for (let count = 0; count < 20; count += 1)
        expect((await send(`${mount}/venues?search=${count}`)).status).toBe(200);
      return (await Promise.all(origins.map(listsOf))).map((count, index) => count > (before[index] ?? 0));
    },
    async close() {
      await proxy.stop();
      await ground.close();
      await set.close();
    },
  };
}

/** How many lists of venues a service has answered. */
async function listsOf(origin: string): Promise<number> {
  const { text } = await sendRaw(origin, { path: "/metrics" });
  const counts = text.matchAll(/^http_requests_total\{.*operation="listVenues".*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Clients that read through the proxy without a pause; `stop` resolves to the answers other than 200. */
export function readOn({ proxy }: Proxied): { readonly stop: () => Promise<readonly string[]> } {
  let isOver = false;
  const failed: string[] = [];
  const all = ["/venues", "/events?search=x", "/tags"].map(async (path) => {
    const caller = createCaller(proxy.origin + mount);
    while (!isOver) {
      const outcome = await caller.ask({ method: "GET", path });
      if (outcome.kind !== "answered") failed.push(outcome.kind);
      else if (outcome.status !== 200) failed.push(`${outcome.status} after ${outcome.ms} ms`);
    }
    caller.close();
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      return failed;
    },
  };
}
