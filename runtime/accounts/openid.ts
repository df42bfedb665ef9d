import { randomBytes } from "node:crypto";
import type { Configuration, IDToken } from "openid-client";
import { readEmail } from "../auth/accounts.js";
import { hashKey } from "../auth/keys.js";
import { readCookie, writeCookie } from "../http/session-cookie.js";
import { type Config, ConfigError } from "../settings/config.js";
import { nameIn, reserveAuthor } from "./administration.js";
import type { AccountRequest, AccountRoute } from "./request.js";
import { startSession } from "./sign-in.js";

/**
 * The routes by which browsers go to a provider of OpenID Connect and come back signed in; none where the settings have no
 * issuer. Throws a ConfigError: the address to come back to must not come from a request, which anyone may send.
 */
export function openIdRoutes(config: Config, roles: readonly string[]): readonly AccountRoute[] {
  const { oidcIssuer, oidcClientId, oidcClientSecret, oidcLabel, oidcRole: role, publicUrl } = config;
  if (oidcIssuer === undefined) return [];
  if ([oidcClientId, oidcClientSecret, oidcLabel, publicUrl].includes(undefined))
    throw new ConfigError("OIDC_ISSUER needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL and PUBLIC_URL.");
  if (role !== undefined && !roles.includes(role))
    throw new ConfigError(`OIDC_ROLE=${role} is not allowed: use one of ${roles.join(", ")}.`);
  const provider = openProvider(config);

  /** Leads to the provider. A secret in the browser binds its answer to it: all that is sent is made of that. */
  async function begin(request: AccountRequest): Promise<URL> {
    const secret = randomBytes(32).toString("base64url");
    setSecret(request, `${secret}.${request.ctx.state.language}`);
    return provider.askAt(secret).catch((error: unknown) => fail(request, "unavailable", error));
  }

  async function finish(request: AccountRequest): Promise<URL> {
    const { app, ctx, origin } = request;
    const cookie = readCookie(ctx.headers, origin, secretName) ?? "";
    const [, secret, language = ""] = /^([\w-]{43})\.([\w-]+)$/.exec(cookie) ?? [];
    if (app.service.languages.all.includes(language)) ctx.state.language = language;
    setSecret(request, "");
    if (secret === undefined) return fail(request, "failed", "This browser has begun no sign-in.");
    const failed = (error: unknown): URL => fail(request, "failed", error);
    const claims = await provider.readClaims(ctx.search, secret).catch(failed);
    if (claims instanceof URL) return claims;
    const account = await accountOf(request, claims, role);
    if (account === undefined || account.disabled === true) {
      request.record("sign-in failed", account, "This address may not sign in.");
      return editorAt(request, "refused");
    }
    await startSession(request, account);
    return editorAt(request);
  }

  return [
    { method: "GET", path: /^oidc$/, caller: "anyone", run: begin },
    { method: "GET", path: /^oidc\/callback$/, caller: "anyone", run: finish },
  ];
}

/** Opens the provider of the settings. The library is loaded with the first sign-in: most processes have none. */
function openProvider({ publicUrl = "", requestTimeoutMs, ...config }: Config) {
  const { oidcIssuer = "", oidcClientId = "", oidcClientSecret = "" } = config;
  const callback = `${publicUrl}/admin/oidc/callback`;
  let found: Configuration | undefined;
  async function discover(): Promise<Configuration> {
    const library = await import("openid-client");
    const { allowInsecureRequests: http }: { allowInsecureRequests: (provider: Configuration) => void } =
      library;
    const options = {
      // A sign-in asks up to three times within a request.
      timeout: Math.ceil(requestTimeoutMs / 4000),
      // The setting allows http on this machine only.
      execute: [library.enableNonRepudiationChecks].concat(oidcIssuer.startsWith("http:") ? http : []),
    };
    const secret = library.ClientSecretBasic(oidcClientSecret);
    found ??= await library.discovery(new URL(oidcIssuer), oidcClientId, undefined, secret, options);
    return found;
  }
  return {
    async askAt(secret: string): Promise<URL> {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import("openid-client");
      return buildAuthorizationUrl(await discover(), {
        redirect_uri: callback,
        scope: "openid email profile",
        state: hashKey(`state ${secret}`),
        nonce: hashKey(`nonce ${secret}`),
        code_challenge: await calculatePKCECodeChallenge(hashKey(`verifier ${secret}`)),
        code_challenge_method: "S256",
      });
    },
    /** What the provider says of a person, by the query that they bring back. Throws where anything of it is wrong. */
    async readClaims(query: string, secret: string) {
      const { authorizationCodeGrant, fetchUserInfo } = await import("openid-client");
      const provider = await discover();
      const tokens = await authorizationCodeGrant(provider, new URL(callback + query), {
        expectedState: hashKey(`state ${secret}`),
        expectedNonce: hashKey(`nonce ${secret}`),
        pkceCodeVerifier: hashKey(`verifier ${secret}`),
        idTokenExpected: true,
      });
      const { sub = "", ...claims }: Partial<IDToken> = tokens.claims() ?? {};
      // Many providers give the address only there.
      const isThin = claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
      return isThin ? fetchUserInfo(provider, tokens.access_token, sub) : claims;
    },
  };
}

/** The account of a person, by an address that the provider has verified. */
async function accountOf(
  request: AccountRequest,
  { email: given, email_verified: isVerified, name }: Readonly<Record<string, unknown>>,
  role: string | undefined,
) {
  const email = isVerified === true && typeof given === "string" ? readEmail(given) : undefined;
  if (email === undefined) return undefined;
  const account = await request.access.accounts.findByEmail(email);
  if (account !== undefined || role === undefined) return account;
  const known = typeof name === "string" ? name.trim().slice(0, 100) : "";
  const author = await reserveAuthor(request);
  const made = await request.access.accounts.create({ email, role, name: known || nameIn(email), author });
  request.record("account created", made);
  return made;
}

const secretName = "sign_in_secret";

/** Browsers send it also with the way back from another site. */
function setSecret({ ctx, origin }: AccountRequest, value: string): void {
  ctx.append(
    "Set-Cookie",
    writeCookie({ origin, name: secretName, value, lifeMs: 600_000, sameSite: "Lax" }),
  );
}

function fail(request: AccountRequest, shown: "failed" | "unavailable", error: unknown): URL {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
  request.record("sign-in failed", undefined, reason);
  return editorAt(request, shown);
}

/** The editor in the language of the visitor, which says why they could not sign in. */
function editorAt({ app, ctx, origin }: AccountRequest, failed?: "refused" | "failed" | "unavailable"): URL {
  const { language } = ctx.state;
  const path = language === app.language ? "/admin" : `/${language}/admin`;
  return new URL(`${origin}${path}${failed === undefined ? "" : `#/?failed=${failed}`}`);
}
