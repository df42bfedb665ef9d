import { useEffect, useRef, useState } from "preact/hooks";
import { PreconditionError } from "../../../../generated/sdk/core/errors.js";
import type { EditedRecord } from "../../admin/admin-answers.js";
import type { AdminApi } from "./api.js";
import { Dialog } from "./dialog.js";
import { type Draft, draftOf, isChanged, newDraft } from "./draft.js";
import { type Faults, faultsOf, noFaults } from "./faults.js";
import { FieldInput } from "./field-input.js";
import { type FieldForm, isLocalized, type ResourceForm, statusName, statusOf, type Work } from "./forms.js";
import { Heading } from "./heading.js";
import { PeriodInput } from "./period-input.js";
import { Preview } from "./preview.js";
import { RecurrenceInput } from "./recurrence-input.js";
import { go, guardRoute, linkTo, replaceRoute } from "./route.js";
import { type LeftOver, SaveError, saveRecord } from "./save.js";
import { addTitle, fill, languageName, settings, texts } from "./settings.js";

interface FormProps {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  /** Absent for a new record. */
  readonly stored: EditedRecord | undefined;
}

/** What the page asks before it goes on. */
type Question =
  | { readonly kind: "leave"; readonly leave: () => void }
  | { readonly kind: "conflict"; readonly status: string | undefined };

/** All fields of a record, with languages side by side, and what may be done with it. */
export function RecordForm({ api, work, form, stored }: FormProps) {
  const [record, setRecord] = useState(stored);
  const [before, setBefore] = useState<Draft>(() =>
    stored === undefined ? newDraft(form, statusOf(work, "draft")) : draftOf(form, stored),
  );
  const [draft, setDraft] = useState(before);
  const [known, setKnown] = useState(stored?.related ?? {});
  const [second, setSecond] = useState<string | undefined>();
  const [faults, setFaults] = useState<Faults & { readonly language?: string }>(noFaults);
  const [notice, setNotice] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | undefined>();
  const [isPreview, setPreview] = useState(false);
  const body = useRef<HTMLFormElement>(null);
  const isDirty = isChanged(before, draft);

  useEffect(() => {
    body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    guardRoute((leave) => {
      setQuestion({ kind: "leave", leave });
      return true;
    });
    return () => {
      window.removeEventListener("beforeunload", ask);
      guardRoute(undefined);
    };
  }, [isDirty]);

  function adopt(next: EditedRecord): void {
    const fresh = draftOf(form, next);
    setRecord(next);
    setBefore(fresh);
    setDraft(fresh);
    setKnown(next.related);
    // The address is that of the record from now on; the form stays as it is.
    replaceRoute(linkTo(form.plural, next.id));
  }

  async function save(status: string | undefined, base = record): Promise<void> {
    setBusy(true);
    setNotice("");
    try {
      const saved = await saveRecord(api, form, {
        before,
        draft: withStatus(form, draft, status),
        record: base,
      });
      setFaults(noFaults);
      adopt(saved);
      setNotice(texts.saved);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      const { cause, language, id, written, left } = error;
      // What was written is no change any more; what was not stays in the form.
      if (written !== undefined) {
        adopt(written);
        setDraft(withLeftOver(draftOf(form, written), draft, left));
      } else if (id !== undefined && base === undefined) {
        // It was made and cannot be read yet: saving again must not make another.
        go(linkTo(form.plural, id));
        return;
      }
      if (cause instanceof PreconditionError) setQuestion({ kind: "conflict", status });
      else {
        if (language !== draft.language) setSecond(language);
        const found = faultsOf(cause, work, form);
        setFaults({ ...found, ...(written === undefined ? {} : partlySaved(form, found, left)), language });
      }
    }
    setBusy(false);
  }

  async function resolve(choice: "mine" | "theirs", status: string | undefined): Promise<void> {
    setQuestion(undefined);
    if (record === undefined) return;
    const theirs = await api.record(form, record.id).catch((error: unknown) => {
      setFaults(faultsOf(error, work, form));
    });
    if (theirs === undefined) return;
    if (choice === "theirs") {
      adopt(theirs);
      setNotice(texts.reloaded);
    } else await save(status, theirs);
  }

  const name = draft.texts[draft.language]?.[form.namedBy] ?? "";
  const title = record === undefined ? addTitle(form) : name === "" ? `#${record.id}` : name;
  const shared = { api, work, draft, setDraft, record, known, setKnown, faults };
  const main = form.fields.filter((field) => isMain(form, field) && isAsked(form, field, record, draft));
  const side = form.fields
    .filter((field) => isSide(work, form, field))
    .sort((one, other) => rankOf(one) - rankOf(other));
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
      <p class="back">
        <a href={linkTo(form.plural)}>← {form.labels}</a>
      </p>
      <div class="headline">
        <Heading title={title}>
          {record?.status !== undefined && <span class="badge">{statusName(work, record.status)}</span>}
        </Heading>
      </div>
      {faults.general !== undefined && (
        <p class="notice bad" role="alert">
          {faults.general}
        </p>
      )}
      <div class="columns">
        <div class={second === undefined ? "main-fields" : "main-fields two"}>
          <Languages {...{ draft, setDraft, second, setSecond }} isNew={record === undefined} />
          {main.map((field) => {
            if (field.name === form.period?.start)
              return <PeriodInput key={field.name} form={form} period={form.period} {...shared} />;
            if (field.name === form.recurrence?.rule)
              return <RecurrenceField key={field.name} {...{ field, draft, setDraft, faults }} />;
            if (!isLocalized(field)) return <FieldInput key={field.name} field={field} {...shared} />;
            return (
              <div key={field.name} class="side-by-side">
                <FieldInput field={field} language={draft.language} {...shared} />
                {second !== undefined && <FieldInput field={field} language={second} {...shared} />}
              </div>
            );
          })}
        </div>
        <div class="side-fields">
          {side.map((field) => (
            <FieldInput key={field.name} field={field} {...shared} />
          ))}
        </div>
      </div>
      <div class="bar">
        <p class="notice" role="status">
          {isBusy ? texts.saving : notice === "" ? (isDirty ? texts.unsaved : "") : notice}
        </p>
        <div class="actions">
          <button type="button" class="quiet" onClick={() => setPreview(true)}>
            {texts.preview}
          </button>
          <Actions {...{ work, form, record, isBusy }} onSave={(status) => void save(status)} />
        </div>
      </div>
      {isPreview && (
        <Preview
          {...{ form, draft, record, known }}
          language={second ?? draft.language}
          onClose={() => setPreview(false)}
        />
      )}
      {question?.kind === "leave" && (
        <Dialog title={texts.leaveTitle} onClose={() => setQuestion(undefined)}>
          <p>{texts.leaveQuestion}</p>
          <p class="actions">
            <button type="button" class="danger" onClick={question.leave}>
              {texts.leave}
            </button>
            <button type="button" class="quiet" onClick={() => setQuestion(undefined)}>
              {texts.stay}
            </button>
          </p>
        </Dialog>
      )}
      {question?.kind === "conflict" && (
        <Dialog title={texts.conflictTitle} onClose={() => setQuestion(undefined)}>
          <p>{texts.conflictQuestion}</p>
          <p class="actions">
            <button type="button" onClick={() => void resolve("mine", question.status)}>
              {texts.keepMine}
            </button>
            <button type="button" class="quiet" onClick={() => void resolve("theirs", question.status)}>
              {texts.takeTheirs}
            </button>
            <button type="button" class="quiet" onClick={() => setQuestion(undefined)}>
              {texts.cancel}
            </button>
          </p>
        </Dialog>
      )}
    </form>
  );
}

