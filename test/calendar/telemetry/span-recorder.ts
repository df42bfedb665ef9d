import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  type SpanStatus,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { afterAll } from "vitest";

/** A span that has ended. */
export interface RecordedSpan {
  readonly name: string;
  readonly kind: number | undefined;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly attributes: Attributes;
  readonly status: SpanStatus | undefined;
}

/** Registers an SDK that records the spans of this process until the tests of the file are done. */
export function recordSpans(): readonly RecordedSpan[] {
  const spans: RecordedSpan[] = [];
  const contexts = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => contexts.getStore() ?? ROOT_CONTEXT,
    with: (current, work, self, ...args) => contexts.run(current, () => work.call(self as never, ...args)),
    bind: (_current, target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  });
  propagation.setGlobalPropagator({
    inject(current, carrier, setter) {
      const span = trace.getSpanContext(current);
      if (span !== undefined) setter.set(carrier, "traceparent", `00-${span.traceId}-${span.spanId}-01`);
    },
    extract(current, carrier, getter) {
      const header = String(getter.get(carrier, "traceparent"));
      const [, traceId, spanId] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(header) ?? [];
      if (traceId === undefined || spanId === undefined) return current;
      return trace.setSpanContext(current, { traceId, spanId, traceFlags: 1, isRemote: true });
    },
    fields: () => ["traceparent"],
  });
  trace.setGlobalTracerProvider({ getTracer: () => createTracer((span) => spans.push(span)) });
  afterAll(() => {
    trace.disable();
    propagation.disable();
    context.disable();
  });
  return spans;
}

function createTracer(record: (span: RecordedSpan) => void): Tracer {
  const startSpan = (name: string, { kind }: SpanOptions = {}, current = context.active()): Span => {
    const parent = trace.getSpanContext(current);
    const traceId = parent?.traceId ?? randomBytes(16).toString("hex");
    const spanId = randomBytes(8).toString("hex");
    const state = { name, attributes: {} as Attributes, status: undefined as SpanStatus | undefined };
    const span: Span = {
      spanContext: () => ({ traceId, spanId, traceFlags: 1 }),
      setAttribute: (key, value) => span.setAttributes({ [key]: value }),
      setAttributes(attributes) {
        Object.assign(state.attributes, attributes);
        return span;
      },
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      setStatus(status) {
        state.status = status;
        return span;
      },
      updateName(changed) {
        state.name = changed;
        return span;
      },
      end: () => record({ ...state, kind, traceId, spanId, parentId: parent?.spanId }),
      isRecording: () => true,
      recordException: () => undefined,
    };
    return span;
  };
  return {
    startSpan,
    startActiveSpan(name: string, ...rest: unknown[]) {
      const work = rest.pop() as (span: Span) => unknown;
      const [options, current = context.active()] = rest as [SpanOptions?, Context?];
      const span = startSpan(name, options, current);
      return context.with(trace.setSpan(current, span), () => work(span)) as never;
    },
  };
}
