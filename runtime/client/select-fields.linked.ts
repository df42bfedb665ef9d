import type { Fields } from "./fields.js";
import { pageParts } from "./spec.js";

/** `fields` as the service takes them. Walks need the ids and what leads to other pages, whatever else is asked for. */
export function selecting(
  { records }: { readonly records?: string | undefined },
  { fields, ...query }: Fields<string>,
): object {
  if (fields?.[0] === undefined) return query;
  const { next, total, pages } = pageParts;
  const around = records === undefined ? [] : [next, total, pages].flatMap((names) => names ?? []);
  const at = records ? `${records}.` : "";
  return { ...query, _fields: [...around, ...["id", ...fields].map((name) => at + name)].join() };
}
