import { randomBytes } from "node:crypto";
import type { RecordId } from "../core/record-id.js";
import { appOf, type OperationCall } from "../resources/custom-operation.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDuplicateKey } from "../storage/store-errors.js";

/** Whom a token is of. */
export interface TokenClaims<Role extends string = string> {
  readonly id: RecordId;
  readonly role: Role;
}

/** Signs and verifies tokens (JWT, HS256) by the secret of the service. */
export interface Tokens<Role extends string = string> {
  /** Makes a token that is valid for `expiresIn` seconds; 30 days where missing. */
  sign(claims: TokenClaims<Role>, options?: { readonly expiresIn?: number }): Promise<string>;
  /** The claims of a token of this service that has not expired; undefined for any other text. */
  verify(token: string): Promise<TokenClaims<Role> | undefined>;
}

const algorithm = "HS256";
const usualSeconds = 30 * 86_400;

/** Creates what signs and verifies tokens; `context` is the second argument of a hook, whose clock counts. */
export function createTokens<Role extends string = string>(
  context: OperationCall<never, RecordId>,
): Tokens<Role> {
  const { tokenSecret } = appOf(context);
  const seconds = Math.floor(context.now / 1000);
  return {
    async sign({ id, role }, { expiresIn = usualSeconds } = {}) {
      const { SignJWT } = await import("jose");
      const unsigned = new SignJWT({ id, role }).setProtectedHeader({ alg: algorithm }).setIssuedAt(seconds);
      return unsigned.setExpirationTime(seconds + expiresIn).sign(await tokenSecret());
    },
    async verify(token) {
      const { errors, jwtVerify } = await import("jose");
      const secret = await tokenSecret();
      const options = {
        algorithms: [algorithm],
        currentDate: new Date(context.now),
        requiredClaims: ["exp"],
      };
      try {
        const { payload } = await jwtVerify<TokenClaims<Role>>(token, secret, options);
        return { id: payload.id, role: payload.role };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** Creates what reads the secret of the settings, else that of the store, which the first process makes for all. */
export function openTokenSecret(database: Database, given: string | undefined): () => Promise<Uint8Array> {
  const secrets = database.db.collection<{ readonly _id: string; readonly secret: string }>("token_secrets");
  const find = () => secrets.findOne({ _id: "users" }, timeLimit);
  let known: Promise<string> | undefined = given === undefined ? undefined : Promise.resolve(given);

  async function stored(): Promise<string> {
    const found = await find();
    if (found !== null) return found.secret;
    const made = { _id: "users", secret: randomBytes(32).toString("base64url") };
    await secrets.insertOne(made).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return (await find())?.secret ?? made.secret;
  }

  return async () => {
    known ??= stored().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return new TextEncoder().encode(await known);
  };
}
