import { createHash } from "node:crypto";

/**
 * The entity tag of an answer: the record's revision where there is one, and a hash of all that makes the answer what it
 * is, so that it changes with anything that is shown.
 */
export function entityTag(parts: readonly (string | Buffer)[], revision: number | undefined): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part).update("\0");
  return `"${revision === undefined ? "" : `r${revision}.`}${hash.digest("base64url")}"`;
}

/** Whether `If-None-Match` names the tag; weak and strong tags compare alike. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return tagsIn(header).some((given) => given === "*" || given === tag);
}

/** The revisions that `If-Match` names; `*` for any. A tag without a revision names none. */
export function revisionsIn(header: string): readonly string[] {
  return tagsIn(header).map((tag) => (tag === "*" ? "*" : (/^"r(\d+)\./.exec(tag)?.[1] ?? "")));
}

/** Proxies that compress make tags weak; the record is the same. */
function tagsIn(header: string): string[] {
  return header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}
