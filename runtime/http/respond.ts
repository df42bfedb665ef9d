import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Context } from "koa";
import { JsonFragment, serializeJson } from "../core/json-fragment.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import { isObject } from "../core/properties.js";
import type { OperationResult } from "../core/request-context.js";
import { acceptsCoding } from "./compression.js";
import type { answerError } from "./error-answer.js";
import type { InputSources } from "./input.js";
import { Repeated } from "./query.js";
import type { ServiceContext } from "./state.js";
import { announceStream } from "./stream.js";

const jsonType = "application/json; charset=UTF-8";

/** Sends a reply: `_fields` and `_envelope` applied, with an entity tag, or 304 where the caller has it already. */
export function sendResult(ctx: ServiceContext, reply: OperationResult): void {
  const { language, mounted, sources } = ctx.state;
  if (reply.stream !== undefined) {
    announceStream(ctx, reply);
    return;
  }
  if (reply.contentType !== undefined) {
    sendText(ctx, reply, reply.contentType);
    return;
  }
  if (reply.status === 204) {
    ctx.status = 204;
    ctx.set({ ...reply.headers });
    return;
  }
  const fields = fieldNames(sources);
  const headers = { ...reply.headers, "Content-Language": language };
  const parts = send(ctx, {
    status: reply.status,
    headers,
    content: contentOf(ctx, reply, fields),
    contentType: jsonType,
    isRecord: reply.revision !== undefined,
  });

  if (!isReading(ctx) && reply.revision === undefined) return;
  tagAnswer(ctx, entityTag([language, mounted.api, ...parts], reply.revision));
}

/** What is sent of a body. One that is written already is read again where only a part of it is wanted, or more around it. */
function contentOf(
  { state }: ServiceContext,
  { body, fieldsIn }: OperationResult,
  fields: readonly string[],
): unknown {
  const isWhole =
    fields.length === 0 && state.callback === undefined && !state.sources.query.has("_envelope");
  if (isWhole) return isPlainObject(body) ? serializeJson(body) : body;
  const value = body instanceof JsonFragment ? body.read() : body;
  return fields.length === 0 ? value : selectIn(value, fieldsIn?.split(".") ?? [], fields);
}

/** Selects the properties of what is at a path, also in each entry of a list; what lies beside it stays. */
function selectIn(answer: unknown, [name, ...path]: readonly string[], fields: readonly string[]): unknown {
  if (name === undefined) return selectFields(answer, fields);
  if (!isObject(answer)) return answer;
  const inside = Object.entries(answer).map(([own, value]: [string, unknown]) => {
    if (own !== name) return [own, value];
    const isList = path.length > 0 && Array.isArray(value);
    return [
      own,
      isList ? value.map((one: unknown) => selectIn(one, path, fields)) : selectIn(value, path, fields),
    ];
  });
  return Object.fromEntries(inside) as object;
}

function isPlainObject(value: unknown): value is object {
  return isObject(value) && !(value instanceof JsonFragment);
}

/** Files are neither cut down to fields nor put into envelopes. */
function sendText(
  ctx: ServiceContext,
  { status, headers = {}, body }: OperationResult,
  contentType: string,
): void {
  const { language } = ctx.state;
  const text = String(body);
  ctx.status = status;
  ctx.set({ ...headers, "Content-Language": language, "Content-Type": contentType });
  ctx.body = text;
  tagAnswer(ctx, entityTag([language, text], undefined));
}

/** Whether a request only reads. */
function isReading({ method }: { readonly method?: string | undefined }): boolean {
  return method === "GET" || method === "HEAD";
}

/** Sends an error in the caller's language; callers that ask for an envelope get it in one, with status 200. */
export function sendError(
  ctx: ServiceContext,
  { status, body, contentType, headers }: ReturnType<typeof answerError>,
): void {
  const all = { ...headers, "Content-Language": ctx.state.language };
  send(ctx, { status, headers: all, content: body, contentType });
}

/** Sends a response; returns the hash of its content. */
function send(
  ctx: ServiceContext,
  {
    status,
    headers,
    content,
    contentType,
    isRecord = false,
  }: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly content: unknown;
    readonly contentType: string;
    readonly isRecord?: boolean;
  },
): readonly (string | Buffer)[] {
  const { sources, callback } = ctx.state;
  const isEnveloped = sources.query.has("_envelope");
  ctx.status = isEnveloped ? 200 : status;
  ctx.set(headers);
  // What is in an envelope has no say in the type of the envelope.
  const type = isEnveloped ? jsonType : contentType;
  ctx.set("Content-Type", callback === undefined ? type : "application/javascript; charset=UTF-8");
  if (content instanceof JsonFragment) {
    const bytes = content.write();
    ctx.body = bytes;
    ctx.state.json = content;
    // A list is always written in the same parts. A record may have been read from elsewhere, where it is in one.
    return [isRecord ? bytes : content.hash];
  }
  const json = JSON.stringify(isEnveloped ? { body: content, status, headers } : content);
  // The comment in front prevents old browsers from taking the script for another kind of file.
  const text = callback === undefined ? json : `/**/${callback}(${json})`;
  ctx.body = text;
  return [text];
}

