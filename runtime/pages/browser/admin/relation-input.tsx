import type { RefObject } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { RecordId, RelatedName } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { CreateDialog } from "./create-dialog.js";
import { described, Field, type InputProps } from "./field.js";
import { fill, texts } from "./forms.js";
import { maySend, resourceNamed, useWork } from "./work.js";

/** The records that a relation refers to: searched for by words and picked, or created on the way. */
export function RelationInput(
  props: InputProps & {
    readonly known: readonly RelatedName[];
    readonly onKnown: (record: RelatedName) => void;
  },
) {
  const { id, form, error, known, onKnown, onChange } = props;
  const ids = props.value as readonly RecordId[];
  const target = resourceNamed(useWork(), form.target);
  /** Name of the record to create. */
  const [wanted, setWanted] = useState<string | undefined>();
  const [words, setWords] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const take = (record: RelatedName): void => {
    onKnown(record);
    onChange(form.list === true ? [...ids, record.id] : [record.id]);
    setWords("");
    setWanted(undefined);
    input.current?.focus();
  };
  const remove = (removed: RecordId): void => {
    onChange(ids.filter((other) => other !== removed));
    input.current?.focus();
  };
  return (
    <Field {...{ id, form, error }}>
      {ids.length > 0 && <Chips {...{ ids, known }} onRemove={remove} />}
      <Combobox
        {...{ id, form, error, input, words, setWords, target }}
        picked={ids}
        onPick={(option) => (option.id === "new" ? setWanted(option.name) : take(option))}
      />
      {wanted !== undefined && target !== undefined && (
        <CreateDialog form={target} name={wanted} onClose={() => setWanted(undefined)} onDone={take} />
      )}
    </Field>
  );
}

interface ComboboxProps extends Pick<InputProps, "id" | "form" | "error"> {
  readonly target: ResourceForm | undefined;
  /** Ids of the records that are picked already. */
  readonly picked: readonly RecordId[];
  readonly input: RefObject<HTMLInputElement | null>;
  readonly words: string;
  readonly setWords: (words: string) => void;
  /** The option with the id `new` is a record to create with that name. */
  readonly onPick: (option: RelatedName) => void;
}

/** Searches records by words and picks one; keys work as in any combobox. */
function Combobox(props: ComboboxProps) {
  const { id, form, error, target, picked, input, words, setWords, onPick } = props;
  const [isOpen, setOpen] = useState(false);
  const { options, active, setActive, notice } = useOptions(target, { words, isOpen, picked });
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
  const onKeyDown = keyHandler({
    isOpen,
    close: () => setOpen(false),
    step,
    // Before a key has chosen one, the first.
    pick: () => pick(options[Math.max(0, active)]),
  });
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

function keyHandler({
  isOpen,
  close,
  step,
  pick,
}: {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly step: (by: number) => void;
  readonly pick: () => void;
}): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      // Enter in this input picks; it must not save the record.
      event.preventDefault();
      if (isOpen) pick();
    }
  };
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
function Chips(props: {
  readonly ids: readonly RecordId[];
  readonly known: readonly RelatedName[];
  readonly onRemove: (id: RecordId) => void;
}) {
  const { ids, known, onRemove } = props;
  return (
    <ul class="chips">
      {ids.map((id) => {
        const name = known.find((record) => record.id === id)?.name ?? `#${id}`;
        return (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              class="quiet"
              aria-label={fill(texts.removeNamed, { name })}
              onClick={() => onRemove(id)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const delayMs = 150;
const most = 8;

/**
 * Looks up the records whose names match the words, a moment after the last change. Gives the options, the active one, -1 for
 * none, and a notice for people who do not see the list.
 */
function useOptions(
  target: ResourceForm | undefined,
  {
    words,
    isOpen,
    picked,
  }: { readonly words: string; readonly isOpen: boolean; readonly picked: readonly RecordId[] },
) {
  const work = useWork();
  const [options, setOptions] = useState<readonly RelatedName[]>([]);
  const [active, setActive] = useState(-1);
  const [notice, setNotice] = useState("");

  useEffect(() => {
    if (!isOpen || target === undefined) return;
    const name = words.trim();
    const stop = new AbortController();
    const timer = setTimeout(() => {
      work.api.list(target, { search: words, size: most }, stop.signal).then(
        ({ records }) => {
          const found = records.filter((record) => !picked.includes(record.id));
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
  }, [work, target, words, isOpen, picked]);
  return { options, active, setActive, notice };
}
