import pino, { type DestinationStream, type Logger } from "pino";

/**
 * The log of the service: JSON lines on the standard output. Of errors it keeps kind, message, code and stack; what else
 * a driver hangs on them, such as the documents of a failed write, is for nobody to read.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return pino(options, destination ?? standardOutput());
}

/** Most characters that wait for a destination which takes none; further lines are lost. */
const waitingLimit = 1_000_000;

/** The standard output. A full disk below it, or a reader that is gone, is no reason for the service to end. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ fd: 1, sync: true, maxLength: waitingLimit });
  stream.on("error", () => undefined);
  return stream;
}

const repeatPauseMs = 60_000;
/** Most kinds of errors that are summed up separately at any time. */
const kindLimit = 1000;

/**
 * Logs errors of requests: of each kind the first one with its stack, and those that follow within a minute in one line, with
 * how many they were and the last request.
 */
export function createFaultLog(
  log: Logger,
  pauseMs = repeatPauseMs,
): (error: unknown, request: object) => void {
  const repeats = new Map<string, { count: number; request: object }>();
  const sumUp = (kind: string): void => {
    const { count, request } = repeats.get(kind) ?? { count: 0, request: {} };
    repeats.delete(kind);
    if (count === 0) return;
    log.error({ error: kind, count, request }, "requests failed for the same reason");
    begin(kind);
  };
  const begin = (kind: string): void => {
    repeats.set(kind, { count: 0, request: {} });
    setTimeout(sumUp, pauseMs, kind).unref();
  };
  return (error, request) => {
    const known = kindOf(error);
    const kind = repeats.has(known) || repeats.size < kindLimit ? known : "others";
    const repeated = repeats.get(kind);
    if (repeated === undefined) {
      begin(kind);
      log.error({ err: error, request }, "request failed");
    } else {
      repeated.count += 1;
      repeated.request = request;
    }
  };
}

/** What an error and its causes say, without numbers, by which errors of one kind differ. */
function kindOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return withoutValues(String(error)).replace(/\d+/g, "0");
  const own = `${error.name}: ${withoutValues(error.message)}`.replace(/\d+/g, "0");
  return error.cause === undefined || depth >= deepestCause
    ? own
    : `${own}; ${kindOf(error.cause, depth + 1)}`;
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: unknown;
}

/** Causes of causes end somewhere; a ring of them does not. */
const deepestCause = 5;

function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return withoutValues(String(error));
  const code: unknown = "code" in error ? error.code : undefined;
  const described: DescribedError = {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutValues(error.stack) }),
    ...(error.cause === undefined || depth >= deepestCause
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
  return described;
}

/** Servers quote the value that was there already; drivers may quote the URI they connect to. */
function withoutValues(text: string): string {
  return text.replace(/(dup key: )\{.*/g, "$1{...}").replace(/(mongodb(?:\+srv)?:\/\/)[^@\s/]*@/g, "$1...@");
}
