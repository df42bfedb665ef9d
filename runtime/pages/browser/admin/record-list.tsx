import { useEffect, useRef, useState } from "preact/hooks";
import type { ListedRecord, RecordList } from "../../admin/admin-answers.js";
import { type AdminApi, messageOf } from "./api.js";
import { Dialog } from "./dialog.js";
import { type ResourceForm, statusName, statusOf, type Work } from "./forms.js";
import { Heading } from "./heading.js";
import { go, linkTo } from "./route.js";
import { addTitle, fill, texts, timeInWords } from "./settings.js";

interface ListProps {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly query: URLSearchParams;
}

/** The records of a resource: searched, by status, page by page; with what may be done without opening them. */
export function RecordListView({ api, work, form, query }: ListProps) {
  const { plural, labels, lifecycle } = form;
  const status = query.get("status") ?? undefined;
  const search = query.get("search") ?? "";
  const page = Number(query.get("page") ?? 1);
  const [list, setList] = useState<RecordList | undefined>();
  const [notice, setNotice] = useState<{ readonly text: string; readonly isBad: boolean } | undefined>();
  const [round, setRound] = useState(0);
  const [doomed, setDoomed] = useState<ListedRecord | undefined>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    api.list(form, { status, search, page }, stop.signal).then(setList, (error: unknown) => {
      if (!stop.signal.aborted) setNotice({ text: messageOf(error, texts.noAnswer), isBad: true });
    });
    return () => stop.abort();
  }, [api, form, status, search, page, round]);

  async function act(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      setNotice({ text: done, isBad: false });
    } catch (error) {
      setNotice({ text: messageOf(error, texts.noAnswer), isBad: true });
    }
    setRound((count) => count + 1);
  }

  const { create } = form.writes;
  return (
    <>
      <div class="headline">
        <Heading title={labels} />
        {create !== undefined && work.may(create.access) && (
          <a class="button primary" href={linkTo(plural, "new")}>
            {addTitle(form)}
          </a>
        )}
      </div>
      <form
        class="search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go(linkTo(plural, "", { status, search: field.current?.value.trim() }));
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
      {lifecycle === "post" && <StatusTabs work={work} plural={plural} status={status} search={search} />}
      <p class={`notice${notice?.isBad === true ? " bad" : ""}`} role="status">
        {notice?.text}
      </p>
      {list?.records.length === 0 && <p class="empty soft">{texts.nothing}</p>}
      {list !== undefined && list.records.length > 0 && (
        <ul class="rows">
          {list.records.map((record) => (
            <Row
              key={record.id}
              {...{ api, work, form, record }}
              act={act}
              onDelete={() => setDoomed(record)}
            />
          ))}
        </ul>
      )}
      {list !== undefined && list.pages > 1 && (
        <Pages
          page={page}
          pages={list.pages}
          link={(to) => linkTo(plural, "", { status, search, page: to })}
        />
      )}
      {doomed !== undefined && (
        <Dialog title={texts.deleteForGood} onClose={() => setDoomed(undefined)}>
          <p>{fill(texts.deleteQuestion, { name: doomed.name })}</p>
          <p class="actions">
            <button
              type="button"
              class="danger"
              onClick={() => {
                setDoomed(undefined);
                void act(() => api.remove(form, doomed.id), texts.deleted);
              }}
            >
              {texts.deleteForGood}
            </button>
            <button type="button" class="quiet" onClick={() => setDoomed(undefined)}>
              {texts.cancel}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

function StatusTabs(props: {
  readonly work: Work;
  readonly plural: string;
  readonly status: string | undefined;
  readonly search: string;
}) {
  const { work, plural, status, search } = props;
  const names = [undefined, ...work.forms.statuses.map(({ name }) => name)];
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

function Row(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly record: ListedRecord;
  readonly act: (work: () => Promise<unknown>, done: string) => Promise<void>;
  readonly onDelete: () => void;
}) {
  const { api, work, form, record, act, onDelete } = props;
  const { id, status, name, mayEdit } = record;
  const isTrashed = status === statusOf(work, "trash");
  const waits = status === statusOf(work, "review") && work.may("publish_posts");
  const shown = name === "" ? `#${id}` : name;
  const action = (text: string, run: () => Promise<unknown>, done: string, look = "quiet") => (
    <button
      type="button"
      class={look}
      aria-label={`${text}: ${shown}`}
      onClick={() => void act(run, fill(done, { name: shown }))}
    >
      {text}
    </button>
  );
  const to = (next: string) => () => api.update(form, id, { status: next });
  return (
    <li>
      {record.thumbnail === undefined ? (
        <span class="thumbnail" />
      ) : (
        <img class="thumbnail" src={record.thumbnail} alt="" />
      )}
      <div class="about">
        <p class="name">
          {mayEdit && !isTrashed ? <a href={linkTo(form.plural, id)}>{shown}</a> : shown}
          {status !== undefined && status !== statusOf(work, "published") && (
            <span class="badge">{statusName(work, status)}</span>
          )}
        </p>
        <p class="soft">
          {record.start === undefined
            ? `${texts.changed} ${timeInWords(record.modified)}`
            : timeInWords(record.start)}
          {record.count !== undefined && ` · ${fill(texts.used, { count: record.count })}`}
        </p>
      </div>
      {mayEdit && (
        <div class="actions">
          {isTrashed && action(texts.restore, () => api.update(form, id, {}), texts.restored)}
          {waits && action(texts.approve, to(statusOf(work, "published")), texts.approved, "primary")}
          {waits && action(texts.refuse, to(statusOf(work, "draft")), texts.refused)}
          {!isTrashed &&
            form.lifecycle === "post" &&
            form.writes.delete !== undefined &&
            action(texts.toTrash, () => api.remove(form, id), texts.trashed)}
          {form.lifecycle === "term" && form.writes.delete !== undefined && (
            <button
              type="button"
              class="quiet"
              aria-label={`${texts.deleteForGood}: ${shown}`}
              onClick={onDelete}
            >
              {texts.deleteForGood}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

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
