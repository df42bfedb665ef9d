import type { openAccess } from "../auth/access.js";
import { type AccountDocument, passwordLimits } from "../auth/accounts.js";
import { hashKey } from "../auth/keys.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import type { Permission, Principal } from "../core/principal.js";
import type { RequestContext } from "../core/request-context.js";
import type { ServiceContext } from "../http/state.js";
import type { AppContext } from "../resources/app-context.js";
import type { AccountAction } from "../telemetry/telemetry.js";

/** A request about accounts. */
export interface AccountRequest {
  readonly app: AppContext;
  readonly access: ReturnType<typeof openAccess>;
  readonly ctx: ServiceContext;
  readonly principal: Principal;
  readonly network: string;
  readonly origin: string;
  /** The members of the body; of a read the parameters of its query. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Files of a form by field name. */
  readonly files: RequestContext["files"];
  /** The account that the path names. */
  readonly id: string;
  readonly isPassword: ReturnType<typeof createPasswordCheck>;
  /** Makes the link of an account, and mails it; it is given where it is not mailed. */
  readonly sendLink: (
    account: AccountDocument,
  ) => Promise<{ readonly link?: string; readonly expires: Date }>;
  /** Whether links are mailed. */
  readonly isMailing: boolean;
  /** Logs what was done with an account. */
  record(action: AccountAction["action"], account: AccountDocument | undefined, reason?: string): void;
}

/** A route below `/admin`. */
export interface AccountRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** What follows `/admin/`; its group is the id of an account. */
  readonly path: RegExp;
  /** Who may call: anyone, a person with a session, an administrator, or who has a permission. */
  readonly caller: "anyone" | "person" | "administrator" | Permission;
  /** Does it, and gives the answer; none is 204, and a URL is where it leads. */
  readonly run: (request: AccountRequest) => Promise<object | undefined>;
}

/** Reads values of a body; `throwIfAny` of the errors rejects all bad ones together. */
export function createReader({ app: { service }, ctx, values }: AccountRequest) {
  const errors = new ParameterErrors(service.reasons, ctx.state.language);
  /** A text, empty where it is missing: then that is an error, unless it is optional. */
  function text(name: string, { most = 254, isOptional = false } = {}): string {
    const given = values[name];
    if (given === undefined || given === null || given === "") {
      if (!isOptional) errors.add(name, "missing");
      return "";
    }
    if (typeof given !== "string") errors.add(name, "not_string");
    else if (given.length > most) errors.add(name, "too_long", { limit: most });
    else return given;
    return "";
  }
  /** A whole number within limits, also as text. */
  function whole(name: string, least: number, most: number): number {
    const given = values[name];
    const value = given === "" || typeof given === "object" ? Number.NaN : Number(given);
    if (given === undefined) errors.add(name, "missing");
    else if (!Number.isSafeInteger(value)) errors.add(name, "not_integer");
    else if (value < least) errors.add(name, "too_small", { limit: least });
    else if (value > most) errors.add(name, "too_large", { limit: most });
    return value;
  }
  const password = (name: string): string => normal(text(name, { most: passwordLimits.most }));
  return {
    errors,
    text,
    whole,
    /** A password that is to be right. */
    password,
    /** A password that is to be stored. */
    newPassword(name: string): string {
      const given = password(name);
      const { least } = passwordLimits;
      if (given !== "" && lengthOf(given) < least) errors.add(name, "too_short", { limit: least });
      return given;
    },
    role(name: string, options?: { readonly isOptional: boolean }): string {
      const given = text(name, options);
      const roles = Object.keys(service.roles);
      if (given !== "" && !roles.includes(given))
        errors.add(name, "not_one_of", { values: roles.join(", ") });
      return given;
    },
  };
}

/** The same characters, however a keyboard composes them. */
export function normal(password: string): string {
  return password.normalize("NFKC");
}

/** Characters, as people count them. */
export function lengthOf(password: string): number {
  return Array.from(password).length;
}

/**
 * Creates a check of passwords that does as much for an address without an account. Wrong ones slow down those that follow
 * from the same network or for the same address.
 */
export function createPasswordCheck({ passwordGuard }: AppContext) {
  return (guess: {
    readonly address: string;
    readonly password: string;
    readonly account: AccountDocument | undefined;
    readonly network: string;
  }): Promise<boolean> => {
    const { address, password: text, account, network } = guess;
    const record = `account ${hashKey(address).slice(0, 24)}`;
    const counts = [`sign-in of ${record}`, `sign-in from ${network}`];
    return passwordGuard.verify({ text, stored: account?.password, record, network, counts });
  };
}
