import { hash } from "node:crypto";
import { permissions } from "../core/principal.js";
import { isRecordId, type RecordId } from "../core/record-id.js";
import type { NumberedEntry } from "../outbox/audit-entry.js";
import type { ListQuery } from "../resources/read/query.js";

/** Where a caller is in the changes. */
export interface Position {
  /** The number of the last entry of the log whose changes the caller has, and what identifies it; 0 before the first. */
  readonly seq: number;
  readonly mark: string;
  /**
   * The last record that the caller has: of all records, whose changes since that entry follow, or of those that show the
   * record of the next entry.
   */
  readonly after?: { readonly of: "all" | "shown"; readonly id: RecordId };
}

/** What tokens are for. Those for something else are not accepted. */
export interface TokenScope {
  /** The filters, the language and the mount: another token is a mistake of the caller. */
  readonly filters: string;
  /** What decides what the caller may see: another token is out of date. */
  readonly rights: string;
}

/** Identifies an entry: after a restore of the store, another one may have its number. */
export function markOf(entry: NumberedEntry | undefined): string {
  return entry === undefined ? "" : digest([entry._id, entry.at.getTime()]);
}

/** The scope of the tokens of a query. Names that mean other records than before count as other rights. */
export function scopeOf({ app, call, records, values, references }: ListQuery, series: boolean): TokenScope {
  const { principal, language, mounted } = call;
  const { role, author, anonymous } = principal;
  const { policies } = records.resource;
  const exempt = principal.can(policies?.read?.unless ?? "");
  const named = [...references].map(([name, entries]) => [name, entries]);
  const given = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    filters: digest([records.resource.name, given, series, language, mounted.api]),
    rights: digest([
      app.service.storedContract,
      role,
      anonymous ? 0 : author,
      permissions.map((permission) => principal.may(permission)),
      exempt,
      named,
    ]),
  };
}

export function writeToken({ filters, rights }: TokenScope, { seq, mark, after }: Position): string {
  const parts = [seq, mark, filters, rights, ...(after === undefined ? [] : [after.of, after.id])];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** The position of a token, or why it has none here. */
export function readToken({ filters, rights }: TokenScope, token: string): Position | "other" | "expired" {
  const parts = partsOf(token);
  if (!Array.isArray(parts)) return "other";
  const [seq, mark, ownFilters, ownRights, of, id] = parts as readonly unknown[];
  const isPosition = Number.isSafeInteger(seq) && Number(seq) >= 0 && typeof mark === "string";
  if (!isPosition || ownFilters !== filters) return "other";
  if (ownRights !== rights) return "expired";
  const position = { seq: Number(seq), mark };
  return (of === "all" || of === "shown") && isRecordId(id) ? { ...position, after: { of, id } } : position;
}

function partsOf(token: string): unknown {
  const bytes = Buffer.from(token, "base64url");
  // The decoder passes over what is no part of a token.
  if (bytes.toString("base64url") !== token) return undefined;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function digest(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64url").slice(0, 12);
}
