import type { RefObject } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { RecordId } from "../../../admin/admin-answers.js";
import { described, type InputProps } from "../field.js";
import { fill, texts } from "../settings.js";
import { type Option, type OptionSource, useOptions } from "./use-options.js";

interface ComboboxProps extends Pick<InputProps, "id" | "form" | "error"> {
  readonly source: OptionSource;
  readonly picked: readonly RecordId[];
  readonly input: RefObject<HTMLInputElement | null>;
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly onPick: (option: Option) => void;
}

/** Searches records by words and picks one; keys work as in any combobox. */
export function Combobox(props: ComboboxProps) {
  const { id, form, error, source, picked, input, words, setWords, onPick } = props;
  const [isOpen, setOpen] = useState(false);
  const { options, active, setActive, notice } = useOptions(source, { words, isOpen, picked });
  const list = useId();
  const isShown = isOpen && options.length > 0;
  useEffect(() => {
    if (isShown) document.getElementById(list)?.scrollIntoView({ block: "nearest" });
  }, [isShown, options, list]);

  const pick = (option: Option | undefined): void => {
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

interface KeyActions {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly step: (by: number) => void;
  readonly pick: () => void;
}

function keyHandler({ isOpen, close, step, pick }: KeyActions): (event: KeyboardEvent) => void {
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
  readonly options: readonly Option[];
  readonly active: number;
  /** Id of the element that names the list. */
  readonly label: string;
  readonly onPick: (option: Option) => void;
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
