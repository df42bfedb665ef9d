import type { FinishedSpan, SpanAttributes } from "./tracer.js";

/** Where traces are sent, under the names that OpenTelemetry gave its settings. */
export interface TraceConfig {
  /** Base URL of an OTLP receiver over HTTP. */
  readonly endpoint: string;
  /** Header fields of every export, such as the receiver's key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of the traces begun here that are kept, from 0 to 1. */
  readonly ratio: number;
}

/** Takes finished spans to the receiver. */
export interface SpanExport {
  add(span: FinishedSpan): void;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

const intervalMs = 2000;
const batchSize = 512;
/** Spans beyond so many are dropped: a receiver that is away must not cost the service its memory. */
const queueLimit = 4096;
const patienceMs = 10_000;
const lastPatienceMs = 2000;

/**
 * Sends spans in batches by OTLP over HTTP, in its JSON form. What cannot be delivered is sent again with
 * what comes later, unless the receiver refuses it. Written here because the packages of OpenTelemetry that do the same
 * are a dozen and take 28 MB, for something that is off unless it is asked for.
 */
export function createSpanExport(config: TraceConfig): SpanExport {
  const url = `${config.endpoint}/v1/traces`;
  const headers = { ...config.headers, "content-type": "application/json" };
  let queue: FinishedSpan[] = [];
  let sending: Promise<void> | undefined;

  async function send(spans: readonly FinishedSpan[], patience: number): Promise<void> {
    const body = JSON.stringify(exportRequest(config.serviceName, spans));
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(patience)));
    try {
      const response = await fetch(url, { method: "POST", headers, body, signal });
      await response.arrayBuffer();
      if (isBusy(response.status)) keep(spans);
    } catch {
      // The receiver is away. It may come back; the queue's limit forgets what is too much until then.
      keep(spans);
    }
  }

  function keep(spans: readonly FinishedSpan[]): void {
    queue = [...spans, ...queue].slice(-queueLimit);
  }

  function flush(patience = patienceMs): Promise<void> {
    const batch = queue.slice(0, batchSize);
    queue = queue.slice(batchSize);
    if (batch.length === 0) return Promise.resolve();
    return send(batch, patience);
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
      const deadline = performance.now() + lastPatienceMs;
      await sending;
      // One round more than there are batches, for the one that meets a busy receiver.
      for (let rounds = 1 + Math.ceil(queue.length / batchSize); rounds > 0; rounds -= 1)
        await flush(deadline - performance.now());
    },
  };
}

/** A receiver that has too much to do asks for another attempt. */
function isBusy(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

const kinds = { server: 2, client: 3 } as const;
const failed = { code: 2 } as const;

/** The message of the protocol: ids as hexadecimal text, times as texts of nanoseconds. */
function exportRequest(serviceName: string, spans: readonly FinishedSpan[]): object {
  const resource = { attributes: attributesOf({ "service.name": serviceName, "process.pid": process.pid }) };
  const scopeSpans = [{ scope: { name: "calendar-events" }, spans: spans.map(shownSpan) }];
  return { resourceSpans: [{ resource, scopeSpans }] };
}

function shownSpan({
  traceId,
  spanId,
  parentId,
  name,
  kind,
  start,
  end,
  attributes,
  isFailed,
}: FinishedSpan) {
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
