import type { Draft } from "../draft.js";
import { languageName, settings, texts } from "../settings.js";

/** The language of the record, and one to write beside it. */
export function Languages(props: {
  readonly draft: Draft;
  readonly setDraft: (change: (draft: Draft) => Draft) => void;
  readonly second: string | undefined;
  readonly setSecond: (language: string | undefined) => void;
  readonly isNew: boolean;
}) {
  const { draft, setDraft, second, setSecond, isNew } = props;
  const others = settings.languages.filter((code) => code !== draft.language);
  const isWritten = (code: string): boolean =>
    Object.entries(draft.texts[code] ?? {}).some(([, text]) => text !== "");
  return (
    <div class="languages">
      <p class="field">
        <label for="language">{texts.language}</label>
        <select
          id="language"
          value={draft.language}
          disabled={!isNew}
          onChange={({ currentTarget: { value } }) => {
            setDraft((current) => ({ ...current, language: value }));
            if (second === value) setSecond(undefined);
          }}
        >
          {settings.languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
      </p>
      <p class="field">
        <label for="second">{texts.translation}</label>
        <select
          id="second"
          value={second ?? ""}
          onChange={({ currentTarget: { value } }) => setSecond(value === "" ? undefined : value)}
        >
          <option value="">{texts.noTranslation}</option>
          {others.map((code) => (
            <option key={code} value={code}>
              {languageName(code) + (isWritten(code) ? " ✓" : "")}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}
