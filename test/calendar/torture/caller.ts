import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { patienceMs } from "../../support/eventually.js";

/** What became of a request. */
export type Outcome =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly text: string;
      readonly ms: number;
      /** What the attempts before it were answered with, and how often. */
      readonly answers?: AttemptAnswers;
    }
  /** The connection was refused: no process listens. */
  | { readonly kind: "unreachable" }
  /** A new connection ended before the first byte of a response: most likely it was never accepted. */
  | { readonly kind: "reset" }
  /** The connection ended before the whole answer was there. */
  | { readonly kind: "cut"; readonly reason: string; readonly ms: number }
  /** No answer for much longer than any request may take. */
  | {
      readonly kind: "hung";
      readonly ms: number;
      readonly answers?: AttemptAnswers;
    };

type AttemptAnswers = readonly (readonly [answer: string, times: number])[];

/** A request of a caller. */
export interface Asked {
  readonly method: string;
  /** Below the address that the caller was made for, or a whole path that begins there. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: object;
  /** Sent as `multipart/form-data`, in place of a body. */
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Someone with one connection that is kept open between requests. */
export interface Caller {
  /** Never rejects. */
  readonly ask: (asked: Asked) => Promise<Outcome>;
  close(): void;
}

/** A caller of the service whose first mount is at `api`; paths that begin with `//` stand outside of it. */
export function createCaller(api: string): Caller {
  const { hostname, port, pathname } = new URL(api);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: async ({ method, path, body, form, headers = {} }) => {
      const { content, ...described } = await contentOf(body, form);
      return new Promise((resolve) => {
        const begun = performance.now();
        const elapsed = (): number => performance.now() - begun;
        const own = { ...headers, ...described.headers };
        const whole = path.startsWith("//") ? path.slice(1) : pathname + path;
        const sent = request({ hostname, port, agent, method, path: whole, headers: own }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", (error) => resolve({ kind: "cut", reason: error.message, ms: elapsed() }));
          response.on("end", () => {
            const { statusCode: status = 0, headers: answered } = response;
            const text = Buffer.concat(chunks).toString("utf8");
            resolve({ kind: "answered", status, headers: answered, text, ms: elapsed() });
          });
        });
        sent.setTimeout(patienceMs, () => {
          resolve({ kind: "hung", ms: elapsed() });
          sent.destroy();
        });
        sent.on("error", (error: NodeJS.ErrnoException) => {
          if (error.code === "ECONNREFUSED") resolve({ kind: "unreachable" });
          else if (!sent.reusedSocket && error.code === "ECONNRESET") resolve({ kind: "reset" });
          else resolve({ kind: "cut", reason: error.message, ms: elapsed() });
        });
        sent.end(content);
      });
    },
    close: () => agent.destroy(),
  };
}

/** The bytes that are sent, and the headers that describe them. */
async function contentOf(
  body: object | undefined,
  form: FormData | undefined,
): Promise<{ readonly content?: Buffer; readonly headers: Readonly<Record<string, string | number>> }> {
  if (body === undefined && form === undefined) return { headers: {} };
  const encoded = form === undefined ? Response.json(body) : new Response(form);
  const content = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type") ?? "";
  return { content, headers: { "content-type": type, "content-length": content.length } };
}

/** The JSON of an answer as an object; empty where it is none. */
export function readAnswer(outcome: Outcome): Readonly<Record<string, unknown>> {
  if (outcome.kind !== "answered") return {};
  const parsed: unknown = outcome.text.startsWith("{") ? JSON.parse(outcome.text) : undefined;
  return typeof parsed === "object" && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : {};
}
