/** Log fields of an answered request: never a key, a body or a value of the query. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** Template of the path below the mount, such as `/tags/{id}`; `none` where no route answered. */
  readonly route: string;
  /** Name of the operation; `none` where no route answered. */
  readonly operation: string;
  readonly status: number;
  /** Until the answer was ready. */
  readonly seconds: number;
  /** How long a stream went on after its head. */
  readonly streamSeconds?: number;
  /** Name of the caller's key; `anonymous` without one. */
  readonly caller: string;
  readonly language: string;
}

/** What was done with an account: never a password, a token or an address. */
export interface AccountAction {
  readonly action:
    | "sign-in"
    | "sign-in failed"
    | "password changed"
    | "password set by link"
    | "account created"
    | "account changed"
    | "account removed"
    | "link created"
    | "key created"
    | "key revoked";
  /** Id of the account. */
  readonly account: string | undefined;
  /** The key or account of the administrator who did it. */
  readonly by?: string | undefined;
  /** Why a sign-in by a provider failed. */
  readonly reason?: string | undefined;
  readonly network: string;
}

/** Log and metrics of the requests of a process. */
export interface Telemetry {
  /** Records an answer; those of the health checks and of the metrics themselves are left out. */
  recordRequest(answer: AnsweredRequest): void;
  /** Logs what was done with an account. */
  recordAccess(action: AccountAction): void;
  /** All metrics, in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
}

/** Records nothing. */
export const noTelemetry: Telemetry = {
  recordRequest: () => undefined,
  recordAccess: () => undefined,
  metrics: () => Promise.resolve("\n"),
};
