import { text as readText } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { openTelemetry, type ProcessTelemetry } from "../../../runtime/telemetry/process-telemetry.js";
import { useFileServer } from "../../images/file-server.js";
import { useService } from "../support/service.js";
import { useServed } from "./served.js";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string; readonly intValue?: string };
  }[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span["attributes"] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const receiver = useFileServer();
const received: Export[] = [];
let keysSeen = new Set<string | undefined>();

function listen(): void {
  let rejections = 1;
  receiver.serve("/v1/traces", (request, response) => {
    void readText(request).then((body) => {
      keysSeen = keysSeen.add(request.headers["x-key"]?.toString());
      // The first attempt meets a receiver that has too much to do.
      if (rejections > 0) {
        rejections -= 1;
        response.writeHead(503).end();
        return;
      }
      received.push(JSON.parse(body) as Export);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
}

const traced = useServed(() => {
  listen();
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=secret%20key",
    OTEL_SERVICE_NAME: "calendar-test",
    OTEL_TRACES_SAMPLER_ARG: "0",
    LOG_SAMPLE: "1",
  };
});

let imageSight: ProcessTelemetry | undefined;
const withImages = useService(
  {},
  {
    isFetchAllowed: (address) => address === "127.0.0.1",
    get telemetry() {
      imageSight ??= openTelemetry({
        traces: { endpoint: receiver.origin, headers: {}, serviceName: "images", ratio: 1 },
      });
      return imageSight;
    },
  },
);

const spans = (): Span[] =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: found }) => found)),
  );

function attribute(span: Span | undefined, name: string): string | undefined {
  const value = span?.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
}

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

async function get(path: string, traceparent?: string): Promise<number> {
  const headers = traceparent === undefined ? {} : { traceparent };
  const response = await fetch(traced.api + path, { headers });
  await response.arrayBuffer();
  return response.status;
}

// They tell one story.
describe("traces", { shuffle: false }, () => {
  it("carry on the caller's trace, with a span of the route and one of each command", async () => {
    expect(await get("/venues/98765?translation_language=it", `00-${traceId}-${parentId}-01`)).toBe(400);
    await get("/venues", `00-${traceId}-${parentId}-00`);
    await get("/venues", "00-nonsense");
    await get("/venues");
    await traced.stop();
    const all = spans();
    expect(new Set(all.map((span) => span.traceId))).toEqual(new Set([traceId]));

    const request = all.find(({ kind }) => kind === 2);
    expect(request).toMatchObject({ name: "GET /venues/{id}", parentSpanId: parentId });
    expect(attribute(request, "http.route")).toBe("/venues/{id}");
    expect(attribute(request, "http.response.status_code")).toBe("400");
    const command = all.find(({ name }) => name === "find venues");
    expect(command).toMatchObject({ kind: 3, parentSpanId: request?.spanId });
    expect(BigInt(command?.startTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(
      BigInt(request?.startTimeUnixNano ?? 0),
    );
    expect(BigInt(command?.endTimeUnixNano ?? 0)).toBeLessThanOrEqual(BigInt(request?.endTimeUnixNano ?? 0));
    expect(JSON.stringify(received)).not.toContain("98765");
  });

  it("name their service to the receiver, and are sent again when it was busy", () => {
    const [resource] = received.flatMap(({ resourceSpans }) => resourceSpans);
    expect(resource?.resource.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "calendar-test" },
    });
    expect(keysSeen.has("secret key")).toBe(true);
    expect(receiver.requests.filter((path) => path === "/v1/traces").length).toBeGreaterThan(received.length);
  });

  it("stand in the log", () => {
    expect(traced.lines[0]?.request).toMatchObject({ traceId });
  });

  it("are passed on to the servers that are asked for images", async () => {
    const given: (string | undefined)[] = [];
    receiver.serve("/a.png", (request, response) => {
      given.push(request.headers.traceparent?.toString());
      response.writeHead(404).end();
    });
    const body = {
      title: "x",
      start_date: "2030-02-01 20:00",
      end_date: "2030-02-01 22:00",
      image: `${receiver.origin}/a.png`,
    };
    const traceparent = `00-${traceId}-${parentId}-01`;
    await withImages.request("POST", "/events", { body, headers: { traceparent } });
    expect(given[0]).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
    expect(given[0]).not.toBe(traceparent);
    await imageSight?.stop();
  });
});
