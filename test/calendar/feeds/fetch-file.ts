import type { TestService } from "../support/service.js";

/** An answer that is a file. */
export interface FetchedFile {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Reads a path of the service as text, by default below its first mount. */
export async function fetchFile(
  service: TestService,
  path: string,
  { base = "/calendar/events/v1", headers = {} }: FetchOptions = {},
): Promise<FetchedFile> {
  const response = await fetch(service.origin + base + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

interface FetchOptions {
  readonly base?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
