import type { Logger } from "pino";
import type { AnsweredRequest } from "./telemetry.js";
import { currentTraceId } from "./tracing.js";

/** Selects the requests that are logged. */
export interface RequestLogOptions {
  /** One of so many ordinary requests is logged; 0 for none. */
  readonly sample: number;
  /** Milliseconds from which on a request is slow. */
  readonly slowMs: number;
}

/**
 * Creates a log of requests: errors of the service (`error`) and slow requests (`warn`) always, of others one in `sample`
 * (`info`), or all at level `debug` or below. `traceId` links a line with its trace, if there is one.
 */
export function createRequestLog(
  log: Logger,
  { sample, slowMs }: RequestLogOptions,
): (answer: AnsweredRequest) => void {
  let count = 0;

  function levelOf({ status, seconds }: AnsweredRequest): "error" | "warn" | "info" | "debug" | undefined {
    if (status >= 500) return "error";
    if (seconds * 1000 >= slowMs) return "warn";
    if (sample > 0) {
      count = (count + 1) % sample;
      if (count === 0) return "info";
    }
    return log.isLevelEnabled("debug") ? "debug" : undefined;
  }

  return (answer) => {
    const level = levelOf(answer);
    if (level === undefined) return;
    const { seconds, ...rest } = answer;
    const traceId = currentTraceId();
    const ms = Math.round(seconds * 10_000) / 10;
    log[level]({ request: { ...rest, ms, ...(traceId === undefined ? {} : { traceId }) } }, "answered");
  };
}
