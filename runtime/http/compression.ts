import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context, Middleware } from "koa";

/** The codings of answers; of two that a caller likes equally, the first is used. */
const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/** What is shorter takes as many packets compressed as plain. */
const smallest = 1024;
const compressible =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|javascript)\b|application\/[\w.-]+\+(?:json|xml)\b)/;

const [packBr, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** In the threads of zlib, so that other requests go on. More quality costs answers that are made anew more than it saves. */
const packers: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    packBr(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => packGzip(bytes),
};

/** The coding that an `Accept-Encoding` header prefers; undefined for plain bytes. */
export function preferredCoding(header: string | undefined): Coding | undefined {
  if (header === undefined || header === "") return undefined;
  const weights = weightsIn(header);
  const plain = weights.get("identity") ?? 0;
  const [best] = codings
    .map((coding) => ({ coding, weight: weightOf(weights, coding) }))
    .filter(({ weight }) => weight > 0 && weight >= plain)
    .sort((one, other) => other.weight - one.weight);
  return best?.coding;
}

/** Whether an answer in a coding is acceptable; without a header, each is. */
export function acceptsCoding(header: string | undefined, coding: string): boolean {
  return header === undefined || weightOf(weightsIn(header), coding) > 0;
}

function weightsIn(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [, name = "", weight = "1"] = /^\s*([^\s;]+)\s*(?:;\s*q=([\d.]+))?/.exec(part) ?? [];
    weights.set(name, Number(weight));
  }
  return weights;
}

function weightOf(weights: ReadonlyMap<string, number>, coding: string): number {
  return weights.get(coding) ?? weights.get("*") ?? 0;
}

/** Compresses what is long enough to be worth it; undefined for the rest. */
export async function compress(
  bytes: Buffer,
  coding: Coding | undefined,
): Promise<{ readonly bytes: Buffer; readonly coding: Coding } | undefined> {
  if (coding === undefined || bytes.length < smallest) return undefined;
  return { bytes: await packers[coding](bytes), coding };
}

/** Compresses what is answered to reads. */
export const compressAnswers: Middleware = async (ctx, next) => {
  await next();
  await compressAnswer(ctx);
};

/** Compresses the body of an answer as its caller prefers, with the headers and the entity tag of that coding. */
export async function compressAnswer(ctx: Context): Promise<void> {
  const coding = preferredCoding(ctx.headers["accept-encoding"]);
  const isCoded = ctx.res.hasHeader("Content-Encoding");
  if (coding === undefined || isCoded || !compressible.test(ctx.type) || !isWithoutSecrets(ctx)) return;
  const body: unknown = ctx.body;
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const coded = Buffer.isBuffer(bytes) ? await compress(bytes, coding) : undefined;
  if (coded === undefined) return;
  ctx.body = coded.bytes;
  ctx.set("Content-Encoding", coding);
  const tag = ctx.res.getHeader("ETag");
  if (typeof tag === "string") ctx.set("ETag", tagInCoding(tag, coding));
}

/**
 * The length of what is compressed betrays a secret to those who can have it sent again and again beside texts of their own.
 * Secrets, such as those of webhooks, are in answers to writes only. Other sites can make a browser read with credentials
 * that it adds itself, which are those of Basic: what those callers may read is secret as well.
 */
function isWithoutSecrets({ method, headers }: Context): boolean {
  return (method === "GET" || method === "HEAD") && !/^\s*basic\b/i.test(headers.authorization ?? "");
}

/** The entity tag of the same answer in a coding. */
export function tagInCoding(tag: string, coding: Coding): string {
  return `${tag.slice(0, -1)}.${coding}"`;
}
