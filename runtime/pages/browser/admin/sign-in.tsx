import { useRef, useState } from "preact/hooks";
import { messageOf, openApi } from "./api.js";
import { sessionKey } from "./session-key.js";
import { texts } from "./settings.js";

/** Asks for a key, and stores it for this tab if it is right and may change something. */
export function SignIn({ onDone }: { readonly onDone: () => void }) {
  const [key, setKey] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(await signIn(key.trim()));
    setBusy(false);
    input.current?.focus();
  }

  async function signIn(given: string): Promise<string> {
    if (given === "") return texts.keyMissing;
    try {
      const { capabilities } = await openApi(given).session();
      if (capabilities.length === 0) return texts.keyWithoutRights;
      sessionKey.set(given);
      onDone();
      return "";
    } catch (error) {
      return messageOf(error, texts.noAnswer);
    }
  }

  return (
    <form class="sign-in" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{texts.signIn}</h1>
      <p class="soft">{texts.signInIntro}</p>
      <div class="field">
        <label for="key">{texts.key}</label>
        <input
          id="key"
          ref={input}
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={key}
          aria-invalid={error !== ""}
          aria-describedby={error === "" ? undefined : "key-error"}
          onInput={(event) => setKey(event.currentTarget.value)}
        />
        <p class="field-error" id="key-error" role="alert">
          {error}
        </p>
      </div>
      <button type="submit" disabled={isBusy}>
        {texts.signIn}
      </button>
    </form>
  );
}
