import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Session } from "../../admin/admin-answers.js";
import { messageOf, openApi, PageError } from "./api.js";
import { Dialog, Heading } from "./dialog.js";
import { Button, Labelled, Select } from "./field.js";
import { fill, settings, texts } from "./forms.js";
import { useAnswer, useWork } from "./work.js";

type Api = ReturnType<typeof openApi>;
const words = texts.accounts;

interface SmallField {
  readonly name: string;
  readonly label: string;
  readonly type?: "email" | "password" | "text" | "file";
  readonly autocomplete?: AutoFill;
  readonly help?: string;
  readonly options?: readonly (readonly [value: string, text: string])[];
}

const email: SmallField = { name: "email", label: words.email, type: "email", autocomplete: "username" };
const password: SmallField = {
  name: "password",
  label: words.password,
  type: "password",
  autocomplete: "current-password",
};
const newPassword: SmallField = {
  ...password,
  label: words.newPassword,
  autocomplete: "new-password",
  help: words.passwordHelp,
};

/** A form of a few texts; what `send` rejects with is shown in it. */
export function SmallForm(props: {
  readonly fields: readonly SmallField[];
  readonly action: string;
  /** Begins the ids of a second form of the page. */
  readonly id?: string;
  readonly send: (values: Readonly<Record<string, string>>, form: FormData) => Promise<unknown>;
  readonly children?: ComponentChildren;
}) {
  const { fields, action, send, id = "form" } = props;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function submit(): Promise<void> {
    const given = new FormData(form.current ?? undefined);
    setBusy(true);
    setError("");
    const values = Object.fromEntries(
      [...given].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
    const rejected = await send(values, given).then(() => "", messageOf);
    setBusy(false);
    setError(rejected);
    if (rejected !== "") form.current?.querySelector<HTMLElement>("input, select")?.focus();
    else form.current?.reset();
  }
  return (
    <form
      ref={form}
      class="small-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fields.map((field) => (
        <SmallInput key={field.name} form={id} field={field} isInvalid={error !== ""} />
      ))}
      <p class="field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
      <p class="actions">
        <button type="submit" disabled={isBusy}>
          {action}
        </button>
        {props.children}
      </p>
    </form>
  );
}

