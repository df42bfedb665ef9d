import { useEffect, useState } from "preact/hooks";
import type { EditedRecord, RecordId } from "../../admin/admin-answers.js";
import { type AdminApi, messageOf } from "./api.js";
import type { ResourceForm, Work } from "./forms.js";
import { Heading } from "./heading.js";
import { RecordForm } from "./record-form/record-form.js";
import { texts } from "./settings.js";

/** The form of a record, or of a new one; it reads the record first. */
export function Editor(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly id: RecordId | undefined;
}) {
  const { api, work, form, id } = props;
  const [record, setRecord] = useState<EditedRecord | undefined>();
  const [error, setError] = useState("");
  useEffect(() => {
    if (id === undefined) return;
    api.record(form, id).then(setRecord, (error: unknown) => setError(messageOf(error, texts.noAnswer)));
  }, [api, form, id]);

  if (error !== "")
    return (
      <>
        <Heading title={form.label} />
        <p class="notice bad" role="alert">
          {error}
        </p>
      </>
    );
  if (id !== undefined && record === undefined) return <p class="soft">{texts.loading}</p>;
  if (record?.isTrashed === true)
    return (
      <>
        <Heading title={form.label} />
        <p class="notice">{texts.isTrashed}</p>
      </>
    );
  return <RecordForm {...{ api, work, form }} stored={record} />;
}
