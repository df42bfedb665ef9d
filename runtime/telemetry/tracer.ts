import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { SpanAttributes, SpanKind } from "./span.js";
import type { TraceConfig } from "./span-export.js";
import { createSpanExport, type SpanExport } from "./span-export.js";

/** How the span of a request ends. */
export interface SpanOutcome {
  readonly name: string;
  readonly attributes: SpanAttributes;
  readonly isFailed: boolean;
}

/** Traces requests by the W3C's trace context. */
export interface Tracer {
  /** Runs the work on a request in a span, which continues the caller's trace or begins one. */
  serve<Result>(
    traceparent: string | undefined,
    work: () => Promise<Result>,
    outcomeOf: (result: Result) => SpanOutcome,
  ): Promise<Result>;
  /** Begins a span within the current one and returns a function that ends it; undefined outside a sampled trace. */
  begin(name: string, kind: SpanKind, attributes: SpanAttributes): ((isFailed: boolean) => void) | undefined;
  /** The trace that the current work belongs to. */
  current(): { readonly traceId: string; readonly traceparent: string } | undefined;
  /** Sends the remaining spans, for two seconds at most; nothing is traced afterwards. */
  stop(): Promise<void>;
}

interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Starts tracing requests; finished spans are sent to the receiver in batches. */
export function createTracer(config: TraceConfig, spans: SpanExport = createSpanExport(config)): Tracer {
  const contexts = new AsyncLocalStorage<TraceContext>();

  return {
    async serve(traceparent, work, outcomeOf) {
      const parent = readTraceparent(traceparent);
      const context: TraceContext = {
        traceId: parent?.traceId ?? randomId(16),
        spanId: randomId(8),
        isSampled: parent?.isSampled ?? Math.random() < config.ratio,
      };
      const start = now();
      const result = await contexts.run(context, work);
      if (context.isSampled) {
        const { traceId, spanId } = context;
        const outcome = outcomeOf(result);
        spans.add({
          traceId,
          spanId,
          parentId: parent?.spanId,
          kind: "server",
          start,
          end: now(),
          ...outcome,
        });
      }
      return result;
    },
    begin(name, kind, attributes) {
      const parent = contexts.getStore();
      if (parent?.isSampled !== true) return undefined;
      const { traceId, spanId: parentId } = parent;
      const start = now();
      return (isFailed) => {
        spans.add({
          traceId,
          spanId: randomId(8),
          parentId,
          name,
          kind,
          start,
          end: now(),
          attributes,
          isFailed,
        });
      };
    },
    current() {
      const context = contexts.getStore();
      if (context === undefined) return undefined;
      const { traceId, spanId, isSampled } = context;
      return { traceId, traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}` };
    },
    stop: () => spans.stop(),
  };
}

/** Parses the header of the caller's trace; undefined where it is invalid. Later versions may add fields at the end. */
function readTraceparent(header: string | undefined): TraceContext | undefined {
  const pattern = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
  const [, version = "ff", traceId = "", spanId = "", flags = "", rest] = pattern.exec(header ?? "") ?? [];
  const isKnown = version !== "ff" && (version !== "00" || rest === undefined);
  if (!isKnown || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

function randomId(bytes: number): string {
  return randomBytes(bytes).toString("hex");
}

/** The present instant, which does not jump with the clock of the machine within a span. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
