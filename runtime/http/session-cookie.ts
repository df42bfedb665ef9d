import type { IncomingHttpHeaders } from "node:http";

const sessionName = "session_token";

/** The header in which a page sends the token of its session, which is bound to the cookie. */
export const csrfHeader = "x-csrf-token";

/** Whether a request may be of someone who has signed in: its answer is for no other caller. */
export function hasSessionCookie({ cookie }: IncomingHttpHeaders): boolean {
  return cookie?.includes(`${sessionName}=`) === true;
}

/** Whether a request may be of a caller who is known: by a key, a session, or, as users of a product are, by any cookie. */
export function mayIdentify(headers: IncomingHttpHeaders, hasUsers: boolean | undefined): boolean {
  if (headers.authorization !== undefined) return true;
  return hasUsers === true ? headers.cookie !== undefined : hasSessionCookie(headers);
}

/** The token of the session in the cookie of a request; none where a page of another origin sends it. */
export function sessionTokenIn(headers: IncomingHttpHeaders, origin: string): string | undefined {
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin" || site === "none";
  return isOwn ? readCookie(headers, origin, sessionName) : undefined;
}

/** The value of `Set-Cookie` for a session; an empty token ends it in the browser. */
export function sessionCookie(origin: string, token: string, lifeMs: number): string {
  return writeCookie({ origin, name: sessionName, value: token, lifeMs, sameSite: "Strict" });
}

/** The value of a cookie that the service has set at an origin, which may have a path. */
export function readCookie({ cookie = "" }: IncomingHttpHeaders, origin: string, name: string) {
  const start = `${nameAt(origin, name)}=`;
  const found = cookie.split(/;\s*/).find((part) => part.startsWith(start));
  const value = found?.slice(start.length) ?? "";
  return value === "" ? undefined : value;
}

/** Writes a cookie that scripts cannot read, over TLS only where the origin has it. */
export function writeCookie({
  origin,
  name,
  value,
  lifeMs,
  sameSite,
}: {
  readonly origin: string;
  readonly name: string;
  readonly value: string;
  readonly lifeMs: number;
  readonly sameSite: "Strict" | "Lax";
}): string {
  const seconds = value === "" ? 0 : Math.floor(lifeMs / 1000);
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const path = new URL(origin).pathname;
  return `${nameAt(origin, name)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`;
}

/** Browsers take a name with a prefix only over TLS, and `__Host-` only for the whole host. */
function nameAt(origin: string, name: string): string {
  if (!origin.startsWith("https:")) return name;
  return `${new URL(origin).pathname === "/" ? "__Host-" : "__Secure-"}${name}`;
}
