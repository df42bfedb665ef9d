import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Context, Middleware } from "koa";
import type { Snapshot } from "../core/cache-snapshot.js";
import type { JsonFragment } from "../core/json-fragment.js";
import { anonymous, type Principal } from "../core/principal.js";
import type { ApiBase, OperationResult, RequestContext } from "../core/request-context.js";
import type { AppContext } from "../resources/app-context.js";
import type { Config } from "../settings/config.js";
import type { Telemetry } from "../telemetry/telemetry.js";
import { emptyBody } from "./body.js";
import type { InputSources } from "./input.js";
import type { RouteIndex } from "./route-index.js";

/** What the HTTP application is built from, besides its routes. */
export interface HttpOptions {
  readonly app: AppContext;
  readonly config: Config;
  readonly routeIndex: RouteIndex;
  readonly telemetry: Telemetry;
  /** Words that are mailed, by language. */
  readonly product: {
    readonly editorTexts: Readonly<
      Record<string, { readonly accounts: { readonly mailSubject: string; readonly mailText: string } }>
    >;
  };
  /** Returns the instant in milliseconds. */
  readonly now: () => number;
  readonly onError: ErrorListener;
  /** Whether the store has disk space for writes. */
  readonly hasDiskSpace: () => Promise<boolean>;
  /** Finds out who calls and counts the request; does nothing for a request that it has seen. */
  readonly authenticate: Middleware<ServiceState>;
  /** Whether `authenticate` does not wait for the store, for a request without credentials. */
  readonly isAuthenticationCached: () => boolean;
  /** Throws for callers who may not call at all; never reads the store. */
  readonly requireAdmitted: (request: IncomingMessage) => void;
}

/** Called with every error of the service itself. */
export type ErrorListener = (
  error: unknown,
  request: { readonly id: string; readonly method: string; readonly path: string },
) => void;

/** State of a request on its way through the middleware, `ctx.state`. */
export interface ServiceState {
  readonly requestId: string;
  /** The instant in milliseconds at which the request came in. */
  readonly now: number;
  /** Common headers of responses, names and values by turns; those that a middleware sets itself win. */
  readonly headers: string[];
  mounted: ApiBase;
  sources: InputSources;
  /** Reads the body, and takes over the parameters in it; undefined for a request without one. */
  readBody: (() => Promise<void>) | undefined;
  principal: Principal;
  /** Whether the caller is known, and the request counted. */
  isAuthenticated: boolean;
  /**
   * Waits for something that is not the work of the service, such as an upload, or that must not be given up; that time does
   * not count. Throws 503, and does not begin, when the time is over: the request has been answered, and its body dropped.
   */
  pauseFor: NonNullable<RequestContext["complete"]>;
  /** Language of messages and content. */
  language: string;
  /** Parameter that asked for a language which the service lacks. */
  rejectedLanguage: string | undefined;
  /** Function that a JSONP response calls. */
  callback: string | undefined;
  /** Name of the operation; `none` until the route is known. */
  operation: string;
  /** Template of the route's path below the mount, such as `/tags/{id}`; `none` until the route is known. */
  route: string;
  /** The object around the record in the body of the request, once it is found there. */
  envelope: string | undefined;
  result: OperationResult | undefined;
  /** The connection of a stream. */
  stream: Socket | undefined;
  /** The cache as it was when the request came in; undefined unless the request is a plain read. */
  snapshot: Snapshot | undefined;
  /** The body of the response, where it is JSON and nothing but that. */
  json: JsonFragment | undefined;
}

/** The context of a request to the service. */
export type ServiceContext = Context & { state: ServiceState };

/** Creates the state of a new request; every property exists from the start, so that all states have one shape. */
export function createState(requestId: string, now: number, language: string): ServiceState {
  // No spread: V8 would allocate the state of each request outside the young generation, which costs collections.
  return {
    requestId,
    now,
    language,
    headers: ["X-Request-Id", requestId],
    mounted: noMount,
    sources: noInput,
    readBody: undefined,
    principal: anonymous,
    isAuthenticated: false,
    pauseFor: (wait) => wait(),
    rejectedLanguage: undefined,
    callback: undefined,
    operation: "none",
    route: "none",
    envelope: undefined,
    result: undefined,
    stream: undefined,
    snapshot: undefined,
    json: undefined,
  };
}

const noInput: InputSources = { body: emptyBody, query: new Map() };
const noMount: ApiBase = { api: "", site: "", host: "", namespace: "" };
