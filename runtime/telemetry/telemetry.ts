import type { IncomingMessage } from "node:http";

/** Log fields of an answered request: never a key, a body or a value of the query. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** Template of the path below the mount, such as `/tags/{id}`; `none` where no route answered. */
  readonly route: string;
  /** Name of the operation; `none` where no route answered. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
  /** Name of the caller's key; `anonymous` without one. */
  readonly caller: string;
  readonly language: string;
}

/** Logs, metrics and traces of the requests of a process. */
export interface Telemetry {
  /** Records an answer; those of the health checks and of the metrics themselves are left out. */
  recordRequest(answer: AnsweredRequest): void;
  /** Runs the work on a request in a trace and records its answer; absent without traces. */
  readonly trace?: (request: IncomingMessage, work: () => Promise<AnsweredRequest>) => Promise<void>;
  /** Header fields that pass the current trace on to another service; empty outside a trace. */
  readonly propagation: () => Readonly<Record<string, string>>;
  /** All metrics, in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
}

/** Records nothing. */
export const noTelemetry: Telemetry = {
  recordRequest: () => undefined,
  propagation: () => ({}),
  metrics: () => Promise.resolve("\n"),
};
