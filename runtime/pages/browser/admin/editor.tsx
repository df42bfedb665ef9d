import { useEffect, useState } from "preact/hooks";
import type { EditedRecord } from "../../admin/admin-answers.js";
import { type AdminApi, messageOf } from "./api.js";
import { type ResourceForm, statusOf, type Work } from "./forms.js";
import { Heading } from "./heading.js";
import { RecordForm } from "./record-form.js";
import { texts } from "./settings.js";

/** The form of a record, or of a new one; it reads the record first. */
export function Editor(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly id: number | undefined;
}) {
  const { api, work, form, id } = props;
  const [record, setRecord] = useState<EditedRecord | undefined>();
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (id === undefined) return;
    api.record(form, id).then(setRecord, (error: unknown) => setFault(messageOf(error, texts.noAnswer)));
  }, [api, form, id]);

  if (fault !== "")
    return (
      <>
        <Heading title={form.label} />
        <p class="notice bad" role="alert">
          {fault}
        </p>
      </>
    );
  if (id !== undefined && record === undefined) return <p class="soft">{texts.loading}</p>;
  if (record?.status !== undefined && record.status === statusOf(work, "trash"))
    return (
      <>
        <Heading title={form.label} />
        <p class="notice">{texts.isTrashed}</p>
      </>
    );
  return <RecordForm {...{ api, work, form }} stored={record} />;
}
