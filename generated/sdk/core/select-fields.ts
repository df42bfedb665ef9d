// Copied from runtime/client/select-fields.ts. Do not edit: change that file and run `npm run generate`.

import type { Fields } from "./fields.js";

/** `fields` as the service takes them. Walks need the pages and the ids, whatever else is asked for. */
export function selecting(
  { records }: { readonly records?: string | undefined },
  { fields, ...query }: Fields<string>,
): object {
  const at = records ? `${records}.` : "";
  return { ...query, _fields: fields?.[0] && `total,total_pages,${at}id,${at}${fields.join(`,${at}`)}` };
}
