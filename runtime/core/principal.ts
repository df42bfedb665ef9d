import type { RecordId } from "./record-id.js";

/** Who calls. `anonymous` callers gave no key and have no session; where writes are open to everyone they still have a role. */
export interface Caller {
  /** Names the key or account in records of what was done with it; empty without one. It discloses nothing of a key. */
  readonly key: string;
  readonly name: string;
  readonly role: string;
  /** Id that the records of the caller carry as their author. */
  readonly author: RecordId;
  readonly anonymous: boolean;
  /** A user of the product, whom its hook has identified: no administrator of the service, whatever the role. */
  readonly isUser?: true | undefined;
  /** The session by which a person calls; absent for keys. */
  readonly session?: string | undefined;
}

/** A caller with rights. */
export interface Principal extends Caller {
  /** Writes the records of another site, whose authors have no key here. */
  readonly imports?: true;
  can(capability: string): boolean;
  /** Whether the caller has the capability that the spec requires for a permission. */
  may(permission: Permission): boolean;
}

/** A caller as hooks see one: with the author ids that the product has, which are integers unless its users have UUIDs. */
export type HookCaller<Author extends RecordId = number> = Principal & { readonly author: Author };

/** What depends on the record besides the route: `access` of api.yaml assigns a capability to each. */
export const permissions = [
  "edit",
  "edit_published",
  "edit_others",
  "publish",
  "read_private",
  "upload",
  "import",
] as const;
export type Permission = (typeof permissions)[number];

/** The capabilities of each role, and the one that each permission requires. */
export interface AccessDescriptor {
  readonly roles: Readonly<Record<string, readonly string[]>>;
  readonly access: Readonly<Partial<Record<Permission, string>>>;
}

/** A caller without a key, who can do what everyone can. */
export const anonymous: Principal = {
  key: "",
  name: "anonymous",
  role: "",
  author: 0,
  anonymous: true,
  can: () => false,
  may: () => false,
};

/** Author id of the administrator of the settings and of callers of a service without keys. */
export const adminAuthor = 1;

/** The role of the administrator: the one with the most capabilities. Callers of a service without keys have it as well. */
export function administratorRole(roles: Readonly<Record<string, readonly string[]>>): string {
  const [first] = Object.entries(roles).sort(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? "";
}

/** Whether a caller administers the service: has its keys, accounts and files in hand. */
export function isAdministrator(
  { role, isUser }: Caller,
  { roles }: Pick<AccessDescriptor, "roles">,
): boolean {
  return isUser !== true && role === administratorRole(roles);
}

/** A caller with the capabilities of a role. A role the spec does not know can do nothing. */
export function createPrincipal(
  caller: Omit<Caller, "key" | "anonymous"> & Partial<Caller>,
  { roles, access }: AccessDescriptor,
): Principal {
  const capabilities = new Set(Object.hasOwn(roles, caller.role) ? roles[caller.role] : []);
  return {
    key: caller.key ?? "",
    name: caller.name,
    role: caller.role,
    author: caller.author,
    anonymous: caller.anonymous ?? false,
    session: caller.session,
    isUser: caller.isUser,
    can: (capability) => capabilities.has(capability),
    may: (permission) => capabilities.has(access[permission] ?? ""),
  };
}

/** Hashes passwords that people choose. */
export interface Passwords {
  /** The stored form of a password, with all that is needed to verify it. */
  hash(text: string): Promise<string>;
  /** Whether a password belongs to a stored form; false as well when that is none. Costs as much as hashing. */
  verify(text: string, stored: string): Promise<boolean>;
}

/** A password that a caller gives for a record. */
export interface PasswordGuess {
  readonly text: string;
  /** The stored form of the right one; absent: none is right, which takes as much work. */
  readonly stored?: string | undefined;
  /** What it protects. */
  readonly record: string;
  /** Names of counts of wrong passwords that slow this one down; absent: those of the network for the record. */
  readonly counts?: readonly string[];
  /** Network of the caller. */
  readonly network: string;
}

/** Verifies the passwords of readers, which costs more than any other part of a read. */
export interface PasswordGuard {
  /**
   * Whether the password is right. Throws 429 where the network asks too much at once; one that gave many wrong passwords of
   * the record waits longer.
   */
  verify(guess: PasswordGuess): Promise<boolean>;
}