/** Most names in `_fields`. */
const nameLimit = 200;

/**
 * Selects the named properties of an answer, as `_fields=id,title,venue.city` asks: nested ones by a dot, in each entry of
 * a list.
 */
function selectFields(answer: unknown, fields: readonly string[]): unknown {
  const whole = new Set(fields);
  const below = new Map<string, string[]>();
  for (const field of fields) {
    const dot = field.indexOf(".");
    if (dot === -1) continue;
    const name = field.slice(0, dot);
    const inner = below.get(name) ?? [];
    if (inner.length === 0) below.set(name, inner);
    inner.push(field.slice(dot + 1));
  }
  return select(answer, whole, below);
}

function select(answer: unknown, whole: Set<string>, below: Map<string, readonly string[]>): unknown {
  if (Array.isArray(answer)) return answer.map((entry: unknown) => select(entry, whole, below));
  if (typeof answer !== "object" || answer === null) return answer;
  const selected = Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
    if (whole.has(name)) return [[name, value]];
    const inner = below.get(name);
    return inner === undefined ? [] : [[name, selectFields(value, inner)]];
  });
  return Object.fromEntries(selected) as object;
}

/** The names in `_fields`, of the form or the query: separated by commas, or given one by one. */
function fieldNames({ body, query }: InputSources): readonly string[] {
  const value = body.form.get("_fields") ?? query.get("_fields");
  const given: unknown = value instanceof Repeated ? value.values : value;
  const texts = (Array.isArray(given) ? given : [given]).filter((text) => typeof text === "string");
  return texts
    .flatMap((text) => text.split(",", nameLimit + 1))
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Adds an error where `_fields` has too many names. */
export function checkFieldNames(sources: InputSources, errors: ParameterErrors): void {
  if (fieldNames(sources).length > nameLimit) errors.add("_fields", "too_many", { limit: nameLimit });
}

/** Whether `_fields` asks for what is known of a record that was just written, and nothing else. */
export function isBriefSelection(sources: InputSources): boolean {
  const names = fieldNames(sources);
  return names.length > 0 && names.every((name) => name === "id" || name === "slug");
}

/**
 * The entity tag of an answer: the record's revision where there is one, and a hash of all that makes the answer what it
 * is, so that it changes with anything that is shown.
 */
export function entityTag(parts: readonly (string | Buffer)[], revision: number | undefined): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part).update("\0");
  return `"${revision === undefined ? "" : `r${revision}.`}${hash.digest("base64url")}"`;
}

/** Tags an answer; it becomes 304 where its reader has it already. */
export function tagAnswer(ctx: Context, tag: string): void {
  const known = isReading(ctx) ? knownTag(ctx.headers, tag) : undefined;
  ctx.set("ETag", known ?? tag);
  if (known === undefined) return;
  ctx.status = 304;
  ctx.remove("Content-Encoding");
}

/**
 * The tag of an answer that `If-None-Match` names, in any coding that the caller accepts; undefined where it names none.
 * Weak and strong tags compare alike.
 */
export function knownTag(
  { "if-none-match": header, "accept-encoding": accepted }: IncomingHttpHeaders,
  tag: string,
): string | undefined {
  if (header === undefined) return undefined;
  const [plain] = partsOf(tag);
  return tagsIn(header)
    .map((given) => (given === "*" ? tag : given))
    .find((given) => {
      const [same, coding] = partsOf(given);
      return same === plain && (coding === undefined || acceptsCoding(accepted, coding));
    });
}

/** A tag without its coding, and the coding that `compressAnswer` has added. Hashes have no dot. */
function partsOf(tag: string): readonly [string, string?] {
  const [, plain = "", coding] = /^(.*)\.(br|gzip)"$/.exec(tag) ?? [];
  return coding === undefined ? [tag] : [`${plain}"`, coding];
}

/** The revisions that `If-Match` names; `*` for any. A tag without a revision names none. */
export function revisionsIn(header: string): readonly string[] {
  return tagsIn(header).map((tag) => (tag === "*" ? "*" : (/^"r(\d+)\./.exec(tag)?.[1] ?? "")));
}

/** Proxies that compress make tags weak; the record is the same. */
function tagsIn(header: string): string[] {
  return header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}
