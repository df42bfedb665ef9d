import { useEffect, useState } from "preact/hooks";
import type { ListedRecord, RecordId, RecordList } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { ConfirmDialog, Heading, Pages } from "./dialog.js";
import { Button } from "./field.js";
import { addTitle, fill, hasRecordsIn, texts, timeInWords } from "./forms.js";
import {
  type Act,
  BulkActions,
  columnsOf,
  EmptyTrash,
  FilterButton,
  type ListProps,
  SavedViews,
  shownColumns,
} from "./list-tools.js";
import { useMove } from "./move-record.js";
import { ReachDialog } from "./record-actions.js";
import { monthIn, RecordCalendar, readMonth, ViewLinks } from "./record-calendar.js";
import { go, linkTo } from "./route.js";
import { ruleInWords } from "./rule.js";
import { maySend, statusName, statusOf, useWork } from "./work.js";

/** The records of a resource: searched, filtered, sorted, page by page; with what may be done without opening them. */
export function RecordListView(props: { readonly form: ResourceForm; readonly query: URLSearchParams }) {
  const { form } = props;
  const work = useWork();
  const query = Object.fromEntries(props.query);
  const [chosen, setChosen] = useState<ReadonlySet<RecordId>>(new Set());
  const { list, notice, act } = useList(form, query, () => setChosen(new Set()));
  const page = Number(query.page ?? 1);
  const pages = list?.pages ?? 1;
  const month = monthIn(form, query);
  const shared = list && { form, query, list, act, chosen, setChosen };
  return (
    <>
      <div class="headline">
        <Heading title={form.labels} />
        {maySend(work, form.writes.create) && (
          <a class="button primary" href={linkTo(form.plural, "new")}>
            {addTitle(form)}
          </a>
        )}
      </div>
      <div class="search">
        <SearchForm {...{ form, query }} />
        {shared ? <FilterButton {...shared} /> : <Button text={texts.filters} disabled />}
      </div>
      {(form.hasStatus === true || form.hasTrash === true) && <StatusTabs {...{ form, query }} />}
      <div class="shown">
        <ViewLinks {...{ form, query }} />
        <SavedViews {...{ form, query }} />
      </div>
      <p class={`notice${notice?.isBad === true ? " bad" : ""}`} role="status">
        {notice?.text}
        {notice?.undo !== undefined && (
          <Button text={texts.undo} onClick={() => void act(notice.undo ?? nothing, texts.undone)} />
        )}
      </p>
      {shared && chosen.size > 0 && <BulkActions {...shared} />}
      {list &&
        chosen.size === 0 &&
        list.total > 0 &&
        isWhole(query) &&
        query.status === statusOf(work, "trash") && (
          <p class="actions bulk">
            <EmptyTrash {...{ form, act }} text={texts.emptyTrash} count={list.total} />
          </p>
        )}
      {month !== undefined && <RecordCalendar {...{ form, query, act, month, list }} />}
      {month === undefined && list?.records.length === 0 && <p class="empty soft">{texts.nothing}</p>}
      {month === undefined && shared && list.records.length > 0 && <Rows {...shared} />}
      <Pages {...{ page, pages }} link={(to) => linkTo(form.plural, "", { ...query, page: to })}>
        <span class="soft">{fill(texts.pageOf, { page, pages })}</span>
      </Pages>
    </>
  );
}

const nothing = (): Promise<void> => Promise.resolve();

/** Whether a list shows all records of a status. */
function isWhole(query: ListProps["query"]): boolean {
  return Object.entries(query).every(
    ([name, value]) => value === "" || ["status", "page", "sort"].includes(name),
  );
}

