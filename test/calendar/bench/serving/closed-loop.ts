import { connect, type Socket } from "node:net";

/** A request as bytes, ready to be sent. */
export interface BenchRequest {
  readonly bytes: Buffer;
  /** Status that the answer has to have. */
  readonly status: number;
  /** Belongs to what is measured, and is not measured itself. */
  readonly isAside?: true;
}

export interface LoopResult {
  /** How many were measured. */
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds of each request, ascending. */
  readonly latencies: readonly number[];
  /** Bytes received. */
  readonly bytes: number;
}

const headerEnd = Buffer.from("\r\n\r\n");

/** Makes the bytes of a request. */
export function toRequest(
  method: string,
  path: string,
  {
    headers = {},
    body,
    status,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: object; readonly status: number },
): BenchRequest {
  const content = body === undefined ? "" : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    ...(content === ""
      ? []
      : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(content)}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return { bytes: Buffer.from(`${lines.join("\r\n")}\r\n\r\n${content}`), status };
}

/**
 * Sends requests on some connections for some seconds, the next as soon as the last is answered. A client of its own, on
 * bare sockets, takes least of the processor from the servers. Throws for an answer with another status.
 */
export async function runLoop(
  port: number,
  next: () => BenchRequest,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<LoopResult> {
  const latencies: number[] = [];
  let bytes = 0;
  const begun = performance.now();
  const deadline = begun + seconds * 1000;

  const drive = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let sent = 0;
      let request = next();
      const reader = createReader((status, length) => {
        const now = performance.now();
        bytes += length;
        if (request.isAside !== true) latencies.push(now - sent);
        if (status !== request.status) reject(new Error(`${lineOf(request)} was answered with ${status}.`));
        else if (now >= deadline) socket.end(() => resolve());
        else {
          request = next();
          send();
        }
      });
      const send = (): void => {
        sent = performance.now();
        socket.write(request.bytes);
      };
      socket.on("data", reader);
      socket.once("error", reject);
      socket.once("connect", send);
    });

  const sockets = Array.from({ length: connections }, () =>
    connect({ port, host: "127.0.0.1", noDelay: true }),
  );
  try {
    await Promise.all(sockets.map(drive));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const elapsed = (performance.now() - begun) / 1000;
  return { requests: latencies.length, seconds: elapsed, latencies: latencies.sort((a, b) => a - b), bytes };
}

function lineOf({ bytes }: BenchRequest): string {
  return bytes.toString("latin1", 0, bytes.indexOf(" HTTP/"));
}

/** Finds the ends of responses in the received bytes. Servers under test must send Content-Length. */
function createReader(onAnswer: (status: number, length: number) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let missing = 0;
  let status = 0;
  let length = 0;
  return (chunk) => {
    if (missing > chunk.length) {
      missing -= chunk.length;
      return;
    }
    if (missing > 0) {
      missing = 0;
      onAnswer(status, length);
      return;
    }
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    const end = head.indexOf(headerEnd);
    if (end === -1) return;
    const text = head.toString("latin1", 0, end + 2);
    status = Number(text.slice(9, 12));
    const declared = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    if (declared === undefined && status !== 304) throw new Error("A response has no Content-Length.");
    length = end + 4 + Number(declared ?? 0);
    missing = length - head.length;
    head = Buffer.alloc(0);
    if (missing <= 0) onAnswer(status, length);
  };
}
