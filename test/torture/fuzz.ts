import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { createApplication } from "../../runtime/application.js";
import { readConfig } from "../../runtime/config.js";
import { ensureIndexes } from "../../runtime/site.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { openDocumented } from "./documented.js";
import type { Figures } from "./figures.js";
import { type FuzzRequest, fuzzRequest, marker } from "./fuzz-request.js";

const batch = 100;
const together = 8;

/**
 * Sends random requests to a service on the store at `uri`: no fault, no answer outside of the API document, no operator of a
 * caller in a query, no script in an answer, no growth of memory (where the process was started with --expose-gc).
 */
export async function tortureByFuzz(
  uri: string,
  requests: number,
  step: (count: number) => void = () => undefined,
  seed: number = Date.now() % 1_000_000,
): Promise<Figures> {
  const watched = new URL(uri);
  watched.searchParams.set("monitorCommands", "true");
  const database = await openDatabase(watched.href, `fuzz_${process.pid}`);
  await ensureIndexes(database);
  const faults = new Map<string, string>();
  const note = (kind: string, detail: string): void => {
    if (!faults.has(kind)) faults.set(kind, `${kind}: ${detail}`);
  };
  let commands = 0;
  database.db.client.on("commandStarted", ({ command }) => {
    commands += 1;
    const found = operatorIn(command);
    if (found !== undefined) note("operator of a caller in a query", found);
  });
  const { listener } = createApplication(readConfig({}), database, (error, at) =>
    note(
      `fault at ${at.method} ${at.path.slice(0, 60)}`,
      error instanceof Error ? (error.stack ?? "") : String(error),
    ),
  );
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const documented = openDocumented();
  const statuses = new Map<number, number>();
  const heaps: number[] = [];

  for (let sent = 0; sent < requests; sent += batch) {
    const count = Math.min(batch, requests - sent);
    const queue = fc.sample(fuzzRequest, { numRuns: count, seed: seed + sent })[Symbol.iterator]();
    const work = async (): Promise<void> => {
      for (const asked of queue) {
        const answer = await send(port, agent, asked);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        for (const [kind, detail] of complaintsOf(asked, answer, documented.complaint))
          note(
            kind,
            `${detail} (${asked.method} ${asked.path.slice(0, 200)} ${asked.body?.slice(0, 300) ?? ""})`,
          );
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    step(count);
    if ((sent / batch) % Math.max(1, Math.floor(requests / batch / 20)) === 0)
      heaps.push(heapAfterCollection());
  }

  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
  await database.db.dropDatabase();
  await database.close();
  const [early = 0, late = 0] = [heaps[2] ?? heaps[0], heaps.at(-1)];
  if (early > 0 && late > early * 1.5) note("memory grows", `from ${early} to ${late} MB`);
  const shown = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  return {
    part: "fuzz",
    rows: [
      ["requests, every answer validated against the API document", requests],
      ["answers by status", shown.join(", ")],
      ["commands to the store, none with an operator of a caller", commands],
      ["heap after collection, first tenth / last, MB", early === 0 ? "not measured" : `${early} / ${late}`],
      ["kinds of faults", faults.size],
      ["seed", seed],
    ],
    faults: [...faults.values()],
  };
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

function send(port: number, agent: Agent, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const options = { host: "127.0.0.1", port, agent, method, path, headers: { ...headers, ...length } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({
          status,
          contentType: answered["content-type"] ?? "",
          text: Buffer.concat(chunks).toString("utf8"),
        });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function complaintsOf(
  { route, method, path, headers, body }: FuzzRequest,
  answer: Answer,
  complaint: ReturnType<typeof openDocumented>["complaint"],
): [string, string][] {
  const found: [string, string][] = [];
  const place = `${method} ${route ?? "no route"}`;
  if (answer.status >= 500 || answer.status === 0)
    found.push([`${answer.status} at ${place}`, answer.text.slice(0, 200)]);
  const script = scriptIn(answer.text);
  if (answer.status < 300 && script !== undefined) found.push([`script in the answer to ${place}`, script]);
  // These ask for another shape of the answer, or for another method.
  const isOther =
    /[?&](?:_envelope|_fields|_method|_jsonp)=/.test(path) || "X-HTTP-Method-Override" in headers;
  const asksElse = body !== undefined && /"?_(?:fields|envelope|method|jsonp)/.test(body);
  const said = isOther || asksElse ? undefined : complaint(isPathOf(path, route), method, answer);
  if (said !== undefined)
    found.push([`${said.replace(/:.*/s, "").replace(/\d+(?=\/)/g, "n")} at ${place}`, said]);
  return found;
}

/** Hostile variables may lead elsewhere. */
function isPathOf(path: string, route: string | undefined): string | undefined {
  if (route === undefined || path.startsWith("/xx")) return undefined;
  const [, variable] =
    /\/(?:by-slug\/)?([^/?&]*)(?:[?&]|$)/.exec(path.slice(path.indexOf("/v1") + 3).replace(/^\/\w+/, "")) ??
    [];
  if (!route.includes("{")) return route;
  const fit = route.includes("{id}") ? /^\d{1,15}$/ : /^[\w-]+$/;
  return variable !== undefined && fit.test(variable) ? route : undefined;
}

const active =
  /<\s*(?:script|iframe|object|embed|svg|math)\b|<[^<>]*\son\w+\s*=|<[^<>]*(?:href|src|action)\s*=\s*\\?["']?\s*java\s*script:|url\(\s*javascript:/i;

function scriptIn(text: string): string | undefined {
  // Words in attributes are looked for in tags only, which a stored record holds unescaped.
  const [found] = active.exec(text.slice(0, 200_000)) ?? [];
  return found;
}

function operatorIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith("$") && inner === marker) return name;
    if (["__proto__", "constructor", "prototype", "toString", "$where", "$function"].includes(name))
      return name;
    const below = operatorIn(inner);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Megabytes in use, or 0 where the collection cannot be asked for. */
function heapAfterCollection(): number {
  if (globalThis.gc === undefined) return 0;
  globalThis.gc();
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
}
