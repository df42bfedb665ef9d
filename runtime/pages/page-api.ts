import type { IncomingMessage, RequestListener } from "node:http";
import { anonymous, type Principal } from "../core/principal.js";
import { isRecordId, type RecordId } from "../core/record-id.js";
import type { ListPart, ResourceDescriptor } from "../core/resource-descriptor.js";
import type { ServiceDescriptor, WireDescriptor } from "../core/service-descriptor.js";
import { injectRequest } from "../http/inject-request.js";

/** A record as the API answers it; the descriptor of its resource says what is in it. */
export type PageRecord = Readonly<Record<string, unknown>> & {
  readonly id: RecordId;
  readonly url: string;
};

/** A page of a list. */
export interface PageList {
  readonly records: readonly PageRecord[];
  readonly total: number;
  readonly pages: number;
}

/** The last page of a list by cursor that visitors can turn to: each is read by way of those before it. */
const furthestPage = 50;

export type PageQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** An answer other than a success; the message is in the language of the visit. */
export class PageError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Creates the API for one request: it comes from the same address, to the same host. It reads as every caller without a key
 * does: pages show nothing that the API would not.
 */
export function openPageApi(
  listener: RequestListener,
  request: IncomingMessage,
  { service, language }: { readonly service: ServiceDescriptor; readonly language: string },
) {
  const { mounts, languages, paging, wire } = service;
  const path = mounts[0]?.path ?? "";

  async function read(below: string, query: PageQuery = {}, principal?: Principal): Promise<PageAnswer> {
    const url = new URL(`http://inside${path}${below}`);
    for (const [name, value] of Object.entries({ ...query, [languages.parameter]: language }))
      if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
    const headers = new Headers(passedOn(request));
    const asked = new Request(url, { headers });
    const caller = principal === undefined ? {} : { principal };
    const answer = await injectRequest(listener, asked, { socket: request.socket, ...caller });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new PageError(answer.status, messageIn(body));
    return { body, headers: answer.headers };
  }

  const readList = async ({ paths }: ResourceDescriptor, query: PageQuery) => read(known(paths.list), query);

  return {
    /** Path of the API in the site. */
    path,
    /** A list; one without records where the API has no such page. */
    list(resource: ResourceDescriptor, query: PageQuery): Promise<PageList> {
      const { [paging.page]: page = 1, ...others } = query;
      const { [paging.size]: size = paging.default } = query;
      const source = { resource, wire, page: Number(page), size: Number(size) };
      const found =
        resource.roles.cursor === undefined
          ? readList(resource, query).then((answer) => listIn(answer, source))
          : pageByCursor((following) => readList(resource, { ...others, ...following }), source);
      return found.catch(nothingBehind);
    },
    /** Throws a PageError if there is no such record. */
    async byId({ paths }: ResourceDescriptor, id: RecordId): Promise<PageRecord> {
      const { body } = await read(known(paths.get).replace("{id}", String(id)));
      return recordIn(body);
    },
    /** Records of a list as reads of each show them, as far as everyone may read it; these requests are not the visitor's. */
    async described(
      { paths: { get: path } }: ResourceDescriptor,
      records: readonly PageRecord[],
    ): Promise<readonly PageRecord[]> {
      if (path === undefined) return [];
      const answers = records.map(({ id }) => read(path.replace("{id}", String(id)), {}, anonymous));
      const settled = await Promise.allSettled(answers);
      return settled.flatMap((one) => (one.status === "fulfilled" ? [recordIn(one.value.body)] : []));
    },
  };
}

/** Behind the last page there is nothing, which is no error of the visitor. */
function nothingBehind(error: unknown): PageList {
  if (error instanceof PageError && error.status === 404) return { records: [], total: 0, pages: 0 };
  throw error;
}

/** What the API has no path for is not there. */
function known(path: string | undefined): string {
  if (path === undefined) throw new PageError(404, "");
  return path;
}

/** Selects the headers that identify the origin of a request; credentials are left out. */
function passedOn({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    /^(?:host|origin|cookie|forwarded|x-forwarded-.+|x-request-id|traceparent|sec-fetch-.+)$/.test(name) &&
    typeof value === "string"
      ? [[name, value]]
      : [],
  );
}

/** An answer of the API. */
interface PageAnswer {
  readonly body: unknown;
  readonly headers: Headers;
}

/** The names of a list, and the page of it that was asked for. */
interface ListSource {
  readonly resource: ResourceDescriptor;
  readonly wire: WireDescriptor;
  readonly page: number;
  readonly size: number;
}

/** What a list does not count, its page shows: how many records there are up to it, and whether there is a next one. */
function listIn(answer: PageAnswer, source: ListSource): PageList {
  const { body, headers } = answer;
  const { resource, wire, page, size } = source;
  const valueOf = (part: ListPart): unknown => partIn(answer, source, part);
  const countOf = (part: "total" | "pages"): number | undefined => {
    const name = Object.entries(wire.headers).find(([, value]) => value === part)?.[0];
    const count = valueOf(part) ?? (name === undefined ? undefined : headers.get(name));
    return count === undefined || count === null ? undefined : Number(count);
  };
  const records = resource.list === undefined ? body : valueOf("items");
  const shown = Array.isArray(records) ? records.map(recordIn) : [];
  const hasNext = nextIn(answer, source) !== undefined;
  const total = countOf("total") ?? (page - 1) * size + shown.length + (hasNext ? 1 : 0);
  return { records: shown, total, pages: countOf("pages") ?? Math.ceil(total / size) };
}

/** Goes from the first page to the one that is asked for; one without records where it is too far. */
async function pageByCursor(
  readWith: (query: PageQuery) => Promise<PageAnswer>,
  source: ListSource,
): Promise<PageList> {
  let answer = await readWith({});
  for (let at = 1; at < source.page; at += 1) {
    const next = nextIn(answer, source);
    if (next === undefined || at === furthestPage) return { records: [], total: 0, pages: 0 };
    answer = await readWith(Object.fromEntries(new URL(next).searchParams));
  }
  const list = listIn(answer, source);
  return { ...list, pages: Math.min(list.pages, furthestPage) };
}

/** A part of a page under its name; undefined where lists do not have it. */
function partIn({ body }: PageAnswer, { resource }: ListSource, part: ListPart): unknown {
  const name = Object.entries(resource.list ?? {}).find(([, value]) => value === part)?.[0];
  return name === undefined ? undefined : membersOf(body)[name];
}

/** The address of the next page. */
function nextIn(answer: PageAnswer, source: ListSource): string | undefined {
  const address = partIn(answer, source, "next");
  if (typeof address === "string") return address;
  return /<([^<>]*)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
}

/** A record of an answer; the contract tests see to it that it has an id. */
export function recordIn(body: unknown): PageRecord {
  const record = membersOf(body);
  return {
    ...record,
    id: isRecordId(record.id) ? record.id : 0,
    url: typeof record.url === "string" ? record.url : "",
  };
}

/** The message of an error, which is the detail of a problem. */
function messageIn(body: unknown): string {
  const { message, detail } = membersOf(body);
  if (typeof detail === "string") return detail;
  return typeof message === "string" ? message : "";
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