/** The rows, and the question before one is deleted for good, or others of its series with it. */
function Rows(props: ListProps) {
  const { form, query, list, act, chosen, setChosen } = props;
  const { api } = useWork();
  const [doomed, setDoomed] = useState<ListedRecord | undefined>();
  const { move, dialog } = useMove(props);
  const done = form.hasTrash === true ? texts.trashed : texts.deleted;
  const shown = shownColumns(form);
  const columns = columnsOf(form).filter(({ name }) => shown.includes(name));
  const name = form.fields.find((field) => field.name === form.namedBy)?.label ?? "";
  const isAll = list.records.every(({ id }) => chosen.has(id));
  return (
    <div class="scrolled">
      <table class="rows">
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label={texts.all}
                checked={isAll}
                onChange={() => setChosen(new Set(isAll ? [] : list.records.map(({ id }) => id)))}
              />
            </th>
            {[{ name: "name", title: name, isSorted: true }, ...columns].map((column) => (
              <HeadCell key={column.name} {...{ form, query, ...column }} />
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {list.records.map((record) => (
            <Row
              key={record.id}
              {...props}
              {...{ record, columns }}
              onDelete={() => setDoomed(record)}
              onMove={() => move({ record })}
            />
          ))}
        </tbody>
      </table>
      {dialog}
      {doomed !== undefined && (
        <DeleteDialog
          form={form}
          record={doomed}
          onDelete={(reach) =>
            void act(
              () => api.remove(form, doomed.id, reach),
              fill(done, { name: doomed.name }),
              // What lies behind it comes back by the trash.
              Object.values(reach)[0] === "this" ? () => api.update(form, { id: doomed.id }, {}) : undefined,
            )
          }
          onClose={() => setDoomed(undefined)}
        />
      )}
    </div>
  );
}

/** The title of a column, which sorts by it where it can; a second time from the end. */
function HeadCell(props: Pick<ListProps, "form" | "query"> & ReturnType<typeof columnsOf>[number]) {
  const { form, query, name, title, isSorted } = props;
  if (!isSorted) return <th scope="col">{title}</th>;
  const { sort } = query;
  const next = sort === name ? `-${name}` : name;
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : undefined;
  return (
    <th scope="col" aria-sort={direction}>
      <a href={linkTo(form.plural, "", { ...query, page: "", sort: next })}>{title}</a>
    </th>
  );
}

interface RowProps extends ListProps {
  readonly record: ListedRecord;
  readonly columns: ReturnType<typeof columnsOf>;
  /** Asks before the record is deleted for good, or how far the deletion of an occurrence reaches. */
  readonly onDelete: () => void;
  readonly onMove: () => void;
}

/** A record of a list. */
function Row(props: RowProps) {
  const { form, record, columns, chosen, setChosen } = props;
  const { id, name, mayEdit, isTrashed, rule } = record;
  const toggle = (): void => {
    const others = [...chosen].filter((one) => one !== id);
    setChosen(new Set(chosen.has(id) ? others : [...others, id]));
  };
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={name} checked={chosen.has(id)} onChange={toggle} />
      </td>
      <td class="about">
        {record.thumbnail !== undefined && <img class="thumbnail" src={record.thumbnail} alt="" />}
        <div class="name">
          {mayEdit && !isTrashed ? <a href={linkTo(form.plural, id)}>{name}</a> : name}
          <Badges record={record} />
          {rule !== undefined && (
            <p class="soft">
              {ruleInWords(rule)} ·{" "}
              <a href={linkTo(form.plural, "", { series: id })} aria-label={`${texts.allDates}: ${name}`}>
                {texts.allDates}
              </a>
            </p>
          )}
          {record.count !== undefined && <p class="soft">{fill(texts.used, { count: record.count })}</p>}
        </div>
      </td>
      {columns.map(({ name }) => (
        <td key={name} class="soft">
          {record.related?.[name]?.map((related) => related.name).join(", ")}
          {name === "start" && timeInWords(record.start ?? "")}
          {name === "modified" && timeInWords(record.modified)}
        </td>
      ))}
      <td>
        <RowActions {...props} />
      </td>
    </tr>
  );
}

/** What is unusual of a record: its status, and that it does not take place as announced. */
function Badges({ record: { status, isTrashed, standing } }: { readonly record: ListedRecord }) {
  const work = useWork();
  return (
    <>
      {status !== undefined && status !== statusOf(work, "published") && (
        <span class="badge">{statusName(work, status)}</span>
      )}
      {standing !== undefined && <span class={`badge ${standing.means}`}>{standing.label}</span>}
      {status === undefined && isTrashed && <span class="badge">{texts.statuses.trash}</span>}
    </>
  );
}

/** The buttons that fit the status of a record and the rights of the editor. */
function RowActions({ form, record, act, onDelete, onMove }: RowProps) {
  const { id, name, status, isTrashed, isOccurrence, mayEdit, mayDelete } = record;
  const work = useWork();
  const { api } = work;
  const hasTrash = form.hasTrash === true;
  const waits =
    mayEdit && status === statusOf(work, "review") && work.session.permissions.includes("publish");
  const button = (text: string, onClick: () => void, look?: "primary") => (
    <Button {...{ text, look, onClick }} aria-label={`${text}: ${name}`} />
  );
  const run = (...[action, done, undo]: Parameters<Act>) => {
    return () => void act(action, fill(done, { name }), undo);
  };
  const to = (next: string) => () => api.update(form, { id }, { status: next });
  const restore = () => api.update(form, { id }, {});
  const trash = run(() => api.remove(form, id), texts.trashed, restore);
  const isAsked = isOccurrence && form.recurrence !== undefined;
  const link = (text: string, href: string) => (
    <a href={href} aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
  return (
    <div class="actions">
      {record.url !== undefined && link(texts.page, record.url)}
      {mayEdit && !isTrashed && link(texts.duplicate, linkTo(form.plural, "new", { copy: id }))}
      {mayEdit && !isTrashed && record.end !== undefined && button(texts.move, onMove)}
      {isTrashed && mayEdit && button(texts.restore, run(restore, texts.restored))}
      {waits && button(texts.approve, run(to(statusOf(work, "published")), texts.approved), "primary")}
      {waits && button(texts.returnToDraft, run(to(statusOf(work, "draft")), texts.returnedToDraft))}
      {mayDelete && hasTrash && !isTrashed && button(texts.toTrash, isAsked ? onDelete : trash)}
      {mayDelete && !hasTrash && button(texts.deleteForGood, onDelete)}
    </div>
  );
}

/** Links to the lists of each status, or of the trash, and to that of all. */
function StatusTabs({ form, query }: Pick<ListProps, "form" | "query">) {
  const work = useWork();
  const statuses = work.forms.statuses.filter((one) => hasRecordsIn(form, one));
  const names = [undefined, ...statuses.map(({ name }) => name)];
  return (
    <nav class="tabs" aria-label={texts.status}>
      <ul>
        {names.map((name) => (
          <li key={name ?? ""}>
            <a
              href={linkTo(form.plural, "", { ...query, page: "", status: name })}
              aria-current={name === query.status ? "page" : undefined}
            >
              {name === undefined ? texts.all : statusName(work, name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Searches a list by words. */
function SearchForm({ form, query }: Pick<ListProps, "form" | "query">) {
  const search = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    const { value } = event.currentTarget.elements.namedItem("search") as HTMLInputElement;
    go(linkTo(form.plural, "", { ...query, page: "", search: value.trim() }));
  };
  return (
    <form role="search" onSubmit={search}>
      <input
        name="search"
        type="search"
        aria-label={texts.search}
        defaultValue={query.search}
        key={query.search}
        placeholder={texts.search}
      />
      <button type="submit" class="quiet">
        {texts.search}
      </button>
    </form>
  );
}

/** Asks whether a record is deleted for good; of an occurrence, how far that, or its move to the trash, reaches. */
function DeleteDialog(props: {
  readonly form: ResourceForm;
  readonly record: ListedRecord;
  /** `reach` has the name of the parameter. */
  readonly onDelete: (reach: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}) {
  const { form, record, onDelete, onClose } = props;
  const { name, isOccurrence } = record;
  const action = form.hasTrash === true ? texts.toTrash : texts.deleteForGood;
  const { scope } = form.recurrence ?? {};
  if (isOccurrence && scope !== undefined)
    return (
      <ReachDialog
        {...{ form, action, onClose }}
        title={`${action}: ${name}`}
        look="danger"
        onDone={(reach) => onDelete({ [scope]: reach })}
      />
    );
  const question = fill(texts.deleteQuestion, { name });
  return <ConfirmDialog {...{ question, onClose }} title={action} onConfirm={() => onDelete({})} />;
}

/** Reads the list again when the query changes, and after each action. */
function useList(form: ResourceForm, query: ListProps["query"], onRead: () => void) {
  const work = useWork();
  const { api } = work;
  const [list, setList] = useState<RecordList | undefined>();
  const [notice, setNotice] = useState<
    | { readonly text: string; readonly isBad: boolean; readonly undo?: (() => Promise<unknown>) | undefined }
    | undefined
  >();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    onRead();
    const month = monthIn(form, query);
    const { signal } = stop;
    const answer =
      month === undefined
        ? api.list(form, { ...query, table: true }, signal)
        : readMonth(work, form, { query, month, signal });
    answer.then(setList, (error: unknown) => {
      if (!stop.signal.aborted) setNotice({ text: messageOf(error), isBad: true });
    });
    return () => stop.abort();
  }, [api, form, JSON.stringify(query), round]);

  const act: Act = async (action, done, undo) => {
    try {
      const failed = await action();
      const isBad = typeof failed === "string" && failed !== "";
      setNotice({ text: isBad ? `${done} ${failed}` : done, isBad, undo });
    } catch (error) {
      setNotice({ text: messageOf(error), isBad: true });
    }
    setRound((count) => count + 1);
  };
  return { list, notice, act };
}
