import pino, { type DestinationStream, type Logger } from "pino";
import { defined } from "../core/properties.js";

/**
 * Creates the log of the service: JSON lines on the standard output. Errors are logged with type, message, code and stack,
 * without other properties that a driver adds, such as the documents of a failed write.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return pino(options, destination ?? standardOutput());
}

/** Most buffered characters for a destination that accepts none; further lines are lost. */
const waitingLimit = 1_000_000;

/** The standard output. A full disk or a closed pipe does not end the service. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ fd: 1, sync: true, maxLength: waitingLimit });
  stream.on("error", () => undefined);
  return stream;
}

const defaultSummaryMs = 60_000;
/** Most kinds of errors that are summarized separately at any time. */
const kindLimit = 1000;

/**
 * Creates a log of request errors: the first one of each kind with its stack, and those that follow within a minute in one
 * line with their number and the last request.
 */
export function createErrorLog(
  log: Logger,
  summaryMs = defaultSummaryMs,
): (error: unknown, request: object) => void {
  const counts = new Map<string, { count: number; request: object }>();
  const summarize = (kind: string): void => {
    const { count, request } = counts.get(kind) ?? { count: 0, request: {} };
    counts.delete(kind);
    if (count === 0) return;
    log.error({ error: kind, count, request }, "requests failed for the same reason");
    begin(kind);
  };
  const begin = (kind: string): void => {
    counts.set(kind, { count: 0, request: {} });
    setTimeout(summarize, summaryMs, kind).unref();
  };
  return (error, request) => {
    const known = kindOf(error);
    const kind = counts.has(known) || counts.size < kindLimit ? known : "others";
    const counted = counts.get(kind);
    if (counted === undefined) {
      begin(kind);
      log.error({ err: error, request }, "request failed");
    } else {
      counted.count += 1;
      counted.request = request;
    }
  };
}

/** The messages of an error and its causes without numbers, in which errors of one kind differ. */
function kindOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return withoutValues(String(error)).replace(/\d+/g, "0");
  const own = `${error.name}: ${withoutValues(error.message)}`.replace(/\d+/g, "0");
  return error.cause === undefined || depth >= deepestCause
    ? own
    : `${own}; ${kindOf(error.cause, depth + 1)}`;
}

/** Causes may form a circle. */
const deepestCause = 5;

function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return withoutValues(String(error));
  const code: unknown = "code" in error ? error.code : undefined;
  const hasCause = error.cause !== undefined && depth < deepestCause;
  return defined({
    type: error.name,
    message: withoutValues(error.message),
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    stack: error.stack && withoutValues(error.stack),
    cause: hasCause ? describeError(error.cause, depth + 1) : undefined,
  });
}

/** Servers quote duplicate values; drivers may quote the URI with its password. */
function withoutValues(text: string): string {
  return text.replace(/(dup key: )\{.*/g, "$1{...}").replace(/(mongodb(?:\+srv)?:\/\/)[^@\s/]*@/g, "$1...@");
}
