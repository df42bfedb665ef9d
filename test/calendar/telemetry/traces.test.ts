import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { describe, expect, it } from "vitest";
import { traceRequest } from "../../../runtime/telemetry/tracing.js";
import { useFileServer } from "../../images/file-server.js";
import { useService } from "../support/service.js";
import { useServed } from "./served.js";
import { type RecordedSpan, recordSpans } from "./span-recorder.js";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${parentId}-01`;

const images = useFileServer();
const served = useServed(() => ({ LOG_SAMPLE: "1" }));
const withImages = useService({}, { isFetchAllowed: (address) => address === "127.0.0.1" });

async function get(path: string, caller?: string): Promise<number> {
  const headers = caller === undefined ? {} : { traceparent: caller };
  const response = await fetch(served.api + path, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** Creates an event with an image and returns the trace that the server of the image was sent. */
async function traceOfImage(): Promise<string | undefined> {
  let received: string | undefined;
  images.serve("/a.png", (request, response) => {
    received = request.headers.traceparent?.toString();
    response.writeHead(404).end();
  });
  const body = {
    title: "x",
    start_date: "2030-02-01 20:00",
    end_date: "2030-02-01 22:00",
    image: `${images.origin}/a.png`,
  };
  await withImages.post("/events", body, { headers: { traceparent } });
  return received;
}

// The SDK is registered once, after the tests without it.
describe("requests", { shuffle: false }, () => {
  let spans: readonly RecordedSpan[] = [];

  it("are traced by nothing without an SDK", async () => {
    expect(await get("/venues", traceparent)).toBe(200);
    expect(served.lines[0]?.request).toMatchObject({ operation: "listVenues" });
    expect(served.lines[0]?.request).not.toHaveProperty("traceId");
    expect(await traceOfImage()).toBeUndefined();
  });

  it("are spans of the caller's trace, named by their route", async () => {
    spans = recordSpans();
    expect(await get("/venues/98765?translation_language=it", traceparent)).toBe(400);
    const [span] = spans;
    const id = served.lines.at(-1)?.request?.id;
    expect(span).toMatchObject({ name: "GET /venues/{id}", kind: SpanKind.SERVER, traceId, parentId });
    expect(span?.attributes).toEqual({
      "http.request.method": "GET",
      "http.route": "/venues/{id}",
      "http.response.status_code": 400,
      "api.operation": "getVenue",
      "api.caller": "anonymous",
      "api.language": "it",
      "api.request_id": id,
    });
    expect(served.lines.at(-1)?.request).toMatchObject({ traceId });
    expect(JSON.stringify(spans)).not.toContain("98765");
  });

  it("begin a trace without a valid one of the caller", async () => {
    await get("/venues", "00-nonsense");
    await get("/venues");
    const [first, second] = spans.slice(-2);
    expect([first?.parentId, second?.parentId]).toEqual([undefined, undefined]);
    expect(new Set([first?.traceId, second?.traceId, traceId]).size).toBe(3);
  });

  it("pass their trace on to the servers that images are fetched from", async () => {
    const sent = await traceOfImage();
    expect(sent).toBe(`00-${traceId}-${spans.at(-1)?.spanId ?? ""}-01`);
  });

  it("are children of an instrumentation's span, and failed from status 500 on", async () => {
    const outer = trace.getTracer("test").startSpan("outer");
    const answer = { id: "1", method: "GET", route: "none", operation: "none", status: 503, seconds: 0 };
    await context.with(trace.setSpan(context.active(), outer), () =>
      traceRequest({ traceparent }, () =>
        Promise.resolve({ ...answer, caller: "anonymous", language: "en" }),
      ),
    );
    expect(spans.at(-1)).toMatchObject({
      name: "GET",
      kind: SpanKind.INTERNAL,
      parentId: outer.spanContext().spanId,
      status: { code: SpanStatusCode.ERROR },
    });
  });
});
