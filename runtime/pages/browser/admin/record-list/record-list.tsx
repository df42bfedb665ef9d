import { useState } from "preact/hooks";
import type { ListedRecord, RecordList } from "../../../admin/admin-answers.js";
import type { AdminApi } from "../api.js";
import type { ResourceForm, Work } from "../forms.js";
import { Heading } from "../heading.js";
import { go, linkTo } from "../route.js";
import { addTitle, fill, texts } from "../settings.js";
import { DeleteDialog } from "./delete-dialog.js";
import { Pages } from "./pages.js";
import { Row } from "./row.js";
import { SearchForm } from "./search-form.js";
import { StatusTabs } from "./status-tabs.js";
import { type ListState, useList } from "./use-list.js";

interface ListProps {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly query: URLSearchParams;
}

/** The records of a resource: searched, by status, page by page; with what may be done without opening them. */
export function RecordListView({ api, work, form, query }: ListProps) {
  const { plural, labels, hasStatus, hasTrash } = form;
  const status = query.get("status") ?? undefined;
  const search = query.get("search") ?? "";
  const page = Number(query.get("page") ?? 1);
  const { list, notice, act } = useList(api, form, { status, search, page });
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
      <SearchForm search={search} onSearch={(words) => go(linkTo(plural, "", { status, search: words }))} />
      {(hasStatus === true || hasTrash === true) && <StatusTabs {...{ work, form, status, search }} />}
      <p class={`notice${notice?.isBad === true ? " bad" : ""}`} role="status">
        {notice?.text}
      </p>
      {list?.records.length === 0 && <p class="empty soft">{texts.nothing}</p>}
      {list !== undefined && list.records.length > 0 && <Rows {...{ api, work, form, list, act }} />}
      {list !== undefined && list.pages > 1 && (
        <Pages
          page={page}
          pages={list.pages}
          link={(to) => linkTo(plural, "", { status, search, page: to })}
        />
      )}
    </>
  );
}

/** The rows, and the question before one is deleted for good, or others of its series with it. */
function Rows(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly list: RecordList;
  readonly act: ListState["act"];
}) {
  const { api, work, form, list, act } = props;
  const [doomed, setDoomed] = useState<ListedRecord | undefined>();
  const done = form.hasTrash === true ? texts.trashed : texts.deleted;
  return (
    <>
      <ul class="rows">
        {list.records.map((record) => (
          <Row key={record.id} {...{ api, work, form, record, act }} onDelete={() => setDoomed(record)} />
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
