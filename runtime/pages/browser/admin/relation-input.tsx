import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { RelatedName } from "../../admin/admin-answers.js";
import { type AdminApi, messageOf } from "./api.js";
import { CreateDialog } from "./create-dialog.js";
import { described, Field, type InputProps } from "./field.js";
import { resourceNamed, type Work } from "./forms.js";
import { fill, texts } from "./settings.js";

interface Option {
  readonly id: number | "new";
  readonly name: string;
}

/** Records that a relation leads to: searched for by words and picked, or made on the way. */
export function RelationInput(
  props: InputProps & {
    readonly api: AdminApi;
    readonly work: Work;
    readonly known: readonly RelatedName[];
    readonly onKnown: (record: RelatedName) => void;
  },
) {
  const { id, form, fault, api, work, known, onKnown } = props;
  const ids = props.value as readonly number[];
  const target = resourceNamed(work, form.target);
  const [words, setWords] = useState("");
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [notice, setNotice] = useState("");
  const [wanted, setWanted] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const mayCreate = target?.writes.create !== undefined && work.may(target.writes.create.access);

  useEffect(() => {
    if (!isOpen || target === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.list(target, { search: words, size: 8 }, stop.signal).then(
        ({ records }) => {
          const found = records.filter((record) => !ids.includes(record.id));
          const isThere = records.some(({ name }) => name.toLowerCase() === words.trim().toLowerCase());
          const made: readonly Option[] =
            mayCreate && words.trim() !== "" && !isThere ? [{ id: "new", name: words.trim() }] : [];
          setOptions([...found.map((record) => ({ id: record.id, name: record.name })), ...made]);
          setActive(0);
          setNotice(fill(texts.found, { count: found.length }));
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setNotice(messageOf(error, texts.noAnswer));
        },
      );
    }, 150);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, target, words, isOpen, ids, mayCreate]);

  const take = (record: RelatedName): void => {
    onKnown(record);
    props.onChange(form.list === true ? [...ids, record.id] : [record.id]);
    setWords("");
    setOpen(false);
    input.current?.focus();
  };
  const pick = (option: Option | undefined): void => {
    if (option === undefined) return;
    if (option.id === "new") {
      setOpen(false);
      setWanted(option.name);
    } else take({ id: option.id, name: option.name });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else
        setActive(
          (active + (event.key === "ArrowDown" ? 1 : -1) + options.length) % Math.max(1, options.length),
        );
    } else if (event.key === "Enter") {
      // Enter in this input picks; it must not save the record.
      event.preventDefault();
      if (isOpen) pick(options[active]);
    }
  };
  const isShown = isOpen && options.length > 0;
  useEffect(() => {
    if (isShown) document.getElementById(list)?.scrollIntoView({ block: "nearest" });
  }, [isShown, options, list]);
  return (
    <Field {...{ id, form, fault }}>
      {ids.length > 0 && (
        <ul class="chips">
          {ids.map((own) => {
            const name = known.find((record) => record.id === own)?.name ?? `#${own}`;
            return (
              <li key={own}>
                <span>{name}</span>
                <button
                  type="button"
                  class="quiet"
                  aria-label={fill(texts.removeNamed, { name })}
                  onClick={() => {
                    props.onChange(ids.filter((other) => other !== own));
                    input.current?.focus();
                  }}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
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
          aria-activedescendant={isShown ? `${list}-${active}` : undefined}
          value={words}
          onInput={(event) => {
            setWords(event.currentTarget.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKey}
          {...described({ id, form, fault })}
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
      {wanted !== undefined && target !== undefined && (
        <CreateDialog
          {...{ api, work }}
          form={target}
          name={wanted}
          onClose={() => setWanted(undefined)}
          onDone={(record) => {
            setWanted(undefined);
            take(record);
          }}
        />
      )}
    </Field>
  );
}
