import type { Hook } from "./hook.js";
import type { Parameter } from "./resource.js";
import type { Text } from "./text.js";
import type { Wire } from "./wire.js";

export interface Service {
  readonly title: string;
  readonly version: string;
  /** Name of the package with the typed client. */
  readonly clientPackage: string;
  /** Licence of the API document by its name in the list of SPDX, and whom its readers may ask. */
  readonly license?: string;
  readonly contact?: Readonly<Record<string, string>>;
  readonly namespace: string;
  readonly text: Text;
  readonly mounts: readonly Mount[];
  /** Other paths of routes outside the mounts, with the path that each means. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly languages: Languages;
  readonly paging: Paging;
  readonly wire: Wire;
  readonly sequences: readonly string[];
  readonly statuses: readonly Status[];
  readonly capabilities: readonly { readonly name: string; readonly text: Text }[];
  /** Capability that each permission on records requires. */
  readonly access: readonly { readonly name: string; readonly capability: string }[];
  readonly roles: readonly { readonly name: string; readonly capabilities: readonly string[] }[];
  /** Finds the users of the product by the credentials of requests; absent: there are API keys alone. */
  readonly authenticate?: Hook;
  readonly extensions: readonly { readonly name: string; readonly text: Text }[];
  /** Role as which webhooks see records; empty: they see what everyone sees. */
  readonly webhookRole: string;
  /** What documentation says of defaults that a create makes, by the word in `default`. */
  readonly defaultTexts: readonly { readonly name: string; readonly text: Text }[];
  /** Parameter that every route takes: the language of the content. */
  readonly languageParameter: Parameter;
}

export interface Mount {
  readonly path: string;
  readonly namespace: string;
  /** Language segments that may precede the path. */
  readonly languages: readonly string[];
  /** Query parameter that may carry the path, or absent. */
  readonly query?: string;
  /** Other paths of the same address. */
  readonly aliases: readonly string[];
  /** Names that an operation does not know, and null for what cannot be null, are ignored. */
  readonly lenient: boolean;
  /** How pages lead programs to it: the relation of a link, and headers. */
  readonly discovery?: { readonly relation: string; readonly headers: Readonly<Record<string, string>> };
}

export interface Languages {
  readonly all: readonly string[];
  readonly default: string;
  readonly parameter: string;
  readonly aliases: readonly string[];
}

export interface Paging {
  readonly page: string;
  readonly cursor: string;
  readonly offset: string;
  readonly size: string;
  readonly default: number;
  readonly maximum: number;
}

export interface Status {
  readonly name: string;
  readonly read: "everyone" | "owner" | "private" | "nobody";
  readonly role?: "published" | "scheduled" | "draft" | "review" | "trash";
  readonly text: Text;
}
