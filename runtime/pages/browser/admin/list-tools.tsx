import { useState } from "preact/hooks";
import type { RecordId, RecordList, RelatedName } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { ConfirmDialog } from "./dialog.js";
import { changesOf, type Draft, newDraft } from "./draft.js";
import { Button } from "./field.js";
import { FormDialog } from "./field-input.js";
import { fill, texts, without } from "./forms.js";
import { go, linkTo } from "./route.js";
import { statusOf, useWork, type Work } from "./work.js";

/** What the parts of a list share. */
export interface ListProps {
  readonly form: ResourceForm;
  /** What the list shows, by the names of the query. */
  readonly query: Readonly<Record<string, string>>;
  readonly list: RecordList;
  readonly act: Act;
  readonly chosen: ReadonlySet<RecordId>;
  readonly setChosen: (chosen: ReadonlySet<RecordId>) => void;
}

/** Runs an action, shows `done`, or what the action says, or the error, offers `undo`, and reads the list again. */
export type Act = (
  action: () => Promise<unknown>,
  done: string,
  undo?: () => Promise<unknown>,
) => Promise<void>;

/** The columns that a list can have besides the name; the dates can be sorted. */
export function columnsOf({ fields, period, listed }: ResourceForm) {
  const titleOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;
  return [
    ...(period === undefined ? [] : [{ name: "start", title: titleOf(period.start), isSorted: true }]),
    ...listed.map((name) => ({ name, title: titleOf(name), isSorted: false })),
    { name: "modified", title: texts.changed, isSorted: true },
  ];
}

/** The names of the columns that this browser shows: the first one by default. */
export function shownColumns(form: ResourceForm): readonly string[] {
  const [first] = columnsOf(form);
  const stored = read(`columns ${form.plural}`) as readonly string[] | null;
  return stored ?? [first?.name ?? ""];
}

function read(name: string): unknown {
  return JSON.parse(localStorage.getItem(`editor ${name}`) ?? "null");
}

function write(name: string, value: unknown): void {
  localStorage.setItem(`editor ${name}`, JSON.stringify(value));
}

/** A field of a dialog. */
export const plain = (name: string, label: string, kind: FieldForm["kind"]): FieldForm => {
  return { name, label, kind, storage: "plain" };
};

function relationsOf({ fields, listed }: ResourceForm): readonly FieldForm[] {
  return fields.filter(({ name }) => listed.includes(name)).map((field) => without(field, "required"));
}

