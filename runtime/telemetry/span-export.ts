import type { FinishedSpan, SpanAttributes } from "./span.js";

/** Where traces are sent, under the names that OpenTelemetry gave its settings. */
export interface TraceConfig {
  /** Base URL of an OTLP receiver over HTTP. */
  readonly endpoint: string;
  /** Header fields of every export, such as the receiver's key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of the traces begun here that are sampled, from 0 to 1. */
  readonly ratio: number;
}

/** Sends finished spans to the receiver. */
export interface SpanExport {
  add(span: FinishedSpan): void;
  /** Sends the remaining spans, for two seconds at most. */
  stop(): Promise<void>;
}

const intervalMs = 2000;
const batchSize = 512;
/** Further spans are dropped, so that an unavailable receiver does not use up the memory. */
const queueLimit = 4096;
const timeoutMs = 10_000;
const stopTimeoutMs = 2000;

/**
 * Sends spans in batches by OTLP over HTTP as JSON. Batches that cannot be delivered are sent again with the next one, unless
 * the receiver rejects them. Own code, because the packages of OpenTelemetry that do the same are a dozen and take 28 MB, for
 * a feature that is off by default.
 */
export function createSpanExport(config: TraceConfig): SpanExport {
  const url = `${config.endpoint}/v1/traces`;
  const headers = { ...config.headers, "content-type": "application/json" };
  let queue: FinishedSpan[] = [];
  let sending: Promise<void> | undefined;

  async function send(spans: readonly FinishedSpan[], timeout: number): Promise<void> {
    const body = JSON.stringify(exportRequest(config.serviceName, spans));
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
    try {
      const response = await fetch(url, { method: "POST", headers, body, signal });
      await response.arrayBuffer();
      if (isBusy(response.status)) requeue(spans);
    } catch {
      // The receiver is unavailable; the queue is bounded.
      requeue(spans);
    }
  }

  function requeue(spans: readonly FinishedSpan[]): void {
    queue = [...spans, ...queue].slice(-queueLimit);
  }

  function flush(timeout = timeoutMs): Promise<void> {
    const batch = queue.slice(0, batchSize);
    queue = queue.slice(batchSize);
    if (batch.length === 0) return Promise.resolve();
    return send(batch, timeout);
  }

  function flushOnce(): void {
    sending ??= flush().finally(() => {
      sending = undefined;
    });
  }

  const timer = setInterval(flushOnce, intervalMs);
  timer.unref();
  return {
    add(span) {
      if (queue.length >= queueLimit) return;
      queue.push(span);
      if (queue.length >= batchSize) flushOnce();
    },
    async stop() {
      clearInterval(timer);
      const deadline = performance.now() + stopTimeoutMs;
      await sending;
      // One attempt more than there are batches, for one that a busy receiver rejects.
      for (let rounds = 1 + Math.ceil(queue.length / batchSize); rounds > 0; rounds -= 1)
        await flush(deadline - performance.now());
    },
  };
}

/** Whether a status asks for another attempt. */
function isBusy(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

const kinds = { server: 2, client: 3 } as const;
const failed = { code: 2 } as const;

/** The message of the protocol: ids as hexadecimal text, times as texts of nanoseconds. */
function exportRequest(serviceName: string, spans: readonly FinishedSpan[]): object {
  const resource = { attributes: attributesOf({ "service.name": serviceName, "process.pid": process.pid }) };
  const scopeSpans = [{ scope: { name: "calendar-events" }, spans: spans.map(spanOf) }];
  return { resourceSpans: [{ resource, scopeSpans }] };
}

function spanOf({ traceId, spanId, parentId, name, kind, start, end, attributes, isFailed }: FinishedSpan) {
  return {
    traceId,
    spanId,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesOf(attributes),
    status: isFailed ? failed : {},
  };
}

function attributesOf(attributes: SpanAttributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "string" ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));
}

function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}
