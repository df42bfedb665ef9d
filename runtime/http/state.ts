import type { FreshView } from "../core/cache-snapshot.js";
import type { WrittenJson } from "../core/json-fragment.js";
import type { Principal } from "../core/principal.js";
import type { Mounted, Reply } from "../core/request-context.js";
import type { InputSources } from "./input.js";
import type { TimeBudget } from "./request-timeout.js";

/** What is known of a request while it passes through the service. */
export interface ServiceState {
  readonly requestId: string;
  readonly now: number;
  mounted: Mounted;
  sources: InputSources;
  principal: Principal;
  /** What is left of the time for the request. */
  budget: TimeBudget;
  /** Language of messages and content. */
  language: string;
  /** Parameter that asked for a language which the service lacks. */
  refusedLanguage?: string;
  /** Function of a page that the answer is handed to as a script. */
  callback?: string;
  /** Operation that answers, once the route is known. */
  operation?: string;
  reply?: Reply;
  /** What was kept when the request came in, where it is a plain read. */
  fresh?: FreshView;
  /** The body that was sent, where it was JSON and nothing but that. */
  written?: WrittenJson;
}
