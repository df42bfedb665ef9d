import type { IncomingMessage, ServerResponse } from "node:http";
import { serve } from "../../support/serve.js";

type Json = Record<string, unknown>;

/** A site of the reference service: lists in pages, single records, and whatever trouble a test asks for. */
export interface ReferenceSite {
  readonly api: URL;
  /** Records by the name of their list; a list that is absent answers 404. */
  readonly lists: Record<string, Json[]>;
  /** Path and query of each request so far. */
  readonly asked: string[];
  /** Header fields of each request so far. */
  readonly headers: IncomingMessage["headers"][];
  /** Answers a request instead of the site; false leaves it to the site. */
  trouble: (path: string, response: ServerResponse) => boolean | Promise<boolean>;
  /** Entity tags of the lists' pages are sent, and 304 where they come back. */
  hasTags: boolean;
  close(): Promise<void>;
}

const root = "/wp-json/tribe/events/v1";

/** Starts the site on this machine. */
export async function startReferenceSite(lists: Record<string, Json[]>): Promise<ReferenceSite> {
  const asked: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const { origin, close } = await serve((request, response) => {
    void (async () => {
      asked.push(request.url ?? "");
      headers.push(request.headers);
      if (!(await site.trouble(request.url ?? "", response))) answer(site, request, response);
    })();
  });
  const api = new URL(origin + root);
  const site: ReferenceSite = { api, lists, asked, headers, trouble: () => false, hasTags: false, close };
  return site;
}

function answer(site: ReferenceSite, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? "", site.api);
  const { status, body } = answerTo(site, url);
  const text = JSON.stringify(body);
  const tag = `"${Buffer.from(text).toString("base64").slice(-40)}${text.length}"`;
  if (site.hasTags && request.headers["if-none-match"] === tag) {
    response.writeHead(304).end();
    return;
  }
  const headers = { "Content-Type": "application/json", ...(site.hasTags ? { ETag: tag } : {}) };
  response.writeHead(status, headers).end(text);
}

function answerTo(site: ReferenceSite, { pathname, searchParams }: URL): { status: number; body: Json } {
  const missing = { status: 404, body: { code: "rest_no_route", data: { status: 404 } } };
  if (pathname === root) return { status: 200, body: { namespace: "tribe/events/v1", routes: {} } };
  const [, plural = "", id] = /^\/wp-json\/tribe\/events\/v1\/(\w+)(?:\/(\d+))?$/.exec(pathname) ?? [];
  const records = site.lists[plural];
  if (records === undefined) return missing;
  if (id !== undefined) {
    const found = records.find((record) => record.id === Number(id));
    return found === undefined ? missing : { status: 200, body: found };
  }
  const size = Math.min(50, Number(searchParams.get("per_page") ?? 10));
  const page = Number(searchParams.get("page") ?? 1);
  const shown = records.slice((page - 1) * size, page * size);
  if (shown.length === 0 && page > 1) return missing;
  const total_pages = Math.ceil(records.length / size);
  return { status: 200, body: { [plural]: shown, total: records.length, total_pages } };
}
