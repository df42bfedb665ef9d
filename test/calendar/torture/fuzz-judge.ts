import type { IncomingHttpHeaders } from "node:http";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import type { AnsweredRequest } from "../../../runtime/telemetry/telemetry.js";
import { type Documented, openDocumented } from "./documented.js";
import type { FuzzRequest } from "./fuzz-request.js";

/** An answer as it came over the wire. */
export interface FuzzAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What was found out about all answers. */
export interface Judge {
  /** Sentences about an answer that must not be; `noted` is what the service itself says of the request. */
  judge(asked: FuzzRequest, answer: FuzzAnswer, noted: AnsweredRequest | undefined): string[];
  /** Operations that answered with success so far, of all in the API document. */
  readonly covered: ReadonlySet<string>;
  readonly documented: ReadonlySet<string>;
}

/** Judges answers by the API document. */
export function createJudge(): Judge {
  const documented = openDocumented();
  const covered = new Set<string>();
  return {
    covered,
    documented: documented.operations,
    judge(asked, answer, noted) {
      if (answer.status === 0) return [`no answer: ${answer.text}`];
      if (isPage(asked, answer)) return missingHeaders(answer, pageHeaders);
      const operation = operationOf(asked, noted);
      const said = judgeForm(documented, asked, answer, operation);
      if (said === undefined && operation !== undefined && answer.status < 300) covered.add(operation);
      const script = scriptIn(answer);
      return [
        ...(answer.status >= 500 ? [`${answer.status} ${answer.text.slice(0, 200)}`] : []),
        ...(said === undefined ? [] : [said]),
        ...(script === undefined ? [] : [`script in an answer: ${script}`]),
        ...missingHeaders(answer),
      ];
    },
  };
}

/** Pages for people stand outside of the mounts, which follow a language at most, and of the API document. */
function isPage({ path }: FuzzRequest, { headers }: FuzzAnswer): boolean {
  const inside = path.toLowerCase().replace(/^\/+(?:index\.php\/+)?/, "/");
  const isOutside = !serviceDescriptor.mounts.some((mount) =>
    [inside, inside.replace(/^\/\w+/, "")].some((one) => one.startsWith(mount.path)),
  );
  return isOutside && headers["content-type"]?.startsWith("text/html") === true;
}

/** Returns the operation that answered; undefined for a request that was rejected before it was routed. */
function operationOf({ meant }: FuzzRequest, noted: AnsweredRequest | undefined): string | undefined {
  if (noted === undefined || noted.operation === "none") return undefined;
  return `${meant === "HEAD" ? "get" : meant.toLowerCase()} ${noted.route}`;
}

function judgeForm(
  documented: Documented,
  asked: FuzzRequest,
  answer: FuzzAnswer,
  operation: string | undefined,
): string | undefined {
  const { status, headers } = answer;
  const hasNoBody = asked.method === "HEAD" || status === 304;
  if (hasNoBody && answer.text !== "") return `${status} with a body`;
  if (!hasNoBody && answer.text === "") return `${status} without a body`;
  // The status of an enveloped response is in its body, which is missing here.
  if (hasNoBody && asked.form.isEnveloped) return undefined;
  const wanted = hasNoBody
    ? { status, content: undefined, isEnveloped: false }
    : unwrap(asked, answer, operation);
  if (typeof wanted === "string") return wanted;
  const mediaType = mediaTypeOf(asked, headers, wanted);
  const shown = { ...wanted, mediaType, headers, isPartial: asked.form.isPartial };
  if (operation !== undefined && !isOfOtherBody(asked, wanted.status))
    return documented.complaint(operation, shown);
  if (wanted.content === undefined) return undefined;
  return wanted.status < 400
    ? descriptionComplaint(asked, wanted.content)
    : errorComplaint(documented, shown);
}

/** Whether an error is one of the body of a request that means a method without one, which no document can have. */
function isOfOtherBody({ method, meant }: FuzzRequest, status: number): boolean {
  return method !== meant && ["GET", "HEAD"].includes(meant) && [408, 413, 415].includes(status);
}

interface Unwrapped {
  readonly status: number;
  readonly content: unknown;
  readonly isEnveloped: boolean;
}

