import { useEffect, useRef, useState } from "preact/hooks";
import { described, type InputProps } from "./field.js";
import { texts } from "./settings.js";

const tools = [
  { name: "bold", mark: "B" },
  { name: "italic", mark: "I" },
  { name: "heading", mark: "H" },
  { name: "list", mark: "•" },
  { name: "numbered", mark: "1." },
  { name: "link", mark: "↗" },
] as const;

/** HTML, written as it will look or as source. What is pasted comes in as plain text; the service cleans the rest. */
export function HtmlInput(props: InputProps<string>) {
  const { id, form, fault, value, onChange, lang, placeholder } = props;
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
  const use = (tool: (typeof tools)[number]["name"]): void => {
    area.current?.focus();
    command(tool);
    read();
  };
  const common = { id, lang, ...described({ id, form, fault }), "aria-labelledby": `${id}-label` };
  return (
    <div class="html-input">
      <div class="tools" role="group" aria-label={texts.format}>
        {!isSource &&
          tools.map(({ name, mark }) => (
            <button
              key={name}
              type="button"
              class={`quiet tool ${name}`}
              aria-label={texts.tools[name]}
              title={texts.tools[name]}
              data-mark={mark}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => use(name)}
            ></button>
          ))}
        <button
          type="button"
          class="quiet tool source"
          aria-pressed={isSource}
          onClick={() => {
            shown.current = undefined;
            setSource(!isSource);
          }}
        >
          HTML
        </button>
      </div>
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
          onFocus={() => editing.execCommand("defaultParagraphSeparator", false, "p")}
          onPaste={(event) => {
            event.preventDefault();
            editing.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
          }}
        />
      )}
    </div>
  );
}

/** What browsers have for rich text: the standard names no successor. */
interface EditingCommands {
  execCommand(name: string, hasDialog: boolean, argument?: string): boolean;
  queryCommandValue(name: string): string;
}

const editing: EditingCommands = document;

function command(tool: (typeof tools)[number]["name"]): void {
  const run = (name: string, argument?: string): boolean => editing.execCommand(name, false, argument);
  switch (tool) {
    case "bold":
    case "italic":
      run(tool);
      return;
    case "heading":
      run("formatBlock", editing.queryCommandValue("formatBlock") === "h3" ? "p" : "h3");
      return;
    case "list":
      run("insertUnorderedList");
      return;
    case "numbered":
      run("insertOrderedList");
      return;
    case "link": {
      const address = prompt(texts.linkAddress, "https://");
      if (address === null) return;
      if (address === "" || address === "https://") run("unlink");
      else run("createLink", address);
    }
  }
}
