import { removeExpiredSessions } from "../auth/sessions.js";
import type { Config } from "../settings/config.js";
import type { Database } from "../storage/database.js";
import { serveAccounts } from "./routes.js";

/** Accounts of people: sign-in, passwords, and what administrators do with accounts, below `/admin`. */
export const accounts = {
  indexes: {
    user_accounts: [{ name: "link", keys: { "link.hash": 1 } }],
    user_sessions: [
      { name: "account", keys: { account: 1 } },
      { name: "expires", keys: { expires: 1 } },
    ],
  },
  createMiddleware: serveAccounts,
  removeExpired: (database: Database, _config: Config, now: number) => removeExpiredSessions(database, now),
} as const;
