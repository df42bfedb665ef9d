import type { Writable } from "node:stream";
import type { EntryOptions, Snapshot } from "./cache-snapshot.js";
import type { Principal } from "./principal.js";

/** One request, as operations see it: where it came in, who calls, in which language, and when. */
export interface RequestContext {
  readonly mounted: ApiBase;
  readonly language: string;
  readonly principal: Principal;
  /** Network that the caller is in; absent for work without a request. */
  readonly network?: string;
  /** The instant of the request in milliseconds. */
  readonly now: number;
  /**
   * The cache when the request came in, for reads that nothing is written by; absent where that is not known: then
   * `snapshotFor` takes a snapshot.
   */
  readonly snapshot?: Snapshot;
  /** Id of the request. */
  readonly request: string;
  /** Variables of the path, such as `id` or `slug`, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** What the path requires of the record besides; absent: nothing. */
  readonly record?: RecordCondition | undefined;
  /** Path below the mount of a list, or of records to create, where it is not that of the resource. */
  readonly address?: string;
  /** Revisions named by `If-Match`; absent: the caller sets no condition. */
  readonly ifMatch?: readonly string[];
  /** A write is rejected where anybody but the source of the record has changed it since the source wrote it. */
  readonly ifUnchanged?: boolean;
  /** Writes are answered with the id and the slug of their record, which is not read again for that. */
  readonly isBrief?: boolean;
  /** Properties that a read answers on request. */
  readonly embeds?: readonly string[];
  /** A create is answered with the record that has its name already, if there is one. */
  readonly isReused?: boolean;
  /** A write does all that it does up to where something would be stored; its answer shows what would be. */
  readonly isDryRun?: boolean | undefined;
  /** `Last-Event-ID`: where a stream goes on that was interrupted. */
  readonly lastEventId?: string;
  /**
   * Does work to its end, whatever the time limit of the request. Throws 503, and does not begin, where that is over. Absent:
   * there is no limit.
   */
  readonly complete?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Files that came with the request, by parameter; the value of such a parameter is the token of its file. */
  readonly files?: ReadonlyMap<string, UploadedFile>;
}

/** Values that the record in a path has. */
export interface RecordCondition {
  /** By stored property. */
  readonly where: Readonly<Record<string, unknown>>;
  /** They name it: there is neither an id nor a slug; the one that the path calls it. */
  readonly key?: string | undefined;
  /** The collections that the values were looked up in. */
  readonly dependencies: readonly string[];
}

/** The mount of a request; links preserve it. */
export interface ApiBase {
  /** `http://host/it/calendar/events/v1`. */
  readonly api: string;
  /** `http://host`, or the public URL. */
  readonly site: string;
  /** Host name without port. */
  readonly host: string;
  readonly namespace: string;
  /** Language segment of the path, if there was one. */
  readonly language?: string;
}

/** The context of work that no request asked for. Addresses in its answers begin with `site`, those of the API with a mount. */
export function createContext({
  language,
  principal,
  site = "",
  mount = { path: "", namespace: "" },
  now = Date.now(),
  request = "",
  path = {},
}: {
  readonly language: string;
  readonly principal: Principal;
  readonly site?: string | undefined;
  readonly mount?: { readonly path: string; readonly namespace: string } | undefined;
  readonly now?: number;
  readonly request?: string;
  readonly path?: RequestContext["path"];
}): RequestContext {
  const host = site === "" ? "" : new URL(site).hostname;
  const mounted = { api: site + mount.path, site, host, namespace: mount.namespace };
  return { mounted, language, principal, now, request, path };
}

/** Whether the write of a call stores nothing; work that no request asked for stores what it makes. */
export function isDryRun(call: RequestContext | { readonly now: number }): boolean {
  return "isDryRun" in call && call.isDryRun === true;
}

/** What an operation answers. */
export interface OperationResult {
  readonly status: number;
  readonly body: unknown;
  /** Set where the body is a text of this type, to be sent as it is. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set where the answer goes on after its head, which is sent before the call; the body is not used then. */
  readonly stream?: (response: Writable) => void;
  /** Revision of the record in the body, for the entity tag. */
  readonly revision?: number;
  /** The write stored nothing: the record is as it was. */
  readonly unchanged?: true;
  /** Where in the body the records are that `_fields` selects from; absent: the body is one, or has them. */
  readonly fieldsIn?: string;
  /** What the answer to the same request of the same caller hangs on; absent where that is not known. */
  readonly cacheable?: EntryOptions;
}

/** A file of a multipart form. */
export interface UploadedFile {
  /** Represents the file among the values of the request; clients cannot guess it. */
  readonly token: string;
  /** The name that the sender gave it; may be anything. */
  readonly name: string;
  readonly bytes: Buffer;
}
