import type { IncomingHttpHeaders } from "node:http";
import { HttpError } from "../http/http-error.js";
import type { Keys } from "./keys.js";
import { createPrincipal, type Principal } from "./principal.js";

/** Where and how the service listens, as far as access is concerned. */
export interface AccessPolicy {
  readonly keys: Keys;
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** On a loopback address, everyone may write as long as there is no key. */
  readonly isLocal: boolean;
}

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/**
 * Who calls, by `Authorization: Bearer KEY` or Basic with any name and the key as password. A key that is not valid gives
 * 401; other schemes count as none. Without any key in the store, local callers may write, and only they may call.
 */
export async function authenticate(headers: IncomingHttpHeaders, policy: AccessPolicy): Promise<Principal> {
  const key = keyIn(headers.authorization);
  if (key !== undefined) {
    const holder = await policy.keys.find(key);
    if (holder === undefined) {
      throw new HttpError(
        "incorrect_password",
        {},
        { headers: { "WWW-Authenticate": 'Basic realm="calendar", charset="UTF-8"' } },
      );
    }
    return createPrincipal(holder, policy.roles);
  }
  if (!policy.isLocal || (await policy.keys.exist())) {
    return createPrincipal({ name: "anonymous", role: "", author: 0, anonymous: true }, policy.roles);
  }
  requireLocal("Host", headers.host);
  if (headers.origin !== undefined) requireLocal("Origin", headers.origin);
  return createPrincipal(
    { name: "anonymous", role: "administrator", author: 1, anonymous: true },
    policy.roles,
  );
}

function keyIn(authorization: string | undefined): string | undefined {
  const [, scheme, credentials] = /^(bearer|basic) +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (scheme === undefined || credentials === undefined) return undefined;
  if (scheme.toLowerCase() === "bearer") return credentials;
  const pair = Buffer.from(credentials, "base64").toString("utf8");
  // Application passwords are shown in groups of four; people copy the blanks.
  return pair.slice(pair.indexOf(":") + 1).replaceAll(" ", "");
}

/** A page of another site, or a name that was made to point here, must not write into a service without keys. */
function requireLocal(header: "Host" | "Origin", value: string | undefined): void {
  const url = header === "Origin" ? (value ?? "") : `http://${value ?? ""}`;
  const isLocal = URL.canParse(url) && loopbackHosts.has(new URL(url).hostname);
  if (!isLocal) throw new HttpError("rest_local_only", { header });
}
