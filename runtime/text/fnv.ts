/** FNV-1a of the code units of a text, from 0 to 2 ** 32 - 1: quick, and texts that differ little lie far apart. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
