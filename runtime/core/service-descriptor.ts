import type { Permission } from "./principal.js";
/** Descriptor of the service in the generated code: plain data, printed from the spec. */
export interface ServiceDescriptor {
  readonly title: string;
  /** What the service does. */
  readonly text: Texts;
  readonly version: string;
  readonly namespace: string;
  /** Changes with how documents are stored; a migration leads from one contract to the next. */
  readonly storedContract: string;
  readonly mounts: readonly MountDescriptor[];
  /** Other addresses of routes in their formats; absent where there are none. */
  readonly aliases?: readonly AliasDescriptor[];
  /** Other paths of routes outside the mounts, with the path that each means. */
  readonly pathAliases?: Readonly<Record<string, string>>;
  readonly languages: {
    readonly all: readonly string[];
    readonly default: string;
    readonly parameter: string;
    readonly aliases: readonly string[];
  };
  readonly paging: {
    readonly page: string;
    readonly size: string;
    readonly default: number;
    readonly maximum: number;
  };
  readonly wire: WireDescriptor;
  readonly statuses: readonly StatusDescriptor[];
  /** Capabilities of each role. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** Capability that each permission requires; nobody has one that is absent. */
  readonly access: Readonly<Partial<Record<Permission, string>>>;
  readonly extensions: readonly string[];
  readonly errors: Readonly<Record<string, ErrorDescriptor>>;
  /** Why a parameter was rejected, by language. */
  readonly reasons: Readonly<Record<string, Texts>>;
  /** Hashes of what callers rely on: of the whole, and `name:hash` of each operation, with blanks between. */
  readonly contract: { readonly hash: string; readonly operations: string };
  /** Role as which webhooks see records. */
  readonly webhookRole: string;
  /** The product has users, whom its hook finds by the credentials of a request. */
  readonly hasUsers?: true;
  /** Path of the API document below a mount; absent where the service has none. */
  readonly documentPath?: string;
}

/** Names and shapes of answers that do not depend on a resource. */
export interface WireDescriptor {
  /** Headers of lists in their order: how many records or pages there are in all. */
  readonly headers: Readonly<Record<string, "total" | "pages">>;
  /** Lists have a header Link with the addresses of the pages beside. */
  readonly link: boolean;
  /** `wordpress`: code, message and data. `problem`: RFC 9457. Else those with rejected parameters, and all others. */
  readonly errors: "wordpress" | "problem" | Readonly<Record<"invalid" | "other", ErrorTemplate>>;
  /** Times are answered in ISO 8601 with their offset; absent: as what clocks show. */
  readonly dates?: "iso";
  /** Times with an offset have milliseconds. */
  readonly milliseconds?: true;
  /** Null is no value of a field, in answers and writes; absent: only of a nullable one, and an empty text is none as well. */
  readonly nullValues?: true;
}

/** JSON with `{words}` in keys and texts. */
export type ErrorTemplate =
  | string
  | number
  | boolean
  | null
  | readonly ErrorTemplate[]
  | { readonly [key: string]: ErrorTemplate };

/** Prose by language. */
export type Texts = Readonly<Record<string, string>>;

export interface MountDescriptor {
  readonly path: string;
  readonly namespace: string;
  readonly languages: readonly string[];
  /** Query parameter that may carry the path. */
  readonly query?: string;
  /** Other paths of the mount. */
  readonly aliases?: readonly string[];
  /** Names that an operation does not know, and null for what cannot be null, are ignored; absent: they are errors. */
  readonly lenient?: true;
  /** How programs find the mount; absent: they have to know it. */
  readonly discovery?: {
    /** Relation of the link to the index. */
    readonly relation: string;
    /** Headers of pages; `{api}` stands for the address of the mount and `{site}` for that of the site. */
    readonly headers: Readonly<Record<string, string>>;
  };
}

/**
 * Other addresses of a route, at which it is read in one of its formats. Parameters that they fix may have `{name}` in their
 * values, for that value of the path or the query.
 */
export interface AliasDescriptor {
  /** Path of the route below a mount, with `{slug}` where it has a variable. */
  readonly path: string;
  /** Query parameters that ask for a format. */
  readonly formats: Readonly<Record<string, string>>;
  /** Query parameters by the name that the route has for them. */
  readonly parameters: Readonly<Record<string, string>>;
  /** By query parameter and its value: the parameters that this stands for. */
  readonly values: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** The same for the query of the calendar page; absent where there are none. */
  readonly pages?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** The first that fits is meant. */
  readonly paths: readonly {
    /** Regular expression for the path, without language; its groups are parameters or variables. */
    readonly pattern: string;
    /** Format where the request asks for none. */
    readonly format?: string;
    readonly parameters?: Readonly<Record<string, string>>;
    /** What the calendar page shows at the path; absent: it is of no page. */
    readonly page?: Readonly<Record<string, string>>;
  }[];
}

export interface StatusDescriptor {
  readonly name: string;
  readonly read: "everyone" | "owner" | "private" | "nobody";
  readonly role?: "published" | "scheduled" | "draft" | "review" | "trash";
}

export interface ErrorDescriptor {
  readonly code: string;
  readonly status: number;
  readonly text: Texts;
}

/** The translations of generated texts into one language. */
export interface Translations {
  /** By the text in the default language. */
  readonly texts: Readonly<Record<string, string>>;
  /** By JSON pointer into the API document: where it translates the same text otherwise. */
  readonly places: Readonly<Record<string, string>>;
}

/** A text in the default language, whose translations are stored elsewhere, or a text in every language. */
export type Prose = string | Texts;

/** Gives prose in one language. */
export interface Translator {
  readonly language: string;
  /** The default language where there is no translation. */
  readonly translate: (prose: Prose) => string;
}

/** Creates the translator into a language of the service. */
export function createTranslator(
  language: string,
  translations: Readonly<Record<string, Translations>>,
): Translator {
  return {
    language,
    translate: (prose) =>
      typeof prose === "string"
        ? (translations[language]?.texts[prose] ?? prose)
        : (prose[language] ?? Object.values(prose)[0] ?? ""),
  };
}

/** The hashes of the operations by their names. */
export function operationHashes({ contract }: ServiceDescriptor): Readonly<Record<string, string>> {
  return Object.fromEntries(contract.operations.split(" ").map((one) => one.split(":") as [string, string]));
}
