import type { EditedRecord } from "../../../admin/admin-answers.js";
import { type ResourceForm, statusOf, type Work } from "../forms.js";
import { texts } from "../settings.js";

/** The buttons that fit the status of the record and the rights of the editor. The first one is the usual one. */
export function Actions(props: {
  readonly work: Work;
  readonly form: ResourceForm;
  readonly record: EditedRecord | undefined;
  readonly isBusy: boolean;
  readonly onSave: (status: string | undefined) => void;
}) {
  const { work, form, record, isBusy, onSave } = props;
  const [draft, review, published] = [
    statusOf(work, "draft"),
    statusOf(work, "review"),
    statusOf(work, "published"),
  ];
  const button = (text: string, status: string | undefined, look = "quiet") => (
    <button type="button" class={look} disabled={isBusy} onClick={() => onSave(status)}>
      {text}
    </button>
  );
  const usual = (text: string) => (
    <button type="submit" disabled={isBusy}>
      {text}
    </button>
  );
  if (form.hasStatus !== true) return usual(record === undefined ? texts.create : texts.save);
  const isUnpublished = record === undefined || record.status === draft || record.status === review;
  if (!isUnpublished) return usual(texts.save);
  const mayPublish = work.session.permissions.includes("publish");
  const waits = record?.status === review;
  return (
    <>
      {waits ? button(texts.save, undefined) : button(texts.saveDraft, draft)}
      {waits && mayPublish && button(texts.returnToDraft, draft)}
      {mayPublish
        ? button(waits ? texts.approve : texts.publish, published, "primary")
        : !waits && button(texts.submit, review, "primary")}
    </>
  );
}