/** The content of an answer out of its script and its envelope, or what is wrong with these. */
function unwrap(
  asked: FuzzRequest,
  { status, headers, text }: FuzzAnswer,
  operation: string | undefined,
): Unwrapped | string {
  const { callback, isEnveloped } = asked.form;
  // Files are sent as they are, whatever form was asked for.
  const isFile = /^(?:text\/calendar|text\/event-stream|application\/rss\+xml);/.test(
    headers["content-type"] ?? "",
  );
  if (isFile) return { status, content: text, isEnveloped: false };
  const isScript = headers["content-type"]?.startsWith("application/javascript") === true;
  if (isScript && callback === undefined) return "a script that the request did not ask for";
  if (operation !== undefined && callback !== undefined && mayBeScript(asked) && !isScript)
    return "no script";
  const lead = `/**/${callback ?? ""}(`;
  if (isScript && !(text.startsWith(lead) && text.endsWith(")"))) return "a script of another form";
  let content: unknown;
  try {
    content = JSON.parse(isScript ? text.slice(lead.length, -1) : text);
  } catch {
    return `${status} is no JSON: ${text.slice(0, 80)}`;
  }
  // Errors in the query itself are returned before the envelope parameter is read.
  if (!isEnveloped || !isEnvelope(content))
    return isEnveloped && status < 400 ? "no envelope" : { status, content, isEnveloped: false };
  if (status !== 200) return `an envelope with ${status}`;
  if (!isScript && headers["content-type"] !== "application/json; charset=UTF-8")
    return "an envelope of another type";
  return { status: content.status, content: content.body, isEnveloped: true };
}

function mayBeScript({ method, meant, headers }: FuzzRequest): boolean {
  return method === "GET" && meant === "GET" && !headers.includes("Authorization");
}

interface Envelope {
  readonly body: unknown;
  readonly status: number;
}

function isEnvelope(content: unknown): content is Envelope {
  if (typeof content !== "object" || content === null) return false;
  return (
    "body" in content && "headers" in content && "status" in content && typeof content.status === "number"
  );
}

/** The media type of the answer, or of what a script or an envelope holds. */
function mediaTypeOf(
  { headers: sent }: FuzzRequest,
  headers: IncomingHttpHeaders,
  { status, isEnveloped }: Unwrapped,
): string {
  const given = (headers["content-type"] ?? "").split(";")[0] ?? "";
  const isWrapped = isEnveloped || given === "application/javascript";
  const wantsProblem = sent.some((text) => text.includes("application/problem+json"));
  if (isWrapped && status >= 400 && wantsProblem) return "application/problem+json";
  return isWrapped ? "application/json" : given;
}

function errorComplaint(
  documented: Documented,
  {
    status,
    content,
    mediaType,
  }: { readonly status: number; readonly content: unknown; readonly mediaType: string },
): string | undefined {
  const said = documented.errorComplaint(mediaType, content);
  if (said !== undefined) return `${status} ${said}`;
  const { code } = content as { readonly code: string };
  const isKnown = Object.values(serviceDescriptor.errors).some(
    (error) => error.code === code && error.status === status,
  );
  return isKnown ? undefined : `${code} with ${status} is not in the catalogue`;
}

/** Without an operation, only OPTIONS succeeds: it describes the route. */
function descriptionComplaint({ meant, form }: FuzzRequest, content: unknown): string | undefined {
  const isDescription =
    typeof content === "object" && content !== null && (form.isPartial || "endpoints" in content);
  return meant === "OPTIONS" && isDescription ? undefined : "success without an operation";
}

const pageHeaders = ["x-content-type-options", "content-security-policy"];
const constant = ["x-request-id", "x-content-type-options", "content-security-policy", "x-contract", "vary"];

function missingHeaders({ status, headers }: FuzzAnswer, always = constant): string[] {
  const wanted = [
    ...always,
    ...(status === 405 ? ["allow"] : []),
    ...(status === 304 ? ["etag"] : []),
    ...(status === 401 ? ["www-authenticate"] : []),
  ];
  return wanted.filter((name) => headers[name] === undefined).map((name) => `${status} without ${name}`);
}

const active =
  /<\s*(?:script|iframe|object|embed|svg|math)\b|<[^<>]*\son\w+\s*=|<[^<>]*(?:href|src|action)\s*=\s*\\?["']?\s*java\s*script:|url\(\s*javascript:/i;

/** Words in attributes are looked for in tags only, which a stored record holds unescaped. */
function scriptIn({ status, text }: FuzzAnswer): string | undefined {
  // An error names what was sent; it is no page, in an envelope neither.
  const isData = status < 300 && !/^(?:\/\*\*\/[\w.]+\()?\{"body":\{"(?:code|type)":/.test(text);
  return isData ? active.exec(text.slice(0, 200_000))?.[0] : undefined;
}
