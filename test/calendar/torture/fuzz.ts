import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { calendar } from "../../../runtime/calendar.js";
import { ensureIndexes } from "../../../runtime/features.js";
import { createLimitedServer } from "../../../runtime/http/server.js";
import type { ErrorListener } from "../../../runtime/http/state.js";
import { FetchError } from "../../../runtime/network/fetch-file.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { openTelemetry } from "../../../runtime/telemetry/process-telemetry.js";
import type { AnsweredRequest } from "../../../runtime/telemetry/telemetry.js";
import { openApp } from "../../support/app.js";
import { onceWhole } from "../../support/event-stream.js";
import { eventually, patienceMs } from "../../support/eventually.js";
import { createCommandWatch } from "./command-watch.js";
import type { Figures } from "./figures.js";
import { createJudge, type FuzzAnswer } from "./fuzz-judge.js";
import {
  createRequest,
  type FuzzRequest,
  firstRecords,
  fuzzKey,
  fuzzRequest,
  recentCount,
  withRecent,
} from "./fuzz-request.js";

const batch = 100;
const together = 8;
/** A request that takes longer is taken for one that hangs. */

/**
 * Sends random requests to two services on the store at `uri`, one open to this machine and one with a key: no failure, no
 * answer outside of the API document, no operator of a caller in a query, no script in an answer, no growth of memory
 * (where the process was started with --expose-gc).
 */
export async function tortureByFuzz(
  uri: string,
  requests: number,
  step: (count: number) => void = () => undefined,
  seed: number = Date.now() % 1_000_000,
): Promise<Figures> {
  const failures = new Map<string, string>();
  const note = (kind: string, detail: string): void => {
    if (!failures.has(kind)) failures.set(kind, `${kind}: ${detail}`);
  };
  const services = await openServices(uri, note);
  const judge = createJudge();
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const statuses = new Map<number, number>();
  const heaps: number[] = [];
  const recent = createRecent();
  for (const [path, body] of firstRecords) {
    const answer = await send(services.open, agent, createRequest(path, body));
    if (answer.status !== 201) note("a first record", answer.text);
    recent.note(path, answer);
  }
  const begun = performance.now();

  for (let sent = 0; sent < requests; sent += batch) {
    const count = Math.min(batch, requests - sent);
    const queue = fc.sample(fuzzRequest, { numRuns: count, seed: seed + sent })[Symbol.iterator]();
    const work = async (): Promise<void> => {
      for (const drawn of queue) {
        const asked = { ...drawn, path: withRecent(drawn.path, recent.find) };
        const answer = await send(asked.isClosed ? services.closed : services.open, agent, asked);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        recent.note(asked.path, answer);
        const noted = await services.noted(answer);
        const said = judge.judge(asked, answer, noted);
        for (const sentence of said)
          note(kindOf(sentence, asked, noted), `${sentence} ${show(asked, answer)}`);
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    step(count);
    if ((sent / batch) % Math.max(1, Math.floor(requests / batch / 20)) === 0)
      heaps.push(heapAfterCollection());
  }

  const perSecond = Math.round(requests / ((performance.now() - begun) / 1000));
  agent.destroy();
  await services.close();
  const missing = [...judge.documented].filter((operation) => !judge.covered.has(operation));
  const isTooFew = missing.length > (requests >= enoughForAll ? 0 : judge.documented.size / 10);
  if (isTooFew) note("never answered with success", missing.join(", "));
  const [early, late] = [median(heaps.slice(2, 6)), median(heaps.slice(-4))];
  if (late > early * heapTolerance) note("memory grows", `from ${early} to ${late} MB`);
  const shown = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  return {
    part: "fuzz",
    rows: [
      ["requests, every answer validated against the API document", requests],
      ["answers by status", shown.join(", ")],
      [
        "operations that succeeded, of all in the document",
        `${judge.covered.size} / ${judge.documented.size}`,
      ],
      ["commands to the store, none with an operator of a caller", services.commands()],
      ["heap after collection, second tenth / last, MB", early === 0 ? "not measured" : `${early} / ${late}`],
      ["requests per second", perSecond],
      ["kinds of failures", failures.size],
      ["seed", seed],
    ],
    failures: [...failures.values()],
  };
}

/** After fewer requests, chance may have left out some operations. */
const enoughForAll = 10_000;
const heapTolerance = 1.25;

interface FuzzServices {
  /** Port of the one that is open to this machine. */
  readonly open: number;
  /** Port of the one that knows callers by their key. */
  readonly closed: number;
  /** What the services noted of the request that was answered; only once. Of a stream, when it has ended. */
  noted(answer: FuzzAnswer): Promise<AnsweredRequest | undefined>;
  commands(): number;
  close(): Promise<void>;
}

async function openServices(
  uri: string,
  note: (kind: string, detail: string) => void,
): Promise<FuzzServices> {
  const watched = new URL(uri);
  watched.searchParams.set("monitorCommands", "true");
  const database = await openDatabase(watched.href, `fuzz_${process.pid}`);
  const watch = createCommandWatch((found) => note("operator of a caller in a query", found));
  database.db.client.on("commandStarted", ({ command }) => watch.see(command));
  await ensureIndexes(database, calendar);
  const answers = new Map<string, AnsweredRequest>();
  const onError: ErrorListener = (error, at) =>
    note(
      `failure at ${at.method} ${at.path.slice(0, 60)}`,
      error instanceof Error ? (error.stack ?? "") : String(error),
    );
  const listen = async (environment: Readonly<Record<string, string>>) => {
    const telemetry = {
      ...openTelemetry(),
      recordRequest: (answer: AnsweredRequest) => void answers.set(answer.id, answer),
    };
    // Nothing is fetched from the public internet; the service itself rejects addresses that are not public.
    const fetchFile = () => Promise.reject(new FetchError("There is no image."));
    const { listener } = openApp(calendar, database, { environment, onError, telemetry, fetchFile });
    const { http } = createLimitedServer(listener);
    await new Promise<void>((resolve) => {
      http.listen(0, "127.0.0.1", resolve);
    });
    return http;
  };
  const servers = [await listen({}), await listen({ ADMIN_API_KEY: fuzzKey })] as const;
  const portOf = (server: (typeof servers)[number]): number => (server.address() as AddressInfo).port;
  return {
    open: portOf(servers[0]),
    closed: portOf(servers[1]),
    async noted({ headers }) {
      const id = String(headers["x-request-id"]);
      if (headers["content-type"]?.startsWith("text/event-stream") === true)
        await eventually(() => answers.has(id));
      const answer = answers.get(id);
      answers.delete(id);
      return answer;
    },
    commands: () => watch.seen(),
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await database.db.dropDatabase();
      await database.close();
    },
  };
}

function send(
  port: number,
  agent: Agent,
  { method, path, headers, body, isChunked }: FuzzRequest,
): Promise<FuzzAnswer> {
  return new Promise((resolve) => {
    const own = ["Host", `127.0.0.1:${port}`];
    if (body !== undefined) own.push("Content-Type", body.type);
    if (body !== undefined)
      own.push(
        ...(isChunked ? ["Transfer-Encoding", "chunked"] : ["Content-Length", String(body.bytes.length)]),
      );
    const options = { host: "127.0.0.1", port, agent, method, path, headers: [...own, ...headers] };
    const failed = ({ message }: Error): void => resolve({ status: 0, headers: {}, text: message });
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", failed);
      onceWhole(response, () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, text: Buffer.concat(chunks).toString("utf8") });
      });
    });
    sent.setTimeout(patienceMs, () => sent.destroy(new Error("no answer")));
    sent.on("error", failed);
    sent.end(body?.bytes);
  });
}

