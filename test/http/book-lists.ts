import { IncomingMessage, type RequestListener } from "node:http";
import { Socket } from "node:net";
import { openPageApi, type PageList } from "../../runtime/pages/page-api.js";
import type { SpecService } from "../support/spec-service.js";

/** A book as these tests read it. */
export interface Titled {
  readonly id: number;
  readonly title: string;
}

/** A page of a list of books by cursor. */
export interface BookPage {
  readonly items: readonly Titled[];
  readonly next?: string;
}

/** Where these tests keep books. */
export const path = "/api/v1/books";

export async function readPage(service: SpecService, address: string): Promise<BookPage> {
  const { pathname, search } = new URL(address, "http://talks.example.org");
  return (await service.read(pathname + search)) as unknown as BookPage;
}

/** The books of all pages, by the addresses of the next ones; `between` runs behind each. */
export async function walk(
  service: SpecService,
  query = "",
  between: (page: readonly Titled[], number: number) => Promise<void> = () => Promise.resolve(),
): Promise<readonly Titled[]> {
  const walked: Titled[] = [];
  let number = 0;
  for (let address: string | undefined = `${path}?${query}`; address !== undefined; number += 1) {
    const page: BookPage = await readPage(service, address);
    walked.push(...page.items);
    await between(page.items, number);
    address = page.next;
  }
  return walked;
}

/** The pages of an infinite query of the generated client; `between` runs behind each. */
export async function infinitePages(
  service: SpecService,
  query: object,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly object[]> {
  const { createQueries } = await service.program.loadClient();
  // The client is generated while the test runs, so that its types are not known here.
  const { books } = createQueries(await service.client()) as {
    readonly books: {
      readonly infinite: (query: object) => {
        readonly initialPageParam: unknown;
        readonly queryFn: (context: { readonly pageParam: unknown }) => Promise<object>;
        readonly getNextPageParam: (last: object, all: readonly object[], page: unknown) => unknown;
      };
    };
  };
  const { queryFn, getNextPageParam, initialPageParam } = books.infinite(query);
  const pages: object[] = [];
  for (let pageParam = initialPageParam; pageParam !== undefined; ) {
    const page = await queryFn({ pageParam });
    pages.push(page);
    pageParam = getNextPageParam(page, pages, pageParam);
    await between();
  }
  return pages;
}

/** The calls for books of a client that is generated from such a spec. */
export interface BookCalls {
  list(query?: object): Promise<unknown> & {
    withResponse(): Promise<{ readonly total?: number; readonly totalPages?: number }>;
  };
  all(query?: object, options?: object): AsyncIterable<Titled> & { readonly position: string };
  pages(query?: object): AsyncIterable<unknown>;
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
