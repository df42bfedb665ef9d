import type { IncomingHttpHeaders } from "node:http";
import { HttpError } from "../core/http-error.js";
import { anonymous, createPrincipal, type Principal } from "../core/principal.js";
import type { RecordId } from "../core/record-id.js";
import { createContext } from "../core/request-context.js";
import { clientSubnet } from "../http/address.js";
import type { ServiceContext } from "../http/state.js";
import type { AppContext } from "../resources/app-context.js";
import { type GeneratedHook, operationContext } from "../resources/custom-operation.js";

/** By what a request says who sends it. */
export interface Credentials {
  /** Of `Authorization`, in lower case, such as `token`, `bearer` or `basic`; empty without that header. */
  readonly scheme: string;
  /** What follows the scheme. */
  readonly value: string;
  /** Those of the scheme `basic`; empty for others. */
  readonly username: string;
  readonly password: string;
  readonly cookies: Readonly<Record<string, string>>;
}

/** A user of the product: a record, and a role of api.yaml. What the user creates has the id as its author. */
export interface User<Role extends string = string> {
  readonly id: RecordId;
  readonly role: Role;
  /** Names the user in the audit; absent: `user` and the id. */
  readonly name?: string;
}

/** Finds the user that credentials belong to; undefined where there is none. */
export type AuthenticateHook<Context, Role extends string> = (
  credentials: Credentials,
  context: Context,
) => User<Role> | undefined | Promise<User<Role> | undefined>;

/**
 * Creates what finds the user of a request by the hook of the product, which is called for requests with credentials only.
 * Throws 401 where `Authorization` has credentials of no user; cookies that identify no user are ignored.
 */
export function identifyUsers(
  app: AppContext,
  hook: GeneratedHook | undefined,
): ((ctx: ServiceContext) => Promise<Principal>) | undefined {
  if (hook === undefined) return undefined;
  const find = hook as AuthenticateHook<object, string>;
  return async ({ headers, ip, state }) => {
    const credentials = credentialsIn(headers);
    if (credentials.scheme === "" && headers.cookie === undefined) return anonymous;
    const { language, now, requestId: request } = state;
    const call = {
      ...createContext({ language, principal: anonymous, now, request }),
      network: clientSubnet(ip),
    };
    const user = await find(credentials, operationContext(app, call));
    if (user !== undefined) {
      const { id, role, name = `user ${id}` } = user;
      return createPrincipal({ key: `user ${id}`, name, role, author: id, isUser: true }, app.service);
    }
    if (credentials.scheme === "") return anonymous;
    throw new HttpError("incorrect_password");
  };
}

function credentialsIn({ authorization = "", cookie = "" }: IncomingHttpHeaders): Credentials {
  const [, scheme = "", value = ""] = /^(\S+)\s*(.*)$/s.exec(authorization.trim()) ?? [];
  const pair = scheme.toLowerCase() === "basic" ? Buffer.from(value, "base64").toString("utf8") : "";
  const colon = pair.indexOf(":");
  const cookies = cookie.split(";").flatMap((part) => {
    const at = part.indexOf("=");
    return at === -1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
  });
  return {
    scheme: scheme.toLowerCase(),
    value,
    username: colon === -1 ? pair : pair.slice(0, colon),
    password: colon === -1 ? "" : pair.slice(colon + 1),
    // Browsers send the most specific one of a name first.
    cookies: Object.fromEntries(cookies.reverse()),
  };
}
