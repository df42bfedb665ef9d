import type { IncomingMessage, RequestListener } from "node:http";
import { anonymous, type Principal } from "../core/principal.js";
import { isObject } from "../core/properties.js";
import { isRecordId, type RecordId } from "../core/record-id.js";
import type { ListPart, ResourceDescriptor } from "../core/resource-descriptor.js";
import type { ServiceDescriptor, WireDescriptor } from "../core/service-descriptor.js";
import { injectRequest } from "../http/inject-request.js";

/** A record as the API answers it; the descriptor of its resource says what is in it. */
export type PageRecord = Readonly<Record<string, unknown>> & { readonly id: RecordId; readonly url: string };

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

  async function read(below: string | undefined, query: PageQuery = {}, principal?: Principal) {
    // What the API has no path for is not there.
    if (below === undefined) throw new PageError(404, "");
    const url = new URL(`http://inside${path}${below}`);
    for (const [name, value] of Object.entries({ ...query, [languages.parameter]: language }))
      if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
    const asked = new Request(url, { headers: passedOn(request) });
    const caller = principal === undefined ? {} : { principal };
    const answer = await injectRequest(listener, asked, { socket: request.socket, ...caller });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new PageError(answer.status, messageIn(body));
    return { body, headers: answer.headers };
  }

  return {
    /** Path of the API in the site. */
    path,
    /** A list; one without records where the API has no such page. What the list does not count follows from its page. */
    async list(resource: ResourceDescriptor, query: PageQuery): Promise<PageList> {
      const { [paging.page]: page = 1, ...others } = query;
      const { [paging.size]: size = paging.default } = query;
      const readList = async (own: PageQuery) => listIn(resource, wire, await read(resource.paths.list, own));
      const { cursor, offset } = resource.roles;
      const isByCursor = cursor !== undefined;
      const numbered =
        offset === undefined ? query : { ...others, [offset]: (Number(page) - 1) * Number(size) };
      try {
        const list = isByCursor ? await turnTo(Number(page), others, readList) : await readList(numbered);
        const { records, next } = list;
        const shown = (Number(page) - 1) * Number(size) + records.length;
        const total = list.total ?? shown + (next === undefined ? 0 : 1);
        const pages = list.pages ?? Math.ceil(total / Number(size));
        return { records, total, pages: isByCursor ? Math.min(pages, furthestPage) : pages };
      } catch (error) {
        // Behind the last page there is nothing, which is no error of the visitor.
        if (error instanceof PageError && error.status === 404) return { records: [], total: 0, pages: 0 };
        throw error;
      }
    },
    /** Throws a PageError if there is no such record. */
    async byId({ paths }: ResourceDescriptor, id: RecordId): Promise<PageRecord> {
      const { body } = await read(paths.get?.replace("{id}", String(id)));
      return recordIn(body);
    },
    /** Records of a list as reads of each show them, as far as everyone may read it; these requests are not the visitor's. */
    async described({ paths }: ResourceDescriptor, records: readonly PageRecord[]) {
      const answers = records.map(({ id }) => read(paths.get?.replace("{id}", String(id)), {}, anonymous));
      const settled = await Promise.allSettled(answers);
      return settled.flatMap((one) => (one.status === "fulfilled" ? [recordIn(one.value.body)] : []));
    },
  };
}

/** A page of a list in an answer: its records, how many there are in all as far as that is counted, and the next page. */
function listIn(
  { list }: ResourceDescriptor,
  { headers: counted }: WireDescriptor,
  { body, headers }: { readonly body: unknown; readonly headers: Headers },
) {
  const members = isObject(body) ? body : {};
  const part = (wanted: ListPart): unknown => members[partNamed(list, wanted) ?? ""];
  const countOf = (wanted: "total" | "pages"): number | undefined => {
    const header = partNamed(counted, wanted);
    const count = part(wanted) ?? (header === undefined ? undefined : headers.get(header));
    return count === undefined || count === null ? undefined : Number(count);
  };
  const records = list === undefined ? body : part("items");
  const next = part("next") ?? /<([^<>]*)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1];
  return {
    records: Array.isArray(records) ? records.map(recordIn) : [],
    total: countOf("total"),
    pages: countOf("pages"),
    next: typeof next === "string" ? next : undefined,
  };
}

/** The name of a part of a list, among properties or headers. */
export function partNamed(parts: Readonly<Record<string, unknown>> = {}, wanted: ListPart) {
  return Object.keys(parts).find((name) => parts[name] === wanted);
}

/** Goes from the first page of a list by cursor to the one that is asked for. Throws 404 where that is too far. */
async function turnTo(
  page: number,
  query: PageQuery,
  readList: (query: PageQuery) => Promise<ReturnType<typeof listIn>>,
): Promise<ReturnType<typeof listIn>> {
  let list = await readList(query);
  for (let at = 1; at < page; at += 1) {
    if (list.next === undefined || at === furthestPage) throw new PageError(404, "");
    list = await readList({ ...query, ...Object.fromEntries(new URL(list.next).searchParams) });
  }
  return list;
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

/** A record of an answer; the contract tests see to it that it has an id. */
export function recordIn(body: unknown): PageRecord {
  const record = isObject(body) ? body : {};
  return {
    ...record,
    id: isRecordId(record.id) ? record.id : 0,
    url: typeof record.url === "string" ? record.url : "",
  };
}

/** The message of an error, which is the detail of a problem. */
function messageIn(body: unknown): string {
  const { message, detail } = isObject(body) ? body : {};
  if (typeof detail === "string") return detail;
  return typeof message === "string" ? message : "";
}