function SmallInput(props: {
  readonly form: string;
  readonly field: SmallField;
  readonly isInvalid: boolean;
}) {
  const { form, field, isInvalid } = props;
  const { name, label, type = "text", autocomplete = "off", help, options } = field;
  const id = form === "form" ? name : `${form}-${name}`;
  const described = help === undefined ? `${form}-error` : `${id}-help ${form}-error`;
  const attributes = { id, name, spellcheck: false, autocomplete, "aria-invalid": isInvalid } as const;
  const common = { ...attributes, "aria-describedby": described };
  const inputs = {
    text: <input {...common} type="text" />,
    email: <input {...common} type="email" />,
    password: <input {...common} type="password" />,
    file: <input {...common} type="file" />,
  };
  return (
    <Labelled id={id} label={label}>
      {options === undefined ? (
        inputs[type]
      ) : (
        <Select id={id} name={name} options={options} onChange={() => undefined} />
      )}
      {help !== undefined && (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </Labelled>
  );
}

/** Signs in with an account, or with a key, which `onKey` stores for this tab if it may change something. */
export function SignIn(props: {
  readonly api: Api;
  readonly ways: NonNullable<Session["ways"]>;
  readonly onKey: (key: string) => void;
  readonly onDone: () => void;
}) {
  const { api, ways, onKey, onDone } = props;
  const [isByKey, setByKey] = useState(!ways.byPassword);
  const key: SmallField = { name: "key", label: texts.key, type: "password", autocomplete: "off" };
  async function checkKey({ key: given = "" }: Readonly<Record<string, string>>): Promise<void> {
    if (given.trim() === "") throw new PageError(texts.keyMissing);
    const { capabilities } = await openApi(given.trim()).session();
    if (capabilities.length === 0) throw new PageError(texts.keyWithoutRights);
    onKey(given.trim());
  }
  return (
    <div class="sign-in">
      <h1>{texts.signIn}</h1>
      <p class="soft">{isByKey ? texts.signInIntro : words.intro}</p>
      <SmallForm
        key={String(isByKey)}
        fields={isByKey ? [key] : [email, password]}
        action={texts.signIn}
        send={isByKey ? checkKey : (values) => api.signIn(values).then(onDone)}
      >
        <Button
          look="quiet"
          text={isByKey ? words.usePassword : words.useKey}
          onClick={() => setByKey(!isByKey)}
        />
      </SmallForm>
      {ways.provider !== undefined && (
        <a class="button" href={`${settings.data}/oidc?${settings.languageParameter}=${settings.language}`}>
          {ways.provider}
        </a>
      )}
      {!isByKey && <Forgotten {...{ api }} isMailing={ways.isMailing} />}
    </div>
  );
}

/** Mails a link to people who have forgotten their password, or says who makes one. */
function Forgotten({ api, isMailing }: { readonly api: Api; readonly isMailing: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState("");
  const ask = (values: object) => api.requestLink(values).then(() => setNotice(words.linkRequested));
  return (
    <>
      <Button text={words.forgotten} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && isMailing && (
        <SmallForm id="forgotten" fields={[email]} action={words.sendLink} send={ask} />
      )}
      <p class="notice" role="status">
        {isOpen && !isMailing ? words.askAdministrator : notice}
      </p>
    </>
  );
}

/** Chooses a password by the link of an invitation or a reset. */
export function ChoosePassword({ api, token, onDone }: { api: Api; token: string; onDone: () => void }) {
  const { answer: account, error } = useAnswer(() => api.accountOfLink(token), [api, token]);
  if (account === undefined && error === "") return <p class="soft">{texts.loading}</p>;
  return (
    <div class="sign-in">
      <Heading title={words.choosePassword} />
      <p class={error === "" ? "soft" : "notice bad"}>
        {error === "" ? fill(words.forAccount, { email: account?.email }) : error}
      </p>
      {error === "" && (
        <SmallForm
          fields={[newPassword]}
          action={words.choosePassword}
          send={({ password: chosen }) => api.useLink({ token, password: chosen }).then(onDone)}
        >
          {/* For what the browser remembers. */}
          <input type="hidden" name="username" autocomplete="username" value={account?.email} />
        </SmallForm>
      )}
    </div>
  );
}

/** Changes the password of the person who has signed in. */
export function ChangePassword() {
  const { api } = useWork();
  const [notice, setNotice] = useState("");
  const present = { ...password, name: "current", label: words.presentPassword };
  return (
    <>
      <Heading title={words.changePassword} />
      <SmallForm
        fields={[present, newPassword]}
        action={words.changePassword}
        send={(values) => api.changePassword(values).then(() => setNotice(words.passwordChanged))}
      />
      <p class="notice" role="status">
        {notice}
      </p>
    </>
  );
}

/** Signs in again over what is being edited, as the same person. */
export function SignInDialog(props: {
  readonly api: Api;
  readonly name: string;
  readonly author: Session["author"];
  readonly onClose: (isDone: boolean) => void;
}) {
  const { api, name, author, onClose } = props;
  async function signInAgain(values: Readonly<Record<string, string>>): Promise<void> {
    await api.signIn(values);
    if ((await api.session()).author !== author) throw new PageError(fill(words.otherPerson, { name }));
    onClose(true);
  }
  return (
    <Dialog title={words.sessionEnded} onClose={() => onClose(false)}>
      <p>{fill(words.sessionEndedIntro, { name })}</p>
      <SmallForm fields={[email, password]} action={texts.signIn} send={signInAgain}>
        <Button text={texts.cancel} onClick={() => onClose(false)} />
      </SmallForm>
    </Dialog>
  );
}
