/** What the generated code tells the runtime about the service as a whole: plain data, printed from the spec. */
export interface ServiceFacts {
  readonly title: string;
  readonly version: string;
  readonly namespace: string;
  /** Changes with how documents are kept; a migration leads from one contract to the next. */
  readonly storedContract: string;
  readonly mounts: readonly MountFacts[];
  readonly languages: LanguageFacts;
  readonly paging: {
    readonly page: string;
    readonly size: string;
    readonly default: number;
    readonly maximum: number;
  };
  readonly statuses: readonly StatusFacts[];
  /** Capabilities of each role. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  readonly extensions: readonly string[];
  readonly errors: Readonly<Record<string, ErrorFacts>>;
  /** Why a parameter was refused, by language. */
  readonly reasons: Readonly<Record<string, Texts>>;
  readonly contract: ContractFacts;
  /** Role as which webhooks see records. */
  readonly webhookRole: string;
  /** Path of the API document below a mount; absent where the service has none. */
  readonly documentPath?: string;
}

/** Hashes of what callers rely on: of the whole, and of each operation by its name. */
export interface ContractFacts {
  readonly hash: string;
  readonly operations: Readonly<Record<string, string>>;
}

/** Prose by language. */
export type Texts = Readonly<Record<string, string>>;

export interface MountFacts {
  readonly path: string;
  readonly namespace: string;
  readonly languages: readonly string[];
  /** Query parameter that may carry the path. */
  readonly query?: string;
}

export interface LanguageFacts {
  readonly all: readonly string[];
  readonly default: string;
  readonly parameter: string;
  readonly aliases: readonly string[];
}

export interface StatusFacts {
  readonly name: string;
  readonly read: "everyone" | "owner" | "private" | "nobody";
  readonly role?: "published" | "scheduled" | "draft" | "review" | "trash";
}

export interface ErrorFacts {
  readonly code: string;
  readonly status: number;
  readonly text: Texts;
}
