import type { RefObject } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { RelatedName } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { described, type InputProps } from "./field.js";
import { fill, texts } from "./forms.js";
import { maySend, useWork } from "./work.js";

/** Searches records by words and picks one; keys work as in any combobox. */
export function Combobox({
  props: { id, form, error },
  target,
  picked,
  input,
  words,
  setWords,
  onPick,
}: {
  readonly props: InputProps;
  readonly target: ResourceForm | undefined;
  readonly picked: readonly RelatedName[];
  readonly input: RefObject<HTMLInputElement | null>;
  readonly words: string;
  readonly setWords: (words: string) => void;
  /** The option with the id `new` is a record to create with that name. */
  readonly onPick: (option: RelatedName) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { options, active, setActive, notice } = useOptions(target, isOpen ? words : undefined, picked);
  const list = useId();
  const isShown = isOpen && options.length > 0;
  useEffect(() => {
    if (isShown) document.getElementById(list)?.scrollIntoView({ block: "nearest" });
  }, [isShown, options, list]);

  const pick = (option: RelatedName | undefined): void => {
    if (option === undefined) return;
    setOpen(false);
    onPick(option);
  };
  const step = (by: number): void => {
    const from = active < 0 && by < 0 ? 0 : active;
    if (!isOpen) setOpen(true);
    else setActive((from + by + options.length) % Math.max(1, options.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      // Enter in this input picks; it must not save the record.
      event.preventDefault();
      // Before a key has chosen one, the first.
      if (isOpen) pick(options[Math.max(0, active)]);
    }
  };
  return (
    <>
      <div class="picker">
        <input
          id={id}
          ref={input}
          type="text"
          role="combobox"
          autocomplete="off"
          placeholder={texts.pick}
          aria-expanded={isShown}
          aria-controls={isShown ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
          value={words}
          onInput={(event) => {
            setWords(event.currentTarget.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          {...described({ id, form, error })}
        />
        {isShown && <OptionList {...{ list, options, active }} label={`${id}-label`} onPick={pick} />}
      </div>
      <p class="hidden" role="status">
        {isOpen ? notice : ""}
      </p>
    </>
  );
}

function OptionList(props: {
  /** Id of the list; those of its options begin with it. */
  readonly list: string;
  readonly options: readonly RelatedName[];
  readonly active: number;
  /** Id of the element that names the list. */
  readonly label: string;
  readonly onPick: (option: RelatedName) => void;
}) {
  const { list, options, active, label, onPick } = props;
  return (
    <ul class="options" role="listbox" id={list} aria-labelledby={label}>
      {options.map((option, at) => (
        <li
          key={option.id}
          id={`${list}-${at}`}
          role="option"
          aria-selected={at === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(option);
          }}
        >
          {option.id === "new" ? fill(texts.createNamed, { name: option.name }) : option.name}
        </li>
      ))}
    </ul>
  );
}

/** The picked records, each with a button that removes it. */
export function Chips(props: {
  readonly picked: readonly RelatedName[];
  readonly onRemove: (record: RelatedName) => void;
}) {
  const { picked, onRemove } = props;
  return (
    <ul class="chips">
      {picked.map((record) => (
        <li key={record.id}>
          <span>{record.name}</span>
          <button
            type="button"
            class="quiet"
            aria-label={fill(texts.removeNamed, { name: record.name })}
            onClick={() => onRemove(record)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

const delayMs = 150;
const most = 8;

/**
 * Looks up the records whose names match the words, a moment after the last change; none while there are no words. Gives the
 * options, the active one, -1 for none, and a notice for people who do not see the list.
 */
function useOptions(
  target: ResourceForm | undefined,
  words: string | undefined,
  picked: readonly RelatedName[],
) {
  const work = useWork();
  const [options, setOptions] = useState<readonly RelatedName[]>([]);
  const [active, setActive] = useState(-1);
  const [notice, setNotice] = useState("");

  useEffect(() => {
    if (words === undefined || target === undefined) return;
    const name = words.trim();
    const stop = new AbortController();
    const timer = setTimeout(() => {
      work.api.list(target, { search: words, size: most }, stop.signal).then(
        ({ records }) => {
          const found = records
            .filter((record) => picked.every(({ id }) => id !== record.id))
            .map((record) => ({ id: record.id, name: record.name }));
          const isThere = records.some((record) => record.name.toLowerCase() === name.toLowerCase());
          const isOffered = name !== "" && !isThere && maySend(work, target.writes.create);
          setOptions(isOffered ? [...found, { id: "new", name }] : found);
          setActive(-1);
          setNotice(fill(texts.found, { count: found.length }));
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setNotice(messageOf(error));
        },
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [work, target, words, picked]);
  return { options, active, setActive, notice };
}
