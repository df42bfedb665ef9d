import { useEffect, useRef, useState } from "preact/hooks";
import type { ListedRecord, RecordList } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { Dialog, Heading } from "./dialog.js";
import { Button } from "./field.js";
import { addTitle, fill, hasRecordsIn, texts, timeInWords } from "./forms.js";
import { ReachDialog } from "./record-actions.js";
import { go, linkTo } from "./route.js";
import { ruleInWords } from "./rule.js";
import { maySend, statusName, statusOf, useWork } from "./work.js";

/** The records of a resource: searched, by status, page by page; with what may be done without opening them. */
export function RecordListView({
  form,
  query,
}: {
  readonly form: ResourceForm;
  readonly query: URLSearchParams;
}) {
  const work = useWork();
  const { plural, labels, hasStatus, hasTrash } = form;
  const status = query.get("status") ?? undefined;
  const search = query.get("search") ?? "";
  const page = Number(query.get("page") ?? 1);
  const series = query.get("series") ?? undefined;
  const { list, notice, act } = useList(form, { status, search, page, series });
  return (
    <>
      <div class="headline">
        <Heading title={labels} />
        {maySend(work, form.writes.create) && (
          <a class="button primary" href={linkTo(plural, "new")}>
            {addTitle(form)}
          </a>
        )}
      </div>
      <SearchForm search={search} onSearch={(words) => go(linkTo(plural, "", { status, search: words }))} />
      {(hasStatus === true || hasTrash === true) && <StatusTabs {...{ form, status, search }} />}
      <p class={`notice${notice?.isBad === true ? " bad" : ""}`} role="status">
        {notice?.text}
      </p>
      {list?.records.length === 0 && <p class="empty soft">{texts.nothing}</p>}
      {list !== undefined && list.records.length > 0 && <Rows {...{ form, list, act }} />}
      {list !== undefined && list.pages > 1 && (
        <Pages
          page={page}
          pages={list.pages}
          link={(to) => linkTo(plural, "", { status, search, series, page: to })}
        />
      )}
    </>
  );
}

