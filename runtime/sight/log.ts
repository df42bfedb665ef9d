import pino, { type DestinationStream, type Logger } from "pino";

/**
 * The log of the service: JSON lines on the standard output. Of errors it keeps kind, message, code and stack; what else
 * a driver hangs on them, such as the documents of a failed write, is for nobody to read.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination === undefined ? pino(options) : pino(options, destination);
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
