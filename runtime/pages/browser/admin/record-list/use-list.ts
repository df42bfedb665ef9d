import { useEffect, useState } from "preact/hooks";
import type { RecordList } from "../../../admin/admin-answers.js";
import { type AdminApi, type ListQuery, messageOf } from "../api.js";
import type { ResourceForm } from "../forms.js";
import { texts } from "../settings.js";

/** A page of records, with actions on them. */
export interface ListState {
  /** Undefined until the first answer. */
  readonly list: RecordList | undefined;
  readonly notice: { readonly text: string; readonly isBad: boolean } | undefined;
  /** Runs an action, shows `done` or the error, and reads the list again. */
  readonly act: (action: () => Promise<unknown>, done: string) => Promise<void>;
}

/** Reads the list again when the query changes, and after each action. */
export function useList(api: AdminApi, form: ResourceForm, { status, search, page }: ListQuery): ListState {
  const [list, setList] = useState<RecordList | undefined>();
  const [notice, setNotice] = useState<ListState["notice"]>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    api.list(form, { status, search, page }, stop.signal).then(setList, (error: unknown) => {
      if (!stop.signal.aborted) setNotice({ text: messageOf(error, texts.noAnswer), isBad: true });
    });
    return () => stop.abort();
  }, [api, form, status, search, page, round]);

  async function act(action: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await action();
      setNotice({ text: done, isBad: false });
    } catch (error) {
      setNotice({ text: messageOf(error, texts.noAnswer), isBad: true });
    }
    setRound((count) => count + 1);
  }
  return { list, notice, act };
}
