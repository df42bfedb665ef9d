import { useState } from "preact/hooks";
import type { AdminApi } from "../api.js";
import { nameIn } from "../draft.js";
import { type ResourceForm, statusName, type Work } from "../forms.js";
import { Heading } from "../heading.js";
import { Preview } from "../preview.js";
import { linkTo } from "../route.js";
import { addTitle, texts } from "../settings.js";
import { useFirstInvalid } from "../use-first-invalid.js";
import { Actions } from "./actions.js";
import { Fields } from "./fields.js";
import type { FormProps } from "./form-props.js";
import { type Question, QuestionDialog } from "./questions.js";
import { RecordActions } from "./record-actions.js";
import { type EditedDraft, useDraft } from "./use-draft.js";
import { useLeaveGuard } from "./use-leave-guard.js";
import { type Saving, useSave } from "./use-save.js";

/** All fields of a record, with languages side by side, and what may be done with it. */
export function RecordForm(props: FormProps) {
  const { api, work, form } = props;
  const [second, setSecond] = useState<string | undefined>();
  const [question, setQuestion] = useState<Question | undefined>();
  const edited = useDraft(props);
  const saving = useSave(props, edited, {
    onConflict: (status) => setQuestion({ kind: "conflict", status }),
    onLanguage: setSecond,
  });
  const { draft, setDraft, record, known, setKnown } = edited;
  const { errors, save, resolve } = saving;
  const body = useFirstInvalid<HTMLFormElement>(errors);
  useLeaveGuard(edited.isDirty, (leave) => setQuestion({ kind: "leave", leave }));
  const state = { api, work, draft, setDraft, record, known, setKnown, errors };
  return (
    <form
      ref={body}
      class="editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(undefined);
      }}
    >
      <Headline {...{ work, form, edited }} />
      {errors.general !== undefined && (
        <p class="notice bad" role="alert">
          {errors.general}
        </p>
      )}
      <Fields {...{ state, form, second, setSecond }} />
      <Bar {...{ api, work, form, edited, saving }} language={second ?? draft.language} />
      {question !== undefined && (
        <QuestionDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onResolve={(choice, status) => {
            setQuestion(undefined);
            void resolve(choice, status);
          }}
        />
      )}
    </form>
  );
}

interface PartProps {
  readonly work: Work;
  readonly form: ResourceForm;
  readonly edited: EditedDraft;
}

function Headline({ work, form, edited: { record, draft } }: PartProps) {
  const name = nameIn(draft, form);
  const title = record === undefined ? addTitle(form) : name === "" ? `#${record.id}` : name;
  return (
    <>
      <p class="back">
        <a href={linkTo(form.plural)}>← {form.labels}</a>
      </p>
      <div class="headline">
        <Heading title={title}>
          {record?.status !== undefined && <span class="badge">{statusName(work, record.status)}</span>}
        </Heading>
      </div>
    </>
  );
}

interface BarProps extends PartProps {
  readonly api: AdminApi;
  readonly saving: Saving;
  readonly language: string;
}

/** What came of the last save, the preview, and the buttons that save. */
function Bar(props: BarProps) {
  const { api, work, form, edited, saving, language } = props;
  const { draft, record, known, isDirty } = edited;
  const { isBusy, notice, setNotice, save } = saving;
  const [isPreview, setPreview] = useState(false);
  return (
    <>
      <div class="bar">
        <p class="notice" role="status">
          {isBusy ? texts.saving : notice === "" ? (isDirty ? texts.unsaved : "") : notice}
        </p>
        <div class="actions">
          <RecordActions {...{ api, work, form, edited }} isBusy={isBusy} onDone={setNotice} />
          <button type="button" class="quiet" onClick={() => setPreview(true)}>
            {texts.preview}
          </button>
          <Actions {...{ work, form, record, isBusy }} onSave={(status) => void save(status)} />
        </div>
      </div>
      {isPreview && (
        <Preview {...{ form, draft, record, known, language }} onClose={() => setPreview(false)} />
      )}
    </>
  );
}
