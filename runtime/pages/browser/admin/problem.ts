import { errorIn } from "../../../client/parse.problem.js";

/** The `fetch` of the platform; errors that are problems of RFC 9457 come as the client of the page reads them. */
export async function fetchReadable(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("accept", "application/problem+json");
  const response = await fetch(url, { ...init, headers });
  if (response.headers.get("content-type")?.startsWith("application/problem+json") !== true) return response;
  const body: unknown = await response.json();
  return new Response(JSON.stringify(errorIn(body) ?? body), response);
}
