import type { Snapshot } from "../core/cache-snapshot.js";
import type { JsonFragment } from "../core/json-fragment.js";
import type { Principal } from "../core/principal.js";
import type { ApiBase, OperationResult } from "../core/request-context.js";
import type { InputSources } from "./input.js";
import type { RequestTimeout } from "./request-timeout.js";

/** What is known of a request while it passes through the service. */
export interface ServiceState {
  readonly requestId: string;
  readonly now: number;
  mounted: ApiBase;
  sources: InputSources;
  principal: Principal;
  /** What is left of the time for the request. */
  budget: RequestTimeout;
  /** Language of messages and content. */
  language: string;
  /** Parameter that asked for a language which the service lacks. */
  refusedLanguage?: string;
  /** Function of a page that the answer is handed to as a script. */
  callback?: string;
  /** Operation that answers, once the route is known. */
  operation?: string;
  reply?: OperationResult;
  /** What was kept when the request came in, where it is a plain read. */
  fresh?: Snapshot;
  /** The body that was sent, where it was JSON and nothing but that. */
  written?: JsonFragment;
}
