import { IncomingMessage, type RequestListener } from "node:http";
import { Socket } from "node:net";
import { openPageApi, type PageList } from "../../runtime/pages/page-api.js";
import type { SpecService } from "../support/spec-service.js";

/** A book as these tests read it. */
export interface Titled {
  readonly id: number;
  readonly title: string;
}

/** The calls for books of a client that is generated from such a spec. */
export interface BookCalls {
  list(query?: object): Promise<unknown> & {
    withResponse(): Promise<{ readonly total?: number; readonly totalPages?: number }>;
  };
  all(query?: object, options?: object): AsyncIterable<Titled> & { readonly position: string };
  pages(query?: object): AsyncIterable<unknown>;
}

/** The options of queries for books. */
export interface BookQueries {
  readonly infinite: (query: object) => {
    readonly initialPageParam: number;
    readonly queryFn: (context: { readonly pageParam: number }) => Promise<object>;
    readonly getNextPageParam: (last: object, all: readonly object[], page: number) => number | undefined;
  };
}

export async function booksOf(service: SpecService): Promise<BookCalls> {
  const { books } = await service.client();
  // The client is generated while the test runs, so that its types are not known here.
  return books as unknown as BookCalls;
}

export async function collect<T>(walk: AsyncIterable<T>): Promise<T[]> {
  const taken: T[] = [];
  for await (const entry of walk) taken.push(entry);
  return taken;
}

export async function titlesOf(walk: AsyncIterable<Titled>): Promise<readonly string[]> {
  return (await collect(walk)).map(({ title }) => title);
}

/** Relays what web pages request to a service. */
export function listenerOf(service: SpecService): RequestListener {
  return (request, response) => {
    void service.fetch(request.url ?? "").then(async (answer) => {
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      response.end(await answer.text());
    });
  };
}

/** A page of the list of books as web pages read it. */
export async function pageOf(service: SpecService, query: Record<string, number>): Promise<PageList> {
  const { product } = await service.program.load();
  const visit = new IncomingMessage(new Socket());
  const api = openPageApi(listenerOf(service), visit, { service: product.serviceDescriptor, language: "en" });
  const [resource] = product.resourceDescriptors.filter(({ name }) => name === "book");
  if (resource === undefined) throw new Error("There are no books.");
  return api.list(resource, query);
}
