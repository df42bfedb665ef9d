import type { Logger } from "pino";
import type { AnsweredRequest } from "./telemetry.js";

/** Which answers are logged. */
export interface RequestLogOptions {
  /** Of so many ordinary answers one is logged; 0 for none. */
  readonly sample: number;
  /** Milliseconds from which on an answer is slow. */
  readonly slowMs: number;
}

/**
 * Logs answers: faults of the service as errors and slow answers as warnings, always; one of `sample` others as information,
 * and where the level is `debug` or below, every one. `traceId` leads from a line to its trace.
 */
export function createRequestLog(
  log: Logger,
  { sample, slowMs }: RequestLogOptions,
): (answer: AnsweredRequest, traceId?: string) => void {
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

  return (answer, traceId) => {
    const level = levelOf(answer);
    if (level === undefined) return;
    const { seconds, ...rest } = answer;
    const ms = Math.round(seconds * 10_000) / 10;
    log[level]({ request: { ...rest, ms, ...(traceId === undefined ? {} : { traceId }) } }, "answered");
  };
}
