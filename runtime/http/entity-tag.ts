import { createHash } from "node:crypto";

/**
 * The entity tag of an answer: the record's revision where there is one, and a hash of the bytes, so that it changes with
 * anything that is shown.
 */
export function entityTag(body: string, revision: number | undefined): string {
  const hash = createHash("sha1").update(body).digest("base64url");
  return `"${revision === undefined ? "" : `r${revision}.`}${hash}"`;
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

function tagsIn(header: string): string[] {
  return header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}
