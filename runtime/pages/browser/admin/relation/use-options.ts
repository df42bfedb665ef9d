import { type Dispatch, type StateUpdater, useEffect, useState } from "preact/hooks";
import type { RecordId } from "../../../admin/admin-answers.js";
import { type AdminApi, messageOf } from "../api.js";
import type { ResourceForm, Work } from "../forms.js";
import { fill, texts } from "../settings.js";

/** A record to pick, or one to create with a name. */
export interface Option {
  /** `new` for the one to create. */
  readonly id: RecordId;
  readonly name: string;
}

/** Which records are offered. */
export interface OptionQuery {
  readonly words: string;
  /** The list of options is shown. */
  readonly isOpen: boolean;
  /** Ids of the records that are picked already. */
  readonly picked: readonly RecordId[];
}

/** The options for the words, the active one, -1 for none, and a notice for people who do not see the list. */
export interface Options {
  readonly options: readonly Option[];
  readonly active: number;
  readonly setActive: Dispatch<StateUpdater<number>>;
  readonly notice: string;
}

/** Where records of a relation are looked up. */
export interface OptionSource {
  readonly api: AdminApi;
  readonly work: Work;
  readonly target: ResourceForm | undefined;
}

const delayMs = 150;
const most = 8;

/** Looks up the records whose names match the words, a moment after the last change. */
export function useOptions(
  { api, work, target }: OptionSource,
  { words, isOpen, picked }: OptionQuery,
): Options {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [active, setActive] = useState(-1);
  const [notice, setNotice] = useState("");
  const mayCreate = target?.writes.create !== undefined && work.may(target.writes.create.access);

  useEffect(() => {
    if (!isOpen || target === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.list(target, { search: words, size: most }, stop.signal).then(
        ({ records }) => {
          const found = records.filter((record) => !picked.includes(record.id));
          const isThere = records.some(({ name }) => name.toLowerCase() === words.trim().toLowerCase());
          const created: readonly Option[] =
            mayCreate && words.trim() !== "" && !isThere ? [{ id: "new", name: words.trim() }] : [];
          setOptions([...found.map(({ id, name }) => ({ id, name })), ...created]);
          setActive(-1);
          setNotice(fill(texts.found, { count: found.length }));
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setNotice(messageOf(error, texts.noAnswer));
        },
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, target, words, isOpen, picked, mayCreate]);
  return { options, active, setActive, notice };
}
