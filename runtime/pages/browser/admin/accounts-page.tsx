import { useState } from "preact/hooks";
import type { Account } from "../../admin/admin-answers.js";
import type { SentLink } from "./accounts-api.js";
import { Alert, ConfirmDialog, Dialog, Heading } from "./dialog.js";
import { Button, Labelled, Select } from "./field.js";
import { fill, texts, timeInWords } from "./forms.js";
import { SmallForm } from "./sign-in.js";
import { useAnswer, useWork } from "./work.js";

const words = texts.accounts;

/** The accounts of people, for administrators: invites people, and changes their accounts. */
export function AccountsPage() {
  const { api } = useWork();
  const { answer: list, error, setError, fail, readAgain } = useAnswer(api.accounts, [api]);
  const [sent, setSent] = useState<SentLink | undefined>();
  const [removed, setRemoved] = useState<Account | undefined>();
  /** Does something, and shows the accounts as they are afterwards. */
  const run = (work: Promise<unknown>): void => {
    setError("");
    void work.catch(fail).then(readAgain);
  };
  const roles = (list?.roles ?? []).map((role) => [role, role] as const);
  return (
    <>
      <Heading title={words.title} />
      <Alert text={error} />
      {list !== undefined && (
        <>
          <SmallForm
            fields={[
              { name: "email", label: words.email, type: "email", autocomplete: "off" },
              { name: "name", label: words.name, type: "text", autocomplete: "off" },
              { name: "role", label: words.role, options: roles },
            ]}
            action={words.invite}
            send={(values) => api.invite(values).then(setSent).then(readAgain)}
          />
          <ul class="cards">
            {list.accounts.map((account) => (
              <li key={account.id} class="card">
                <AccountCard
                  {...{ account, roles, run }}
                  onLink={() => run(api.createLink(account).then(setSent))}
                  onRemove={() => setRemoved(account)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {sent !== undefined && <LinkDialog sent={sent} onClose={() => setSent(undefined)} />}
      {removed !== undefined && (
        <ConfirmDialog
          title={texts.remove}
          question={fill(words.removeQuestion, { name: removed.name })}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => run(api.removeAccount(removed))}
        />
      )}
    </>
  );
}

/** The link that was made, which is not shown again. */
function LinkDialog({ sent, onClose }: { readonly sent: SentLink; readonly onClose: () => void }) {
  const { email, name } = sent.account;
  return (
    <Dialog title={name} onClose={onClose} cancel={texts.close} actions="">
      <p>{fill(sent.link === undefined ? words.linkMailed : words.linkIntro, { email })}</p>
      {sent.link !== undefined && (
        <Labelled id="link" label={words.link}>
          <input id="link" readOnly value={sent.link} onFocus={(event) => event.currentTarget.select()} />
        </Labelled>
      )}
    </Dialog>
  );
}

function AccountCard(props: {
  readonly account: Account;
  readonly roles: readonly (readonly [string, string])[];
  readonly run: (work: Promise<unknown>) => void;
  readonly onLink: () => void;
  readonly onRemove: () => void;
}) {
  const { account, roles, run, onLink, onRemove } = props;
  const { api } = useWork();
  const { id, name, email, role, disabled, has_password, last_sign_in } = account;
  const isActive = has_password || last_sign_in !== null;
  const state = disabled ? words.disabled : isActive ? words.active : words.invited;
  return (
    <>
      <h2>{name}</h2>
      <p>{email}</p>
      <p class="soft">
        {state}
        {last_sign_in !== null && ` · ${words.lastSignIn}: ${timeInWords(last_sign_in)}`}
      </p>
      <Labelled id={`role-${id}`} label={words.role}>
        <Select
          id={`role-${id}`}
          options={roles}
          value={role}
          onChange={(wanted) => run(api.changeAccount(account, { role: wanted }))}
        />
      </Labelled>
      <p class="actions">
        <Button text={words.newLink} onClick={onLink} />
        <Button
          text={disabled ? words.enable : words.disable}
          onClick={() => run(api.changeAccount(account, { disabled: !disabled }))}
        />
        <Button text={texts.remove} onClick={onRemove} />
      </p>
    </>
  );
}
