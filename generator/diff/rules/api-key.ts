import type { Service } from "../../model/model.js";
import type { Finding } from "../change.js";
import { type ValueKinds, valueKinds } from "../row-kinds.js";
import { alteration, type Both, isEqual, ruleKind, shown } from "../rule.js";

/** A value of api.yaml; its key may lead into a table, as in `paging.size`. */
export function apiKey<Value>(key: string, read: (service: Service) => Value): ValueKinds<Value> {
  return valueKinds((isMeant) =>
    ruleKind("changed", (both) => {
      const [before, after] = [read(both.old.model.service), read(both.next.model.service)];
      if (isEqual(before, after) || !isMeant(before, after, both)) return [];
      return [apiFinding(both, key, [shown(before), shown(after)])];
    }),
  );
}

export function apiFinding(both: Both, key: string, [before, after]: readonly [string, string]): Finding {
  return alteration(both, { address: key, path: ["api", ...key.split(".")], words: { before, after } });
}
