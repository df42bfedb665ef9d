import { render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { EditedRecord, RecordId, Session } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { messageOf, openApi } from "./api.js";
import { Alert, Heading } from "./dialog.js";
import { Button, Labelled } from "./field.js";
import { addTitle, texts } from "./forms.js";
import { RecordForm } from "./record-form.js";
import { RecordListView } from "./record-list.js";
import { go, linkTo, useRoute } from "./route.js";
import { editableResources, maySend, statusName, statusOf, useWork, type Work, WorkContext } from "./work.js";

/** Where the key of this tab is: gone when it is closed, and never part of an address or cookie. */
const storedKey = "calendar-admin-key";

/** The editing page: asks for a key where one is needed, then shows what its role may change. */
function App() {
  const [key, setKey] = useState(() => sessionStorage.getItem(storedKey) ?? undefined);
  const api = useMemo(() => openApi(key), [key]);
  const [work, setWork] = useState<Work | "none" | undefined>();
  const [error, setError] = useState("");

  useEffect(() => {
    let isCurrent = true;
    setWork(undefined);
    setError("");
    Promise.all([api.session(), api.forms()]).then(
      ([session, forms]) => {
        if (isCurrent) setWork(session.capabilities.length === 0 ? "none" : { api, session, forms });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        // A key that was revoked is of no use any more.
        sessionStorage.removeItem(storedKey);
        setError(messageOf(error));
        setWork("none");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);

  if (work === undefined) return <p class="soft">{texts.loading}</p>;
  if (work === "none") {
    return (
      <>
        <Alert text={error} />
        <SignIn onDone={setKey} />
      </>
    );
  }
  const signOut = (): void => {
    sessionStorage.removeItem(storedKey);
    go("#/");
    setKey(undefined);
  };
  return (
    <WorkContext.Provider value={work}>
      <Workplace onSignOut={key === undefined ? undefined : signOut} />
    </WorkContext.Provider>
  );
}

function Workplace({ onSignOut }: { readonly onSignOut: (() => void) | undefined }) {
  const work = useWork();
  const { plural: current, name: record, query } = useRoute();
  const resources = editableResources(work);
  const form = resources.find(({ plural }) => plural === current);
  const { name, role } = work.session;
  return (
    <div class="workplace">
      <nav class="resources" aria-label={texts.records}>
        <ul>
          <li>
            <a href="#/" aria-current={form === undefined ? "page" : undefined}>
              {texts.overview}
            </a>
          </li>
          {resources.map(({ plural, labels }) => (
            <li key={plural}>
              <a href={linkTo(plural)} aria-current={form?.plural === plural ? "page" : undefined}>
                {labels}
              </a>
            </li>
          ))}
        </ul>
        <p class="who">
          <span class="soft">{onSignOut === undefined ? texts.withoutKey : `${name} · ${role}`}</span>
          {onSignOut !== undefined && <Button text={texts.signOut} onClick={onSignOut} />}
        </p>
      </nav>
      <div class="work">
        {form === undefined ? (
          <Overview />
        ) : record === "" ? (
          <RecordListView key={form.plural} form={form} query={query} />
        ) : (
          <Editor
            key={`${form.plural}/${record}?${query.toString()}`}
            form={form}
            id={idIn(query.get("copy") ?? record)}
            isCopy={query.has("copy")}
          />
        )}
      </div>
    </div>
  );
}

/** The id in an address; none for a new record. */
function idIn(name: string): RecordId | undefined {
  if (name === "new") return undefined;
  return /^\d+$/.test(name) ? Number(name) : name;
}

/** Asks for a key, and stores it for this tab if it is right and may change something. */
function SignIn({ onDone }: { readonly onDone: (key: string) => void }) {
  const [key, setKey] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(): Promise<void> {
    const given = key.trim();
    setBusy(true);
    setError(given === "" ? texts.keyMissing : await openApi(given).session().then(checked, messageOf));
    setBusy(false);
    input.current?.focus();

    function checked({ capabilities }: Session): string {
      if (capabilities.length === 0) return texts.keyWithoutRights;
      sessionStorage.setItem(storedKey, given);
      onDone(given);
      return "";
    }
  }

  return (
    <form
      class="sign-in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1>{texts.signIn}</h1>
      <p class="soft">{texts.signInIntro}</p>
      <Labelled id="key" label={texts.key}>
        <input
          id="key"
          ref={input}
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={key}
          aria-invalid={error !== ""}
          aria-describedby={error === "" ? undefined : "key-error"}
          onInput={(event) => setKey(event.currentTarget.value)}
        />
        <p class="field-error" id="key-error" role="alert">
          {error}
        </p>
      </Labelled>
      <button type="submit" disabled={isBusy}>
        {texts.signIn}
      </button>
    </form>
  );
}

/** The form of a record, or of a new one; it reads the record first. */
function Editor(props: {
  readonly form: ResourceForm;
  readonly id: RecordId | undefined;
  /** Whether the form is that of a new record like this one. */
  readonly isCopy: boolean;
}) {
  const { form, id, isCopy } = props;
  const { api } = useWork();
  const [record, setRecord] = useState<EditedRecord | undefined>();
  const [error, setError] = useState("");
  useEffect(() => {
    if (id === undefined) return;
    api.record(form, id).then(setRecord, (error: unknown) => setError(messageOf(error)));
  }, [api, form, id]);

  if (error !== "" || record?.isTrashed === true)
    return (
      <>
        <Heading title={form.label} />
        {error === "" ? <p class="notice">{texts.isTrashed}</p> : <Alert text={error} />}
      </>
    );
  if (id !== undefined && record === undefined) return <p class="soft">{texts.loading}</p>;
  return <RecordForm form={form} stored={isCopy ? undefined : record} like={record} />;
}

/** How many records there are of each resource, and what waits for a decision. */
function Overview() {
  const work = useWork();
  const { api } = work;
  const [counts, setCounts] = useState<Awaited<ReturnType<typeof api.counts>> | undefined>();
  const [error, setError] = useState("");
  useEffect(() => {
    api.counts().then(setCounts, (error: unknown) => {
      setCounts({});
      setError(messageOf(error));
    });
  }, [api]);
  const review = statusOf(work, "review");
  return (
    <>
      <Heading title={texts.overview} />
      <Alert text={error} />
      {/* Once the counts are known, so that nothing moves. */}
      {counts !== undefined && (
        <ul class="cards">
          {editableResources(work).map(({ plural, label, labels, hasStatus, writes }) => {
            const own = counts[plural] ?? {};
            const shown = Object.entries(own).filter(([, count]) => count > 0);
            return (
              <li key={plural} class="card">
                <h2>
                  <a href={linkTo(plural)}>{labels}</a>
                </h2>
                {hasStatus !== true || shown.length === 0 ? (
                  <p class="number">{Object.values(own)[0] ?? "–"}</p>
                ) : (
                  <ul class="counts">
                    {shown.map(([status, count]) => (
                      <li key={status}>
                        <a
                          href={linkTo(plural, "", { status })}
                          class={status === review ? "waits" : undefined}
                        >
                          <span class="number">{count >= 1000 ? "1000+" : count}</span>{" "}
                          {statusName(work, status)}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
                {maySend(work, writes.create) && (
                  <p>
                    <a class="button" href={linkTo(plural, "new")}>
                      {addTitle({ label })}
                    </a>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

const place = document.getElementById("admin");
if (place !== null) {
  place.replaceChildren();
  render(<App />, place);
}