interface NamedRecord {
  readonly id: string;
  readonly slug: string;
}

interface Recent {
  /** Adds the record that an answer creates, and removes the one that it reports as gone. */
  note(path: string, answer: FuzzAnswer): void;
  readonly find: (folder: string, index: number) => NamedRecord;
}

/** The records that were made last. */
function createRecent(): Recent {
  const byFolder = new Map<string, readonly NamedRecord[]>();
  return {
    note(path, { status, headers, text }) {
      const [, folder, id] = /\/(\w+)\/(\d+)$/.exec(headers.location ?? "") ?? [];
      if (status === 201 && folder !== undefined && id !== undefined) {
        const [, slug = ""] = /"slug":"([^"]*)"/.exec(text) ?? [];
        const known = byFolder.get(folder) ?? [];
        byFolder.set(folder, [{ id, slug: slug === "" ? "none" : slug }, ...known].slice(0, recentCount));
      }
      if (status !== 404 && status !== 410) return;
      const last = path
        .replace(/[?&].*/s, "")
        .split("/")
        .at(-1);
      for (const [name, known] of byFolder)
        byFolder.set(
          name,
          known.filter((record) => record.id !== last && record.slug !== last),
        );
    },
    find(folder, index) {
      const known = byFolder.get(folder) ?? [];
      return known[index % Math.max(1, known.length)] ?? { id: "1", slug: "none" };
    },
  };
}

/** Returns the kind of a failure; each kind is reported once. */
function kindOf(sentence: string, { meant }: FuzzRequest, noted: AnsweredRequest | undefined): string {
  return `${sentence.replace(/:.*/s, "").replace(/\d+(?=\/)/g, "n")} at ${meant} ${noted?.route ?? "nowhere"}`;
}

function show({ method, path, headers, body }: FuzzRequest, { text }: FuzzAnswer): string {
  const sent = `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)}`;
  return `(${sent} ${body?.type ?? ""} ${body?.bytes.toString().slice(0, 200) ?? ""} => ${text.slice(0, 200)})`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Megabytes in use, or 0 where the collection cannot be asked for. */
function heapAfterCollection(): number {
  if (globalThis.gc === undefined) return 0;
  globalThis.gc();
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
}
