import { useEffect, useRef, useState } from "preact/hooks";
import { described, type InputProps } from "./field.js";
import { applyFormat, type FormatName, formats, insertText, separateByParagraphs } from "./html-commands.js";
import { texts } from "./settings.js";

/** HTML, written as it will look or as source. Pasted content becomes plain text; the service cleans the rest. */
export function HtmlInput(props: InputProps<string>) {
  const { id, form, error, value, onChange, lang, placeholder } = props;
  const [isSource, setSource] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    // Writing back what was just typed would move the caret.
    if (isSource || area.current === null || shown.current === value) return;
    area.current.innerHTML = value;
    shown.current = value;
  }, [value, isSource]);

  const read = (): void => {
    const html = area.current?.innerHTML ?? "";
    shown.current = html === "<br>" || html === "<p><br></p>" ? "" : html;
    onChange(shown.current);
  };
  const format = (name: FormatName): void => {
    area.current?.focus();
    applyFormat(name);
    read();
  };
  const toggleSource = (): void => {
    shown.current = undefined;
    setSource(!isSource);
  };
  const common = { id, lang, ...described({ id, form, error }), "aria-labelledby": `${id}-label` };
  return (
    <div class="html-input">
      <Toolbar isSource={isSource} onFormat={format} onSource={toggleSource} />
      {isSource ? (
        <textarea
          {...common}
          class="code"
          rows={8}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <div
          {...common}
          ref={area}
          class="area prose"
          role="textbox"
          aria-multiline="true"
          tabIndex={0}
          contentEditable
          data-placeholder={value === "" ? placeholder : undefined}
          onInput={read}
          onFocus={separateByParagraphs}
          onPaste={pastePlain}
        />
      )}
    </div>
  );
}

function pastePlain(event: ClipboardEvent): void {
  event.preventDefault();
  insertText(event.clipboardData?.getData("text/plain") ?? "");
}

function Toolbar(props: {
  readonly isSource: boolean;
  readonly onFormat: (name: FormatName) => void;
  readonly onSource: () => void;
}) {
  const { isSource, onFormat, onSource } = props;
  return (
    <div class="tools" role="group" aria-label={texts.format}>
      {!isSource &&
        formats.map(({ name, mark }) => (
          <button
            key={name}
            type="button"
            class={`quiet tool ${name}`}
            aria-label={texts.tools[name]}
            title={texts.tools[name]}
            data-mark={mark}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFormat(name)}
          ></button>
        ))}
      <button type="button" class="quiet tool source" aria-pressed={isSource} onClick={onSource}>
        HTML
      </button>
    </div>
  );
}
