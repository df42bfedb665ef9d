import { useEffect, useRef, useState } from "preact/hooks";
import type { Draft } from "./draft.js";
import type { EditedDraft } from "./save.js";
import { useWork } from "./work.js";

/**
 * Stores unsaved changes in this browser, by record and account, until they are saved or given up: all but files and
 * passwords. `earlier` are those of a visit before, until others are made.
 */
export function useAutosave({ form, record, draft, isDirty, setDraft }: EditedDraft) {
  const { session } = useWork();
  const key = `editor draft ${session.name} ${form.plural} ${record?.id ?? "new"}`;
  const [earlier, setEarlier] = useState(() => localStorage.getItem(key));
  const stored = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isDirty) {
      const secret = new Set(form.fields.flatMap(({ kind, name }) => (kind === "password" ? [name] : [])));
      const entries = Object.entries(draft.values);
      const safe = entries.filter(([name, value]) => !secret.has(name) && !(value instanceof File));
      localStorage.setItem(key, JSON.stringify({ ...draft, values: Object.fromEntries(safe) }));
      stored.current = key;
      setEarlier(null);
    } else if (stored.current !== undefined) discard();
  }, [draft, isDirty]);

  function discard(): void {
    localStorage.removeItem(stored.current ?? key);
    stored.current = undefined;
    setEarlier(null);
  }
  const restore = (): void => {
    const { language, texts, values } = JSON.parse(earlier ?? "") as Draft;
    setDraft((current) => ({ language, texts, values: { ...current.values, ...values } }));
  };
  return { hasEarlier: earlier !== null, restore, discard };
}