/** Opens a dialog with the filters of a list, and with its columns. */
export function FilterButton({ form, query, list }: ListProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = shownColumns(form);
  const columns = columnsOf(form).map(({ name, title }) => plain(`column ${name}`, title, "boolean"));
  const days = [plain("from", texts.from, "date"), plain("to", texts.to, "date")];
  const filters = [...(form.period === undefined ? [] : days), ...relationsOf(form)];
  const count = filters.filter(({ name }) => query[name] !== undefined).length;
  const fields = [...filters, ...columns];
  const valueOf = ({ name, kind }: FieldForm): unknown =>
    kind === "boolean"
      ? shown.includes(name.replace("column ", ""))
      : kind === "date"
        ? (query[name] ?? "")
        : (list.filters[name] ?? []);
  const start = {
    ...newDraft(fields),
    values: Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])),
  };

  function apply({ values }: Draft): Promise<void> {
    const chosen = columns.filter(({ name }) => values[name] === true);
    const names = chosen.map(({ name }) => name.replace("column ", ""));
    write(`columns ${form.plural}`, names);
    const entries = filters.map(({ name, kind }): [string, unknown] => [
      name,
      kind === "date" ? values[name] : (values[name] as readonly RelatedName[]).map(({ id }) => id).join(),
    ]);
    setOpen(false);
    go(linkTo(form.plural, "", { ...query, page: "", ...Object.fromEntries(entries) }));
    return Promise.resolve();
  }
  return (
    <>
      <Button text={texts.filters + (count === 0 ? "" : ` (${count})`)} onClick={() => setOpen(true)} />
      {isOpen && (
        <FormDialog
          {...{ fields, start }}
          title={texts.filters}
          action={texts.apply}
          prefix="filter"
          send={apply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface View {
  readonly name: string;
  readonly hash: string;
}

/** What this browser has stored under a name: links to lists, and a button that adds the list shown. */
export function SavedViews({ form, query }: Pick<ListProps, "form" | "query">) {
  const key = `views ${form.plural}`;
  const [views, setViews] = useState(() => (read(key) ?? []) as readonly View[]);
  const hash = linkTo(form.plural, "", { ...query, page: "" });
  const store = (next: readonly View[]): void => {
    write(key, next);
    setViews(next);
  };
  const save = (): void => {
    const name = prompt(texts.viewName)?.trim() ?? "";
    if (name !== "") store([...views.filter((view) => view.name !== name), { name, hash }]);
  };
  const isNew = hash !== linkTo(form.plural) && views.every((view) => view.hash !== hash);
  return (
    <ul class="chips views">
      {views.map((view) => (
        <li key={view.name}>
          <a href={view.hash} aria-current={view.hash === hash ? "page" : undefined}>
            {view.name}
          </a>
          <Button
            text="×"
            aria-label={fill(texts.removeNamed, { name: view.name })}
            onClick={() => store(views.filter((other) => other !== view))}
          />
        </li>
      ))}
      {isNew && (
        <li>
          <Button text={texts.saveView} onClick={save} />
        </li>
      )}
    </ul>
  );
}

/** Deletes for good all that lies in the trash, or what is chosen of it, once that is confirmed. */
export function EmptyTrash(props: Pick<ListProps, "form" | "act"> & EmptiedTrash) {
  const { form, act, text, count, ids } = props;
  const { api, session } = useWork();
  const [isAsked, setAsked] = useState(false);
  if (!session.permissions.includes("edit_others")) return null;
  async function empty(): Promise<void> {
    const { deleted, remaining } = await api.emptyTrash(form.plural, ids);
    // A request ends before it takes too long.
    if (deleted > 0 && remaining > 0) await empty();
  }
  return (
    <>
      <Button text={text} look="danger" onClick={() => setAsked(true)} />
      {isAsked && (
        <ConfirmDialog
          title={text}
          question={fill(texts.emptyQuestion, { count })}
          onClose={() => setAsked(false)}
          onConfirm={() => void act(empty, texts.emptied)}
        />
      )}
    </>
  );
}

interface EmptiedTrash {
  readonly text: string;
  readonly count: number;
  /** Absent for all. */
  readonly ids?: readonly RecordId[];
}

type Operation = "update" | "delete";

/** What is done with all records that are chosen: each that fails is named with the reason. */
export function BulkActions({ form, list, act, chosen }: ListProps) {
  const work = useWork();
  const { session } = work;
  const [isOpen, setOpen] = useState(false);
  const records = list.records.filter(({ id }) => chosen.has(id));
  const ids = records.map(({ id }) => id);
  const published = statusOf(work, "published");
  const isTrash = records.every(({ isTrashed }) => isTrashed);

  const run = async (operation: Operation, values: object, undo?: typeof restore): Promise<void> => {
    const failed = await writeAll(work, form, { operation, ids, values });
    const reasons = failed.flatMap((reason, at) =>
      reason === undefined ? [] : [`“${records[at]?.name}”: ${reason}`],
    );
    const done = ids.filter((_, at) => failed[at] === undefined);
    await act(
      () => Promise.resolve(reasons.join(" ")),
      fill(texts.bulkDone, { count: done.length, all: ids.length }),
      undo && done.length > 0 ? () => undo(done) : undefined,
    );
  };
  const restore = (done: readonly RecordId[]): Promise<unknown> =>
    writeAll(work, form, { operation: "update", ids: done, values: {} });
  const fields = relationsOf(form);
  return (
    <p class="actions bulk">
      <span>{fill(texts.chosen, { count: ids.length })}</span>
      {form.hasStatus === true && !isTrash && session.permissions.includes("publish") && (
        <Button text={texts.publish} onClick={() => void run("update", { status: published })} />
      )}
      {fields.length > 0 && !isTrash && <Button text={texts.assign} onClick={() => setOpen(true)} />}
      {isTrash && <Button text={texts.restore} onClick={() => void run("update", {})} />}
      {isTrash && <EmptyTrash {...{ form, act, ids }} text={texts.deleteForGood} count={ids.length} />}
      {!isTrash && form.hasTrash === true && (
        <Button text={texts.toTrash} look="danger" onClick={() => void run("delete", {}, restore)} />
      )}
      {isOpen && (
        <FormDialog
          fields={fields}
          title={texts.assign}
          action={texts.apply}
          prefix="bulk"
          send={async (draft) => {
            const { own } = changesOf(fields, newDraft(fields), draft);
            setOpen(false);
            await run("update", own);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}

/** Writes records the same way, in one request where the API has it; gives why each was rejected, or undefined. */
async function writeAll(
  { api }: Work,
  form: ResourceForm,
  write: {
    readonly operation: Operation;
    readonly ids: readonly RecordId[];
    readonly values: object;
  },
): Promise<readonly (string | undefined)[]> {
  const { operation, ids, values } = write;
  if (form.writes.batch !== undefined) {
    const writes = ids.map((id) => ({ operation, id, values }));
    const { items } = await api.batch(form.writes.batch, writes);
    return items.map(({ error }) => error && (error.message ?? error.detail ?? ""));
  }
  return Promise.all(
    ids.map((id) => {
      const answer = operation === "delete" ? api.remove(form, id) : api.update(form, { id }, values);
      return answer.then(() => undefined, messageOf);
    }),
  );
}
