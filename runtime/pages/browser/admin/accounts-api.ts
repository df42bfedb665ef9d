import { type Call, call } from "../../../client/call.js";
import type { Core } from "../../../client/core.js";
import type { Operation } from "../../../client/request.js";
import type { Account, AccountList, MediaImage, RecordId, Session } from "../../admin/admin-answers.js";
import { settings } from "./forms.js";
import { fetchReadable } from "./problem.js";

/** A link by which a person chooses a password; absent where it was mailed. */
export interface SentLink {
  readonly account: Account;
  readonly link?: string;
}

type Token = Pick<Session, "csrf">;

/**
 * Creates the `fetch` of a page whose person has a session: it sends the token of writes, which `remember` takes from answers,
 * and sends a request again that finds the session ended, once `signInAgain` resolves to true.
 */
export function createSessionFetch(signInAgain: () => Promise<boolean>) {
  let csrf: string | undefined;
  let signingIn: Promise<boolean> | undefined;
  async function send(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (csrf !== undefined) headers.set("x-csrf-token", csrf);
    const response = await fetchReadable(url, { ...init, headers });
    const isSignIn = init.method === "POST" && new URL(url).pathname === `${settings.data}/session`;
    if (response.status !== 401 || csrf === undefined || isSignIn) return response;
    signingIn ??= signInAgain().finally(() => {
      signingIn = undefined;
    });
    return (await signingIn) ? send(url, init) : response;
  }
  return {
    send,
    remember: <Answer extends Token>(answer: Answer): Answer => {
      csrf = answer.csrf;
      return answer;
    },
  };
}

/** The calls about accounts, about one's own, about the library of images, and about the trash. */
export function createAccountCalls(core: Core, remember: (answer: Token) => Token) {
  const language = `?${settings.languageParameter}=${settings.language}`;
  /** Is sent once; its answer may be empty. */
  const change = <Answer extends object>(
    method: Operation["method"],
    path: string,
    input: object = {},
  ): Call<Answer> => {
    const operation = { name: path, method, path: path + language, idempotency: "none" } as const;
    return call<Answer>(core, { ...operation, isFile: method === "DELETE" }, { input });
  };
  return {
    signIn: (values: object) => change<Token>("POST", "/session", values).then(remember),
    requestLink: (values: object) => change("POST", "/forgotten", values),
    signOut: () => change("DELETE", "/session"),
    changePassword: (values: object) => change<Token>("PUT", "/password", values).then(remember),
    accountOfLink: (token: string) => change<Pick<Account, "email">>("POST", "/link", { token }),
    useLink: (values: object) => change<Token>("PUT", "/link", values).then(remember),
    accounts: () => call<AccountList>(core, { name: "accounts", method: "GET", path: "/accounts" }, {}),
    invite: (values: object) => change<SentLink>("POST", "/accounts", values),
    changeAccount: ({ id }: Account, values: object) => change("PATCH", `/accounts/${id}`, values),
    removeAccount: ({ id }: Account) => change("DELETE", `/accounts/${id}`),
    media: (input: object) =>
      call<{ readonly images: readonly MediaImage[]; readonly pages: number }>(
        core,
        { name: "media", method: "GET", path: "/media" },
        { input },
      ),
    /** Changes an image by its path in the library, or adds one; the answer is that image. */
    changeMedia: (method: "POST" | "PATCH", path: string, input: object) =>
      change<MediaImage>(method, `/media${path}`, input),
    /** Deletes for good what lies in the trash, or the records with these ids of it, as far as one request gets. */
    emptyTrash: async (plural: string, ids?: readonly RecordId[]) => {
      const text: unknown = await change<object>("DELETE", `/trash/${plural}`, { ids });
      return JSON.parse(String(text)) as { readonly deleted: number; readonly remaining: number };
    },
    createLink: ({ id }: Account) => change<SentLink>("POST", `/accounts/${id}/link`),
  };
}
