import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const client = { id: "calendar", secret: "s3cret/with+signs" };

/**
 * Starts a provider of OpenID Connect, which says of everybody what `claims` says at the time, and of ID tokens what `changed`
 * says. It gives each code once, for the verifier of its challenge.
 */
export async function startProvider() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, URLSearchParams>();
  const state = { claims: {} as object, changed: {} as object, isThin: false };
  const server = createServer((request, response) => {
    const { url = "" } = request;
    if (url.startsWith("/authorize")) {
      response.writeHead(302, { Location: authorize(issuer + url) }).end();
      return;
    }
    void answerTo(request).then(([status, body]) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Where a person is sent back to, who was sent here and says that it is they. */
  function authorize(address: string): string {
    const { searchParams: asked } = new URL(address);
    const code = randomUUID();
    codes.set(code, asked);
    const answer = new URLSearchParams({ code, state: asked.get("state") ?? "" });
    return `${asked.get("redirect_uri")}?${answer.toString()}`;
  }

  function idToken(nonce: string | null): string {
    const seconds = Math.floor(Date.now() / 1000);
    const own = { iss: issuer, aud: client.id, sub: "7", nonce, iat: seconds, exp: seconds + 60 };
    const parts = [
      { alg: "RS256", kid: "1" },
      { ...own, ...(state.isThin ? {} : state.claims), ...state.changed },
    ];
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
  }

  async function answerTo(request: IncomingMessage): Promise<[status: number, body: object]> {
    const { headers, url = "" } = request;
    if (url === "/.well-known/openid-configuration")
      return [
        200,
        {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/me`,
        },
      ];
    if (url === "/keys")
      return [
        200,
        { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }] },
      ];
    if (url === "/me" && headers.authorization === "Bearer access")
      return [200, { sub: "7", ...state.claims }];
    const given = new URLSearchParams((await request.toArray()).join(""));
    const asked = codes.get(given.get("code") ?? "");
    codes.delete(given.get("code") ?? "");
    const basic = [client.id, client.secret].map(encodeURIComponent).join(":");
    const challenge = createHash("sha256")
      .update(given.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      url === "/token" &&
      headers.authorization === `Basic ${Buffer.from(basic).toString("base64")}` &&
      asked?.get("code_challenge") === challenge &&
      asked.get("redirect_uri") === given.get("redirect_uri");
    if (!isRight) return [400, { error: "invalid_grant" }];
    const token = { token_type: "Bearer", access_token: "access", expires_in: 60 };
    return [200, { ...token, id_token: idToken(asked.get("nonce")) }];
  }

  return {
    issuer,
    state,
    authorize,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
