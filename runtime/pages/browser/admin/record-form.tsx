import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { EditedRecord, RecordId } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm } from "../../admin/forms.js";
import { useAutosave } from "./autosave.js";
import { Alert, Heading } from "./dialog.js";
import { isEmpty, nameIn, textOf, useFirstInvalid, valueIn } from "./draft.js";
import { Button, type FormState, inputOf, Labelled, Select } from "./field.js";
import { FieldInput, LocalizedInput, PeriodInput } from "./field-input.js";
import { addTitle, isLocalized, isPeriod, languageName, settings, texts } from "./forms.js";
import { HistoryButton } from "./history.js";
import { Preview } from "./preview.js";
import { Actions, type Question, QuestionDialog, RecordActions } from "./record-actions.js";
import { RecurrenceInput } from "./recurrence-input.js";
import { linkTo } from "./route.js";
import { type EditedDraft, useDraft, useLeaveGuard, useSave } from "./save.js";
import { SeriesDates } from "./series-dates.js";
import { statusName, useWork } from "./work.js";

/** All fields of a record, with languages side by side, and what may be done with it. */
export function RecordForm(props: {
  readonly form: ResourceForm;
  /** Absent for a new record. */
  readonly stored: EditedRecord | undefined;
  /** The record that a new one begins as. */
  readonly like?: EditedRecord | undefined;
}) {
  const { form, stored, like } = props;
  const [second, setSecond] = useState<string | undefined>();
  const [question, setQuestion] = useState<Question | undefined>();
  const edited = useDraft(form, stored, like);
  const saving = useSave(edited, {
    onConflict: (saving) => setQuestion({ kind: "conflict", saving }),
    onLanguage: setSecond,
  });
  const { errors, save, resolve } = saving;
  const body = useFirstInvalid<HTMLFormElement>(errors);
  const autosave = useAutosave(edited);
  useLeaveGuard(edited.isDirty, (next) => {
    const leave = (): void => {
      autosave.discard();
      next();
    };
    setQuestion({ kind: "leave", leave });
  });
  const { draft, record } = edited;
  const ask = (status?: string): void => {
    const isAsked = record?.isOccurrence === true && form.recurrence !== undefined;
    if (isAsked) setQuestion({ kind: "reach", saving: { status } });
    else void save({ status });
  };
  return (
    <form
      ref={body}
      class="editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Headline {...edited} />
      {autosave.hasEarlier && <Earlier {...autosave} />}
      <Alert text={errors.general} />
      <Fields state={{ ...edited, errors }} {...{ second, setSecond }} />
      <Bar {...{ edited, saving }} onSave={ask} language={second ?? draft.language} />
      {question !== undefined && (
        <QuestionDialog
          {...{ edited, question }}
          onClose={() => setQuestion(undefined)}
          onReach={(saving) => void save(saving)}
          onResolve={(choice, saving) => {
            setQuestion(undefined);
            void resolve(choice, saving);
          }}
        />
      )}
    </form>
  );
}

/** Offers what was not saved in a visit before. */
function Earlier({ restore, discard }: ReturnType<typeof useAutosave>) {
  return (
    <p class="notice" role="status">
      {texts.unsavedDraft} <Button text={texts.restore} onClick={restore} />{" "}
      <Button text={texts.discard} onClick={discard} />
    </p>
  );
}