/** The language of the record, and one to write beside it. */
function Languages(props: {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly second: string | undefined;
  readonly setSecond: (language: string | undefined) => void;
  readonly isNew: boolean;
}) {
  const { draft, setDraft, second, setSecond, isNew } = props;
  const others = settings.languages.filter((code) => code !== draft.language);
  const isWritten = (code: string): boolean =>
    Object.entries(draft.texts[code] ?? {}).some(([, text]) => text !== "");
  return (
    <div class="languages">
      <p class="field">
        <label for="language">{texts.language}</label>
        <select
          id="language"
          value={draft.language}
          disabled={!isNew}
          onChange={({ currentTarget: { value } }) => {
            setDraft({ ...draft, language: value });
            if (second === value) setSecond(undefined);
          }}
        >
          {settings.languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
      </p>
      <p class="field">
        <label for="second">{texts.translation}</label>
        <select
          id="second"
          value={second ?? ""}
          onChange={({ currentTarget: { value } }) => setSecond(value === "" ? undefined : value)}
        >
          <option value="">{texts.noTranslation}</option>
          {others.map((code) => (
            <option key={code} value={code}>
              {languageName(code) + (isWritten(code) ? " ✓" : "")}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}

/** The buttons that fit the status of the record and the rights of whoever edits it. The first one is the usual one. */
function Actions(props: {
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
  if (form.lifecycle === "term") return usual(record === undefined ? texts.create : texts.save);
  const isUnpublished = record === undefined || record.status === draft || record.status === review;
  if (!isUnpublished) return usual(texts.save);
  const mayPublish = work.may("publish_posts");
  const waits = record?.status === review;
  return (
    <>
      {waits ? button(texts.save, undefined) : button(texts.saveDraft, draft)}
      {waits && mayPublish && button(texts.refuse, draft)}
      {mayPublish
        ? button(waits ? texts.approve : texts.publish, published, "primary")
        : !waits && button(texts.submit, review, "primary")}
    </>
  );
}

/** A record as it is stored, with what of a draft was not stored yet. */
function withLeftOver(stored: Draft, draft: Draft, { languages, files }: LeftOver): Draft {
  const texts = languages.map((language) => [language, draft.texts[language] ?? {}] as const);
  const unsent = Object.entries(draft.files).filter(([name]) => files.includes(name));
  return {
    ...stored,
    texts: { ...stored.texts, ...Object.fromEntries(texts) },
    files: Object.fromEntries(unsent),
  };
}

/** Says what is missing of a record that was saved, and why. */
function partlySaved({ fields }: ResourceForm, faults: Faults, { languages, files }: LeftOver): Faults {
  const labels = files.map((name) => fields.find((field) => field.name === name)?.label ?? name);
  const missing = fill(texts.partlySaved, { names: [...languages.map(languageName), ...labels].join(", ") });
  const reason = (faults.general ?? "").replace(texts.seeFields, "").trim();
  return { ...faults, general: `${missing} ${reason}`.trim() };
}

function withStatus({ fields }: ResourceForm, draft: Draft, status: string | undefined): Draft {
  const field = fields.find(({ storage }) => storage === "status");
  if (field === undefined || status === undefined) return draft;
  return { ...draft, values: { ...draft.values, [field.name]: status } };
}

function RecurrenceField(props: {
  readonly field: FieldForm;
  readonly draft: Draft;
  readonly setDraft: (change: (draft: Draft) => Draft) => void;
  readonly faults: Faults;
}) {
  const { field, draft, setDraft, faults } = props;
  const { name } = field;
  return (
    <RecurrenceInput
      id={`field-${name}`}
      form={field}
      fault={faults.fields[name]}
      value={draft.values[name]}
      onChange={(value) =>
        setDraft((current) => ({ ...current, values: { ...current.values, [name]: value } }))
      }
    />
  );
}

/** How far a write reaches is asked of occurrences, and how it repeats of what is more than one of them. */
function isAsked(
  { recurrence }: ResourceForm,
  { name }: FieldForm,
  record: EditedRecord | undefined,
  { values }: Draft,
): boolean {
  const isOccurrence = record?.isOccurrence === true;
  if (name === recurrence?.scope) return isOccurrence;
  if (name !== recurrence?.rule || !isOccurrence) return true;
  const scope = values[recurrence.scope];
  return scope === "following" || scope === "all";
}

const sideKinds = new Set(["boolean", "flag", "image", "password", "reference"]);
const sideStorage = new Set(["author", "status", "date", "image", "password"]);

/** From what is decided for every record to what hardly ever is. */
const ranks: readonly ((field: FieldForm) => boolean)[] = [
  ({ storage }) => storage === "status",
  ({ kind }) => kind === "image",
  ({ kind }) => kind === "reference",
  ({ kind }) => kind === "boolean" || kind === "flag",
  ({ storage }) => storage === "date",
];

function rankOf(field: FieldForm): number {
  const rank = ranks.findIndex((is) => is(field));
  return rank < 0 ? ranks.length : rank;
}

/** What is written stands in the wide column; what is picked, switched or rarely changed beside it. */
function isMain(form: ResourceForm, field: FieldForm): boolean {
  const isOfPeriod = isPeriod(form, field) && field.name !== form.period?.start;
  return field.storage !== "date_utc" && !isOfPeriod && !isSideways(form, field);
}

function isSide(work: Work, form: ResourceForm, field: FieldForm): boolean {
  if (field.storage === "author" && !work.may("edit_others_posts")) return false;
  return isSideways(form, field);
}

function isSideways(form: ResourceForm, field: FieldForm): boolean {
  return (sideKinds.has(field.kind) && !isPeriod(form, field)) || sideStorage.has(field.storage);
}

function isPeriod({ period }: ResourceForm, { name }: FieldForm): boolean {
  return period !== undefined && Object.values(period).includes(name);
}
