import type { ListedRecord } from "../../../admin/admin-answers.js";
import type { AdminApi } from "../api.js";
import { type ResourceForm, statusName, statusOf, type Work } from "../forms.js";
import { linkTo } from "../route.js";
import { fill, texts, timeInWords } from "../settings.js";
import type { ListState } from "./use-list.js";

interface RowProps {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly record: ListedRecord;
  readonly act: ListState["act"];
  /** Asks before the record is deleted for good, or how far the deletion of an occurrence reaches. */
  readonly onDelete: () => void;
}

/** A record of a list. */
export function Row(props: RowProps) {
  const { work, form, record } = props;
  const { id, name, status, mayEdit, mayDelete = mayEdit, isTrashed } = record;
  return (
    <li>
      {record.thumbnail === undefined ? (
        <span class="thumbnail" />
      ) : (
        <img class="thumbnail" src={record.thumbnail} alt="" />
      )}
      <div class="about">
        <p class="name">
          {mayEdit && isTrashed !== true ? <a href={linkTo(form.plural, id)}>{name}</a> : name}
          {status !== undefined && status !== statusOf(work, "published") && (
            <span class="badge">{statusName(work, status)}</span>
          )}
          {record.standing !== undefined && (
            <span class={`badge ${record.standing.means}`}>{record.standing.label}</span>
          )}
          {status === undefined && isTrashed === true && <span class="badge">{texts.statuses.trash}</span>}
        </p>
        <p class="soft">
          {record.start === undefined
            ? `${texts.changed} ${timeInWords(record.modified)}`
            : timeInWords(record.start)}
          {record.count !== undefined && ` · ${fill(texts.used, { count: record.count })}`}
        </p>
      </div>
      {(mayEdit || mayDelete) && <RowActions {...props} />}
    </li>
  );
}

/** The buttons that fit the status of a record and the rights of the editor. */
function RowActions({ api, work, form, record, act, onDelete }: RowProps) {
  const { id, name, status, isTrashed, isOccurrence, mayEdit, mayDelete = mayEdit } = record;
  const { hasTrash, recurrence, writes } = form;
  const waits =
    mayEdit && status === statusOf(work, "review") && work.session.permissions.includes("publish");
  const button = (text: string, onClick: () => void, look = "quiet") => (
    <button type="button" class={look} aria-label={`${text}: ${name}`} onClick={onClick}>
      {text}
    </button>
  );
  const run = (action: () => Promise<unknown>, done: string) => () => void act(action, fill(done, { name }));
  const to = (next: string) => () => api.update(form, { id }, { status: next });
  return (
    <div class="actions">
      {isTrashed === true &&
        mayEdit &&
        button(
          texts.restore,
          run(() => api.update(form, { id }, {}), texts.restored),
        )}
      {waits && button(texts.approve, run(to(statusOf(work, "published")), texts.approved), "primary")}
      {waits && button(texts.returnToDraft, run(to(statusOf(work, "draft")), texts.returnedToDraft))}
      {isTrashed !== true &&
        hasTrash === true &&
        mayDelete &&
        writes.delete !== undefined &&
        button(
          texts.toTrash,
          isOccurrence === true && recurrence !== undefined
            ? onDelete
            : run(() => api.remove(form, id), texts.trashed),
        )}
      {hasTrash !== true && mayDelete && writes.delete !== undefined && button(texts.deleteForGood, onDelete)}
    </div>
  );
}