function Headline({ form, record, draft }: EditedDraft) {
  const work = useWork();
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

/** What came of the last save, the preview, and the buttons that save. */
function Bar(props: {
  readonly edited: EditedDraft;
  readonly saving: ReturnType<typeof useSave>;
  readonly onSave: (status?: string) => void;
  readonly language: string;
}) {
  const { edited, saving, onSave, language } = props;
  const { isBusy, notice, setNotice } = saving;
  const [isPreview, setPreview] = useState(false);
  const similar = useSimilar(edited);
  return (
    <>
      <div class="bar">
        <p class="notice" role="status">
          {isBusy
            ? texts.saving
            : notice === ""
              ? (similar ?? (edited.isDirty ? texts.unsaved : ""))
              : notice}
        </p>
        <div class="actions">
          <RecordActions {...{ edited, isBusy }} onDone={setNotice} />
          <HistoryButton edited={edited} onDone={setNotice} />
          <Button text={texts.preview} onClick={() => setPreview(true)} />
          <Actions {...{ edited, isBusy, onSave }} />
        </div>
      </div>
      {isPreview && <Preview {...{ edited, language }} onClose={() => setPreview(false)} />}
    </>
  );
}

/** Typing has stopped when nothing has changed for so many milliseconds. */
const pauseMs = 600;

/** A link to the record that a new one is most like, once that has a name and a start; undefined where there is none. */
function useSimilar({ form, record, draft }: EditedDraft) {
  const { similar: path, namedBy, period } = form;
  const { api } = useWork();
  const [found, setFound] = useState<{ readonly id: RecordId; readonly name: string } | undefined>();
  const name = nameIn(draft, form);
  const times = period === undefined ? [] : [period.start, period.zone];
  const dates = times.map((time) => [time, textOf(draft.values[time])] as const);
  const isAsked = record === undefined && name !== "" && dates[0]?.[1] !== "";
  const key = JSON.stringify([isAsked, name, dates, draft.language]);
  useEffect(() => {
    setFound(undefined);
    if (!isAsked || path === undefined) return;
    const request = new AbortController();
    const given = dates.filter(([, value]) => value !== "");
    const language = { [settings.languageParameter]: draft.language };
    const query = { [namedBy]: name, ...Object.fromEntries(given), per_page: 1, ...language };
    const timer = setTimeout(() => {
      api.similar(path, query, request.signal).then(
        ({ similar: [first] }) => {
          if (first === undefined) return;
          const { id, [namedBy]: shown } = first.record;
          setFound({ id, name: textOf(shown) });
        },
        // What is wrong with a value is said when it is saved.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [key]);
  return (
    found && (
      <>
        {texts.similar} <a href={linkTo(form.plural, found.id)}>{found.name}</a>
      </>
    )
  );
}

const groups = ["what", "when", "where", "cost", "sale", "publish"] as const;

/** What all parts of the form share. */
interface FieldsProps {
  readonly state: EditedDraft & FormState;
  /** The language that is shown beside the record's own. */
  readonly second: string | undefined;
  readonly setSecond: (language: string | undefined) => void;
}

/** The fields of a form in groups, with languages side by side. */
function Fields(props: FieldsProps) {
  const { state, second } = props;
  const { form } = state;
  const mayNameAuthors = useWork().session.permissions.includes("edit_others");
  const fields = form.fields.filter(
    (field) =>
      field.storage !== "date_utc" &&
      field.storage !== "scope" &&
      (field.storage !== "author" || mayNameAuthors) &&
      (!isPeriod(form, field) || field.name === form.period?.start),
  );
  return (
    <div class={second === undefined ? "groups" : "groups two"}>
      {settings.languages.length > 1 && <Languages {...props} />}
      {groups.map((group) => (
        <Group key={group} {...{ ...props, group }} fields={fields.filter((field) => field.group === group)}>
          {group === "when" && state.record?.series !== undefined && (
            <SeriesDates key={state.record.id} edited={state} />
          )}
        </Group>
      ))}
    </div>
  );
}

/** What belongs together: the usual fields, and the others on demand, or because one of them has a value. */
function Group(
  props: FieldsProps & {
    readonly group: (typeof groups)[number];
    readonly fields: readonly FieldForm[];
    readonly children: ComponentChildren;
  },
) {
  const { state, group, fields, children } = props;
  const rare = fields.filter(({ isUsual }) => isUsual !== true);
  const [isOpen, setOpen] = useState(() => rare.some(isFilled));
  function isFilled(field: FieldForm): boolean {
    const value = valueIn(state.draft, field);
    const isOwn = ["plain", "reference", "references", "localized"].includes(field.storage);
    return (
      isOwn && field.name !== state.form.recurrence?.series && value !== field.initial && !isEmpty(value)
    );
  }
  if (fields.length === 0) return null;
  const shown = (field: FieldForm) => <MainField key={field.name} {...{ ...props, field }} />;
  const title = texts.groups[group];
  const isWhole = rare.length === fields.length;
  return (
    <section class="group" aria-label={title}>
      {!isWhole && <h2>{title}</h2>}
      {fields.filter(({ isUsual }) => isUsual).map(shown)}
      {children}
      {rare.length > 0 && (
        <details
          open={isOpen || rare.some(({ name }) => state.errors.fields[name] !== undefined)}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {isWhole ? title : texts.more}
            <span class="soft"> {rare.map(({ label }) => label).join(", ")}</span>
          </summary>
          <div class="group">{rare.map(shown)}</div>
        </details>
      )}
    </section>
  );
}

function MainField({ state, field, second }: FieldsProps & { readonly field: FieldForm }) {
  const { form } = state;
  if (field.name === form.period?.start) return <PeriodInput period={form.period} {...state} />;
  if (field.name === form.recurrence?.rule) return <RecurrenceInput {...inputOf(state, field)} />;
  if (!isLocalized(field)) return <FieldInput field={field} {...state} />;
  return (
    <div class="side-by-side">
      <LocalizedInput {...state} field={field} language={state.draft.language} />
      {second !== undefined && <LocalizedInput {...state} field={field} language={second} />}
    </div>
  );
}

/** The language of the record, and one to write beside it. */
function Languages({ state: { draft, setDraft, record }, second, setSecond }: FieldsProps) {
  const isWritten = (code: string): boolean =>
    Object.entries(draft.texts[code] ?? {}).some(([, text]) => text !== "");
  const others = settings.languages
    .filter((code) => code !== draft.language)
    .map((code) => [code, languageName(code) + (isWritten(code) ? " ✓" : "")] as const);
  return (
    <div class="languages">
      <Labelled id="language" label={texts.language}>
        <Select
          id="language"
          value={draft.language}
          disabled={record !== undefined}
          options={settings.languages.map((code) => [code, languageName(code)])}
          onChange={(language) => {
            setDraft((current) => ({ ...current, language }));
            if (second === language) setSecond(undefined);
          }}
        />
      </Labelled>
      <Labelled id="second" label={texts.translation}>
        <Select
          id="second"
          value={second ?? ""}
          options={[["", texts.noTranslation], ...others]}
          onChange={(code) => setSecond(code === "" ? undefined : code)}
        />
      </Labelled>
    </div>
  );
}
