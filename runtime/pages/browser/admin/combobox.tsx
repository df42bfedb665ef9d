import { useEffect, useId, useState } from "preact/hooks";
import type { RelatedName } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { Button, described, type InputProps } from "./field.js";
import { fill, texts } from "./forms.js";
import { maySend, useWork } from "./work.js";

/**
 * The state of a combobox for records: the words to search for, and the options while it is open; keys work as in any. `onPick`
 * gets a record, or one with the id `new` that is to be created with its name.
 */
export function useCombobox(
  target: ResourceForm | undefined,
  picked: readonly RelatedName[],
  onPick: (option: RelatedName) => void,
) {
  const [words, setWords] = useState("");
  const [isOpen, setOpen] = useState(false);
  const { options, active, setActive, notice } = useOptions(target, isOpen ? words : undefined, picked);

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
  return { words, setWords, isOpen, setOpen, options, active, notice, pick, onKeyDown };
}

/** The input of a combobox with its list. */
export function Combobox(props: {
  readonly relation: InputProps;
  readonly box: ReturnType<typeof useCombobox>;
}) {
  const { id, form, error } = props.relation;
  const { words, setWords, isOpen, setOpen, options, active, notice, pick, onKeyDown } = props.box;
  const list = useId();
  const isShown = isOpen && options.length > 0;
  useEffect(() => {
    if (isShown) document.getElementById(list)?.scrollIntoView({ block: "nearest" });
  }, [isShown, options, list]);
  return (
    <>
      <div class="picker">
        <input
          id={id}
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
        {isShown && (
          <ul class="options" role="listbox" id={list} aria-labelledby={`${id}-label`}>
            {options.map((option, at) => (
              <li
                key={option.id}
                id={`${list}-${at}`}
                role="option"
                aria-selected={at === active}
                onMouseDown={(event) => {
                  event.preventDefault();
                  pick(option);
                }}
              >
                {option.id === "new" ? fill(texts.createNamed, { name: option.name }) : option.name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p class="hidden" role="status">
        {isOpen ? notice : ""}
      </p>
    </>
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
          <Button
            text="×"
            aria-label={fill(texts.removeNamed, { name: record.name })}
            onClick={() => onRemove(record)}
          />
        </li>
      ))}
    </ul>
  );
}

const delayMs = 150;
const most = 8;

/**
 * Looks up the records whose names match the words, a moment after the last change; none while there are no words. Gives
 * the options, the active one, -1 for none, and a notice for people who do not see the list.
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