/** The rows, and the question before one is deleted for good, or others of its series with it. */
function Rows(props: { readonly form: ResourceForm; readonly list: RecordList; readonly act: Act }) {
  const { form, list, act } = props;
  const { api } = useWork();
  const [doomed, setDoomed] = useState<ListedRecord | undefined>();
  const done = form.hasTrash === true ? texts.trashed : texts.deleted;
  return (
    <>
      <ul class="rows">
        {list.records.map((record) => (
          <Row key={record.id} {...{ form, record, act }} onDelete={() => setDoomed(record)} />
        ))}
      </ul>
      {doomed !== undefined && (
        <DeleteDialog
          form={form}
          record={doomed}
          onDelete={(reach) =>
            void act(() => api.remove(form, doomed.id, reach), fill(done, { name: doomed.name }))
          }
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly form: ResourceForm;
  readonly record: ListedRecord;
  readonly act: Act;
  /** Asks before the record is deleted for good, or how far the deletion of an occurrence reaches. */
  readonly onDelete: () => void;
}

/** A record of a list. */
function Row(props: RowProps) {
  const { form, record } = props;
  const { id, name, status, mayEdit, mayDelete, isTrashed } = record;
  const work = useWork();
  return (
    <li>
      {record.thumbnail === undefined ? (
        <span class="thumbnail" />
      ) : (
        <img class="thumbnail" src={record.thumbnail} alt="" />
      )}
      <div class="about">
        <p class="name">
          {mayEdit && !isTrashed ? <a href={linkTo(form.plural, id)}>{name}</a> : name}
          {status !== undefined && status !== statusOf(work, "published") && (
            <span class="badge">{statusName(work, status)}</span>
          )}
          {record.standing !== undefined && (
            <span class={`badge ${record.standing.means}`}>{record.standing.label}</span>
          )}
          {status === undefined && isTrashed && <span class="badge">{texts.statuses.trash}</span>}
        </p>
        <p class="soft">
          {record.rule !== undefined && `${ruleInWords(record.rule)} · `}
          {record.start === undefined
            ? `${texts.changed} ${timeInWords(record.modified)}`
            : timeInWords(record.start)}
          {record.rule !== undefined && (
            <>
              {" · "}
              <a href={linkTo(form.plural, "", { series: id })} aria-label={`${texts.allDates}: ${name}`}>
                {texts.allDates}
              </a>
            </>
          )}
          {record.count !== undefined && ` · ${fill(texts.used, { count: record.count })}`}
        </p>
      </div>
      {(mayEdit || mayDelete) && <RowActions {...props} />}
    </li>
  );
}

/** The buttons that fit the status of a record and the rights of the editor. */
function RowActions({ form, record, act, onDelete }: RowProps) {
  const { id, name, status, isTrashed, isOccurrence, mayEdit, mayDelete } = record;
  const work = useWork();
  const { api } = work;
  const hasTrash = form.hasTrash === true;
  const waits =
    mayEdit && status === statusOf(work, "review") && work.session.permissions.includes("publish");
  const button = (text: string, onClick: () => void, look?: "primary") => (
    <Button {...{ text, look, onClick }} aria-label={`${text}: ${name}`} />
  );
  const run = (action: () => Promise<unknown>, done: string) => () => void act(action, fill(done, { name }));
  const to = (next: string) => () => api.update(form, { id }, { status: next });
  return (
    <div class="actions">
      {isTrashed &&
        mayEdit &&
        button(
          texts.restore,
          run(() => api.update(form, { id }, {}), texts.restored),
        )}
      {waits && button(texts.approve, run(to(statusOf(work, "published")), texts.approved), "primary")}
      {waits && button(texts.returnToDraft, run(to(statusOf(work, "draft")), texts.returnedToDraft))}
      {mayDelete &&
        hasTrash &&
        !isTrashed &&
        button(
          texts.toTrash,
          isOccurrence && form.recurrence !== undefined
            ? onDelete
            : run(() => api.remove(form, id), texts.trashed),
        )}
      {mayDelete && !hasTrash && button(texts.deleteForGood, onDelete)}
    </div>
  );
}

/** Links to the lists of each status, or of the trash, and to that of all. */
function StatusTabs(props: {
  readonly form: ResourceForm;
  readonly status: string | undefined;
  readonly search: string;
}) {
  const { form, status, search } = props;
  const work = useWork();
  const { plural } = form;
  const statuses = work.forms.statuses.filter((one) => hasRecordsIn(form, one));
  const names = [undefined, ...statuses.map(({ name }) => name)];
  return (
    <nav class="tabs" aria-label={texts.status}>
      <ul>
        {names.map((name) => (
          <li key={name ?? ""}>
            <a
              href={linkTo(plural, "", { status: name, search })}
              aria-current={name === status ? "page" : undefined}
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
function SearchForm(props: { readonly search: string; readonly onSearch: (words: string) => void }) {
  const { search, onSearch } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? "");
      }}
    >
      <input
        id="search"
        ref={field}
        type="search"
        aria-label={texts.search}
        defaultValue={search}
        key={search}
        placeholder={texts.search}
      />
      <button type="submit" class="quiet">
        {texts.search}
      </button>
    </form>
  );
}

/** Links to the pages before and after the one that is shown. */
function Pages(props: {
  readonly page: number;
  readonly pages: number;
  readonly link: (page: number) => string;
}) {
  const { page, pages, link } = props;
  return (
    <nav class="pages" aria-label={texts.pages}>
      {page > 1 && (
        <a class="button" rel="prev" href={link(page - 1)}>
          {texts.previous}
        </a>
      )}
      <span class="soft">{fill(texts.pageOf, { page, pages })}</span>
      {page < pages && (
        <a class="button" rel="next" href={link(page + 1)}>
          {texts.next}
        </a>
      )}
    </nav>
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
  const button = (
    <Button
      text={action}
      look="danger"
      onClick={() => {
        onClose();
        onDelete({});
      }}
    />
  );
  return (
    <Dialog title={action} onClose={onClose} actions={button}>
      <p>{fill(texts.deleteQuestion, { name })}</p>
    </Dialog>
  );
}

/** Runs an action, shows `done` or the error, and reads the list again. */
type Act = (action: () => Promise<unknown>, done: string) => Promise<void>;

/** Reads the list again when the query changes, and after each action. */
function useList(
  form: ResourceForm,
  {
    status,
    search,
    page,
    series,
  }: {
    readonly status: string | undefined;
    readonly search: string;
    readonly page: number;
    readonly series: string | undefined;
  },
) {
  const { api } = useWork();
  const [list, setList] = useState<RecordList | undefined>();
  const [notice, setNotice] = useState<{ readonly text: string; readonly isBad: boolean } | undefined>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const selection = { status, search, page, ...(series === undefined ? { grouped: true } : { series }) };
    api.list(form, selection, stop.signal).then(setList, (error: unknown) => {
      if (!stop.signal.aborted) setNotice({ text: messageOf(error), isBad: true });
    });
    return () => stop.abort();
  }, [api, form, status, search, page, series, round]);

  const act: Act = async (action, done) => {
    try {
      await action();
      setNotice({ text: done, isBad: false });
    } catch (error) {
      setNotice({ text: messageOf(error), isBad: true });
    }
    setRound((count) => count + 1);
  };
  return { list, notice, act };
}
