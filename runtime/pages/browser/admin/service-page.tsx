import { useState } from "preact/hooks";
import type { ActionForm } from "../../admin/forms.js";
import { Alert, Dialog, Heading, Pages } from "./dialog.js";
import { type Draft, isObject, textOf } from "./draft.js";
import { Button } from "./field.js";
import { FormDialog } from "./field-input.js";
import { texts, timeInWords } from "./forms.js";
import { givenIn } from "./record-actions.js";
import { go, linkTo } from "./route.js";
import { maySend, useAnswer, useWork, type Work } from "./work.js";

/** The segment of addresses of these pages, which is the plural of no resource. */
export const servicePlural = "-";

/** Lists of the service that the caller may read, such as the audit. */
export function serviceLists(work: Work): readonly ActionForm[] {
  return callable(work).filter(({ write }) => write.method === "GET" && !write.path.includes("{"));
}

function callable(work: Work): readonly ActionForm[] {
  const own = work.forms.service.filter(({ write }) => maySend(work, write));
  return work.session.isAdministrator === true ? [...own, ...keyActions(work)] : own;
}

/** What administrators do with the keys of programs. */
function keyActions({ session: { roles = [] } }: Work): readonly ActionForm[] {
  const { title, intro, create, createIntro, revoke, revokeIntro, expires } = texts.keys;
  const plain = { storage: "plain" } as const;
  const values = roles.map((role) => ({ value: role, text: role }));
  const fields = [
    { name: "name", label: texts.accounts.name, kind: "text", required: true, ...plain },
    { name: "role", label: texts.accounts.role, kind: "enum", required: true, values, ...plain },
    { name: "expires", label: expires, kind: "date", ...plain },
  ] as const;
  const action = (name: string, method: "GET" | "POST" | "DELETE", path = "/keys") =>
    ({ isOwn: true, write: { name, method, path, idempotency: "none" } }) as const;
  return [
    { ...action("keys", "GET"), title, text: intro, fields: [] },
    { ...action("createKey", "POST"), title: create, text: createIntro, fields },
    { ...action("revokeKey", "DELETE", "/keys/{name}"), title: revoke, text: revokeIntro, fields: [] },
  ];
}

/** The link to a list of the service with values of its parameters; of one about a thing, its name is `of`. */
export function serviceLink({ write }: ActionForm, query: object = {}): string {
  return linkTo(servicePlural, write.name, query);
}

type Row = Readonly<Record<string, unknown>>;

/** What a route of the service lists, with what may be done with each row: the routes below its path. */
export function ServicePage({ name, query }: { readonly name: string; readonly query: URLSearchParams }) {
  const work = useWork();
  const action = callable(work).find(({ write }) => write.name === name);
  return action === undefined ? <Alert text={texts.nothing} /> : <ServiceList {...{ action, query }} />;
}

interface Chosen {
  readonly action: ActionForm;
  readonly row?: Row;
}

function ServiceList({ action, query }: { readonly action: ActionForm; readonly query: URLSearchParams }) {
  const work = useWork();
  const values = Object.fromEntries(query);
  const [chosen, setChosen] = useState<Chosen | undefined>();
  const { of, ...input } = values;
  const read = () => work.api.callService(action, input, of);
  const { answer, error, readAgain } = useAnswer(read, [action, JSON.stringify(values)]);
  const { path } = action.write;
  const beside = callable(work).filter(({ write }) => write.path === path && write.method !== "GET");
  // A row shows what a read of one thing gives.
  const below = callable(work).filter(
    ({ write }) =>
      write.path.startsWith(`${path}/{`) && !(write.method === "GET" && write.path.endsWith("}")),
  );
  const close = (): void => {
    setChosen(undefined);
    void readAgain();
  };
  return (
    <>
      <div class="headline">
        <Heading title={action.title} />
        <span class="actions">
          {action.fields.length > 0 && (
            <Button text={texts.search} onClick={() => setChosen({ action, row: values })} />
          )}
          {beside.map((one) => (
            <Button
              key={one.write.name}
              text={one.title}
              look="primary"
              onClick={() => setChosen({ action: one })}
            />
          ))}
        </span>
      </div>
      <p class="soft">{[action.text, values.of].filter(Boolean).join(" ")}</p>
      <Alert text={error} />
      {answer !== undefined && (
        <>
          <Answer {...{ answer, below }} onChoose={(one, row) => setChosen({ action: one, row })} />
          <Pages
            page={Number(values.page ?? 1)}
            pages={Number(answer.total_pages ?? 1)}
            link={(page) => serviceLink(action, { ...values, page })}
          />
        </>
      )}
      {chosen !== undefined && <ActionDialog {...chosen} list={action} onClose={close} />}
    </>
  );
}

/** What of a row the path of a route names. */
function subjectOf({ write: { path } }: ActionForm, row: Row = {}): string {
  return textOf(row[/\{(\w+)\}/.exec(path)?.[1] ?? ""]);
}

/** The rows of an answer, or an answer without rows, with the values that there are and what may be done. */
function Answer(props: {
  readonly answer: Row;
  readonly below?: readonly ActionForm[];
  readonly onChoose?: (action: ActionForm, row: Row) => void;
}) {
  const { answer, below = [], onChoose } = props;
  const list = Object.values(answer).find((value): value is Row[] => Array.isArray(value));
  const rows = list?.every(isObject) === true ? list : [answer];
  if (rows.length === 0) return <p class="empty soft">{texts.nothing}</p>;
  return (
    <ol class="history">
      {rows.map((row, at) => (
        <li key={at}>
          <dl>
            {Object.entries(row)
              .map(([name, value]) => [name, shown(value)] as const)
              .filter(([, text]) => text !== "")
              .map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
          <div class="actions">
            {below.map((action) =>
              action.write.method === "GET" ? (
                <a
                  key={action.write.name}
                  class="button"
                  href={serviceLink(action, { of: subjectOf(action, row) })}
                >
                  {action.title}
                </a>
              ) : (
                <Button key={action.write.name} text={action.title} onClick={() => onChoose?.(action, row)} />
              ),
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A value for people: instants by the clocks of the reader, lists line by line. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join("\n");
  if (isObject(value))
    return Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => `${name}: ${shown(part)}`)
      .join(", ");
  const text = textOf(value);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return text;
  const at = new Date(text);
  return timeInWords(new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString());
}

/**
 * Asks for what a route takes, says what it does, calls it, and shows what it answers: some of it only once. That of the list
 * leads to what it is asked for.
 */
function ActionDialog(props: Chosen & { readonly list: ActionForm; readonly onClose: () => void }) {
  const { action, list, row = {}, onClose } = props;
  const { title, text } = action;
  const { api } = useWork();
  const [answer, setAnswer] = useState<Row | undefined>();
  const fields = action.fields
    .filter(({ name }) => name !== "page")
    .map((field) => (row[field.name] === undefined ? field : { ...field, initial: row[field.name] }));

  async function send(draft: Draft): Promise<void> {
    const given = givenIn(fields, draft);
    if (action !== list) {
      setAnswer(await api.callService(action, given, subjectOf(action, row)));
      return;
    }
    go(serviceLink(list, { ...(row.of === undefined ? {} : { of: row.of }), ...given }));
    onClose();
  }
  if (answer !== undefined)
    return (
      <Dialog title={title} onClose={onClose} isWide cancel={texts.close} actions="">
        <Answer answer={answer} />
      </Dialog>
    );
  return (
    <FormDialog
      {...{ title, fields, send, onClose }}
      action={action === list ? texts.search : title}
      prefix="service"
    >
      <p>{text}</p>
    </FormDialog>
  );
}
