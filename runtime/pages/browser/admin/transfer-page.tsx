import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ImportProgress, ImportReport } from "../../admin/admin-answers.js";
import { messageOf } from "./api.js";
import { Alert, Heading } from "./dialog.js";
import { Button } from "./field.js";
import { fill, texts, timeInWords } from "./forms.js";
import { linkTo } from "./route.js";
import { SmallForm } from "./sign-in.js";
import { transferTitle, useWork } from "./work.js";

const words = texts.files;
const outcomes = {
  created: texts.changes.created,
  updated: texts.changes.updated,
  left: words.unchanged,
  refused: words.rejected,
} as const;
type Outcome = keyof typeof outcomes;

/** Dates of a table that have two meanings, which the spelt out ones tell apart. */
const dates = [
  ["", "–"],
  ["day-first", timeInWords("2031-04-03", false)],
  ["month-first", timeInWords("2031-03-04", false)],
] as const;

/** What came of a file, or what would. */
interface Answer {
  readonly report: ImportReport;
  readonly form: FormData;
  readonly isDryRun: boolean;
}

/** Imports a file, once a preview has shown what becomes of its records, and gives all records as files. */
export function TransferPage() {
  const { api, forms } = useWork();
  const running = useRef(new AbortController());
  const [progress, setProgress] = useState<ImportProgress & { readonly started: number }>();
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState("");
  useEffect(() => () => running.current.abort(), []);

  async function run(form: FormData, isDryRun: boolean): Promise<void> {
    const started = performance.now();
    const stop = new AbortController();
    running.current = stop;
    form.set("dry_run", String(isDryRun));
    setError("");
    setProgress({ done: 0, total: 0, started });
    try {
      const onPart = (part: ImportProgress): void => setProgress({ ...part, started });
      setAnswer({ report: await api.importFile(form, onPart, stop.signal), form, isDryRun });
    } catch (failed) {
      if (!stop.signal.aborted) throw failed;
    } finally {
      setProgress(undefined);
    }
  }
  const dated = forms.resources.filter(({ period }) => period !== undefined);
  const rows = [...dated, ...forms.resources.filter((form) => !dated.includes(form))];
  return (
    <>
      <Heading title={transferTitle} />
      <SmallForm
        fields={[
          { name: "file", label: "iCalendar (.ics), CSV, JSON (.jsonl)", type: "file" },
          { name: "resource", label: texts.records, options: rows.map(({ name, labels }) => [name, labels]) },
          { name: "key_column", label: words.keyColumn },
          { name: "dates", label: words.ambiguousDates, options: dates },
        ]}
        action={texts.preview}
        send={(_values, chosen) => run(chosen, true)}
      />
      <Alert text={error} />
      {progress !== undefined && <Progress {...progress} onCancel={() => running.current.abort()} />}
      {answer !== undefined && (
        <Report {...answer}>
          {answer.isDryRun && progress === undefined && (
            <Button
              text={words.import}
              look="primary"
              onClick={() =>
                void run(answer.form, false).catch((failed: unknown) => setError(messageOf(failed)))
              }
            />
          )}
        </Report>
      )}
      <Export onError={setError} />
    </>
  );
}

/** Files to save: what everyone may read as a calendar, and all records for administrators. */
function Export({ onError }: { readonly onError: (text: string) => void }) {
  const { api, forms, session } = useWork();
  const save = (format: "ics" | "jsonl") => () =>
    void api.exportFile(format).catch((failed: unknown) => onError(messageOf(failed)));
  const isDated = forms.resources.some(({ period }) => period !== undefined);
  return (
    <>
      <h2>{words.export}</h2>
      <p class="actions">
        {isDated && <Button text="iCalendar (.ics)" onClick={save("ics")} />}
        {session.isAdministrator === true && <Button text="JSON (.jsonl)" onClick={save("jsonl")} />}
      </p>
    </>
  );
}

/** How far an import is, how fast it goes, and how long it takes from here. */
function Progress(props: ImportProgress & { readonly started: number; readonly onCancel: () => void }) {
  const { done, total, started, onCancel } = props;
  const rate = done / Math.max(0.001, (performance.now() - started) / 1000);
  const left = Math.ceil((total - done) / Math.max(rate, 0.001));
  return (
    <div class="small-form">
      <progress aria-label={transferTitle} {...(total === 0 ? {} : { value: done, max: total })} />
      <p role="status">
        {total === 0
          ? texts.loading
          : fill(words.progress, { done, all: total, rate: Math.round(rate), seconds: left })}
      </p>
      <p class="actions">
        <Button text={texts.cancel} onClick={onCancel} />
      </p>
    </div>
  );
}

/** What becomes of the records of a file, or became of them: how many, and the first ones with links to them. */
function Report({ report, form, isDryRun, children }: Answer & { readonly children: ComponentChildren }) {
  const { forms } = useWork();
  const counts = Object.entries(report.counts).map(([plural, own]) => {
    const label = forms.resources.find((one) => one.plural === plural)?.labels ?? plural;
    const parts = Object.entries(own).map(([outcome, count]) => `${count} ${outcomes[outcome as Outcome]}`);
    return `${label}: ${parts.join(", ")}`;
  });
  return (
    <>
      <h2>{`${isDryRun ? texts.preview : words.import}: ${(form.get("file") as File).name}`}</h2>
      <div role="status">
        {[...counts, ...report.missing, ...report.remarks].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {children}
      <ol class="history">
        {report.records.map(({ resource, key, id, title, place = "", outcome, lost, remarks }) => {
          const plural = forms.resources.find(({ name }) => name === resource)?.plural;
          return (
            <li key={`${resource} ${key}`}>
              <p class="name">
                {id === undefined || plural === undefined ? title : <a href={linkTo(plural, id)}>{title}</a>}
                <span class={outcome === "refused" ? "badge bad" : "badge"}>{outcomes[outcome]}</span>
              </p>
              {[place, ...lost, ...remarks].filter(Boolean).map((text) => (
                <p class="soft" key={text}>
                  {text}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </>
  );
}
