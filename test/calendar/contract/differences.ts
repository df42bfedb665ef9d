import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleImage } from "../../images/samples.js";
import { otherRequests, type RandomRequest, randomRequest, withImage } from "./random-requests.js";
import { type ContractTarget, contractTime, useFakeTarget, useRealTarget } from "./targets.js";

const seed = 5;

/** Headers that come from the connection rather than from the service. */
const ofTheConnection = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

interface Outcome {
  readonly request: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

async function send(
  target: ContractTarget,
  { method, path, base, body, content, headers, who }: RandomRequest,
  id: number,
): Promise<Outcome> {
  const key = {
    administrator: target.key,
    author: target.authorKey,
    reader: undefined,
    unknown: "unknown-key",
  }[who];
  const { origin } = new URL(target.baseUrl);
  const response = await target.fetch((base === undefined ? target.baseUrl : origin + base) + path, {
    method,
    headers: {
      ...headers,
      // The fake leaves answers as they are.
      "Accept-Encoding": "identity",
      "X-Request-Id": `request-${id}`,
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? (content ?? null) : JSON.stringify(body),
  });
  return {
    request: `${id} ${who} ${method} ${path} ${body === undefined ? "" : JSON.stringify(body).slice(0, 500)}`,
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ofTheConnection.has(name))),
    text: await response.text(),
  };
}

interface Sent {
  readonly request: RandomRequest;
  readonly tag: string;
}

/** The request that a random one means after those that were sent. */
function inTurn(drawn: RandomRequest, last: Sent | undefined, lastRead: Sent | undefined): RandomRequest {
  const withHeader = (request: RandomRequest, name: string, value: string): RandomRequest => ({
    ...request,
    headers: { ...request.headers, [name]: value },
  });
  if (drawn.turn === "stale") return withHeader(drawn, "If-Match", last?.tag ?? "");
  if (drawn.turn === "twice") return last?.request ?? drawn;
  if (drawn.turn !== "again" || lastRead === undefined) return drawn;
  return withHeader(lastRead.request, "If-None-Match", lastRead.tag);
}

/** Tests that the fake and the service answer random requests alike, and that answers had each of these statuses. */
export function testDifferences(count: number, statusesWanted: readonly number[]): void {
  /** Seconds pass between requests, the same for both services. */
  let now = contractTime;
  const real = useRealTarget(() => now);
  const fake = useFakeTarget(() => ({ now: () => now, origin: real.service.origin }));
  describe("the fake and the service", () => {
    const outcomes: Outcome[] = [];
    const differences: { readonly real: Outcome; readonly fake: Outcome }[] = [];

    beforeAll(async () => {
      let last: Sent | undefined;
      let lastRead: Sent | undefined;
      const drawnOnes = fc.sample(randomRequest, { seed, numRuns: count });
      for (const [index, drawn] of [...drawnOnes, ...otherRequests].entries()) {
        now += 1000;
        const request = inTurn(drawn, last, lastRead);
        const [one, other] = await Promise.all([send(real, request, index), send(fake, request, index)]);
        outcomes.push(one);
        if (JSON.stringify(one) !== JSON.stringify(other)) differences.push({ real: one, fake: other });
        last = { request, tag: one.headers.etag ?? "" };
        if (request.method === "GET" && last.tag !== "") lastRead = last;
      }
    });

    it("take an image of a form, and give it at its address", async () => {
      const bytes = await sampleImage(400, 200, "png");
      for (const target of [real, fake]) {
        const { status, text } = await send(target, withImage(new Uint8Array(bytes)), count);
        const { image } = JSON.parse(text) as { image: { url: string; width: number; sizes: object } };
        expect([status, image.width, ...Object.keys(image.sizes).sort()]).toEqual([
          201,
          400,
          "medium",
          "thumbnail",
        ]);
        const file = await target.fetch(image.url);
        expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
      }
    });

    it("answer the same requests with the same status, headers and body", () => {
      for (const { real: one, fake: other } of differences.slice(0, 1)) expect(other).toEqual(one);
      expect(differences).toEqual([]);
      expect(real.service.errors).toEqual([]);
    });

    it("were asked for a bit of everything", () => {
      const statuses = new Map<number, number>();
      for (const { status } of outcomes) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const shown = JSON.stringify([...statuses]);
      for (const status of [...statusesWanted, 401, 405, 413, 415])
        expect(statuses.get(status) ?? 0, `answers with ${status}: ${shown}`).toBeGreaterThan(0);
      expect(statuses.get(201), shown).toBeGreaterThan(count / 8);
    });
  });
}
