import { describe, expect, it } from "vitest";
import { createLog } from "../../../runtime/telemetry/log.js";
import { createRequestLog } from "../../../runtime/telemetry/process-telemetry.js";
import { useServed } from "./served.js";

const key = "a-key-for-the-tests";
const every = useServed(() => ({ LOG_SAMPLE: "1", ADMIN_API_KEY: key }));
const slow = useServed(() => ({ LOG_SAMPLE: "0", LOG_SLOW: "1" }));

const answer = {
  id: "r-1",
  method: "GET",
  route: "/tags",
  operation: "listTags",
  status: 200,
  seconds: 0.01,
  caller: "anonymous",
  language: "en",
};

/** The levels that answers are logged at. */
function levelsOf(level: string, sample: number, answers: readonly object[]): number[] {
  const levels: number[] = [];
  const write = (line: string) => {
    levels.push((JSON.parse(line) as { level: number }).level);
  };
  const note = createRequestLog(createLog(level, { write }), sample, 500);
  for (const changes of answers) note({ ...answer, ...changes });
  return levels;
}

describe("the log of a service", () => {
  it("has what an operator needs of a response, and no secret of the caller", async () => {
    const response = await fetch(`${every.api}/tags?password=hunter2&search=secretword`, {
      headers: { Authorization: `Bearer ${key}`, "X-Request-Id": "r-7" },
    });
    await response.arrayBuffer();
    await fetch(`${every.api}/venues`, {
      method: "POST",
      body: JSON.stringify({ venue: "Body Hall", phone: "555-0100" }),
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    });
    const [read, written] = every.lines.slice(-2);
    expect(read?.request).toEqual({
      id: "r-7",
      method: "GET",
      route: "/tags",
      operation: "listTags",
      status: response.status,
      caller: "ADMIN_API_KEY",
      language: "en",
      ms: expect.any(Number) as number,
    });
    expect(written?.request).toMatchObject({ method: "POST", operation: "createVenue", status: 201 });
    expect(every.text()).not.toMatch(/hunter2|secretword|Body Hall|555-0100|a-key-for-the-tests/);
  });

  it("names templates instead of paths, and callers without a key anonymous", async () => {
    await fetch(`${every.api}/venues/98765?translation_language=it`);
    await fetch(`${every.api}/nowhere/98765`);
    const [known, unknown] = every.lines.slice(-2);
    const shown = { route: "/venues/{id}", status: 400, caller: "anonymous", language: "it" };
    expect(known?.request).toMatchObject(shown);
    expect(unknown?.request).toMatchObject({ route: "none", operation: "none", status: 404 });
    expect(every.text()).not.toContain("98765");
  });

  it("leaves out the health checks", async () => {
    const before = every.lines.length;
    for (const path of ["/healthz", "/readyz", "/metrics"]) await fetch(every.origin + path);
    expect(every.lines).toHaveLength(before);
  });

  it("always has the slow answers, as warnings", async () => {
    await fetch(`${slow.api}/events`);
    expect(slow.lines.map(({ level }) => level)).toEqual([40]);
  });

  it("has one of so many ordinary answers, and every error", () => {
    const many = Array.from({ length: 1000 }, () => ({}));
    expect(levelsOf("info", 100, many)).toEqual(Array(10).fill(30));
    expect(levelsOf("info", 0, many)).toEqual([]);
    expect(levelsOf("info", 0, [{ status: 404 }, { status: 500 }, { seconds: 0.5 }, {}])).toEqual([50, 40]);
    expect(levelsOf("debug", 0, [{ status: 404 }, {}])).toEqual([20, 20]);
  });

  it("keeps the cause of an error, without values and passwords", () => {
    let line = "";
    const log = createLog("info", { write: (text: string) => (line = text) });
    const cause = Object.assign(
      new Error('E11000 duplicate key error collection: a.keys index: _id_ dup key: { _id: "secret" }'),
      { code: 11000, keyValue: { _id: "secret" }, writeErrors: [{ op: { phone: "555-0100" } }] },
    );
    log.error({ err: new Error("to mongodb://me:hunter2@db.example/x", { cause }) }, "request failed");
    expect(JSON.parse(line)).toMatchObject({ err: { type: "Error", cause: { code: 11000 } } });
    expect(line).toContain("E11000 duplicate key error");
    expect(line).not.toMatch(/secret|555-0100|hunter2/);
  });
});
